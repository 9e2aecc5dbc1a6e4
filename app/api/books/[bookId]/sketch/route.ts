import { sketchSchema } from '@/lib/books';
import { sketchCharacter } from '@/lib/books/server';
import { mutation, pictureReply } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';
import { drawSketch } from '@/lib/server/threads/sketch-pool';

/** Draws the hero as currently described; the picture is not stored. */
export const POST = mutation(
  '/api/books/[bookId]/sketch',
  { rate: 'sketch', schema: sketchSchema },
  async (context) => {
    const { shop, params, input, request } = context;
    const deps = { db: shop.db, owner: getOwner(context), drawSketch, signal: request.signal };
    return pictureReply(await sketchCharacter(params.bookId, input, deps));
  },
);
