import { db } from '@/lib/platform/db';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { grantRuntimeRole } from '@/lib/platform/db/runtime-role';
import { env, getOwnerUrl } from '@/lib/platform/env';
import { prepareQueues } from '@/lib/server/jobs/create-queues';
import { seed } from '@/lib/server/seed';

/** A separate program: migrates a database, creates its queues and seeds it. Idempotent. */
const { DATABASE_URL } = env();
const ownerUrl = getOwnerUrl(env());
await applyMigrations(ownerUrl);
await prepareQueues(ownerUrl);
if (ownerUrl !== DATABASE_URL) await grantRuntimeRole(ownerUrl, DATABASE_URL);
await seed(db());
const [, , demo] = process.argv;
if (demo === 'demo' || demo === 'demo-if-empty') {
  const { addDemo } = await import('./seed/demo/add-demo');
  await addDemo(demo);
}
process.exit(0);
