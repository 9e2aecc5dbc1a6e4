import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { isGuest } from '../drafts/viewer-access';
import { downgradeToRegularModel } from '../drawing/downgrade-model';
import { isBoughtBook } from '../is-bought';
import { findBook, findDraft, findOwnedBook, hasPhoto, type Owner, setPhotoExpiry } from '../repository';
import type { DraftRow } from '../selects';
import { removeAddedPhotos } from './delete-added-photo';
import { deleteAdvancedPictures, deletePhotoObjects } from './delete-objects';
import { readDeletePhotoToken } from './delete-photo-token';
import { deleteTrial } from './delete-trial';
import { deleteFaceReading } from './purge-features';
import { isUsingPhoto } from './repository/features';

type Shop = { readonly db: Db; readonly storage: StoragePort; readonly enqueue: Enqueue; readonly now: Date };
type Deps = Shop & { readonly owner: Owner };

/** A photo in use by a production job is deleted when the job is done. */
async function removePhoto(bookId: string, shop: Shop): Promise<void> {
  const { db, now } = shop;
  if (await isUsingPhoto(db, bookId, now)) await setPhotoExpiry(db, bookId, now, now);
  else {
    await deletePhotoObjects(bookId, shop, 'first');
    await downgradeToRegularModel(bookId, shop);
    await deleteAdvancedPictures(bookId, shop);
    await db.$transaction((tx) => deleteFaceReading(tx, bookId));
  }
  await deleteTrial(bookId, shop);
  // A bought book has one place for deleting what was read from photos, for all heroes.
  const book = await findDraft(db, bookId);
  if (book && isBoughtBook(book)) await removeAddedPhotos(bookId, shop);
}

/**
 * 'Delete now': deletes the photo, the model sheets painted from it and the features read from it (rulings, "Photos and
 * names"). The response contains a photo that is still in use.
 */
export async function deletePhoto(
  bookId: string,
  deps: Deps,
): Promise<Result<DraftRow, 'not_found' | 'first_device_only'>> {
  const book = await findOwnedBook(deps.db, bookId, deps.owner);
  if (!book) return fail('not_found');
  if (isGuest(book, deps.owner)) return fail('first_device_only');
  await removePhoto(bookId, deps);
  const left = await findDraft(deps.db, bookId);
  return left ? ok(left) : fail('not_found');
}

type LinkDeps = Shop & { readonly secret: string | readonly string[] };

/**
 * 'Delete now' by the link in a mail about the book, for parents without an account; idempotent. `left`: a photo that
 * is still in use.
 */
export async function deletePhotoByLink(
  token: string,
  { secret, ...shop }: LinkDeps,
): Promise<Result<{ readonly left: boolean }, 'link_invalid'>> {
  const bookId = readDeletePhotoToken(secret, token);
  const book = bookId && (await findBook(shop.db, bookId));
  if (!book) return fail('link_invalid');
  // The mail speaks of the book's photos: without an account there is no other way to those of the added heroes.
  await removeAddedPhotos(book.id, shop);
  if (!(await hasPhoto(shop.db, book.id))) return ok({ left: false });
  await removePhoto(book.id, shop);
  return ok({ left: await hasPhoto(shop.db, book.id) });
}
