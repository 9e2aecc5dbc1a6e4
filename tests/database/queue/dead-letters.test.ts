import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { letterJob, previewJob } from '@/lib/books/jobs';
import { retryTask, trackTask } from '@/lib/books/server';
import { failedWork, requeue } from '@/lib/wiring/failed-work';
import { listen, listenToDeadLetters } from '@/lib/wiring/listen';
import { createBoss } from '@/lib/wiring/queue';
import type { JobHandler } from '@/lib/wiring/registry';
import { value, wizard } from '../support/drafts';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';

const shop = Object.assign(withShop(), { storage: withStorage() });

/** The worker's hands on the previews: its own handler of failures, and whatever happens to the drawing. */
async function worker(handle: JobHandler['handle']) {
  const boss = createBoss(shop.url, 'worker');
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.start();
  const giveUp: JobHandler['giveUp'] = async (payload) => {
    await trackTask(shop.db, 'preview', previewJob.schema.parse(payload)).fail('illustration_failed');
  };
  const drawing = { job: previewJob as unknown as JobHandler['job'], handle, giveUp };
  const unasked = { ...drawing, job: letterJob as unknown as JobHandler['job'] };
  const handlers = [unasked, drawing];
  await listenToDeadLetters(boss, handlers);
  return { boss, listen: () => listen(boss, drawing) };
}

async function waiting() {
  const owner = stranger();
  const { id: bookId, revision } = await wizard(shop).approved(owner);
  const task = () => shop.db.bookTask.findFirstOrThrow({ where: { bookId, kind: 'preview', revision } });
  const retry = () => retryTask(bookId, 'preview', { db: shop.db, owner, enqueue: shop.enqueue });
  const jobs = async () => (await shop.queue.jobs(previewJob.name)).filter(({ key }) => key?.startsWith(bookId));
  return { bookId, revision, task, retry, jobs };
}
beforeEach(async () => {
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
});

it('§4: a drawing whose worker died for the last time is told as failed, and can be asked for again', async () => {
  const { bookId, revision, task, retry, jobs } = await waiting();
  await shop.db.$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit WHERE name = ${previewJob.name}`;
  const { boss } = await worker(async () => {});
  await boss.fetch(previewJob.name);
  await trackTask(shop.db, 'preview', { bookId, revision }).start('painting', 4);
  // The worker was killed: nobody says that it lives.
  await shop.db.$executeRaw`
    UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE name = ${previewJob.name}`;
  await expect.poll(async () => (await task()).state, { timeout: 40_000 }).toBe('failed');
  value(await retry());
  expect(await task()).toMatchObject({ state: 'queued', errorCode: null });
  expect((await jobs()).map(({ state }) => state).sort()).toEqual(['created', 'failed']);
});

it('a handler that throws at its last try is told as failed, at an earlier one it is tried again', async () => {
  const { bookId, revision, task, jobs } = await waiting();
  const tries: boolean[] = [];
  const hands = await worker(async (_, lastTry) => {
    tries.push(lastTry);
    await trackTask(shop.db, 'preview', { bookId, revision }).start('painting', 4);
    throw new Error('no more paint');
  });
  await hands.listen();
  await expect.poll(async () => (await task()).state, { timeout: 40_000 }).toBe('failed');
  expect(tries).toEqual([false, false, true]);
  expect((await jobs()).map(({ state }) => state)).toEqual(['failed']);
});

it('what another worker has finished meanwhile stays finished', async () => {
  const { bookId, revision, task } = await waiting();
  const work = trackTask(shop.db, 'preview', { bookId, revision });
  await work.finish();
  await work.fail('illustration_failed');
  expect(await task()).toMatchObject({ state: 'done', errorCode: null });
});

it('S5: what failed for good is listed, can be queued again, and leaves the list once it succeeds', async () => {
  const { bookId, revision, jobs } = await waiting();
  let broken = true;
  const hands = await worker(async () => {
    if (broken) throw new Error('no more paint');
  });
  await hands.listen();
  const list = () => failedWork(hands.boss);
  await expect.poll(list, { timeout: 40_000 }).toMatchObject([{ job: previewJob.name, data: { bookId, revision } }]);
  const [letter] = await list();
  if (!letter) throw new Error('The list is empty.');
  await requeue(hands.boss, letter);
  expect(await list()).toEqual([]);
  // It fails again, and then works.
  await expect.poll(list, { timeout: 40_000 }).toHaveLength(1);
  broken = false;
  const [again] = await list();
  await hands.boss.send(previewJob.name, { bookId, revision }, { singletonKey: again?.key ?? '' });
  await expect.poll(list, { timeout: 40_000 }).toEqual([]);
  expect((await jobs()).map(({ state }) => state)).toContain('completed');
});
