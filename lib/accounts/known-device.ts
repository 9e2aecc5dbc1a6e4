import type { Tx } from '@/lib/platform/db';
import type { Asker, Keyed } from './attempt-limits';
import { CODE_LIMITS } from './limits';
import * as repo from './repo';

const DAY_MS = 86_400_000;
const keyOf = (phone: string, { deviceId }: Asker, keyed: Keyed) => keyed('verified-device', `${phone}:${deviceId}`);

/** Was this phone verified on this device before? Asked in the same way for every phone. */
export const isKnownDevice = (tx: Tx, phone: string, asker: Asker, keyed: Keyed, now: Date): Promise<boolean> =>
  repo.isVerifiedDevice(tx, keyOf(phone, asker, keyed), new Date(now.getTime() - CODE_LIMITS.knownDays * DAY_MS));

/** The phone was verified on this device just now. */
export const noteKnownDevice = (tx: Tx, phone: string, asker: Asker, keyed: Keyed, now: Date) =>
  repo.noteVerifiedDevice(tx, keyOf(phone, asker, keyed), now);

/** Were so many codes of this phone guessed at in a row that strangers get fewer? */
export async function isGuessedAt(tx: Tx, phone: string, keyed: Keyed, now: Date): Promise<boolean> {
  const { most, days } = CODE_LIMITS.failures;
  return (await repo.failuresOf(tx, keyed('code-failures', phone), new Date(now.getTime() - days * DAY_MS))) >= most;
}
