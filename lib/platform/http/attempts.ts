import type { Tx } from '../db';

export type AttemptLimit = {
  /** What is limited and for whom; stored as it is, so never a phone or an address in the clear. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
};

/** For transactions that count attempts: those of one key take turns, and a burst of them may take a while. */
export const TAKING_TURNS = { maxWait: 10_000, timeout: 20_000 } as const;

const columns = (limits: readonly AttemptLimit[]) => ({
  keys: limits.map(({ key }) => key),
  most: limits.map(({ limit }) => limit),
  windows: limits.map(({ windowSeconds }) => windowSeconds),
});

/**
 * Seconds until one more attempt stays within every limit, 0 for now, without a lock: others may count meanwhile. For
 * counters that all visitors share, where turns would make everybody wait and one more or less does not matter.
 */
export async function roomWait(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<number> {
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
 * Seconds until one more attempt stays within every limit, 0 for now. The window slides, so no hour ever holds more.
 * Until the transaction ends nobody else counts for the same keys, in this process or another: what is decided on the
 * answer still holds when it is stored. Keys are locked in one order, so that two requests never wait for each other.
 */
export async function waitForAttempt(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<number> {
  const { keys } = columns(limits);
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(lock) FROM (
      SELECT DISTINCT hashtextextended(key, 0) AS lock FROM unnest(${keys}::text[]) AS key ORDER BY lock
    ) AS ordered`;
  return roomWait(tx, limits, now);
}

/** Counts an attempt for every key, once each; in the transaction that asked `waitForAttempt`. */
export async function countAttempt(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  const keys = new Set(limits.map(({ key }) => key));
  await tx.attempt.createMany({ data: [...keys].map((key) => ({ key, at: now })) });
}
