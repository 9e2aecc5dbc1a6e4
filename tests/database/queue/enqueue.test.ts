import { describe, expect, it } from 'vitest';
import { previewJob } from '@/lib/books/jobs';
import { produceJob } from '@/lib/orders/jobs';
import { newId } from '@/lib/platform/ids';
import { DEAD_LETTERS } from '@/lib/platform/jobs';
import { createQueues, JOBS } from '@/lib/wiring/queue';
import { withShop } from '../support/shop';
import { later } from '../support/time';

const shop = withShop();
const put = (orderId: string) => shop.enqueue(shop.db, produceJob, { orderId }, { key: orderId });
const produce = (orderId: string) => shop.queue.jobs('produce-book', orderId);

describe('Jobs: enqueued in the transaction that causes them', () => {
  it('a transaction that is rolled back leaves no job', async () => {
    const orderId = newId();
    const attempt = shop.db.$transaction(async (tx) => {
      await shop.enqueue(tx, produceJob, { orderId }, { key: orderId });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await produce(orderId)).toEqual([]);
  });

  it('nobody sees the job before its cause is there', async () => {
    const orderId = newId();
    await shop.db.$transaction(async (tx) => {
      await shop.enqueue(tx, produceJob, { orderId }, { key: orderId });
      expect(await produce(orderId)).toEqual([]);
    });
    expect(await produce(orderId)).toMatchObject([{ state: 'created', data: { orderId } }]);
  });
});

describe('one job per key waits or runs', () => {
  it('asked for many times, also at once', async () => {
    const orderId = newId();
    await Promise.all(Array.from({ length: 8 }, () => put(orderId)));
    await put(orderId);
    expect(await produce(orderId)).toHaveLength(1);
  });

  it('other keys and other jobs are not held up', async () => {
    const [one, two] = [newId(), newId()];
    await put(one);
    await put(two);
    await shop.enqueue(shop.db, previewJob, { bookId: one, revision: 1 }, { key: one });
    expect([(await produce(one)).length, (await produce(two)).length]).toEqual([1, 1]);
    expect(await shop.queue.jobs('draw-preview', one)).toHaveLength(1);
  });

  it('while it runs a repeat is dropped; when it is done the next one is taken', async () => {
    const orderId = newId();
    await put(orderId);
    const taken = await shop.queue.boss.fetch<{ orderId: string }>('produce-book', { batchSize: 100 });
    await put(orderId);
    expect((await produce(orderId)).map(({ state }) => state)).toEqual(['active']);
    const mine = taken.find(({ data }) => data.orderId === orderId);
    await shop.queue.boss.complete('produce-book', mine?.id ?? '');
    await put(orderId);
    expect((await produce(orderId)).map(({ state }) => state)).toEqual(['completed', 'created']);
  });
});

it('a job may wait for its time', async () => {
  const orderId = newId();
  await shop.enqueue(shop.db, produceJob, { orderId }, { key: orderId, startAfter: later(3600) });
  const taken = await shop.queue.boss.fetch<{ orderId: string }>('produce-book', { batchSize: 100 });
  expect(taken.map(({ data }) => data.orderId)).not.toContain(orderId);
});

it('jobs of one device form a group where the job asks for it, so that nobody starves the rest', async () => {
  const [bookId, group] = [newId(), newId()];
  await shop.enqueue(shop.db, previewJob, { bookId, revision: 1 }, { key: bookId, group });
  await shop.enqueue(shop.db, produceJob, { orderId: bookId }, { key: bookId, group });
  expect(await shop.queue.jobs('draw-preview', bookId)).toMatchObject([{ group }]);
  expect(await produce(bookId)).toMatchObject([{ group: null }]);
});

it('what fails for good is kept for the desk', async () => {
  const orderId = newId();
  const { retryLimit } = produceJob.options;
  await put(orderId);
  for (let tried = 0; tried <= retryLimit; tried += 1) {
    await shop.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE singleton_key = ${orderId}`;
    const taken = await shop.queue.boss.fetch<{ orderId: string }>('produce-book', { batchSize: 100 });
    const mine = taken.find(({ data }) => data.orderId === orderId);
    expect(mine).toBeDefined();
    await shop.queue.boss.fail('produce-book', mine?.id ?? '');
  }
  expect((await produce(orderId)).map(({ state }) => state)).toEqual(['failed']);
  expect((await shop.queue.jobs(DEAD_LETTERS)).map(({ data }) => data)).toContainEqual({ orderId });
});

it('making the queues again keeps their policy and their jobs', async () => {
  const orderId = newId();
  await put(orderId);
  await createQueues(shop.queue.boss);
  expect(await produce(orderId)).toHaveLength(1);
  const queues = await shop.queue.boss.getQueues(JOBS.map(({ name }) => name));
  expect(new Set(queues.map(({ policy }) => policy))).toEqual(new Set(['exclusive']));
  expect(queues).toHaveLength(JOBS.length);
});
