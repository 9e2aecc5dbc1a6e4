import { characterSchema, withoutReading } from '@/lib/illustrator';
import { Prisma, type Tx } from '@/lib/platform/db';
import { deleteStoredReplies } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isGuest } from '../drafts/viewer-access';
import { enqueueDrawing } from '../drawing/enqueue-drawing';
import { isBoughtBook } from '../is-bought';
import { findDraft, findOwnedBook, lockBook, markPhotosDeleted, type Owner, updateDraft } from '../repository';
import type { DraftRow } from '../selects';
import { deleteTrial } from './delete-trial';
import { clearFirstLooks, clearSecond, listBooksWithExpiredSecond, listSecondCopies } from './repository/second';

type Shop = Parameters<typeof deleteTrial>[1] & { readonly enqueue: Parameters<typeof enqueueDrawing>[1] };

/**
 * 'Delete now' for the second hero: deletes what was read from the photo, here and in the other stories that it was
 * copied into. An unpaid book is drawn again with an average face; a bought one loses the looks once it is produced, and
 * keeps its pictures.
 */
export async function deleteSecondPhoto(
  bookId: string,
  deps: Shop & { readonly owner: Owner },
): Promise<Result<DraftRow, 'not_found' | 'first_device_only'>> {
  const book = await findOwnedBook(deps.db, bookId, deps.owner);
  if (!book) return fail('not_found');
  if (isGuest(book, deps.owner)) return fail('first_device_only');
  await removeSecondPhoto(bookId, deps);
  const left = await findDraft(deps.db, bookId);
  return left ? ok(left) : fail('not_found');
}

/** Deletes what was read from the photo of a book's second hero, if anything was. */
export async function removeSecondPhoto(bookId: string, shop: Shop): Promise<void> {
  for (const id of await listSecondCopies(shop.db, bookId)) {
    await shop.db.$transaction((tx) => forgetSecond(tx, id, shop));
    await deleteTrial(id, shop);
  }
}

async function forgetSecond(tx: Tx, id: string, { enqueue, now }: Shop): Promise<void> {
  await lockBook(tx, id);
  await markPhotosDeleted(tx, id, now, 'second');
  await deleteStoredReplies(tx, id);
  const book = await findDraft(tx, id);
  if (!book) return;
  if (!isBoughtBook(book)) return drawWithoutReading(tx, book, enqueue);
  // A book that is being made keeps the looks until it is produced; the retention job deletes them then.
  for (const produced of await listBooksWithExpiredSecond(tx, { take: 1, skip: 0 }, id))
    await clearSecond(tx, produced.id);
}

async function drawWithoutReading(tx: Tx, book: DraftRow, enqueue: Shop['enqueue']): Promise<void> {
  const { second, ...hero } = characterSchema.parse(book.character);
  if (!second) return;
  const character = { ...hero, second: withoutReading(second) };
  await clearFirstLooks(tx, book.id, 'second');
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
