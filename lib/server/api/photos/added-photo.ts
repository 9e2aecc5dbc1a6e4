import type { AddedPlace } from '@/lib/books';
import { type AddedReading, attachAdded, deleteAddedPhoto } from '@/lib/books/server';
import { draftReply, getOwner } from '../owner';
import { errorReply, type Reply, resultReply } from '../reply';
import type { Context } from '../route';
import { checkPhotoPermission } from './photo-permission';

type BookContext<Input> = Context<Input> & { readonly params: { readonly bookId: string } };

const getDeps = (context: BookContext<unknown>) => {
  const { shop, now } = context;
  const { db, storage, enqueue } = shop;
  return { db, storage, enqueue, owner: getOwner(context), now };
};

/** Stores the added hero that a parent's browser read from a photo, which it did not send. */
export async function attachAddedReply(place: AddedPlace, context: BookContext<AddedReading>): Promise<Reply> {
  const permitted = await checkPhotoPermission(context);
  if (!permitted.ok) return resultReply(permitted, () => null);
  const { book, declared } = permitted.value;
  // The book of a class has one hero.
  if (declared) return errorReply('not_found');
  return draftReply(await attachAdded(book, place, context.input, getDeps(context)), context);
}

/** 'Delete now' for what was read from the photo of an added hero. */
export const deleteAddedReply = async (place: AddedPlace, context: BookContext<unknown>): Promise<Reply> =>
  draftReply(await deleteAddedPhoto(context.params.bookId, place, getDeps(context)), context);
