import { produceJob } from '@/lib/orders/jobs';
import { hasOrders } from '@/lib/orders/server';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { createStorageAdapter } from '@/lib/server/adapters';
import { createBoss } from '@/lib/server/jobs/queue';
import type { DemoOption } from '../../shop/prepare-database';
import { createDemoFiles } from './make-demo-files';
import { seedDemo } from './seed-demo';

/** Adds the orders of the demonstration. */
export async function addDemo(demo: DemoOption): Promise<void> {
  if (demo === 'demo-if-empty' && (await hasOrders(db()))) return;
  const boss = createBoss(env().DATABASE_URL, 'sender');
  await boss.start();
  const produce = (orderId: string) =>
    boss.send(produceJob.name, { orderId }, { singletonKey: orderId, retryLimit: 0 });
  const deps = { db: db(), storage: await createStorageAdapter(env()), now: new Date() };
  await seedDemo({ ...deps, produce, makeFiles: createDemoFiles({ ...deps, siteUrl: env().SHOP_URL }) });
  await boss.stop({ graceful: false });
}
