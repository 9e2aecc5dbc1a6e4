import { approveSchema } from '@/lib/books';
import { redrawPortrait } from '@/lib/books/server';
import { mutation } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';

/** 'Draw again': one more portrait of the same features; counts towards the limit. */
export const POST = mutation(
  '/api/books/[bookId]/redraw',
  { rate: 'write', isOffice: hasCompanyBook, schema: approveSchema, idempotent: true },
  async (context) => {
    const { shop, params, input } = context;
    const { db, enqueue } = shop;
    const model = input.imageModel;
    return draftReply(
      await redrawPortrait(params.bookId, { model }, { db, enqueue, owner: getOwner(context) }),
      context,
    );
  },
);
