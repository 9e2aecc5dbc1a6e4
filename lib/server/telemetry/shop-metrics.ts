import { Gauge, Registry } from 'prom-client';
import type { Db } from '@/lib/platform/db';
import type { QueueCount } from '../queue';

type Source = { readonly db: Db; readonly countJobs: () => Promise<readonly QueueCount[]> };

/** What only the database knows: orders by state, the queues, and how long the oldest drawing has waited. */
export async function collectShopMetrics({ db, countJobs }: Source, now: Date): Promise<string> {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });

  const orders = gauge('shop_orders', 'Orders by state.', ['state']);
  for (const { state, _count } of await db.order.groupBy({ by: ['state'], _count: true }))
    orders.set({ state }, _count);

  const jobs = gauge('queue_jobs', 'Jobs of a queue by state.', ['queue', 'state']);
  for (const { queue, waiting, active } of await countJobs()) {
    jobs.set({ queue, state: 'waiting' }, waiting);
    jobs.set({ queue, state: 'active' }, active);
  }

  const oldest = gauge('queue_oldest_waiting_seconds', 'Age of the oldest waiting job of a fair queue.', ['queue']);
  const waiting = await db.queueEntry.groupBy({
    by: ['queue'],
    where: { startedAt: null, endedAt: null },
    _min: { createdAt: true },
  });
  for (const { queue, _min } of waiting) {
    if (_min.createdAt) oldest.set({ queue }, (now.getTime() - _min.createdAt.getTime()) / 1000);
  }
  return registry.metrics();
}
