import type { Tx } from '@/lib/platform/db';
import type { HmacFn, RequestIdentity } from './attempt-limits';
import { CODE_LIMITS } from './limits';
import * as repo from './repository';

const DAY_MS = 86_400_000;
const getKey = (phone: string, { deviceId }: Pick<RequestIdentity, 'deviceId'>, keyed: HmacFn) =>
  keyed('verified-device', `${phone}:${deviceId}`);

/** Whether this phone was verified on this device before. Runs the same query for every phone. */
export const isKnownDevice = (
  tx: Tx,
  phone: string,
  asker: Pick<RequestIdentity, 'deviceId'>,
  keyed: HmacFn,
  now: Date,
): Promise<boolean> =>
  repo.isVerifiedDevice(tx, getKey(phone, asker, keyed), new Date(now.getTime() - CODE_LIMITS.knownDays * DAY_MS));

/** Records that the phone was verified on this device. */
export const recordKnownDevice = (tx: Tx, phone: string, asker: RequestIdentity, keyed: HmacFn, now: Date) =>
  repo.upsertVerifiedDevice(tx, getKey(phone, asker, keyed), now);

/** Whether so many wrong codes in a row were entered for this phone that unknown devices get fewer codes. */
export async function isUnderAttack(tx: Tx, phone: string, keyed: HmacFn, now: Date): Promise<boolean> {
  const { most, days } = CODE_LIMITS.failures;
  return (await repo.countFailures(tx, keyed('code-failures', phone), new Date(now.getTime() - days * DAY_MS))) >= most;
}
