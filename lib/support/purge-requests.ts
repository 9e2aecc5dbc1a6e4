import type { Db } from '@/lib/platform/db';
import { SUPPORT_YEARS } from './limits';
import { deleteRequestsBefore } from './repository';

/** Deletes the requests that have reached the end of their retention (privacy policy). */
export async function purgeRequests(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - SUPPORT_YEARS);
  await deleteRequestsBefore(db, before);
}
