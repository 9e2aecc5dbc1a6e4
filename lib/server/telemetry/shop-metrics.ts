import { Gauge, Registry } from 'prom-client';
import { countOrderStates } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { listOldestWaiting } from '@/lib/platform/jobs';
import type { QueueCount } from '../jobs/queue';

type Source = { readonly db: Db; readonly countJobs: () => Promise<readonly QueueCount[]> };

/** What only the database knows: orders by state, the queues, and how long the oldest drawing has waited. */
export async function collectShopMetrics({ db, countJobs }: Source, now: Date): Promise<string> {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });

  const orders = gauge('shop_orders', 'Orders by state.', ['state']);
  for (const { state, count } of await countOrderStates(db)) orders.set({ state }, count);

  const jobs = gauge('queue_jobs', 'Jobs of a queue by state.', ['queue', 'state']);
  for (const { queue, waiting, active } of await countJobs()) {
    jobs.set({ queue, state: 'waiting' }, waiting);
    jobs.set({ queue, state: 'active' }, active);
  }

  const oldest = gauge('queue_oldest_waiting_seconds', 'Age of the oldest waiting job of a fair queue.', ['queue']);
  for (const { queue, createdAt } of await listOldestWaiting(db)) {
    if (createdAt) oldest.set({ queue }, (now.getTime() - createdAt.getTime()) / 1000);
  }
  return registry.metrics();
}
