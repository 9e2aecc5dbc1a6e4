import sharp from 'sharp';
import { createDbClient, db } from '@/lib/platform/db';
import { env, getListenUrl } from '@/lib/platform/env';
import { removeStaleTempDirs } from '@/lib/platform/temp-dir';
import { setUpAlarmMails } from './alarms';
import { warnIfLogsContainRows } from './database-logs';
import { createQueues } from './jobs/create-queues';
import { createHandlers } from './jobs/job-handlers';
import { createBoss } from './jobs/queue';
import { consumeDeadLetters, workQueue } from './jobs/work-queues';
import { createWorkerDeps } from './jobs/worker-deps';
import { watchDiskSpace } from './telemetry/disk-space';
import { startTracing } from './telemetry/start-tracing';
import { serveWorkerMetrics } from './telemetry/worker-metrics';
import { createDrawPool } from './threads/draw-pool';
import { createSandboxPool } from './threads/sandbox-pool';

// Every picture is another one: kept results would only take memory.
sharp.cache(false);
const settings = env();
const tracing = await startTracing({ service: 'worker', endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT });
const { METRICS_TOKEN, WORKER_METRICS_PORT } = settings;
if (METRICS_TOKEN && WORKER_METRICS_PORT) serveWorkerMetrics(WORKER_METRICS_PORT, METRICS_TOKEN);
const boss = createBoss(getListenUrl(settings), 'worker');
await boss.start();
await createQueues(boss);
await setUpAlarmMails(settings, db());
await warnIfLogsContainRows(db());
watchDiskSpace();
// Temporary files of books that a killed worker was typesetting.
await removeStaleTempDirs('typesetting', new Date());
const pool = settings.ILLUSTRATOR === 'sandbox' ? createSandboxPool() : createDrawPool();
// A pool of their own: handlers that wait for a connection do not hold up the queues.
const handlersDb = createDbClient(settings.DATABASE_URL);
const handlers = await createHandlers(await createWorkerDeps(settings, { db: handlersDb, boss, pool }));

for (const entry of handlers) await workQueue(boss, db(), entry);
await consumeDeadLetters(boss, db(), handlers);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await boss.stop({ graceful: true, timeout: 20_000 });
  await Promise.all([pool.close(), handlersDb.$disconnect(), tracing.stop()]);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// The command that started the worker waits for this line.
process.stdout.write('worker ready\n');
