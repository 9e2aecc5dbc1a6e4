import type { Tx } from '../db';

export type AttemptLimit = {
  /** What is limited and for whom; stored unhashed, so never a plain phone number or address. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
};

/** For transactions that count attempts: those of one key run one after the other, so a burst may take long. */
export const CONTENDED_TX_OPTIONS = { maxWait: 10_000, timeout: 20_000 } as const;

const columns = (limits: readonly AttemptLimit[]) => ({
  keys: limits.map(({ key }) => key),
  most: limits.map(({ limit }) => limit),
  windows: limits.map(({ windowSeconds }) => windowSeconds),
});

/**
 * Seconds until one more attempt is within every limit, 0 for now, without a lock, so other transactions may count
 * meanwhile. For counters that all visitors share, where a lock would block everybody and one more or less does not
 * matter.
 */
export async function getAttemptWait(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<number> {
  const { keys, most, windows } = columns(limits);
  const [row] = await tx.$queryRaw<{ wait: number | null }[]>`
    SELECT max(extract(epoch FROM oldest.at - ${now}::timestamptz) + asked.seconds)::float8 AS wait
    FROM unnest(${keys}::text[], ${most}::int[], ${windows}::int[]) AS asked(key, most, seconds)
    CROSS JOIN LATERAL (
      SELECT at FROM attempts
      WHERE attempts.key = asked.key AND at > ${now}::timestamptz - make_interval(secs => asked.seconds)
      ORDER BY at DESC OFFSET asked.most - 1 LIMIT 1
    ) AS oldest`;
  return Math.ceil(row?.wait ?? 0);
}

/**
 * Locks the keys and returns the seconds until one more attempt is within every limit, 0 for now. The window slides, so
 * no hour ever exceeds the limit. No other process counts the same keys until the transaction ends, so the answer stays
 * valid. Keys are locked in one order to avoid deadlocks.
 */
export async function lockAttempts(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<number> {
  const { keys } = columns(limits);
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(lock) FROM (
      SELECT DISTINCT hashtextextended(key, 0) AS lock FROM unnest(${keys}::text[]) AS key ORDER BY lock
    ) AS ordered`;
  return getAttemptWait(tx, limits, now);
}

/** Records one attempt for every key; call it in the transaction that called `lockAttempts`. */
export async function recordAttempts(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  const keys = new Set(limits.map(({ key }) => key));
  await tx.attempt.createMany({ data: [...keys].map((key) => ({ key, at: now })) });
}
