import { deviceReadingSchema } from '@/lib/books';
import { attachReading } from '@/lib/books/server';
import { mutation } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';

/** Stores the hero that the parent's device read from a photo, which it did not send. */
export const POST = mutation(
  '/api/books/[bookId]/reading',
  { rate: 'write', schema: deviceReadingSchema, isOffice: hasCompanyBook },
  async (context) => {
    const { shop, params, input, now } = context;
    const { db, storage, enqueue } = shop;
    return draftReply(
      await attachReading(params.bookId, input, { db, storage, enqueue, owner: getOwner(context), now }),
      context,
    );
  },
);
