import { produceJob } from '@/lib/orders/jobs';
import { db } from '@/lib/platform/db';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { grantRuntimeRole } from '@/lib/platform/db/runtime-role';
import { env, getOwnerUrl } from '@/lib/platform/env';
import { createStorageAdapter } from '@/lib/server/adapters';
import { prepareQueues } from '@/lib/server/jobs/create-queues';
import { createBoss } from '@/lib/server/jobs/queue';
import { seed } from '@/lib/server/seed';
import type { DemoOption } from './shop/prepare-database';

/** Adds the orders of the demonstration. */
async function addDemo(demo: DemoOption): Promise<void> {
  const { hasOrders } = await import('@/lib/orders/server');
  if (demo === 'demo-if-empty' && (await hasOrders(db()))) return;
  const { seedDemo } = await import('./seed/demo/seed-demo');
  const boss = createBoss(env().DATABASE_URL, 'sender');
  await boss.start();
  const produce = (orderId: string) =>
    boss.send(produceJob.name, { orderId }, { singletonKey: orderId, retryLimit: 0 });
  const { createDemoFiles } = await import('./seed/demo/make-demo-files');
  const deps = { db: db(), storage: await createStorageAdapter(env()), now: new Date() };
  await seedDemo({ ...deps, produce, makeFiles: createDemoFiles({ ...deps, siteUrl: env().SHOP_URL }) });
  await boss.stop({ graceful: false });
}

/** A separate program: migrates a database, creates its queues and seeds it. Idempotent. */
const { DATABASE_URL } = env();
const ownerUrl = getOwnerUrl(env());
await applyMigrations(ownerUrl);
await prepareQueues(ownerUrl);
if (ownerUrl !== DATABASE_URL) await grantRuntimeRole(ownerUrl, DATABASE_URL);
await seed(db());
const [, , demo] = process.argv;
if (demo === 'demo' || demo === 'demo-if-empty') await addDemo(demo);
process.exit(0);
