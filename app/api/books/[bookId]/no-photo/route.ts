import { goWithoutPhoto } from '@/lib/books/server';
import { mutation } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';

/** 'Continue without a photo'. */
export const POST = mutation({ rate: 'write' }, async (context) => {
  const { db, enqueue } = context.shop;
  const met = await goWithoutPhoto(context.params.bookId ?? '', { db, enqueue, owner: ownerOf(context) });
  return draftReply(met, context);
});
