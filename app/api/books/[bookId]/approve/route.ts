import { approveSchema } from '@/lib/books';
import { approveCharacter } from '@/lib/books/server';
import { mutation } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';

/** 'This is my child': fixes the hero and starts the book preview. */
export const POST = mutation({ rate: 'write', schema: approveSchema }, async (context) => {
  const { shop, params, input, now } = context;
  const { db, enqueue } = shop;
  const approved = await approveCharacter(params.bookId ?? '', input, { db, enqueue, owner: ownerOf(context), now });
  return draftReply(approved, context);
});
