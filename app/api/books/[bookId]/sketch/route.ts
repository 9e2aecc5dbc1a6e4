import { sketchCharacter } from '@/lib/books/server';
import { characterSchema } from '@/lib/illustrator';
import { mutation, pictureReply } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';
import { sketch } from '@/lib/wiring/sketch-pool';

/** The hero as described, drawn at once: a picture that is stored nowhere. */
export const POST = mutation({ rate: 'sketch', schema: characterSchema }, async (context) => {
  const { shop, params, input, request } = context;
  const deps = { db: shop.db, owner: ownerOf(context), sketch, signal: request.signal };
  return pictureReply(await sketchCharacter(params.bookId ?? '', input, deps));
});
