import type { Db } from '@/lib/platform/db';
import { CODE_LIMITS } from './limits';
import { deleteDevicesBefore, deleteFailuresBefore } from './repository';

const DAY_MS = 86_400_000;

/** Deletes expired verified devices and failure counters. */
export async function purgeDevices(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteDevicesBefore(db, before(CODE_LIMITS.knownDays));
  await deleteFailuresBefore(db, before(CODE_LIMITS.failures.days));
}
