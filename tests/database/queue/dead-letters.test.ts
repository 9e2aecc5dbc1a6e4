import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { draftMailJob, previewJob } from '@/lib/books/jobs';
import { createTaskTracker, retryTask } from '@/lib/books/server';
import { getQueuePosition, type JobHandler } from '@/lib/platform/jobs';
import { listDeadLetters, requeueDeadLetter } from '@/lib/server/jobs/dead-letters';
import { createBoss } from '@/lib/server/jobs/queue';
import { consumeDeadLetters, workQueue } from '@/lib/server/jobs/work-queues';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });

/** Works on previews like the real worker, with its failure handler and a given drawing function. */
async function createWorker(handle: JobHandler['handle']) {
  const boss = createBoss(shop.url, 'worker');
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.start();
  const giveUp: JobHandler['giveUp'] = async (payload) => {
    await createTaskTracker(shop.db, 'preview', previewJob.schema.parse(payload)).fail('illustration_failed');
  };
  const drawing = { job: previewJob, handle, giveUp };
  const unasked = { ...drawing, job: draftMailJob };
  const handlers = [unasked, drawing];
  await consumeDeadLetters(boss, shop.db, handlers);
  return { boss, listen: () => workQueue(boss, shop.db, drawing) };
}

async function createWaiting() {
  const owner = newDevice();
  const { id: bookId, revision } = await createDraftFlow(shop).approved(owner);
  const task = () => shop.db.bookTask.findFirstOrThrow({ where: { bookId, kind: 'preview', revision } });
  const retry = () => retryTask(bookId, 'preview', { db: shop.db, owner, enqueue: shop.enqueue });
  const jobs = async () => (await shop.queue.jobs(previewJob.name)).filter(({ key }) => key?.startsWith(bookId));
  return { bookId, revision, task, retry, jobs };
}
/** Entries of a book's previews that wait or run. */
const standing = (bookId: string) =>
  shop.db.queueEntry.findMany({ where: { queue: previewJob.name, key: { startsWith: bookId }, endedAt: null } });

/** Looks for jobs without heartbeats now, instead of at the supervisor's next turn. */
async function supervise(boss: Awaited<ReturnType<typeof createWorker>>['boss']) {
  await shop.db.$executeRaw`UPDATE pgboss.queue SET monitor_on = NULL`;
  await boss.supervise(previewJob.name);
}
/** Lets jobs that wait for their next try begin it. */
const skipRetryDelays = () => shop.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;

beforeEach(async () => {
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
  await shop.db.queueEntry.deleteMany();
});

it('§4: a drawing whose worker died on the last try is reported as failed, and can be requested again', async () => {
  const { bookId, revision, task, retry, jobs } = await createWaiting();
  await shop.db.$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit WHERE name = ${previewJob.name}`;
  const { boss } = await createWorker(async () => {});
  await boss.fetch(previewJob.name);
  await createTaskTracker(shop.db, 'preview', { bookId, revision }).start('painting', 4);
  // The worker was killed: no heartbeats arrive.
  await shop.db.$executeRaw`
    UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE name = ${previewJob.name}`;
  await supervise(boss);
  await expect.poll(async () => (await task()).state, { timeout: 40_000 }).toBe('failed');
  unwrap(await retry());
  expect(await task()).toMatchObject({ state: 'queued', errorCode: null });
  expect((await jobs()).map(({ state }) => state).sort()).toEqual(['created', 'failed']);
});

it('a handler that throws on its last try is reported as failed, on an earlier one it is retried', async () => {
  const { bookId, revision, task, jobs } = await createWaiting();
  const tries: boolean[] = [];
  const hands = await createWorker(async (_, lastTry) => {
    tries.push(lastTry);
    await createTaskTracker(shop.db, 'preview', { bookId, revision }).start('painting', 4);
    throw new Error('no more paint');
  });
  await hands.listen();
  const getState = async () => {
    await skipRetryDelays();
    return (await task()).state;
  };
  await expect.poll(getState, { timeout: 40_000 }).toBe('failed');
  expect(tries).toEqual([false, false, true]);
  expect((await jobs()).map(({ state }) => state)).toEqual(['failed']);
  // Nobody behind it waits for it any more.
  await expect.poll(() => standing(bookId), { timeout: 10_000 }).toEqual([]);
});

it('a finished job leaves the queue, and its duration is recorded', async () => {
  const { bookId } = await createWaiting();
  expect(await standing(bookId)).toMatchObject([{ startedAt: null }]);
  let begun: unknown;
  const hands = await createWorker(async () => {
    begun = await standing(bookId);
  });
  await hands.listen();
  await expect.poll(() => standing(bookId), { timeout: 40_000 }).toEqual([]);
  expect(begun).toMatchObject([{ startedAt: expect.any(Date), endedAt: null }]);
  // A waiting drawing would be taken at once.
  await hands.boss.offWork(previewJob.name);
  const other = await createWaiting();
  const place = await getQueuePosition(shop.db, previewJob.name, `${other.bookId}:${other.revision}:regular`);
  expect(place).toMatchObject({ before: 0, secondsEach: expect.any(Number) });
});

it('a task completed by another worker meanwhile stays completed', async () => {
  const { bookId, revision, task } = await createWaiting();
  const work = createTaskTracker(shop.db, 'preview', { bookId, revision });
  await work.start('painting', 4);
  await work.finish();
  await work.fail('illustration_failed');
  expect(await task()).toMatchObject({ state: 'done', errorCode: null });
});

it('permanently failed jobs are listed, can be enqueued again, and leave the list once they succeed', async () => {
  const { bookId, revision, jobs } = await createWaiting();
  let broken = true;
  const hands = await createWorker(async () => {
    if (broken) throw new Error('no more paint');
  });
  await hands.listen();
  const list = async () => {
    await skipRetryDelays();
    return listDeadLetters(hands.boss);
  };
  await expect.poll(list, { timeout: 40_000 }).toMatchObject([{ job: previewJob.name, data: { bookId, revision } }]);
  const [letter] = await list();
  if (!letter) throw new Error('The list is empty.');
  await requeueDeadLetter(hands.boss, letter);
  expect(await list()).toEqual([]);
  // It fails again, and then succeeds.
  await expect.poll(list, { timeout: 40_000 }).toHaveLength(1);
  broken = false;
  const [again] = await list();
  await hands.boss.send(previewJob.name, { bookId, revision }, { singletonKey: again?.key ?? '' });
  await expect.poll(list, { timeout: 40_000 }).toEqual([]);
  await expect.poll(async () => (await jobs()).map(({ state }) => state), { timeout: 10_000 }).toContain('completed');
});
