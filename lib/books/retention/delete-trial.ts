import type { Db } from '@/lib/platform/db';
import type { StoragePort } from '@/lib/providers/storage/port';
import { closeTrial, findTrial } from '../heroes/trial';
import { lockBook } from '../repository';
import { deleteBookObjects } from './delete-objects';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date };

/** Deletes the trial of another hero of a book, with its copy of the photo. Does nothing without one. */
export async function deleteTrial(bookId: string, deps: Deps): Promise<void> {
  const trialId = await deps.db.$transaction(async (tx) => {
    const trial = await findTrial(tx, bookId);
    if (!trial) return null;
    await lockBook(tx, trial.id);
    await closeTrial(tx, trial.id, deps.now);
    return trial.id;
  });
  if (trialId) await deleteBookObjects(trialId, deps);
}
