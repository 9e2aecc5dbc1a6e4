import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/books/[bookId]/progress/route';
import type { BookProgress } from '@/lib/books';
import { createTaskTracker, type Owner } from '@/lib/books/server';
import { endEntry } from '@/lib/platform/jobs';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { parseEvents } from '../support/events';
import { newAccount, newDevice } from '../support/identities';
import { withRequests } from '../support/requests';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const steps = createDraftFlow(shop);
const { visitor } = withRequests(shop);

const EVENTS = 'text/event-stream';

async function open(id: string, owner: Owner) {
  const leaving = new AbortController();
  const ask = await visitor(owner);
  const response = await ask(GET, { params: { bookId: id }, accept: EVENTS, signal: leaving.signal });
  const events = parseEvents<BookProgress>(response);
  return {
    response,
    leave: () => leaving.abort(),
    /** The first event from here on of which this is true; the ones before are read. */
    async until(isIt: (progress: BookProgress) => boolean): Promise<BookProgress> {
      for (;;) {
        const { value: next, done } = await events.next();
        if (done || next.event !== 'progress') throw new Error('The stream ended before.');
        if (isIt(next.data)) return next.data;
      }
    },
    /** What is left of it, until it ends. */
    async rest() {
      const left: string[] = [];
      for await (const { event } of events) left.push(event);
      return left;
    },
  };
}

/** As the worker stores a portrait. */
const drawPortrait = (bookId: string, revision: number, model: 'regular' | 'advanced' = 'regular') =>
  shop.db.illustration.create({
    data: {
      bookId,
      revision,
      model,
      pageKey: 'portrait',
      sizePx: 640,
      provider: 'local',
      storageKey: `pictures/${bookId}/${revision}-portrait-${model}.jpg`,
    },
  });

describe('§4 progress: a waiting browser receives events', () => {
  it('the queue, the beginning, each step, the picture and the end, as the worker writes them', async () => {
    const owner = newDevice();
    const { id, revision } = await steps.withPhoto(owner);
    const stream = await open(id, owner);
    const isIn = (state: string) => (told: BookProgress) => told.tasks.character?.state === state;

    const queued = await stream.until(isIn('queued'));
    expect(queued.places.character).toMatchObject({ before: 0 });
    const task = createTaskTracker(shop.db, 'character', { bookId: id, revision });
    await task.start('meetingHero', 2);
    expect((await stream.until(isIn('running'))).tasks.character).toMatchObject({ stage: 'meetingHero', done: 0 });
    await drawPortrait(id, revision);
    const drawn = await stream.until(({ portraits }) => portraits.length > 0);
    expect(drawn.portraits).toEqual([{ model: 'regular', variation: 0, state: 'drawn' }]);
    await task.step();
    await stream.until(({ tasks }) => tasks.character?.done === 1);
    await task.finish();
    await stream.until(isIn('done'));
    expect(await stream.rest()).toEqual(['end']);
  });

  it('passes proxies and is not cached', async () => {
    const owner = newDevice();
    const { id } = await steps.withPhoto(owner);
    const { response, leave } = await open(id, owner);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    leave();
  });

  it('of work that has ended: one event, and the end', async () => {
    const owner = newDevice();
    const { id } = await steps.withBook(owner);
    const stream = await open(id, owner);
    expect(await stream.rest()).toEqual(['progress', 'end']);
  });

  it('a book that is deleted meanwhile ends it', async () => {
    const owner = newDevice();
    const { id } = await steps.withPhoto(owner);
    const stream = await open(id, owner);
    await stream.until(() => true);
    await shop.db.$transaction([
      shop.db.book.update({ where: { id }, data: { deletedAt: new Date() } }),
      shop.db.bookTask.deleteMany({ where: { bookId: id } }),
    ]);
    expect(await stream.rest()).toEqual(['end']);
  });

  it('without events: the same data once, as JSON', async () => {
    const owner = newDevice();
    const { id } = await steps.withPhoto(owner);
    const response = await (await visitor(owner))(GET, { params: { bookId: id } });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ tasks: { character: { state: 'queued' } } });
  });
});

describe('who may listen', () => {
  it.each([
    ['another device', async () => newDevice()],
    ['another account', async () => ({ ...newDevice(), accountId: (await newAccount(shop.db)).accountId })],
  ])('%s gets 404, with events and without', async (_, somebody) => {
    const { id } = await steps.withPhoto(newDevice());
    const ask = await visitor(await somebody());
    for (const accept of [EVENTS, 'application/json']) {
      const response = await ask(GET, { params: { bookId: id }, accept });
      expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    }
  });

  it('rulings "Flow": a visitor from an e-mailed link gets no advanced picture', async () => {
    const owner = newDevice();
    const { id, revision } = await steps.withPhoto(owner);
    await drawPortrait(id, revision);
    await drawPortrait(id, revision, 'advanced');
    const guest = newDevice();
    await shop.db.bookDevice.create({ data: { bookId: id, deviceId: guest.deviceId } });
    const told = async (who: Owner) => (await (await visitor(who))(GET, { params: { bookId: id } })).json();
    expect((await told(owner)).portraits).toHaveLength(2);
    expect((await told(guest)).portraits).toEqual([{ model: 'regular', variation: 0, state: 'drawn' }]);
  });

  it('a visitor has at most eight streams; a closed one frees its slot', async () => {
    const owner = newDevice();
    const { id } = await steps.withPhoto(owner);
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    for (let at = 0; at < 8; at += 1) streams.push(await open(id, owner));
    const refused = await open(id, owner);
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '10']);
    streams[0]?.leave();
    streams[0] = await open(id, owner);
    expect(streams[0].response.status).toBe(200);
    for (const { leave } of streams) leave();
  });
});

describe('the queue', () => {
  it('a waiting browser gets an event when its queue position changes', async () => {
    const [first, second] = [newDevice(), newDevice()];
    await steps.withPhoto(first);
    const waiting = await steps.withPhoto(second);
    const stream = await open(waiting.id, second);
    expect((await stream.until(() => true)).places.character?.before).toBeGreaterThan(0);
    // What other tests of this file left waiting ends as well.
    const ahead = await shop.db.queueEntry.findMany({
      where: { queue: 'draw-character', endedAt: null, NOT: { key: { startsWith: waiting.id } } },
    });
    for (const { id } of ahead) await endEntry(shop.db, id, new Date());
    const told = await stream.until(({ places }) => places.character?.before === 0);
    expect(told.tasks.character?.state).toBe('queued');
    stream.leave();
  });
});

describe('the one connection that listens', () => {
  it('contains only row ids', async () => {
    const client = new Client({ connectionString: shop.url });
    await client.connect();
    await client.query('LISTEN progress');
    const payloads: string[] = [];
    client.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    const owner = newDevice();
    const { id } = await steps.approved(owner);
    unwrap(await steps.change(id, owner, { childName: 'תמר' }));
    await client.query('SELECT 1');
    await client.end();
    expect(new Set(payloads)).toEqual(new Set([`book:${id}`, 'queue']));
  });

  it('reconnects when it is lost, and streams load what they missed', async () => {
    const owner = newDevice();
    const { id, revision } = await steps.withPhoto(owner);
    const stream = await open(id, owner);
    await stream.until(() => true);
    await shop.db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%progress%'`;
    await createTaskTracker(shop.db, 'character', { bookId: id, revision }).start('meetingHero', 2);
    await stream.until(({ tasks }) => tasks.character?.state === 'running');
    stream.leave();
  });
});
