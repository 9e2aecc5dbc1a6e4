import { describe, expect, it } from 'vitest';
import { GET as preview } from '@/app/api/books/[bookId]/preview/route';
import { GET as progress } from '@/app/api/books/[bookId]/progress/route';
import { GET as draft } from '@/app/api/books/[bookId]/route';
import { GET as current } from '@/app/api/books/current/route';
import { GET as drafts } from '@/app/api/books/drafts/route';
import { GET as order } from '@/app/api/orders/[orderId]/route';
import { GET as ordersProgress } from '@/app/api/orders/mine/progress/route';
import { GET as mine } from '@/app/api/orders/mine/route';
import { findSharedBook, listKnownHeroes, type Owner } from '@/lib/books/server';
import { createCheckoutFlow } from './support/checkout-flow';
import { createDraftFlow } from './support/draft-flow';
import { newDevice } from './support/identities';
import { withRequests } from './support/requests';
import { createShelfFlow } from './support/shelf-flow';
import { NOW } from './support/time';
import { withQueryCount } from './support/with-query-count';
import { withShop } from './support/with-shop';
import { withStorage } from './support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const steps = createDraftFlow(shop);
const { paid } = createCheckoutFlow(shop);
const { createShelf, storePictures } = createShelfFlow(shop);

const counted = withQueryCount(shop);
const { countQueries } = counted;
const { visitor } = withRequests(counted);

type Handler = Parameters<Awaited<ReturnType<typeof visitor>>>[0];

/** Queries of one answer to the visitor, those of reading the session included. */
async function queriesFor(handler: Handler, owner: Owner, params: Record<string, string> = {}) {
  const ask = await visitor(owner);
  let status = 0;
  const queries = await countQueries(async () => {
    status = (await ask(handler, { params })).status;
  });
  expect(status).toBe(200);
  return queries;
}

describe('11 a view reads only what it shows, in a fixed number of queries', () => {
  it('progress, which is read at every event: 3 while the work goes on, 4 in the queue', async () => {
    const owner = newDevice();
    const { id } = await steps.withPhoto(owner);
    expect(await queriesFor(progress, owner, { bookId: id })).toBeLessThanOrEqual(4);
    await shop.db.bookTask.updateMany({ where: { bookId: id }, data: { state: 'running' } });
    expect(await queriesFor(progress, owner, { bookId: id })).toBeLessThanOrEqual(3);
  });

  it.each([
    ['the draft', draft, 6],
    ['the preview', preview, 5],
  ] as const)('%s: the same however much is drawn', async (_, handler, most) => {
    const owner = newDevice();
    const { id } = await steps.approved(owner);
    const before = await queriesFor(handler, owner, { bookId: id });
    await storePictures(id);
    expect(await queriesFor(handler, owner, { bookId: id })).toBe(before);
    expect(before).toBeLessThanOrEqual(most);
  });

  it('the draft that was worked on last', async () => {
    const owner = newDevice();
    await steps.withPhoto(owner);
    // One more than of a draft by its id: Postgres finds its id by indexes alone.
    expect(await queriesFor(current, owner)).toBeLessThanOrEqual(7);
  });

  it('the shelf of drafts: the same for one and for twenty', async () => {
    const [few, many] = [newDevice(), newDevice()];
    await steps.withBook(few);
    for (let at = 0; at < 20; at += 1) await steps.withBook(many);
    const one = await queriesFor(drafts, few);
    expect(await queriesFor(drafts, many)).toBe(one);
    expect(one).toBeLessThanOrEqual(2);
  });

  it('the shelf of books: the same for two and for twenty, and its progress as well', async () => {
    const [few, many] = [await createShelf(2), await createShelf(20)];
    const one = await queriesFor(mine, few);
    expect(await queriesFor(mine, many)).toBe(one);
    expect(one).toBeLessThanOrEqual(19);
    const follow = await queriesFor(ordersProgress, few);
    expect(await queriesFor(ordersProgress, many)).toBe(follow);
  });

  it('the checkout and the confirmation: one order', async () => {
    const { id, owner } = await paid();
    expect(await queriesFor(order, owner, { orderId: id })).toBeLessThanOrEqual(19);
  });

  it('known heroes: the same for one and for ten', async () => {
    const countHeroQueries = async (books: number) => {
      const owner = newDevice();
      for (let at = 0; at < books; at += 1) {
        const { id } = await steps.approved(owner);
        // Drawn, since so many of one device may not wait at once.
        await shop.db.bookTask.updateMany({ where: { bookId: id }, data: { state: 'done' } });
      }
      const { id } = await steps.withBook(owner);
      const deps = { db: counted.db, owner, sign: shop.storage.signedUrl, now: NOW };
      return countQueries(() => listKnownHeroes(id, deps));
    };
    expect(await countHeroQueries(10)).toBe(await countHeroQueries(1));
  });

  it('a shared book', async () => {
    const { id } = await steps.approved(newDevice());
    await storePictures(id);
    await shop.db.book.update({ where: { id }, data: { shareToken: 'of-this-test' } });
    expect(await countQueries(() => findSharedBook(counted.db, 'of-this-test'))).toBeLessThanOrEqual(2);
  });
});
