import * as accounts from '@/lib/accounts/jobs';
import * as bookAlerts from '@/lib/book-alerts/jobs';
import * as books from '@/lib/books/jobs';
import * as company from '@/lib/company/jobs';
import * as fulfilment from '@/lib/fulfilment/jobs';
import * as kindergarten from '@/lib/kindergarten/jobs';
import * as orders from '@/lib/orders/jobs';
import * as partners from '@/lib/partners/jobs';
import type { JobDefinition, JobHandler } from '@/lib/platform/jobs';
import * as privacy from '@/lib/privacy/jobs';
import * as rewards from '@/lib/rewards/jobs';
import * as support from '@/lib/support/jobs';
import * as tracking from '@/lib/tracking/jobs';
import type { WorkerDeps } from './worker-deps';

type DomainJobs = {
  readonly jobs: readonly JobDefinition<object>[];
  readonly loadWorker: () => Promise<{
    readonly createHandlers: (deps: WorkerDeps) => readonly JobHandler[];
  }>;
};

/** The domains that have jobs. Handlers load all that draws and prints, so only the worker process loads them. */
const DOMAINS: readonly DomainJobs[] = [
  { jobs: Object.values(accounts), loadWorker: () => import('@/lib/accounts/worker') },
  { jobs: Object.values(bookAlerts), loadWorker: () => import('@/lib/book-alerts/worker') },
  { jobs: Object.values(books), loadWorker: () => import('@/lib/books/worker') },
  { jobs: Object.values(company), loadWorker: () => import('@/lib/company/worker') },
  { jobs: Object.values(fulfilment), loadWorker: () => import('@/lib/fulfilment/worker') },
  { jobs: Object.values(kindergarten), loadWorker: () => import('@/lib/kindergarten/worker') },
  { jobs: Object.values(orders), loadWorker: () => import('@/lib/orders/worker') },
  { jobs: Object.values(partners), loadWorker: () => import('@/lib/partners/worker') },
  { jobs: Object.values(privacy), loadWorker: () => import('@/lib/privacy/worker') },
  { jobs: Object.values(rewards), loadWorker: () => import('@/lib/rewards/worker') },
  { jobs: Object.values(support), loadWorker: () => import('@/lib/support/worker') },
  { jobs: Object.values(tracking), loadWorker: () => import('@/lib/tracking/worker') },
];

/** Every job of the shop. */
export const JOBS = DOMAINS.flatMap(({ jobs }) => jobs);

/** Loads the handlers of every job. */
export async function createHandlers(deps: WorkerDeps): Promise<readonly JobHandler[]> {
  const workers = await Promise.all(DOMAINS.map(({ loadWorker }) => loadWorker()));
  return workers.flatMap((worker) => worker.createHandlers(deps));
}
