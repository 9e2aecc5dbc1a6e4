import { fromPrisma, type PgBoss } from 'pg-boss';
import type { Db } from '@/lib/platform/db';
import { readEnv } from '@/lib/platform/env';
import { getQueuePosition } from '@/lib/platform/jobs';
import { createHandlers } from '@/lib/server/jobs/job-handlers';
import { createBoss } from '@/lib/server/jobs/queue';
import { createWorkerDeps } from '@/lib/server/jobs/worker-deps';
import { createSandboxPool } from '@/lib/server/threads/sandbox-pool';
import { createTestEnv } from '../../test-stages/test-server';
import type { Read } from './staff-reads';

/** Milliseconds that a claim of a job may take: each worker claims twice a second. */
const CLAIM_MS = 20;

type Folder = { readonly url: string; readonly dataDir: string };

/** The queue of a database, for `listJobReads`. */
export async function openQueue(url: string): Promise<PgBoss> {
  const boss = createBoss(url, 'sender');
  await boss.start();
  return boss;
}

/**
 * Every job that runs by the clock, the retention sweeps among them, with the real handlers; and how a worker claims a
 * waiting job. Nobody waits for a sweep, but a slow one delays the others.
 */
export async function listJobReads(boss: PgBoss, db: Db, { url, dataDir }: Folder): Promise<readonly Read[]> {
  const env = readEnv(createTestEnv(url, { DATA_DIR: dataDir, ILLUSTRATOR: 'sandbox' }));
  const handlers = await createHandlers(await createWorkerDeps(env, { db, boss, pool: createSandboxPool() }));
  const sweeps = handlers.filter(({ job }) => job.options.cron !== undefined);
  return [
    {
      name: 'claiming a job',
      aim: CLAIM_MS,
      read: (reading) =>
        boss.fetch('draw-preview', {
          groupConcurrency: 1,
          includeMetadata: true,
          db: fromPrisma(reading),
        }),
    },
    { name: 'position in the queue', aim: 50, read: (reading) => getQueuePosition(reading, 'draw-preview', 'no-key') },
    ...sweeps.map(({ job, handle }) => ({ name: `job ${job.name}`, aim: null, read: () => handle({}, false) })),
  ];
}
