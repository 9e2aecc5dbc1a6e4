import * as accounts from '@/lib/accounts/jobs';
import * as backup from '@/lib/backup/jobs';
import * as bookAlerts from '@/lib/book-alerts/jobs';
import * as books from '@/lib/books/jobs';
import * as company from '@/lib/company/jobs';
import * as fulfilment from '@/lib/fulfilment/jobs';
import * as kindergarten from '@/lib/kindergarten/jobs';
import * as orders from '@/lib/orders/jobs';
import * as partners from '@/lib/partners/jobs';
import type { JobDefinition } from '@/lib/platform/jobs';
import * as privacy from '@/lib/privacy/jobs';
import * as rewards from '@/lib/rewards/jobs';
import * as staff from '@/lib/staff/jobs';
import * as support from '@/lib/support/jobs';
import * as tracking from '@/lib/tracking/jobs';

/**
 * The domains that have jobs. `job-handlers.ts` has their handlers, which load all that draws and prints: whoever only
 * needs to know the jobs (the queues, a test) does not depend on them.
 */
export const DOMAIN_JOBS = {
  accounts,
  backup,
  bookAlerts,
  books,
  company,
  fulfilment,
  kindergarten,
  orders,
  partners,
  privacy,
  rewards,
  staff,
  support,
  tracking,
};

/** Every job of the shop. */
export const JOBS: readonly JobDefinition<object>[] = Object.values(DOMAIN_JOBS).flatMap((jobs) => Object.values(jobs));
