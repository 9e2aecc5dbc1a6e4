import type { Db, Tx } from '@/lib/platform/db';

/** How often this connection has read each table from end to end since Postgres last counted it for all. */
async function countScans(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.$queryRaw<{ name: string; scans: bigint }[]>`
    SELECT relname::text AS name, seq_scan AS scans FROM pg_stat_xact_user_tables`;
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

/**
 * What a query finds, and which of these tables Postgres reads from end to end for it. It counts within the query's own
 * transaction: the counts of all connections also show, some time later, what others have read before.
 */
export const watchScans = <Found>(
  db: Db,
  tables: readonly string[],
  find: (db: Db) => Promise<Found>,
): Promise<{ readonly found: Found; readonly scanned: readonly string[] }> =>
  db.$transaction(async (tx) => {
    const before = await countScans(tx);
    const found = await find(tx as Db);
    const after = await countScans(tx);
    return { found, scanned: tables.filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0)) };
  });
