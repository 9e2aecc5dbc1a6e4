import { countOrderList } from '@/lib/orders/server';
import { countRefundsByHand } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import { countReviewsToCheck } from '@/lib/rewards/server';
import { countOpenRequests } from '@/lib/support/server';
import type { StaffActor } from '../login/session';
import { can, type Permission } from '../roles';
import type { TodayItem, TodayView } from './view';

const HOUR_MS = 3_600_000;

type Deps = {
  readonly db: Db;
  readonly actor: StaffActor;
  readonly now: Date;
  readonly countFailedJobs: () => Promise<number>;
};

/** Refunds that nobody has confirmed since before then are given back by hand. */
export const getByHandSince = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** What waits for the staff today, as far as this role may see it. */
export async function countToday({ db, actor, now, countFailedJobs }: Deps): Promise<TodayView> {
  const counters: Readonly<Record<TodayItem, readonly [Permission, () => Promise<number>]>> = {
    paid: ['orders.read', () => countOrderList(db, 'paid', now)],
    confirm: ['orders.read', () => countOrderList(db, 'confirm', now)],
    making: ['orders.read', () => countOrderList(db, 'making', now)],
    printing: ['orders.read', () => countOrderList(db, 'printing', now)],
    late: ['orders.read', () => countOrderList(db, 'late', now)],
    failed: ['orders.read', () => countOrderList(db, 'failed', now)],
    jobs: ['jobs.retry', countFailedJobs],
    requests: ['support.read', () => countOpenRequests(db)],
    reviews: ['reviews.read', () => countReviewsToCheck(db)],
    refunds: ['refunds.read', () => countRefundsByHand(db, getByHandSince(now))],
  };
  const counted = Object.entries(counters).map(async ([item, [permission, count]]) =>
    can(actor.role, permission) ? [{ item: item as TodayItem, count: await count() }] : [],
  );
  return (await Promise.all(counted)).flat();
}
