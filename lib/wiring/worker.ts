import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { createDrawPool } from './draw-pool';
import { createBoss, createQueues } from './queue';
import { createHandlers, type JobHandler } from './registry';

const settings = env();
const boss = createBoss(settings.DATABASE_URL, 'worker');
await boss.start();
await createQueues(boss);
const pool = createDrawPool();
const { handlers, close } = await createHandlers(settings, boss, pool);

async function listen({ job, handle, giveUp }: JobHandler): Promise<void> {
  const { concurrency, grouped } = job.options;
  const options = {
    localConcurrency: concurrency,
    // One visitor's jobs follow each other, so that nobody starves the rest.
    ...(grouped && { groupConcurrency: 1 }),
    pollingIntervalSeconds: 0.5,
    // Who waits to be drawn is not told by a notice when the one before has ended.
    notifyPollingIntervalSeconds: grouped ? 0.5 : 2,
    heartbeatRefreshSeconds: 3,
    includeMetadata: true,
  } as const;
  await boss.work(job.name, options, async (jobs) => {
    for (const { id, data, retryCount, retryLimit } of jobs) {
      const startedAt = performance.now();
      try {
        await handle(data);
        log.info({ job: job.name, id, ms: Math.round(performance.now() - startedAt) }, 'job done');
      } catch (error) {
        log.error({ job: job.name, id, reason: String(error) }, 'job failed');
        if (retryCount >= retryLimit) await giveUp(data);
        throw error;
      }
    }
  });
}

for (const entry of handlers) await listen(entry);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await boss.stop({ graceful: true, timeout: 20_000 });
  await Promise.all([pool.close(), close()]);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// The command that started the worker waits for this line.
process.stdout.write('worker ready\n');
