import { describe, expect, it } from 'vitest';
import { previewJob } from '@/lib/books/jobs';
import { produceJob } from '@/lib/orders/jobs';
import { newId } from '@/lib/platform/ids';
import { DEAD_LETTER_QUEUE } from '@/lib/platform/jobs';
import { createQueues } from '@/lib/server/jobs/create-queues';
import { JOBS } from '@/lib/server/jobs/domain-jobs';
import { addSeconds } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const enqueueMail = (orderId: string) => shop.enqueue(shop.db, produceJob, { orderId }, { key: orderId });
const enqueueProduction = (orderId: string) => shop.queue.jobs('produce-book', orderId);

describe('Jobs: enqueued in the transaction that causes them', () => {
  it('a rolled back transaction leaves no job', async () => {
    const orderId = newId();
    const attempt = shop.db.$transaction(async (tx) => {
      await shop.enqueue(tx, produceJob, { orderId }, { key: orderId });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await enqueueProduction(orderId)).toEqual([]);
  });

  it('the job is invisible before its transaction commits', async () => {
    const orderId = newId();
    await shop.db.$transaction(async (tx) => {
      await shop.enqueue(tx, produceJob, { orderId }, { key: orderId });
      expect(await enqueueProduction(orderId)).toEqual([]);
    });
    expect(await enqueueProduction(orderId)).toMatchObject([{ state: 'created', data: { orderId } }]);
  });
});

describe('one job per key waits or runs', () => {
  it('also with many parallel requests', async () => {
    const orderId = newId();
    await Promise.all(Array.from({ length: 8 }, () => enqueueMail(orderId)));
    await enqueueMail(orderId);
    expect(await enqueueProduction(orderId)).toHaveLength(1);
  });

  it('other keys and other jobs are not blocked', async () => {
    const [one, two] = [newId(), newId()];
    await enqueueMail(one);
    await enqueueMail(two);
    await shop.enqueue(shop.db, previewJob, { bookId: one, revision: 1 }, { key: one });
    expect([(await enqueueProduction(one)).length, (await enqueueProduction(two)).length]).toEqual([1, 1]);
    expect(await shop.queue.jobs('draw-preview', one)).toHaveLength(1);
  });

  it('a repeat is dropped while it runs; afterwards the next one is accepted', async () => {
    const orderId = newId();
    await enqueueMail(orderId);
    const taken = await shop.queue.boss.fetch<{ orderId: string }>('produce-book', { batchSize: 100 });
    await enqueueMail(orderId);
    expect((await enqueueProduction(orderId)).map(({ state }) => state)).toEqual(['active']);
    const mine = taken.find(({ data }) => data.orderId === orderId);
    await shop.queue.boss.complete('produce-book', mine?.id ?? '');
    await enqueueMail(orderId);
    expect((await enqueueProduction(orderId)).map(({ state }) => state)).toEqual(['completed', 'created']);
  });
});

it('a job may be scheduled for later', async () => {
  const orderId = newId();
  await shop.enqueue(shop.db, produceJob, { orderId }, { key: orderId, startAfter: addSeconds(3600) });
  const taken = await shop.queue.boss.fetch<{ orderId: string }>('produce-book', { batchSize: 100 });
  expect(taken.map(({ data }) => data.orderId)).not.toContain(orderId);
});

it('jobs of one device form a group where the job requires it, so that no device blocks the others', async () => {
  const [bookId, group] = [newId(), newId()];
  await shop.enqueue(shop.db, previewJob, { bookId, revision: 1 }, { key: bookId, group });
  await shop.enqueue(shop.db, produceJob, { orderId: bookId }, { key: bookId, group });
  expect(await shop.queue.jobs('draw-preview', bookId)).toMatchObject([{ group }]);
  expect(await enqueueProduction(bookId)).toMatchObject([{ group: null }]);
});

it('permanently failed jobs go to the dead letter queue', async () => {
  const orderId = newId();
  const { retryLimit } = produceJob.options;
  await enqueueMail(orderId);
  for (let tried = 0; tried <= retryLimit; tried += 1) {
    await shop.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE singleton_key = ${orderId}`;
    const taken = await shop.queue.boss.fetch<{ orderId: string }>('produce-book', { batchSize: 100 });
    const mine = taken.find(({ data }) => data.orderId === orderId);
    expect(mine).toBeDefined();
    await shop.queue.boss.fail('produce-book', mine?.id ?? '');
  }
  expect((await enqueueProduction(orderId)).map(({ state }) => state)).toEqual(['failed']);
  expect((await shop.queue.jobs(DEAD_LETTER_QUEUE)).map(({ data }) => data)).toContainEqual({ orderId });
});

it('creating the queues again keeps their policy and their jobs', async () => {
  const orderId = newId();
  await enqueueMail(orderId);
  await createQueues(shop.queue.boss);
  expect(await enqueueProduction(orderId)).toHaveLength(1);
  const queues = await shop.queue.boss.getQueues(JOBS.map(({ name }) => name));
  expect(new Set(queues.map(({ policy }) => policy))).toEqual(new Set(['exclusive']));
  expect(queues).toHaveLength(JOBS.length);
});
