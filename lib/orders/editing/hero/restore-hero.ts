import { isRestorable, listHeroVersions, restoreHeroVersion } from '@/lib/books/server';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type EditingErrorCode, lockForEditing } from '../access';
import type { EditingDeps } from '../change-words';
import { enqueueRedrawnBook } from './redraw-book';

/** Goes back to a hero that the book had before, with its pictures; possible until the book is approved for print. */
export const restoreHero = (
  orderId: string,
  revision: number,
  { db, accountId, enqueue, now }: EditingDeps,
): Promise<Result<null, EditingErrorCode | 'hero_forgotten'>> =>
  db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, accountId);
    if (!locked.ok) return locked;
    const { book } = locked.value;
    if (book.revision === revision) return ok(null);
    const version = (await listHeroVersions(tx, book.id)).find((one) => one.revision === revision);
    if (!version || !isRestorable(version)) return fail('hero_forgotten');
    const edits = await restoreHeroVersion(tx, book, version);
    await enqueueRedrawnBook(
      tx,
      { book: { ...book, revision, imageModel: version.imageModel }, edits },
      { enqueue, now },
    );
    return ok(null);
  });
