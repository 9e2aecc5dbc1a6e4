import { beforeEach, describe, expect, it } from 'vitest';
import { previewJob } from '@/lib/books/jobs';
import { changeDraft, continueWithoutPhoto, getBookProgress } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { endEntry, startEntry } from '@/lib/platform/jobs';
import { createDraftFlow } from '../support/draft-flow';
import { newAccount, newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const steps = createDraftFlow(shop);

const enqueueFor = async (group: string, bookId = newId(), revision = 1, share: string | null = null) => {
  const options = { key: `${bookId}:${revision}`, group, share, supersedes: `${bookId}:` };
  await shop.enqueue(shop.db, previewJob, { bookId, revision }, options);
  return bookId;
};
type Job = { readonly id: string; readonly data: { readonly bookId: string; readonly revision: number } };
/** Fetches like the worker: one at a time, a device's jobs one after the other. */
async function fetchJob(queue = previewJob.name): Promise<Job | undefined> {
  const [job] = await shop.queue.boss.fetch<Job['data']>(queue, { batchSize: 1, groupConcurrency: 1 });
  if (job) await startEntry(shop.db, job.id, new Date());
  return job;
}
async function completeJob({ id }: Job, queue = previewJob.name): Promise<void> {
  await shop.queue.boss.complete(queue, id);
  await endEntry(shop.db, id, new Date());
}
const countWaiting = () => shop.queue.jobs(previewJob.name);

/** Works through the queue with this concurrency; returns the books in the order of their starts. */
async function workThrough(hands: number): Promise<readonly string[]> {
  const begun: string[] = [];
  const busy: Job[] = [];
  for (;;) {
    const job = busy.length < hands ? await fetchJob() : undefined;
    if (job) {
      begun.push(job.data.bookId);
      busy.push(job);
    } else if (busy.length === 0) return begun;
    else await completeJob(busy.shift() as Job);
  }
}

beforeEach(async () => {
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
  await shop.db.queueEntry.deleteMany();
});

describe('waiting: previews run in the order of request, with fairness per device', () => {
  it('one device with 30 books and five others: each other one runs before its second', async () => {
    const busy = newId();
    const many: string[] = [];
    for (let at = 0; at < 30; at += 1) many.push(await enqueueFor(busy));
    const others: string[] = [];
    for (let at = 0; at < 5; at += 1) others.push(await enqueueFor(newId()));
    const begun = await workThrough(2);
    expect(begun.slice(0, 6)).toEqual([many[0], ...others]);
    expect(begun.slice(6)).toEqual(many.slice(1));
  });

  it("a newcomer overtakes the busy device's waiting jobs", async () => {
    const busy = newId();
    const many = [await enqueueFor(busy), await enqueueFor(busy), await enqueueFor(busy)];
    const first = await fetchJob();
    const late = await enqueueFor(newId());
    expect(first?.data.bookId).toBe(many[0]);
    expect((await fetchJob())?.data.bookId).toBe(late);
    // Alone in the queue, the busy device waits for its own jobs.
    expect(await fetchJob()).toBeUndefined();
    await completeJob(first as Job);
    expect((await fetchJob())?.data.bookId).toBe(many[1]);
  });

  it('devices with one book each run in order of arrival', async () => {
    const asked: string[] = [];
    for (let at = 0; at < 12; at += 1) asked.push(await enqueueFor(newId()));
    expect(await workThrough(2)).toEqual(asked);
  });
});

describe('a change', () => {
  it('replaces the waiting drawing at its position, so that no outdated picture is drawn', async () => {
    const device = newId();
    const book = await enqueueFor(device);
    const next = await enqueueFor(newId());
    for (const revision of [2, 3, 4]) await enqueueFor(device, book, revision);
    expect(await countWaiting()).toHaveLength(2);
    expect((await fetchJob())?.data).toEqual({ bookId: book, revision: 4 });
    expect((await fetchJob())?.data.bookId).toBe(next);
  });

  it('joins the queue again while the older one is running', async () => {
    const device = newId();
    const book = await enqueueFor(device);
    const running = (await fetchJob()) as Job;
    await enqueueFor(device, book, 2);
    expect(await fetchJob()).toBeUndefined();
    await completeJob(running);
    expect((await fetchJob())?.data).toEqual({ bookId: book, revision: 2 });
  });

  it('of a child’s age: one drawing waits, of the newest', async () => {
    const owner = newDevice();
    const { id } = await steps.withPhoto(owner);
    for (const age of [6, 7, 8])
      await changeDraft(id, { age }, { db: shop.db, owner, enqueue: shop.enqueue, now: NOW });
    const jobs = await shop.queue.jobs('draw-character');
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(jobs).toMatchObject([{ state: 'created', data: { bookId: id, revision } }]);
  });
});

describe('limit per device', () => {
  it('six books may wait; a seventh is rejected until one is drawn', async () => {
    const owner = newDevice();
    const begun = [];
    for (let at = 0; at < 6; at += 1) begun.push(await steps.withPhoto(owner));
    const { id } = await steps.withBook(owner);
    expect(await steps.attach(id, owner)).toMatchObject({ ok: false, code: 'rate_limited', data: { waitSeconds: 60 } });
    expect(await steps.change(begun[0]?.id ?? '', owner, { age: 7 })).toMatchObject({ ok: true });
    await shop.db.bookTask.updateMany({ where: { bookId: begun[1]?.id ?? '' }, data: { state: 'done' } });
    expect(await steps.attach(id, owner)).toMatchObject({ ok: true });
  });
});

describe('the queue position', () => {
  it('counts the jobs before it, and only for the owner', async () => {
    const owners = [newDevice(), newDevice(), newDevice()] as const;
    const books: { readonly id: string }[] = [];
    for (const owner of owners) books.push(await steps.withPhoto(owner));
    const place = (at: 0 | 1 | 2, owner = owners[at]) =>
      getBookProgress(books[at]?.id ?? '', { db: shop.db, owner, now: NOW }).then(
        (told) => told?.view.places.character,
      );
    expect(await place(0)).toEqual({ before: 0, seconds: 4 });
    expect(await place(2)).toEqual({ before: 2, seconds: 4 });
    expect(await place(2, newDevice())).toBeUndefined();
    const job = await fetchJob('draw-character');
    expect(job?.data.bookId).toBe(books[0]?.id);
    expect(await place(0)).toBeNull();
    expect(await place(2)).toMatchObject({ before: 2 });
    await completeJob(job as Job, 'draw-character');
    expect(await place(2)).toMatchObject({ before: 1 });
  });
});

describe('waiting: an address without cookies takes its turns as one', () => {
  it('twenty new devices of one address: a family elsewhere runs before all but the first', async () => {
    const many: string[] = [];
    for (let at = 0; at < 20; at += 1) many.push(await enqueueFor(newId(), newId(), 1, 'address'));
    const family = await enqueueFor(newId(), newId(), 1, 'elsewhere');
    const begun = await workThrough(3);
    expect(begun.slice(0, 2)).toEqual([many[0], family]);
    expect(begun.slice(2)).toEqual(many.slice(1));
  });

  it('its devices are drawn at once while nobody else waits', async () => {
    for (let at = 0; at < 3; at += 1) await enqueueFor(newId(), newId(), 1, 'address');
    expect([await fetchJob(), await fetchJob(), await fetchJob()].every(Boolean)).toBe(true);
  });

  const begin = async (addressKey: string, accountId: string | null = null) => {
    const owner = { ...newDevice(), accountId, addressKey };
    const { id } = await steps.withBook(owner);
    return continueWithoutPhoto(id, { db: shop.db, owner, enqueue: shop.enqueue });
  };

  it('forty waiting books of one address are the most; other addresses and accounts go on', async () => {
    for (let at = 0; at < 40; at += 1) expect(await begin('busy')).toMatchObject({ ok: true });
    expect(await begin('busy')).toMatchObject({ code: 'rate_limited' });
    expect(await begin('quiet')).toMatchObject({ ok: true });
    const { accountId } = await newAccount(shop.db);
    expect(await begin('busy', accountId)).toMatchObject({ ok: true });
  });
});
