import { approveSchema } from '@/lib/books';
import { redrawPortrait } from '@/lib/books/server';
import { mutation } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';

/** 'Draw again': one more portrait of the same features, counted. */
export const POST = mutation({ rate: 'write', schema: approveSchema, idempotent: true }, async (context) => {
  const { shop, params, input } = context;
  const { db, enqueue } = shop;
  const model = input.imageModel;
  return draftReply(
    await redrawPortrait(params.bookId ?? '', { model }, { db, enqueue, owner: ownerOf(context) }),
    context,
  );
});
