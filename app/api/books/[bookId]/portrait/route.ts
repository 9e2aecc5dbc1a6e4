import { choosePortraitSchema } from '@/lib/books';
import { choosePortrait } from '@/lib/books/server';
import { mutation } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';

/** Chooses among the drawn portraits. */
export const POST = mutation({ rate: 'write', schema: choosePortraitSchema }, async (context) => {
  const { shop, params, input } = context;
  return draftReply(
    await choosePortrait(params.bookId ?? '', input, { db: shop.db, owner: ownerOf(context) }),
    context,
  );
});
