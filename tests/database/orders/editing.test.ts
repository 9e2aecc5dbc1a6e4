import { describe, expect, it } from 'vitest';
import { changeWordsSchema, type WordsChange } from '@/lib/books';
import { findBookWords, listOverflowingPages, renderBookStory } from '@/lib/books/server';
import { handleRenewBook } from '@/lib/orders/editing/renew-book.handler';
import { changeWords, getEditor, resetBook, saveDedication } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { DedicationDesign } from '@/lib/typesetting';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createEditorFlow, type EditorOrder as Order } from '../support/editor-flow';
import { inFirstEdition } from '../support/first-edition';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCheckoutFlow(shop);
const paid = inFirstEdition(shop, flow.paid);
const unpaid = inFirstEdition(shop, flow.order);
const { depsOf, editor, pageOf, drawn } = createEditorFlow(shop);

const words = (key: string, version: number, text: string | null, changeId = newId()): WordsChange =>
  changeWordsSchema.parse({ key, version, changeId, text });
const change = (order: Order, given: WordsChange) => changeWords(order.id, given, depsOf(order));

describe('§4 "Before purchase": the story is open, words and pictures are locked', () => {
  it('shows all of the text and the pictures of the first pages, and changes nothing', async () => {
    const order = await unpaid();
    await drawn(order.bookId, 's01', 0);
    await drawn(order.bookId, 's09', 0);
    const { editing, pages } = await editor(order);
    expect(editing).toBe('locked');
    expect(pages).toHaveLength(14);
    expect(pages.every(({ words: { text } }) => text.length > 0)).toBe(true);
    expect((await pageOf(order, 's01')).pictures).toHaveLength(1);
    expect(await pageOf(order, 's09')).toMatchObject({ locked: true, pictures: [] });
    expect(await change(order, words('s01', 0, 'Hello'))).toMatchObject({ code: 'purchase_required' });
  });

  it('and another account finds nothing', async () => {
    const order = await paid();
    const stranger = { ...order, accountId: (await paid()).accountId };
    expect(await getEditor(order.id, depsOf(stranger))).toMatchObject({ code: 'not_found' });
    expect(await change(stranger, words('s01', 0, 'Hello'))).toMatchObject({ code: 'not_found' });
  });
});

describe('§4 editor: the words as they are printed', () => {
  it('come with the editor, and again with every saved page', async () => {
    const order = await paid();
    const { pages } = await editor(order);
    const spreads = pages.filter(({ key }) => key.startsWith('s'));
    expect(spreads.every(({ layout }) => layout?.paragraphs && layout.sizePt >= 14)).toBe(true);
    expect(new Set(spreads.map(({ layout }) => layout?.sizePt)).size).toBe(1);
    expect(pages.filter(({ layout }) => layout === null).map(({ key }) => key)).toEqual(['cover', 'closing']);
    const saved = unwrap(await change(order, words('s02', 0, 'First line.\nSecond line.')));
    const { layout } = await pageOf(order, 's02');
    expect(layout?.paragraphs?.map(({ lines }) => lines)).toEqual([['First line.'], ['Second line.']]);
    expect(saved.layouts).toContainEqual({ version: 1, layout });
  });

  it('a longer page changes the size of the whole book, and the answer holds the lines of every page', async () => {
    const order = await paid();
    const before = (await pageOf(order, 's03')).layout?.sizePt ?? 0;
    const longer = words('s02', 0, 'and then it rained again '.repeat(20).trim());
    const { layouts } = unwrap(await change(order, longer));
    const { pages } = await editor(order);
    expect(layouts).toEqual(pages.flatMap(({ version, layout }) => (layout ? { version, layout } : [])));
    expect(new Set(layouts.map(({ layout }) => layout.sizePt)).size).toBe(1);
    expect(layouts[2]?.layout.sizePt).toBeLessThan(before);
    // The answer to the first try may be lost.
    expect(unwrap(await change(order, longer)).layouts).toEqual(layouts);
  });

  it('a text too long for its place is reported, and none of it is lost', async () => {
    const order = await paid();
    const long = 'and then it rained again '.repeat(45).trim();
    const saved = unwrap(await change(order, words('s03', 0, long)));
    expect((await pageOf(order, 's03')).layout).toMatchObject({ key: 's03', sizePt: 14, paragraphs: null });
    expect(await pageOf(order, 's03')).toMatchObject({ words: { text: long }, overflow: saved.overflow });
    for (const [key, wide] of [
      ['cover', 'W'.repeat(40)],
      ['closing', 'W'.repeat(60)],
    ] as const) {
      const { overflow } = unwrap(await change(order, words(key, 0, wide)));
      expect(overflow?.characters).toBeLessThan(wide.length);
      expect(overflow?.characters).toBeGreaterThan(0);
    }
    const book = await findBookWords(shop.db, order.bookId);
    expect(book && listOverflowingPages(book)).toEqual(['cover', 's03', 'closing']);
    expect(unwrap(await change(order, words('cover', 1, 'הרפתקה קטנה')))).toMatchObject({ faults: [], overflow: null });
  });

  it.each([
    ['s03', 'and then it rained again '.repeat(45).trim()],
    ['closing', `Good night ${'W'.repeat(60)}`],
    ['cover', `A ${'W'.repeat(38)}`],
  ])('says from where on and by how much a text does not fit: %s', async (key, long) => {
    const order = await paid();
    const { overflow } = unwrap(await change(order, words(key, 0, long)));
    if (!overflow) throw new Error(`All of ${key} fits.`);
    const rest = long.slice(long.length - overflow.characters);
    expect(rest.startsWith(overflow.from)).toBe(true);
    // Without these characters it fits, and without one word fewer it does not.
    const kept = long.slice(0, long.length - overflow.characters).trim();
    expect(unwrap(await change(order, words(key, 1, kept))).overflow).toBeNull();
    expect(unwrap(await change(order, words(key, 2, `${kept} ${rest.split(' ')[0]}`))).overflow).not.toBeNull();
  });

  it('a line below the title that is too long is told from the title', async () => {
    const order = await paid();
    const given = { key: 'cover', version: 0, changeId: newId(), text: 'Our night', subtitle: 'W'.repeat(60) };
    const { overflow } = unwrap(await change(order, changeWordsSchema.parse(given)));
    expect(overflow?.from).toMatch(/^W+$/);
  });
});

describe('§4 "After purchase": words', () => {
  it('stand in the editor and in the book, and the original stays one step away', async () => {
    const order = await paid();
    const { original } = await pageOf(order, 's02');
    expect(await change(order, words('s02', 0, 'First line.\n\nSecond line.'))).toMatchObject({
      value: { version: 1 },
    });
    expect(await pageOf(order, 's02')).toMatchObject({
      version: 1,
      original,
      words: { text: 'First line.\nSecond line.' },
    });
    const book = await findBookWords(shop.db, order.bookId);
    const story = book && renderBookStory(book);
    expect(story?.text.spreads[1]?.paragraphs).toEqual(['First line.', 'Second line.']);
    expect(await change(order, words('s02', 1, null))).toMatchObject({ value: { version: 2, text: null } });
    expect((await pageOf(order, 's02')).words).toEqual(original);
  });

  it('the title and the line below it are the cover of the book', async () => {
    const order = await paid();
    const given = { key: 'cover', version: 0, changeId: newId(), text: 'Our night', subtitle: 'For two' };
    await change(order, changeWordsSchema.parse(given));
    const book = await findBookWords(shop.db, order.bookId);
    expect(book && renderBookStory(book)).toMatchObject({ title: 'Our night', subtitle: 'For two' });
  });

  it('the same change sent again is applied once; one on an older version is refused', async () => {
    const order = await paid();
    const first = words('s03', 0, 'One');
    await change(order, first);
    expect(await change(order, first)).toMatchObject({ value: { version: 1 } });
    expect(await change(order, words('s03', 0, 'Two'))).toMatchObject({ code: 'changed_elsewhere' });
    expect((await pageOf(order, 's03')).words.text).toBe('One');
    expect((await shop.db.book.findUniqueOrThrow({ where: { id: order.bookId } })).edits).toBe(1);
  });

  it('of two devices at once, one saves and the other one is told', async () => {
    const order = await paid();
    const saved = await Promise.all(['One', 'Two'].map((text) => change(order, words('s04', 0, text))));
    expect(saved.filter(({ ok: saves }) => saves)).toHaveLength(1);
  });

  it('hints of the proofreader stop nothing', async () => {
    const order = await paid();
    const saved = unwrap(await change(order, words('s05', 0, 'Two  spaces and a {brace}.')));
    expect(saved.faults.map(({ kind }) => kind)).toContain('leftover_braces');
  });

  it('§9 the dedication of a digital book is free, and changes until the book is approved for print', async () => {
    const order = await paid();
    expect((await editor(order)).dedicationIncluded).toBe(true);
    const dedicate = (text: string | null) =>
      saveDedication(order.id, { dedication: text, design: 'stitched' }, depsOf(order));
    expect(await dedicate('From Grandma')).toMatchObject({ value: { dedication: 'From Grandma' } });
    await dedicate('From Grandma');
    const { edits, dedication } = await shop.db.book.findUniqueOrThrow({ where: { id: order.bookId } });
    expect({ edits, dedication }).toEqual({ edits: 1, dedication: 'From Grandma' });
    await shop.db.book.update({ where: { id: order.bookId }, data: { approvedAt: NOW } });
    expect(await dedicate(null)).toMatchObject({ code: 'editing_closed' });
  });

  it('§2 the design of the dedication changes too, and is an edit once it shows', async () => {
    const order = await paid();
    const dedicate = (dedication: string | null, design: DedicationDesign) =>
      saveDedication(order.id, { dedication, design }, depsOf(order));
    const editsOf = async () => (await shop.db.book.findUniqueOrThrow({ where: { id: order.bookId } })).edits;
    await dedicate(null, 'night');
    expect(await editsOf()).toBe(0);
    expect(await dedicate('From Grandma', 'night')).toMatchObject({ value: { design: 'night' } });
    await dedicate('From Grandma', 'letter');
    expect(await editsOf()).toBe(2);
    expect(await editor(order)).toMatchObject({ dedication: 'From Grandma', dedicationDesign: 'letter' });
    const lines = Array.from({ length: 14 }, () => 'a').join('\n');
    expect(await dedicate(lines, 'stitched')).toMatchObject({ ok: true });
    expect(await dedicate(lines, 'night')).toMatchObject({ code: 'dedication_does_not_fit' });
  });

  it('§9 a printed book that was ordered without a dedication gets none here', async () => {
    const order = await paid();
    await shop.db.order.update({ where: { id: order.id }, data: { tier: 'printed' } });
    expect((await editor(order)).dedicationIncluded).toBe(false);
    const late = { dedication: 'Late', design: 'stitched' } as const;
    expect(await saveDedication(order.id, late, depsOf(order))).toMatchObject({ code: 'dedication_not_ordered' });
  });

  it('approving for print ends it', async () => {
    const order = await paid();
    await shop.db.book.update({ where: { id: order.bookId }, data: { approvedAt: NOW } });
    expect((await editor(order)).editing).toBe('closed');
    expect(await change(order, words('s01', 0, 'Late'))).toMatchObject({ code: 'editing_closed' });
  });

  it('resetting the book gives every page back', async () => {
    const order = await paid();
    await change(order, words('s01', 0, 'Mine'));
    unwrap(await resetBook(order.id, depsOf(order)));
    const page = await pageOf(order, 's01');
    expect([page.words, page.version]).toEqual([page.original, 2]);
  });
});

describe('rulings "Flow": later edits renew the PDF under the same link', () => {
  const renew = (bookId: string, edits: number, made: string[] = []) =>
    handleRenewBook(
      { bookId, edits },
      {
        db: shop.db,
        storage: shop.storage,
        produce: async (id) => {
          made.push(id);
          return ok({ storageKey: `books/${id}/1-${edits}.pdf`, bytes: 2, edits });
        },
      },
    );
  const delivered = async () => {
    const order = await paid();
    const { id: orderId, bookId } = order;
    const storageKey = `books/${bookId}/1-0.pdf`;
    await shop.storage.put(storageKey, new Uint8Array([1]), 'application/pdf');
    await shop.db.download.create({ data: { orderId, bookId, storageKey, bytes: 1, expiresAt: addSeconds(7 * DAY) } });
    return order;
  };
  const fileOf = (orderId: string) => shop.db.download.findUniqueOrThrow({ where: { orderId } });

  it('a minute after the last change', async () => {
    const order = await delivered();
    const before = await fileOf(order.id);
    await change(order, words('s01', 0, 'One'));
    await change(order, words('s01', 1, 'Two'));
    const jobs = await shop.queue.jobs('renew-book', `${order.bookId}:2`);
    expect(jobs).toMatchObject([{ data: { bookId: order.bookId, edits: 2 } }]);
    const made: string[] = [];
    await renew(order.bookId, 1, made);
    expect(made).toEqual([]);
    await renew(order.bookId, 2, made);
    await renew(order.bookId, 2, made);
    expect(made).toEqual([order.bookId]);
    const after = await fileOf(order.id);
    expect(after).toMatchObject({ id: before.id, expiresAt: before.expiresAt, edits: 2 });
    expect(await shop.storage.exists(before.storageKey)).toBe(false);
  });
});
