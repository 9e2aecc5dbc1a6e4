import { db } from '@/lib/platform/db';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { env } from '@/lib/platform/env';
import { createBoss, createQueues } from '../queue';
import { seed } from '../seed';

/** A program of its own: brings a database up to date, with its queues and what the shop sells. Safe to repeat. */
const { DATABASE_URL } = env();
await applyMigrations(DATABASE_URL);
const boss = createBoss(DATABASE_URL, 'worker');
await boss.start();
await createQueues(boss);
await boss.stop({ graceful: false });
await seed(db());
process.exit(0);
