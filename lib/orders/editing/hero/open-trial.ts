import {
  countHeroChanges,
  type EditingRow,
  findTrial,
  insertTrial,
  listHeroVersions,
  MAX_HERO_CHANGES,
} from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type EditingErrorCode, lockForEditing } from '../access';
import type { EditingDeps } from '../change-words';

type OpenTrialDeps = EditingDeps & { readonly storage: StoragePort; readonly newId: () => string };
type OpenedTrial = { readonly trialId: string };

/** Whether the book may get another new hero. The caller holds the book's lock. */
export async function checkHeroChanges(tx: Tx, book: EditingRow): Promise<Result<null, 'hero_limit_reached'>> {
  const changes = countHeroChanges(await listHeroVersions(tx, book.id), book);
  return changes < MAX_HERO_CHANGES ? ok(null) : fail('hero_limit_reached');
}

/**
 * Opens the trial of another hero, or finds the open one. The book stays as it is until `applyHero`. The photo is
 * copied before the transaction, because no lock is held during storage work.
 */
export async function openTrial(
  orderId: string,
  deps: OpenTrialDeps,
): Promise<Result<OpenedTrial, EditingErrorCode | 'hero_limit_reached'>> {
  const { db, accountId, storage, newId, now } = deps;
  const ready = await db.$transaction((tx) => findOrCheck(tx, orderId, accountId));
  if (!ready.ok) return ready;
  if (ready.value.trial) return ok({ trialId: ready.value.trial.id });
  const [photo] = ready.value.book.photos;
  // A photo that was read on its device has no picture to copy.
  const storageKey = photo?.storageKey ? `photos/${newId()}.jpg` : null;
  if (photo?.storageKey && storageKey) {
    await registerPendingObject(db, storageKey, now);
    await storage.put(storageKey, await storage.get(photo.storageKey), 'image/jpeg');
  }
  const opened = await db.$transaction(async (tx) => {
    const checked = await findOrCheck(tx, orderId, accountId);
    if (!checked.ok) return checked;
    const { book, trial } = checked.value;
    if (trial) return ok({ trialId: trial.id, created: false });
    // The photo may be deleted or replaced since it was copied.
    const copy = photo && book.photos[0]?.id === photo.id ? { photo, storageKey } : null;
    return ok({ trialId: (await insertTrial(tx, book, copy, deps)).id, created: copy !== null });
  });
  if (storageKey && !(opened.ok && opened.value.created)) {
    await storage.delete(storageKey);
    await confirmPendingObjects(db, [storageKey]);
  }
  return opened.ok ? ok({ trialId: opened.value.trialId }) : opened;
}

async function findOrCheck(tx: Tx, orderId: string, accountId: string) {
  const locked = await lockForEditing(tx, orderId, accountId);
  if (!locked.ok) return locked;
  const { book, order } = locked.value;
  // A child whom a parent added to a class: only that parent sees the photo, which a trial shows.
  if (book.accountId !== order.accountId) return fail('not_found');
  const trial = await findTrial(tx, book.id);
  const allowed = trial ? ok(null) : await checkHeroChanges(tx, book);
  return allowed.ok ? ok({ book, trial }) : allowed;
}
