import {
  addDays,
  applyTrial,
  canDrawAdvanced,
  closeTrial,
  deleteBookObjects,
  findTrial,
  lockBook,
  RETENTION_DAYS,
} from '@/lib/books/server';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type EditingErrorCode, lockForEditing } from '../access';
import type { EditingDeps } from '../change-words';
import { isAdvancedBought } from './advanced-trial';
import { checkHeroChanges } from './open-trial';
import { enqueueRedrawnBook } from './redraw-book';

type ApplyErrorCode = EditingErrorCode | 'preview_not_ready' | 'advanced_not_possible' | 'hero_limit_reached';
type AppliedHero = { readonly revision: number };

/**
 * Takes the trial's hero into the whole book: every page is drawn again, and the earlier hero is kept to go back to
 * (`restoreHero`). The trial ends with it.
 */
export async function applyHero(
  orderId: string,
  deps: EditingDeps & { readonly storage: StoragePort },
): Promise<Result<AppliedHero, ApplyErrorCode>> {
  const { db, accountId, now } = deps;
  const applied = await db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, accountId);
    if (!locked.ok) return locked;
    const { book } = locked.value;
    const found = await findTrial(tx, book.id);
    if (!found) return fail('not_found');
    await lockBook(tx, found.id);
    const trial = await findTrial(tx, book.id);
    if (!trial) return fail('not_found');
    if (!trial.character || !trial.characterApprovedAt) return fail('preview_not_ready');
    const advanced = trial.imageModel === 'advanced';
    if (advanced && !(canDrawAdvanced(trial) && (await isAdvancedBought(tx, book.id))))
      return fail('advanced_not_possible');
    const allowed = await checkHeroChanges(tx, book);
    if (!allowed.ok) return allowed;
    const photoExpiry = book.photos[0]?.deleteAfter ?? addDays(now, RETENTION_DAYS.draft);
    const changed = await applyTrial(tx, book, trial, photoExpiry);
    await closeTrial(tx, trial.id, now);
    await enqueueRedrawnBook(tx, changed, deps);
    return ok({ revision: changed.book.revision, trialId: trial.id });
  });
  if (!applied.ok) return applied;
  const { revision, trialId } = applied.value;
  // Blurred pictures, sheets and a photo that the book has already; the retention job deletes what a crash leaves.
  await deleteBookObjects(trialId, deps);
  return ok({ revision });
}
