import type { Tx } from '../db';
import { findAttemptWait, insertAttempts, lockKeys } from './repository';

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
  return Math.ceil((await findAttemptWait(tx, columns(limits), now)) ?? 0);
}

/**
 * Locks the keys and returns the seconds until one more attempt is within every limit, 0 for now. The window slides, so
 * no hour ever exceeds the limit. No other process counts the same keys until the transaction ends, so the answer stays
 * valid.
 */
export async function lockAttempts(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<number> {
  await lockKeys(tx, columns(limits).keys);
  return getAttemptWait(tx, limits, now);
}

/** Records one attempt for every key; call it in the transaction that called `lockAttempts`. */
export async function recordAttempts(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  await insertAttempts(tx, [...new Set(columns(limits).keys)], now);
}
