import { z } from 'zod';

/** A row that was deleted or emptied, by the random ids of its primary key. */
export const deletionEntry = z.object({
  id: z.uuid(),
  table: z.string(),
  rowKey: z.record(z.string(), z.union([z.string(), z.number()])),
  rowStays: z.boolean(),
  at: z.coerce.date(),
});
export type DeletionEntry = z.infer<typeof deletionEntry>;

/** Where copies of the ledger are stored; the sweep of objects without a row leaves this prefix alone. */
export const LEDGER_PREFIX = 'deletions/';

/** How long deletions are known, and so how old a backup may be that is restored. */
export const LEDGER_DAYS = 90;

const DAY_MS = 86_400_000;

export const getLedgerStart = (now: Date): Date => new Date(now.getTime() - LEDGER_DAYS * DAY_MS);
