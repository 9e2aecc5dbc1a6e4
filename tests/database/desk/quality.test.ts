import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { STAFF_LIMITS } from '@/lib/staff';
import { handleCountQuality } from '@/lib/staff/quality/count-quality.handler';
import { getQuality } from '@/lib/staff/server';
import { newAccount } from '../support/identities';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const FIRST = { skin: 'a', hairColor: 'b', nose: 'button' };

type Sold = { readonly story: number; readonly paidAt?: Date; readonly character?: object };

/** A bought book, without the work that draws it. */
async function sell({ story, paidAt = NOW, character = FIRST }: Sold) {
  const { accountId } = await newAccount(shop.db);
  const looks = { character, firstCharacter: FIRST };
  const data = { accountId, deviceId: newId(), catalogueId: story, language: 'he', ...looks } as const;
  const { id: bookId } = await shop.db.book.create({ data });
  const money = { country: 'IL', currency: 'ILS', language: 'he', email: 'a@example.com', totalMinor: 100 } as const;
  const number = newId().slice(0, 8);
  const order = await shop.db.order.create({ data: { accountId, bookId, number, state: 'ready', paidAt, ...money } });
  return { bookId, orderId: order.id };
}

const redraw = (bookId: string, pageKey: string, variation = 1) =>
  shop.db.redraw.create({ data: { bookId, pageKey, revision: 1, model: 'regular', variation } });
const read = (period: 30 | 90 | 365 = 30) => getQuality({ period, language: 'he' }, { db: shop.db, now: NOW });

describe('§6 the desk: what parents change, as numbers of many books', () => {
  beforeAll(async () => {
    const books = [];
    for (let count = 0; count < STAFF_LIMITS.leastBooks; count += 1) {
      // The same story in two languages.
      const story = count % 2 ? 10_001 : 1;
      books.push(await sell({ story, ...(count < 2 && { character: { ...FIRST, nose: 'wide' } }) }));
    }
    const [one, two, three] = books;
    if (!one || !two || !three) throw new Error('No books');
    await redraw(one.bookId, 's03');
    await redraw(one.bookId, 's03', 2);
    await redraw(two.bookId, 's03');
    await redraw(two.bookId, 'portrait');
    await shop.db.page.create({ data: { bookId: three.bookId, key: 's07', texts: { home: 'Other words' } } });
    await shop.db.page.create({ data: { bookId: two.bookId, key: 's09', variation: 1 } });
    const request = { email: 'a@example.com', description: 'The hair is wrong', language: 'he' } as const;
    await shop.db.supportRequest.createMany({ data: [one, one].map(({ orderId }) => ({ orderId, ...request })) });
    for (let count = 1; count < STAFF_LIMITS.leastBooks; count += 1)
      await redraw((await sell({ story: 2 })).bookId, 's01');
    for (let count = 0; count < STAFF_LIMITS.leastBooks; count += 1)
      await sell({ story: 3, paidAt: addSeconds(-60 * DAY) });
  });

  it('of each story, in all its languages together', async () => {
    const { stories } = await read();
    expect(stories).toMatchObject([{ story: 1, books: 5, redrawn: 1, complained: 1 }]);
    expect(stories[0]?.title).toMatch(/[א-ת]/);
  });

  it('of each page, a book once', async () => {
    const { pages } = await read();
    expect(pages.map(({ story, page, redrawn, reworded }) => [story, page, redrawn, reworded])).toEqual([
      [1, 's03', 2, 0],
      [1, 's07', 0, 1],
    ]);
  });

  it('of each trait, by its name alone', async () => {
    expect((await read()).traits).toEqual([{ trait: 'nose', heroes: 9, corrected: 2 }]);
  });

  it('is counted by the worker, and a look says until when', async () => {
    const counted = (await read()).countedAt;
    expect(counted).toEqual(NOW);
    const before = (await read()).stories[0]?.books ?? 0;
    await sell({ story: 1 });
    expect((await read()).stories[0]?.books).toBe(before);
    const soon = addSeconds(20 * MINUTE);
    await handleCountQuality({ db: shop.db, now: soon });
    expect(await read()).toMatchObject({ countedAt: NOW, recountHours: 1 });
    const later = addSeconds(60 * MINUTE);
    await handleCountQuality({ db: shop.db, now: later });
    const renewed = await read();
    expect(renewed.countedAt).toEqual(later);
    expect(renewed.stories.find(({ story }) => story === 1)?.books).toBe(before + 1);
  });

  it('a longer period has more, and too few books of a story are not shown', async () => {
    expect((await read(90)).stories.map(({ story }) => story).sort()).toEqual([1, 3]);
    expect(JSON.stringify(await read(365))).not.toContain('"story":2');
  });
});
