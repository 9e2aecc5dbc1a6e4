import type { JobHandler } from '@/lib/platform/jobs';
import type { DOMAIN_JOBS } from './domain-jobs';
import type { WorkerDeps } from './worker-deps';

type DomainWorker = { readonly createHandlers: (deps: WorkerDeps) => readonly JobHandler[] };

/** Who does the jobs of each domain. Only the worker process loads them. */
const LOAD_WORKER: Readonly<Record<keyof typeof DOMAIN_JOBS, () => Promise<DomainWorker>>> = {
  accounts: () => import('@/lib/accounts/worker'),
  backup: () => import('@/lib/backup/worker'),
  bookAlerts: () => import('@/lib/book-alerts/worker'),
  books: () => import('@/lib/books/worker'),
  company: () => import('@/lib/company/worker'),
  fulfilment: () => import('@/lib/fulfilment/worker'),
  kindergarten: () => import('@/lib/kindergarten/worker'),
  orders: () => import('@/lib/orders/worker'),
  partners: () => import('@/lib/partners/worker'),
  privacy: () => import('@/lib/privacy/worker'),
  rewards: () => import('@/lib/rewards/worker'),
  staff: () => import('@/lib/staff/worker'),
  support: () => import('@/lib/support/worker'),
  tracking: () => import('@/lib/tracking/worker'),
};

/** Loads the handlers of every job. */
export async function createHandlers(deps: WorkerDeps): Promise<readonly JobHandler[]> {
  const workers = await Promise.all(Object.values(LOAD_WORKER).map((load) => load()));
  return workers.flatMap((worker) => worker.createHandlers(deps));
}
