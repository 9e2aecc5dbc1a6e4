import { secondReadingSchema } from '@/lib/books';
import { attachSecond, deleteSecondPhoto } from '@/lib/books/server';
import { errorReply, mutation, resultReply } from '@/lib/server/api';
import { draftReply, getOwner } from '@/lib/server/api/owner';
import { checkPhotoPermission } from '@/lib/server/api/photo-permission';

const ROUTE = '/api/books/[bookId]/second';

/** Stores the second hero that a parent's browser read from a photo, which it did not send. */
export const POST = mutation(ROUTE, { rate: 'write', schema: secondReadingSchema }, async (context) => {
  const { shop, input, now } = context;
  const { db, storage, enqueue } = shop;
  const permitted = await checkPhotoPermission(context);
  if (!permitted.ok) return resultReply(permitted, () => null);
  const { book, declared } = permitted.value;
  // The book of a class has one hero.
  if (declared) return errorReply('not_found');
  return draftReply(await attachSecond(book, input, { db, storage, enqueue, owner: getOwner(context), now }), context);
});

/** 'Delete now' for what was read from the photo of the second hero. */
export const DELETE = mutation(ROUTE, { rate: 'write' }, async (context) => {
  const { shop, params, now } = context;
  const { db, storage, enqueue } = shop;
  const deps = { db, storage, enqueue, owner: getOwner(context), now };
  return draftReply(await deleteSecondPhoto(params.bookId, deps), context);
});
