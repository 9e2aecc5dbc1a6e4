import { deviceReadingSchema } from '@/lib/books';
import { attachReading } from '@/lib/books/server';
import { mutation, resultReply } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';
import { checkPhotoPermission } from '@/lib/server/api/photos/photo-permission';

/** Stores the hero that the browser of a parent or a school read from a photo, which it did not send. */
export const POST = mutation(
  '/api/books/[bookId]/reading',
  { rate: 'write', schema: deviceReadingSchema, isOffice: hasCompanyBook },
  async (context) => {
    const { shop, input, now } = context;
    const { db, storage, enqueue } = shop;
    const { consent: given, ...hero } = input;
    const permitted = await checkPhotoPermission(context);
    if (!permitted.ok) return resultReply(permitted, () => null);
    const { book, declared } = permitted.value;
    const deps = { db, storage, enqueue, owner: getOwner(context), now };
    return draftReply(await attachReading(book, { ...hero, consent: declared ?? given }, deps), context);
  },
);
