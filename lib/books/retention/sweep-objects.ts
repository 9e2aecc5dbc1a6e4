import type { Db } from '@/lib/platform/db';
import { confirmPendingObjects, listAbandonedObjects } from '@/lib/platform/db/pending-objects';
import { alarm } from '@/lib/platform/logging/alarm';
import { log } from '@/lib/platform/logging/log';
import type { StoragePort } from '@/lib/providers/storage/port';
import { countOverduePhotos, listOwnedKeys, listPhotoKeys } from './repository/objects';
import { addDays } from './retention';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date };

const BATCH = 500;
/** Storage prefixes of books and companies; an earlier version used `faces/` for painted faces. */
const PREFIXES = ['photos/', 'faces/', 'pictures/', 'sheets/', 'books/', 'logos/'] as const;
/** More orphans than this, and more than there are owned objects, mean that the database does not match the storage. */
const MAX_ORPHANS = 100;

/**
 * Deletes objects that were registered but never confirmed: the process died between storing them and writing their
 * row.
 */
export async function deleteAbandoned({ db, storage, now }: Deps): Promise<void> {
  for (;;) {
    const keys = await listAbandonedObjects(db, now, BATCH);
    if (keys.length === 0) return;
    const owned = await listOwnedKeys(db, keys);
    for (const key of keys) if (!owned.has(key)) await storage.delete(key);
    await confirmPendingObjects(db, keys);
  }
}

async function listOrphans(prefix: string, { db, storage, now }: Deps) {
  const orphans: string[] = [];
  let batch: string[] = [];
  let owned = 0;
  const sort = async () => {
    const known = await listOwnedKeys(db, batch);
    owned += known.size;
    orphans.push(...batch.filter((key) => !known.has(key)));
    batch = [];
  };
  const aDayAgo = addDays(now, -1);
  for await (const { key, storedAt } of storage.list(prefix)) {
    if (storedAt < aDayAgo) batch.push(key);
    if (batch.length === BATCH) await sort();
  }
  await sort();
  return { orphans, owned };
}

/**
 * Reports the objects that had no row and were deleted, the photos that should be gone and are not, and those that
 * should be there and are not. All are zero in a shop that keeps its promise; a purge that failed all day shows here.
 */
async function auditPhotos({ db, storage, now }: Deps, orphans: number): Promise<void> {
  const overdue = await countOverduePhotos(db, addDays(now, -1));
  let missing = 0;
  for await (const storageKey of listPhotoKeys(db, BATCH)) if (!(await storage.exists(storageKey))) missing += 1;
  log.info({ event: 'photo_audit', overdue, missing, orphans }, 'photos compared with the storage');
  if (overdue > 0 || missing > 0) alarm('photo_audit', { overdue, missing });
}

/**
 * Daily: deletes every object older than a day without a row, and what interrupted uploads left. If almost no object
 * has a row it deletes nothing and raises an alarm, because the database may be the wrong one.
 */
export async function sweepObjects(deps: Deps): Promise<void> {
  let removed = 0;
  for (const prefix of PREFIXES) {
    const { orphans, owned } = await listOrphans(prefix, deps);
    if (prefix !== 'faces/' && orphans.length > MAX_ORPHANS && orphans.length > owned) {
      alarm('sweep_refused', { prefix, orphans: orphans.length, owned });
      continue;
    }
    for (const key of orphans) await deps.storage.delete(key);
    removed += orphans.length;
    if (orphans.length > 0) log.warn({ event: 'orphans_removed', prefix, count: orphans.length }, 'objects of nobody');
  }
  await auditPhotos(deps, removed);
  const parts = await deps.storage.tidy(addDays(deps.now, -1));
  if (parts > 0) log.warn({ event: 'parts_removed', count: parts }, 'parts of interrupted writes');
}
