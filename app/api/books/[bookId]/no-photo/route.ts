import { continueWithoutPhoto } from '@/lib/books/server';
import { mutation } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';

/** 'Continue without a photo'. */
export const POST = mutation(
  '/api/books/[bookId]/no-photo',
  { rate: 'write', isOffice: hasCompanyBook },
  async (context) => {
    const { db, enqueue } = context.shop;
    const updated = await continueWithoutPhoto(context.params.bookId, { db, enqueue, owner: getOwner(context) });
    return draftReply(updated, context);
  },
);
