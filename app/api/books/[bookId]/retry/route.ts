import { retrySchema } from '@/lib/books';
import { retryTask } from '@/lib/books/server';
import { mutation } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';

/** Restarts a failed task. */
export const POST = mutation(
  '/api/books/[bookId]/retry',
  { rate: 'write', isOffice: hasCompanyBook, schema: retrySchema },
  async (context) => {
    const { db, enqueue } = context.shop;
    const deps = { db, enqueue, owner: getOwner(context) };
    return draftReply(await retryTask(context.params.bookId, context.input.kind, deps), context);
  },
);
