import { db } from '@/lib/platform/db';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { env } from '@/lib/platform/env';
import { createQueues } from '@/lib/server/create-queues';
import { createBoss } from '@/lib/server/queue';
import { seed } from '@/lib/server/seed';

/** A separate program: migrates a database, creates its queues and seeds it. Idempotent. */
const { DATABASE_URL } = env();
await applyMigrations(DATABASE_URL);
const boss = createBoss(DATABASE_URL, 'worker');
await boss.start();
await createQueues(boss);
await boss.stop({ graceful: false });
await seed(db());
process.exit(0);
