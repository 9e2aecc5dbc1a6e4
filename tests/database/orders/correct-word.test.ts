import { expect, it } from 'vitest';
import { findBookWords } from '@/lib/books/server';
import { correctWord } from '@/lib/orders/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { inFirstEdition } from '../support/first-edition';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCheckoutFlow(shop);
const paid = inFirstEdition(shop, flow.paid);
const WORD_MISSING = { code: 'not_found', data: { word: true } };

it('rulings "Money": staff correct one mistyped word, also of an approved book, and it is recorded', async () => {
  const { id, bookId } = await paid();
  await shop.db.page.create({ data: { bookId, key: 's01', text: 'Grandma and Granpa' } });
  const row = { approvedAt: NOW, dedication: 'With lvoe, lvoe and kisses' };
  await shop.db.book.update({ where: { id: bookId }, data: row });
  const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id } });
  const correct = (key: string, from: string, to: string) =>
    correctWord({ orderNumber, key, from, to }, { db: shop.db, enqueue: shop.enqueue, now: NOW });
  unwrap(await correct('s01', 'Granpa', 'Grandpa'));
  unwrap(await correct('dedication', 'lvoe,', 'love,'));
  // Not in the parent's own words; more than once.
  expect(await correct('s02', 'Granpa', 'Grandpa')).toMatchObject(WORD_MISSING);
  expect(await correct('dedication', 's', 'z')).toMatchObject(WORD_MISSING);
  const long = 'and then it rained again '.repeat(60);
  expect(await correct('s01', 'Grandpa', long)).toMatchObject({ code: 'pages_overflow' });
  const book = await findBookWords(shop.db, bookId);
  expect(book?.pages.find(({ key }) => key === 's01')?.text).toBe('Grandma and Grandpa');
  const events = await shop.db.auditEvent.findMany({ where: { subjectId: id }, select: { data: true } });
  expect(events.map(({ data }) => data)).toEqual([{ page: 's01' }, { page: 'dedication' }]);
  expect(book?.edits).toBe(2);
});

it('§10 words: of a picture book they correct one of the texts of a spread', async () => {
  const { id, bookId } = await flow.paid();
  const texts = { firefly: 'A litle light', chase: 'Grandma and Granpa' };
  await shop.db.page.create({ data: { bookId, key: 's02', texts } });
  const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id } });
  const correct = (from: string, to: string) =>
    correctWord({ orderNumber, key: 's02', from, to }, { db: shop.db, enqueue: shop.enqueue, now: NOW });
  unwrap(await correct('Granpa', 'Grandpa'));
  expect(await correct('a', 'b')).toMatchObject(WORD_MISSING);
  expect(await correct('litle', 'and then it rained again '.repeat(14))).toMatchObject({ code: 'pages_overflow' });
  const page = await shop.db.page.findFirstOrThrow({ where: { bookId, key: 's02' } });
  expect(page.texts).toEqual({ ...texts, chase: 'Grandma and Grandpa' });
});

it('an unknown order number is refused', async () => {
  const unknown = { orderNumber: 'NONE', key: 's01', from: 'a', to: 'b' };
  expect(await correctWord(unknown, { db: shop.db, enqueue: shop.enqueue, now: NOW })).toEqual({
    ok: false,
    code: 'not_found',
  });
});
