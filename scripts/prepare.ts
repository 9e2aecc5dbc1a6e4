import { db } from '@/lib/platform/db';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { env } from '@/lib/platform/env';
import { prepareQueues } from '@/lib/server/create-queues';
import { seed } from '@/lib/server/seed';

/** A separate program: migrates a database, creates its queues and seeds it. Idempotent. */
const { DATABASE_URL } = env();
await applyMigrations(DATABASE_URL);
await prepareQueues(DATABASE_URL);
await seed(db());
process.exit(0);
