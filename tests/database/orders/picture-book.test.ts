import { describe, expect, it } from 'vitest';
import { changeWordsSchema, type WordsChange } from '@/lib/books';
import { findBookWords, listOverflowingPages, renderBookStory } from '@/lib/books/server';
import { changeWords, redrawPicture } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createEditorFlow, type EditorOrder as Order } from '../support/editor-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid } = createCheckoutFlow(shop);
const { depsOf, pageOf } = createEditorFlow(shop);

const texts = (key: string, version: number, own: Record<string, string>, changeId = newId()): WordsChange =>
  changeWordsSchema.parse({ key, version, changeId, text: null, texts: own });
const change = (order: Order, given: WordsChange) => changeWords(order.id, given, depsOf(order));
const told = async (order: Order) => {
  const book = await findBookWords(shop.db, order.bookId);
  const story = book && renderBookStory(book);
  if (!story) throw new Error('no story');
  return story;
};
const textsOf = async (order: Order, key: string) =>
  (await told(order)).text.spreads.find((spread) => spread.key === key)?.words?.texts ?? {};

it('§10 editions: a book gets the newest edition of its story, and keeps it', async () => {
  const order = await paid();
  expect((await told(order)).edition).toBe(2);
  await shop.db.book.update({ where: { id: order.bookId }, data: { edition: 1 } });
  const old = await told(order);
  expect(old.edition).toBe(1);
  expect(old.text.spreads.every(({ words }) => words === undefined)).toBe(true);
  const page = await pageOf(order, 's01');
  expect(page.spread).toBeUndefined();
  expect(page.layout?.paragraphs?.length).toBeGreaterThan(0);
});

describe('§10 words: texts of a spread are changed by their ids', () => {
  it('others keep the story’s words, and the answer holds the printed lines and the room that is left', async () => {
    const order = await paid();
    const before = await textsOf(order, 's02');
    const saved = unwrap(await change(order, texts('s02', 0, { firefly: 'It was as light as air.' })));
    expect(await textsOf(order, 's02')).toEqual({ ...before, firefly: 'It was as light as air.' });
    const page = await pageOf(order, 's02');
    expect(page.words.texts).toMatchObject({ firefly: 'It was as light as air.' });
    expect(page.original.texts).toEqual(before);
    expect(saved.spread).toEqual(page.spread);
    expect(page.spread?.layout.lines.some(({ text }) => text.includes('light as air'))).toBe(true);
    expect(page.spread?.rooms.map(({ id }) => id)).toEqual(['firefly', 'chase']);
  });

  it('marks the hero’s name, keeps the words of an unknown place out, and follows the story again', async () => {
    const order = await paid();
    const name = (await findBookWords(shop.db, order.bookId))?.childName ?? '';
    await change(order, texts('s02', 0, { firefly: `${name}!`, nowhere: 'Hidden' }));
    expect(await textsOf(order, 's02')).toMatchObject({ firefly: `\u2068${name}\u2069!` });
    const row = await shop.db.page.findFirstOrThrow({ where: { bookId: order.bookId, key: 's02' } });
    expect(row).toMatchObject({ text: null, texts: { firefly: `${name}!` } });
    await change(order, texts('s02', 1, { firefly: '' }));
    expect((await textsOf(order, 's02')).firefly).not.toContain('!');
  });

  it('names the text that does not fit its place; nothing of it is lost', async () => {
    const order = await paid();
    const long = 'and then it rained again '.repeat(14).trim();
    const saved = unwrap(await change(order, texts('s02', 0, { firefly: long })));
    expect(saved.spread?.layout.overflow).toEqual(['firefly']);
    const room = saved.spread?.rooms.find(({ id }) => id === 'firefly');
    expect(room?.most).toBeLessThan(long.length);
    const book = await findBookWords(shop.db, order.bookId);
    expect(book && listOverflowingPages(book)).toEqual(['s02']);
    expect(await textsOf(order, 's02')).toMatchObject({ firefly: long });
  });

  it('another account changes nothing, and an older version is refused', async () => {
    const order = await paid();
    const stranger = { ...order, accountId: (await paid()).accountId };
    expect(await change(stranger, texts('s02', 0, { firefly: 'Mine' }))).toMatchObject({ code: 'not_found' });
    await change(order, texts('s02', 0, { firefly: 'One' }));
    expect(await change(order, texts('s02', 0, { firefly: 'Two' }))).toMatchObject({ code: 'changed_elsewhere' });
    expect(await textsOf(order, 's02')).toMatchObject({ firefly: 'One' });
  });
});

it('§5 customisation prompt: another picture of a spread keeps its places; weather and feelings can be asked for', async () => {
  const order = await paid();
  const ask = (request: string | null) => redrawPicture(order.id, { key: 's06', request }, depsOf(order));
  expect(await ask('add a dog')).toMatchObject({ code: 'request_beside_words', data: { missing: 'dog' } });
  expect(await ask('at night')).toMatchObject({ code: 'request_beside_words' });
  expect(await ask('a gun')).toMatchObject({ code: 'illustration_unsafe' });
  expect(await ask(null)).toMatchObject({ value: { variation: 1 } });
  expect(await ask('in the snow')).toMatchObject({ value: { variation: 2 } });
  expect((await pageOf(order, 's06')).suggestions).not.toContain('dog');
});
