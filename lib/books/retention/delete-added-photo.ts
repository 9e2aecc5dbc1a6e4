import { type Character, characterSchema, withoutReading } from '@/lib/illustrator';
import { Prisma, type Tx } from '@/lib/platform/db';
import { deleteStoredReplies } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isGuest } from '../drafts/viewer-access';
import { enqueueDrawing } from '../drawing/enqueue-drawing';
import { ADDED_PLACES, type AddedPlace } from '../heroes/added-heroes';
import { isBoughtBook } from '../is-bought';
import { listReadPlaces } from '../photo/hero-photos';
import { findDraft, findOwnedBook, lockBook, markPhotosDeleted, type Owner, updateDraft } from '../repository';
import type { DraftRow } from '../selects';
import { deleteTrial } from './delete-trial';
import { clearAdded, clearFirstLooks, listAddedCopies, listBooksWithExpiredAdded } from './repository/added';
import { findPhotoHero, markPhotoDeleted } from './repository/deletions';

type Shop = Parameters<typeof deleteTrial>[1] & { readonly enqueue: Parameters<typeof enqueueDrawing>[1] };

/**
 * 'Delete now' for an added hero: deletes what was read from the photo, here and in the other stories that it was
 * copied into. An unpaid book is drawn again with an average face; a bought one loses the looks once it is produced, and
 * keeps its pictures.
 */
export async function deleteAddedPhoto(
  bookId: string,
  place: AddedPlace,
  deps: Shop & { readonly owner: Owner },
): Promise<Result<DraftRow, 'not_found' | 'first_device_only'>> {
  const book = await findOwnedBook(deps.db, bookId, deps.owner);
  if (!book) return fail('not_found');
  if (isGuest(book, deps.owner)) return fail('first_device_only');
  await removeAddedPhoto(bookId, place, deps);
  const left = await findDraft(deps.db, bookId);
  return left ? ok(left) : fail('not_found');
}

/** Deletes what was read from photos of a book's added heroes, if anything was. */
export async function removeAddedPhotos(bookId: string, shop: Shop): Promise<void> {
  for (const place of ADDED_PLACES) await removeAddedPhoto(bookId, place, shop);
}

async function removeAddedPhoto(bookId: string, place: AddedPlace, shop: Shop): Promise<void> {
  for (const id of await listAddedCopies(shop.db, bookId, place)) {
    await shop.db.$transaction((tx) => forgetAdded(tx, id, place, shop));
    await deleteTrial(id, shop);
  }
}

async function forgetAdded(tx: Tx, id: string, place: AddedPlace, { enqueue, now }: Shop): Promise<void> {
  await lockBook(tx, id);
  await markPhotosDeleted(tx, id, now, place);
  await deleteStoredReplies(tx, id);
  const book = await findDraft(tx, id);
  if (!book) return;
  if (!isBoughtBook(book)) return drawWithoutReading(tx, book, place, enqueue);
  // A book that is being made keeps the looks until it is produced; the retention job deletes them then.
  for (const produced of await listBooksWithExpiredAdded(tx, place, { take: 1, skip: 0 }, id))
    await clearAdded(tx, produced.id, place);
}

/**
 * Deletes a photo again that a restored database still has; of an added hero in an unpaid book also what was read from
 * it, unless another photo has taken its place. A bought book loses the looks in the retention job.
 */
export async function deletePhotoAgain(tx: Tx, id: string, deletedAt: Date): Promise<void> {
  await markPhotoDeleted(tx, id, deletedAt);
  const photo = await findPhotoHero(tx, id);
  if (!photo || photo.hero === 'first') return;
  const book = await findDraft(tx, photo.bookId);
  if (!book || isBoughtBook(book) || listReadPlaces(book.photos).includes(photo.hero)) return;
  const character = forgetLook(book, photo.hero);
  if (!character) return;
  await clearFirstLooks(tx, book.id, photo.hero);
  await updateDraft(tx, book.id, { character, candidates: Prisma.DbNull });
}

/** The heroes of a draft, one of them without what was read from its photo; `null` where it has no looks. */
function forgetLook(book: Pick<DraftRow, 'character'>, place: AddedPlace): Character | null {
  const hero = book.character ? characterSchema.parse(book.character) : null;
  const look = hero?.[place];
  return hero && look ? { ...hero, [place]: withoutReading(look) } : null;
}

async function drawWithoutReading(tx: Tx, book: DraftRow, place: AddedPlace, enqueue: Shop['enqueue']): Promise<void> {
  const character = forgetLook(book, place);
  if (!character) return;
  await clearFirstLooks(tx, book.id, place);
  if (book.catalogueId === null) {
    await updateDraft(tx, book.id, { character });
    return;
  }
  const changed = await updateDraft(tx, book.id, {
    character,
    candidates: Prisma.DbNull,
    characterApprovedAt: null,
    revision: { increment: 1 },
  });
  await enqueueDrawing(tx, enqueue, 'character', changed);
}
