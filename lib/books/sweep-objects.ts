import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import { abandonedObjects, claimObjects } from '@/lib/platform/db/pending';
import { log } from '@/lib/platform/log';
import type { StoragePort } from '@/lib/providers/storage/port';
import { ownedObjects } from './repo';
import { daysAfter } from './retention';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date };

const BATCH = 500;
/** Where books keep what is theirs; `faces/` is of an earlier version, which stored what it painted. */
const PREFIXES = ['photos/', 'faces/', 'pictures/', 'sheets/', 'books/'] as const;
/** More orphans than this, and more than what is owned, say that this is not the objects' database. */
const MOST_ORPHANS = 100;

/** Deletes objects that a process announced and never claimed: it died between storing them and writing their row. */
export async function forgetAbandoned({ db, storage, now }: Deps): Promise<void> {
  for (;;) {
    const keys = await abandonedObjects(db, now, BATCH);
    if (keys.length === 0) return;
    const owned = await ownedObjects(db, keys);
    for (const key of keys) if (!owned.has(key)) await storage.delete(key);
    await claimObjects(db, keys);
  }
}

async function orphansUnder(prefix: string, { db, storage, now }: Deps) {
  const orphans: string[] = [];
  let batch: string[] = [];
  let owned = 0;
  const sort = async () => {
    const known = await ownedObjects(db, batch);
    owned += known.size;
    orphans.push(...batch.filter((key) => !known.has(key)));
    batch = [];
  };
  const aDayAgo = daysAfter(now, -1);
  for await (const { key, storedAt } of storage.list(prefix)) {
    if (storedAt < aDayAgo) batch.push(key);
    if (batch.length === BATCH) await sort();
  }
  await sort();
  return { orphans, owned };
}

/**
 * Once a day: deletes every object older than a day that no row stands for, whatever left it there, and what interrupted
 * writes left. Where nearly nothing is owned it deletes nothing and calls somebody: the database may be another one.
 */
export async function sweepObjects(deps: Deps): Promise<void> {
  for (const prefix of PREFIXES) {
    const { orphans, owned } = await orphansUnder(prefix, deps);
    if (prefix !== 'faces/' && orphans.length > MOST_ORPHANS && orphans.length > owned) {
      alarm('sweep_refused', { prefix, orphans: orphans.length, owned });
      continue;
    }
    for (const key of orphans) await deps.storage.delete(key);
    if (orphans.length > 0) log.warn({ event: 'orphans_removed', prefix, count: orphans.length }, 'objects of nobody');
  }
  const parts = await deps.storage.tidy(daysAfter(deps.now, -1));
  if (parts > 0) log.warn({ event: 'parts_removed', count: parts }, 'parts of interrupted writes');
}
