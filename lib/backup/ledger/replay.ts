import { anonymizeBook, deletePhotoAgain } from '@/lib/books/server';
import type { Db, Tx } from '@/lib/platform/db';
import { eraseAccountAgain } from '@/lib/privacy/server';
import { deleteRows, insertDeletions, listKnownIds } from '../repository/ledger';
import type { DeletionEntry } from './entry';

const BATCH = 1000;

/** What is done again to a row that stays without what was personal in it. */
const ERASE: Readonly<Record<string, (tx: Tx, id: string, at: Date) => Promise<unknown>>> = {
  accounts: eraseAccountAgain,
  books: anonymizeBook,
  photos: deletePhotoAgain,
};

/** Deletions of one table that follow each other: they are deleted together, and all in the order of their time. */
function groupByTable(entries: readonly DeletionEntry[]): DeletionEntry[][] {
  const groups: DeletionEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const belongs = last?.[0]?.table === entry.table && last[0].rowStays === entry.rowStays && last.length < BATCH;
    if (belongs) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

async function replayGroup(tx: Tx, group: readonly DeletionEntry[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  const keys = group.map(({ rowKey }) => rowKey);
  if (!first.rowStays) return deleteRows(tx, first.table, keys);
  const erase = ERASE[first.table];
  if (!erase) throw new Error(`Nobody empties rows of ${first.table} again`);
  for (const { rowKey, at } of group) await erase(tx, String(rowKey.id), at);
}

async function selectNew(db: Db, entries: readonly DeletionEntry[]): Promise<DeletionEntry[]> {
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const fresh: DeletionEntry[] = [];
  for (let start = 0; start < unique.length; start += BATCH) {
    const batch = unique.slice(start, start + BATCH);
    const known = await listKnownIds(
      db,
      batch.map(({ id }) => id),
    );
    fresh.push(...batch.filter(({ id }) => !known.has(id)));
  }
  return fresh.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Deletes again what was deleted after the snapshot: whatever the ledger knows and the restored database does not.
 * Returns the number of rows. Repeating it changes nothing.
 */
export async function replayDeletions(db: Db, entries: readonly DeletionEntry[]): Promise<number> {
  const fresh = await selectNew(db, entries);
  for (const group of groupByTable(fresh)) await db.$transaction((tx) => replayGroup(tx, group));
  for (let start = 0; start < fresh.length; start += BATCH)
    await insertDeletions(db, fresh.slice(start, start + BATCH));
  return fresh.length;
}
