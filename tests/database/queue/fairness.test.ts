import { beforeEach, describe, expect, it } from 'vitest';
import { previewJob } from '@/lib/books/jobs';
import { changeDraft, placeOfDrawing } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { wizard } from '../support/drafts';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const steps = wizard(shop);

const ask = async (group: string, bookId = newId(), revision = 1) => {
  const options = { key: `${bookId}:${revision}`, group, supersedes: `${bookId}:` };
  await shop.enqueue(shop.db, previewJob, { bookId, revision }, options);
  return bookId;
};
type Job = { readonly id: string; readonly data: { readonly bookId: string; readonly revision: number } };
/** As the worker fetches: one at a time, a device's jobs one after the other. */
const take = async (): Promise<Job | undefined> =>
  (await shop.queue.boss.fetch<Job['data']>(previewJob.name, { batchSize: 1, groupConcurrency: 1 }))[0];
const finish = ({ id }: Job) => shop.queue.boss.complete(previewJob.name, id);
const waiting = () => shop.queue.jobs(previewJob.name);

/** Works through the line with so many hands; the books in the order that they were begun. */
async function workThrough(hands: number): Promise<readonly string[]> {
  const begun: string[] = [];
  const busy: Job[] = [];
  for (;;) {
    const job = busy.length < hands ? await take() : undefined;
    if (job) {
      begun.push(job.data.bookId);
      busy.push(job);
    } else if (busy.length === 0) return begun;
    else await finish(busy.shift() as Job);
  }
}

beforeEach(async () => {
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
});

describe('issue 6 "Waiting": previews are produced in the order asked, with per-device fairness', () => {
  it('one device with 30 books and five others: each other comes before its second', async () => {
    const busy = newId();
    const many: string[] = [];
    for (let at = 0; at < 30; at += 1) many.push(await ask(busy));
    const others: string[] = [];
    for (let at = 0; at < 5; at += 1) others.push(await ask(newId()));
    const begun = await workThrough(2);
    expect(begun.slice(0, 6)).toEqual([many[0], ...others]);
    expect(begun.slice(6)).toEqual(many.slice(1));
  });

  it('who comes while it works goes before what the busy device still has in line', async () => {
    const busy = newId();
    const many = [await ask(busy), await ask(busy), await ask(busy)];
    const first = await take();
    const late = await ask(newId());
    expect(first?.data.bookId).toBe(many[0]);
    expect((await take())?.data.bookId).toBe(late);
    // Alone in line, the busy device waits for its own.
    expect(await take()).toBeUndefined();
    await finish(first as Job);
    expect((await take())?.data.bookId).toBe(many[1]);
  });

  it('devices with one book each are served as they came', async () => {
    const asked: string[] = [];
    for (let at = 0; at < 12; at += 1) asked.push(await ask(newId()));
    expect(await workThrough(2)).toEqual(asked);
  });
});

describe('a correction', () => {
  it('takes the place of the drawing that waits, so that nothing is drawn for nobody', async () => {
    const device = newId();
    const book = await ask(device);
    const next = await ask(newId());
    for (const revision of [2, 3, 4]) await ask(device, book, revision);
    expect(await waiting()).toHaveLength(2);
    expect((await take())?.data).toEqual({ bookId: book, revision: 4 });
    expect((await take())?.data.bookId).toBe(next);
  });

  it('joins the line anew while the older one is in work', async () => {
    const device = newId();
    const book = await ask(device);
    const running = (await take()) as Job;
    await ask(device, book, 2);
    expect(await take()).toBeUndefined();
    await finish(running);
    expect((await take())?.data).toEqual({ bookId: book, revision: 2 });
  });

  it('of a child’s age: one drawing waits, of the newest', async () => {
    const owner = stranger();
    const { id } = await steps.withPhoto(owner);
    for (const age of [6, 7, 8]) await changeDraft(id, { age }, { db: shop.db, owner, enqueue: shop.enqueue });
    const jobs = await shop.queue.jobs('draw-character');
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(jobs).toMatchObject([{ state: 'created', data: { bookId: id, revision } }]);
  });
});

describe('how much one device may ask for', () => {
  it('six books wait; a seventh is told to wait, and waits no longer once one is drawn', async () => {
    const owner = stranger();
    const begun = [];
    for (let at = 0; at < 6; at += 1) begun.push(await steps.withPhoto(owner));
    const { id } = await steps.withBook(owner);
    expect(await steps.attach(id, owner)).toMatchObject({ ok: false, code: 'rate_limited', data: { waitSeconds: 60 } });
    expect(await steps.change(begun[0]?.id ?? '', owner, { age: 7 })).toMatchObject({ ok: true });
    await shop.db.bookTask.updateMany({ where: { bookId: begun[1]?.id ?? '' }, data: { state: 'done' } });
    expect(await steps.attach(id, owner)).toMatchObject({ ok: true });
  });
});

describe('the place in the line', () => {
  it('counts who is before, and only for the owner', async () => {
    const owners = [stranger(), stranger(), stranger()] as const;
    const books: { readonly id: string }[] = [];
    for (const owner of owners) books.push(await steps.withPhoto(owner));
    const place = (at: 0 | 1 | 2, owner = owners[at]) =>
      placeOfDrawing(books[at]?.id ?? '', 'character', { db: shop.db, owner });
    expect(await place(0)).toEqual({ ok: true, value: { before: 0, seconds: 4 } });
    expect(await place(2)).toEqual({ ok: true, value: { before: 2, seconds: 4 } });
    expect(await place(2, stranger())).toMatchObject({ ok: false, code: 'not_found' });
    const [job] = await shop.queue.boss.fetch<{ bookId: string }>('draw-character', { batchSize: 1 });
    expect(job?.data.bookId).toBe(books[0]?.id);
    expect(await place(0)).toEqual({ ok: true, value: null });
    expect(await place(2)).toMatchObject({ value: { before: 2 } });
    await shop.queue.boss.complete('draw-character', job?.id ?? '');
    expect(await place(2)).toMatchObject({ value: { before: 1 } });
  });
});
