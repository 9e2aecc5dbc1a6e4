import { approveSchema } from '@/lib/books';
import { approveCharacter } from '@/lib/books/server';
import { mutation } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';

/** 'This is my child': fixes the hero and starts the book preview. */
export const POST = mutation(
  '/api/books/[bookId]/approve',
  { rate: 'write', isOffice: hasCompanyBook, schema: approveSchema },
  async (context) => {
    const { shop, params, input, now } = context;
    const { db, enqueue } = shop;
    const approved = await approveCharacter(params.bookId, input, { db, enqueue, owner: getOwner(context), now });
    return draftReply(approved, context);
  },
);
