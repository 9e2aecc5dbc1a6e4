import type { SendOutcome } from './ledger';

/** Number of rows per query. */
const BATCH = 200;
/** This many failures in a row mean that the provider is down, not that one address is wrong. */
const FAILURES_IN_A_ROW = 3;

/** Rows in the order of their ids, batch by batch. */
export async function* iterateBatches<Row extends { readonly id: string }>(
  load: (afterId: string | null, take: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let lastId: string | null = null; ; ) {
    const rows: readonly Row[] = await load(lastId, BATCH);
    yield* rows;
    lastId = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}

/**
 * Delivers e-mails one by one and stops when the provider is down. Throws when some were not delivered, so that the job
 * is retried; `label` names them in the error.
 */
export async function deliverEach<Item>(
  items: AsyncIterable<Item>,
  deliver: (item: Item) => Promise<SendOutcome>,
  label: string,
): Promise<void> {
  let failed = 0;
  let inARow = 0;
  for await (const item of items) {
    const hasFailed = (await deliver(item)) === 'failed';
    failed += hasFailed ? 1 : 0;
    inARow = hasFailed ? inARow + 1 : 0;
    if (inARow === FAILURES_IN_A_ROW) break;
  }
  if (failed > 0) throw new Error(`${failed} ${label} were not delivered`);
}
