import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { tidyWorkFolders } from '@/lib/platform/work-folder';
import { mailAlarms } from './alarms';
import { warnOfRowsInLogs } from './database-logs';
import { createDrawPool } from './draw-pool';
import { listen, listenToDeadLetters } from './listen';
import { createBoss, createQueues } from './queue';
import { createHandlers } from './registry';

const settings = env();
const boss = createBoss(settings.DATABASE_URL, 'worker');
await boss.start();
await createQueues(boss);
await mailAlarms(settings, db());
await warnOfRowsInLogs(db());
// Names and pictures of books that a killed worker was setting.
await tidyWorkFolders('typesetting', new Date());
const pool = createDrawPool();
const { handlers, close } = await createHandlers(settings, boss, pool);

for (const entry of handlers) await listen(boss, entry);
await listenToDeadLetters(boss, handlers);

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
