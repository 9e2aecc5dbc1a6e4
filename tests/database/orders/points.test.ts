import { describe, expect, it } from 'vitest';
import { changeWordsSchema, type DraftChange } from '@/lib/books';
import { findBookWords, renderBookStory } from '@/lib/books/server';
import { changePoints, changeWords } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { isPointed } from '@/lib/platform/text/points';
import { createCheckoutFlow } from '../support/checkout-flow';
import { BOOK_HE, createDraftFlow, unwrap } from '../support/draft-flow';
import { createEditorFlow, type EditorOrder as Order } from '../support/editor-flow';
import { newDevice } from '../support/identities';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid } = createCheckoutFlow(shop);
const { depsOf, editor, pageOf } = createEditorFlow(shop);
const { withBook, change } = createDraftFlow(shop);

/** A story with points, but not in Russian. */
const RUSSIAN = 30_001;

async function openDraft() {
  const owner = newDevice();
  const { id } = await withBook(owner);
  return async (by: DraftChange) => unwrap(await change(id, owner, { nameKeptAsWritten: true, ...by })).points;
}

describe('§10 points: a draft', () => {
  it('has them by default where its story has them for its ages', async () => {
    const choose = await openDraft();
    expect(await choose({})).toBe(true);
    expect(await choose({ language: 'en' })).toBe(false);
    expect(await choose({ language: 'he', catalogueId: BOOK_HE })).toBe(true);
    expect(await choose({ language: 'ar' })).toBe(true);
  });

  it('keeps what its parent said, and never has points that nobody wrote', async () => {
    const choose = await openDraft();
    expect(await choose({ points: false })).toBe(false);
    expect(await choose({ childName: 'נועם' })).toBe(false);
    expect(await choose({ catalogueId: BOOK_HE })).toBe(false);
    expect(await choose({ language: 'ru', catalogueId: RUSSIAN, points: true })).toBe(false);
  });
});

describe('§10 points: a bought book', () => {
  const set = (order: Order, points: boolean) => changePoints(order.id, { points }, depsOf(order));
  const firefly = async (order: Order) => (await pageOf(order, 's02')).words.texts?.firefly ?? '';

  it('is written with them or without, in the editor and in the book, and its files are made again', async () => {
    const order = await paid();
    expect((await editor(order)).points).toBe(true);
    expect(isPointed(await firefly(order))).toBe(true);
    const { edits } = await shop.db.book.findUniqueOrThrow({ where: { id: order.bookId } });
    unwrap(await set(order, false));
    expect((await editor(order)).points).toBe(false);
    expect(await firefly(order)).not.toMatch(/\p{M}/u);
    const book = await findBookWords(shop.db, order.bookId);
    expect(book?.edits).toBe(edits + 1);
    expect(book && renderBookStory(book)?.text.spreads[1]?.words?.texts.firefly).toBe(await firefly(order));
    unwrap(await set(order, false));
    expect((await findBookWords(shop.db, order.bookId))?.edits).toBe(edits + 1);
  });

  it('keeps the parent’s own words as they were typed', async () => {
    const order = await paid();
    const given = { key: 's02', version: 0, changeId: newId(), text: null, texts: { firefly: 'שָׁלוֹם, גחלילית!' } };
    unwrap(await changeWords(order.id, changeWordsSchema.parse(given), depsOf(order)));
    unwrap(await set(order, false));
    expect(await firefly(order)).toBe('שָׁלוֹם, גחלילית!');
    expect((await pageOf(order, 's02')).words.texts?.chase).not.toMatch(/\p{M}/u);
  });

  it('of a first edition has none, and a stranger changes nothing', async () => {
    const [order, other] = [await paid(), await paid()];
    const stranger = { ...order, accountId: other.accountId };
    expect(await set(stranger, false)).toMatchObject({ code: 'not_found' });
    await shop.db.book.update({ where: { id: order.bookId }, data: { edition: 1 } });
    expect((await editor(order)).points).toBeNull();
    expect(await set(order, true)).toMatchObject({ code: 'not_found' });
  });
});
