import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { StoragePort } from '@/lib/providers/storage/port';
import { listUncopied, markCopied, purgeDeletions } from '../repository/ledger';
import { getLedgerStart, LEDGER_PREFIX } from './entry';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date };

const BATCH = 1000;

/**
 * Copies new deletions to the object store, which outlives the database. A crash between the two writes copies a batch
 * twice, which its ids show.
 */
export async function copyDeletions({ db, storage, now }: Deps): Promise<void> {
  for (;;) {
    const entries = await listUncopied(db, BATCH);
    if (entries.length === 0) return;
    const key = `${LEDGER_PREFIX}${now.toISOString().slice(0, 10)}/${newId()}.json`;
    await storage.put(key, new TextEncoder().encode(JSON.stringify(entries)), 'application/json');
    await markCopied(
      db,
      entries.map(({ id }) => id),
      now,
    );
  }
}

/** Each minute: copies new deletions. */
export const handleCopyDeletions = (deps: Deps): Promise<void> => copyDeletions(deps);

/** Daily: forgets deletions that are older than any backup that may be restored. */
export async function handlePurgeDeletions({ db, storage, now }: Deps): Promise<void> {
  const before = getLedgerStart(now);
  for await (const { key, storedAt } of storage.list(LEDGER_PREFIX)) if (storedAt < before) await storage.delete(key);
  await purgeDeletions(db, before);
}
