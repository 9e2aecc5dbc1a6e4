import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { previewJob } from '@/lib/books/jobs';
import { newId } from '@/lib/platform/ids';
import { createBoss } from '@/lib/server/jobs/queue';
import { withShop } from '@/tests/database/support/with-shop';

const shop = withShop();
const WORKER = fileURLToPath(new URL('./holding-worker.process.ts', import.meta.url));

/** The options of `lib/server/worker.ts`. */
const WORK_OPTIONS = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 3 };

it('jobs: a killed worker loses nothing, another one takes its job', async () => {
  const [bookId, revision] = [newId(), 1];
  await shop.enqueue(shop.db, previewJob, { bookId, revision }, { key: bookId });

  const first = spawn(process.execPath, ['--import', 'tsx', WORKER, shop.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void first.kill('SIGKILL'));
  await once(first.stdout, 'data');
  expect(await shop.queue.jobs('draw-preview', bookId)).toMatchObject([{ state: 'active' }]);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const killedAt = Date.now();

  const second = createBoss(shop.url, 'worker');
  onTestFinished(() => second.stop({ graceful: false }));
  await second.start();
  const done = new Promise<unknown>((resolve) => {
    void second.work(previewJob.name, WORK_OPTIONS, async ([job]) => resolve(job?.data));
  });
  expect(await done).toEqual({ bookId, revision });
  // 10 s for the missed heartbeat, 15 s until the next check, the retry delay, and a margin for a busy machine.
  expect(Date.now() - killedAt).toBeLessThan(40_000);
  await expect.poll(() => shop.queue.jobs('draw-preview', bookId)).toMatchObject([{ state: 'completed' }]);
});
