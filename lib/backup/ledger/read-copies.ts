import { z } from 'zod';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type DeletionEntry, deletionEntry, LEDGER_PREFIX } from './entry';

const copies = z.array(deletionEntry);

/** Every deletion that the object store knows and that may be younger than a backup of then. */
export async function readCopies(storage: StoragePort, since: Date): Promise<DeletionEntry[]> {
  const entries: DeletionEntry[] = [];
  for await (const { key, storedAt } of storage.list(LEDGER_PREFIX)) {
    if (storedAt < since) continue;
    entries.push(...copies.parse(JSON.parse(new TextDecoder().decode(await storage.get(key)))));
  }
  return entries;
}
