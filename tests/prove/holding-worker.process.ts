import { previewJob } from '@/lib/books/jobs';
import { createBoss } from '@/lib/server/jobs/queue';

/** A worker with the shop's queue options that takes a job and never completes it, until it is killed. */
const boss = createBoss(process.argv[2] ?? '', 'worker');
await boss.start();
await boss.work(previewJob.name, { pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: 3 }, async () => {
  process.stdout.write('taken\n');
  await new Promise(() => {});
});
