import { purgeDevices, purgeSessions } from '@/lib/accounts/server';
import { purgeAlerts } from '@/lib/book-alerts/server';
import { purgeSubscriptions } from '@/lib/books/server';
import { purgeCompanies } from '@/lib/company/server';
import { purgeMessages } from '@/lib/email/server';
import { purgeClasses } from '@/lib/kindergarten/server';
import { purgeReminders } from '@/lib/partners/server';
import { purgeEvents } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import { deleteSandboxEvents } from '@/lib/platform/db/sandbox-events';
import { purgeExpiredRequests } from '@/lib/platform/http/purge';
import { purgeExports, purgeStaffSessions } from '@/lib/staff/server';
import { purgeRequests } from '@/lib/support/server';
import { purgeAttributions } from '@/lib/tracking/server';

/** The sandbox collector's events are for tests and demos. */
const SANDBOX_EVENT_MS = 30 * 86_400_000;

/** Deletes the rows that have reached the end of their retention and have no objects in storage. */
export async function purgeRows(db: Db, now: Date): Promise<void> {
  await purgeSubscriptions(db, now);
  await purgeDevices(db, now);
  await purgeSessions(db, now);
  await purgeReminders(db, now);
  await purgeAlerts(db, now);
  await purgeClasses(db, now);
  await purgeCompanies(db, now);
  await purgeStaffSessions(db, now);
  await purgeExports(db, now);
  await purgeRequests(db, now);
  await purgeAttributions(db, now);
  await purgeMessages(db, now);
  await purgeEvents(db, now);
  await deleteSandboxEvents(db, new Date(now.getTime() - SANDBOX_EVENT_MS));
  await purgeExpiredRequests(db, now);
}
