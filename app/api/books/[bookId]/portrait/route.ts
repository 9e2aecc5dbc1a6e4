import { choosePortraitSchema } from '@/lib/books';
import { choosePortrait } from '@/lib/books/server';
import { mutation } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';

/** Selects one of the drawn portraits. */
export const POST = mutation(
  '/api/books/[bookId]/portrait',
  { rate: 'write', isOffice: hasCompanyBook, schema: choosePortraitSchema },
  async (context) => {
    const { shop, params, input } = context;
    return draftReply(await choosePortrait(params.bookId, input, { db: shop.db, owner: getOwner(context) }), context);
  },
);
