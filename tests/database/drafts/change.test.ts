import { describe, expect, it } from 'vitest';
import { createDraftSchema, type DraftChange, draftChangeSchema } from '@/lib/books';
import { createDraft } from '@/lib/books/server';
import { defaultCharacter } from '@/lib/illustrator';
import { BOOK_HE, createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withBook, withPhoto, approved, change } = createDraftFlow(shop);

async function changed(step: typeof withBook, by: DraftChange) {
  const owner = newDevice();
  const before = await step(owner);
  return { before, after: unwrap(await change(before.id, owner, by)) };
}

describe('§2: changing the book language maps the chosen book', () => {
  it.each([
    ['en', 10_001],
    ['ar', 20_001],
    ['ru', 30_001],
    ['he', BOOK_HE],
  ] as const)('%s', async (language, catalogueId) => {
    const { after } = await changed(withBook, { language, nameKeptAsWritten: true });
    expect(after).toMatchObject({ language, catalogueId });
  });

  it('a book of another language is mapped to the language of the draft', async () => {
    expect((await changed(withBook, { catalogueId: 10_001 })).after.catalogueId).toBe(BOOK_HE);
  });

  it.each([777, 40_001, -1, 0])('rejects an unknown book: %i', async (catalogueId) => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    expect(await change(id, owner, { catalogueId: catalogueId || 9_999 })).toMatchObject({
      code: 'book_not_available',
    });
  });

  it('asks about a language that the story lacks; the story stays until the parent answers', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    unwrap(await change(id, owner, { catalogueId: 9001 }));
    expect(await change(id, owner, { language: 'ar', nameKeptAsWritten: true })).toMatchObject({
      code: 'edition_missing',
    });
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ language: 'he', catalogueId: 9001 });
    // Another story, or the same one in an available language.
    expect(unwrap(await change(id, owner, { language: 'en' }))).toMatchObject({ catalogueId: 19_001 });
    expect(
      unwrap(await change(id, owner, { language: 'ar', catalogueId: null, nameKeptAsWritten: true })),
    ).toMatchObject({ catalogueId: null });
    expect(await change(id, owner, { catalogueId: 9001 })).toMatchObject({ code: 'edition_missing' });
  });

  it('the book can be deselected', async () => {
    expect((await changed(withBook, { catalogueId: null })).after.catalogueId).toBeNull();
  });
});

describe('outdated pictures are drawn again, others are kept', () => {
  it.each<[string, DraftChange]>([
    ['age', { age: 8 }],
    ['gender', { gender: 'boy' }],
    ['language read the other way', { language: 'en', nameKeptAsWritten: true }],
    ['no book', { catalogueId: null }],
  ])('%s: a new revision, a new hero to approve, one job', async (_, by) => {
    const { before, after } = await changed(approved, by);
    expect(after).toMatchObject({ revision: before.revision + 1, characterApprovedAt: null });
    expect(await shop.queue.jobs('draw-character', `${after.id}:${after.revision}`)).toHaveLength(1);
    expect(after.tasks).toContainEqual(
      expect.objectContaining({ kind: 'character', revision: after.revision, state: 'queued' }),
    );
  });

  it(`the parent's correction of the hero`, async () => {
    const owner = newDevice();
    const before = await approved(owner);
    const character = { ...(before.character as object), freckles: true } as DraftChange['character'];
    const after = unwrap(await change(before.id, owner, { character }));
    expect(after).toMatchObject({ revision: before.revision + 1, character: { freckles: true } });
  });

  it.each<[string, DraftChange]>([
    ['name', { childName: 'מאיה' }],
    ['language read the same way', { language: 'ar', nameKeptAsWritten: true }],
    ['format', { priceTier: 'combo' }],
    ['the same age', { age: 5 }],
    ['nothing', {}],
  ])('%s: the same revision, the approval stays', async (_, by) => {
    const { before, after } = await changed(approved, by);
    expect(after.revision).toBe(before.revision);
    expect(after.characterApprovedAt).toEqual(before.characterApprovedAt);
    expect(await shop.queue.jobs('draw-character', `${after.id}:${after.revision + 1}`)).toEqual([]);
  });

  it('without a photo nothing was drawn and nothing is drawn again', async () => {
    const { before, after } = await changed(withBook, { age: 8 });
    expect(after.revision).toBe(before.revision);
  });

  it('parallel changes run one after the other', async () => {
    const owner = newDevice();
    const { id, revision } = await withPhoto(owner);
    await Promise.all([change(id, owner, { age: 3 }), change(id, owner, { gender: 'boy' })]);
    const after = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(after).toMatchObject({ age: 3, gender: 'boy', revision: revision + 2 });
    expect(after.character).toMatchObject({ age: 3, gender: 'boy' });
  });
});

describe('fields that only their own step may change', () => {
  it('§9: approving the hero chooses the charged model, whatever a browser sends', () => {
    expect(draftChangeSchema.parse({ age: 6, imageModel: 'advanced' })).toEqual({ age: 6 });
    expect(createDraftSchema.parse({ language: 'he', imageModel: 'advanced' })).toEqual({ language: 'he' });
  });

  it('a hero is corrected, never begun: features without one are refused, and the way without a photo stays open', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    const { character } = defaultCharacter({ age: 5, gender: 'girl' });
    expect(await change(id, owner, { character })).toMatchObject({ code: 'photo_required' });
    expect(await createDraft({ language: 'he', character }, { db: shop.db, owner })).toMatchObject({
      code: 'photo_required',
    });
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ character: null });
  });
});

describe('changes of another window are not overwritten silently', () => {
  it('rejects a change based on outdated values', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    unwrap(await change(id, owner, { childName: 'דנה', was: { childName: 'נועה' } }));
    expect(await change(id, owner, { childName: 'מאיה', was: { childName: 'נועה' } })).toMatchObject({
      code: 'changed_elsewhere',
    });
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ childName: 'דנה' });
    expect(unwrap(await change(id, owner, { childName: 'מאיה', was: { childName: 'דנה' } })).childName).toBe('מאיה');
  });

  it('other fields may have changed', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    unwrap(await change(id, owner, { age: 8 }));
    expect(unwrap(await change(id, owner, { gender: 'boy', was: { gender: 'girl' } }))).toMatchObject({ age: 8 });
  });

  it('a book counts as the same in every language', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    unwrap(await change(id, owner, { language: 'en' }));
    const was = { catalogueId: BOOK_HE };
    expect(unwrap(await change(id, owner, { catalogueId: 12, was })).catalogueId).toBe(10_012);
  });
});

describe('§4 wizard defaults can be reset', () => {
  it('clears name and book, and resets the rest to the defaults', async () => {
    const reset = { childName: null, catalogueId: null, gender: 'boy', age: 5, priceTier: 'digital' } as const;
    expect((await changed(withBook, reset)).after).toMatchObject(reset);
  });

  it('the name is required once the hero exists', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    expect(await change(id, owner, { childName: null })).toMatchObject({ code: 'child_details_missing' });
  });
});

describe('§5 child name: rules of the name', () => {
  it.each([
    ['א', 'name_too_short'],
    ['נ'.repeat(31), 'name_too_long'],
    ['נועה1', 'name_letters_only'],
    ['<b>נועה</b>', 'name_letters_only'],
    ['Noa', 'name_not_hebrew'],
  ])('%s: %s, and the draft keeps its name', async (childName, code) => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    expect(await change(id, owner, { childName })).toMatchObject({ ok: false, code });
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ childName: 'נועה' });
  });

  it(`'keep as written' answers the question about other letters`, async () => {
    const { after } = await changed(withBook, { childName: 'Noa', nameKeptAsWritten: true });
    expect(after).toMatchObject({ childName: 'Noa', nameKeptAsWritten: true });
  });

  it('is stored trimmed, with single spaces', async () => {
    expect((await changed(withBook, { childName: '  נועה   לי ' })).after.childName).toBe('נועה לי');
  });

  it.each([
    ['he', 'name_not_hebrew'],
    ['ar', 'name_not_arabic'],
    ['ru', 'name_not_cyrillic'],
  ] as const)(
    'the language cannot change to %s while the name is Latin (%s), unless it is kept as written',
    async (language, code) => {
      const owner = newDevice();
      const { id } = await withBook(owner);
      unwrap(await change(id, owner, { language: 'en', childName: 'Noa' }));
      expect(await change(id, owner, { language })).toMatchObject({ code });
      expect(unwrap(await change(id, owner, { language, nameKeptAsWritten: true }))).toMatchObject({ language });
    },
  );

  it('is stored with the capital that the book prints', async () => {
    expect((await changed(withBook, { language: 'ru', childName: 'маша' })).after.childName).toBe('Маша');
  });
});

it('rulings "Flow": after the purchase the wizard cannot change the draft or its model', async () => {
  const owner = newDevice();
  const { id: bookId } = await approved(owner);
  const account = await shop.db.account.create({ data: { phone: '+972509999999', country: 'IL', language: 'he' } });
  const paid = { state: 'in_production', totalMinor: 3900, paidAt: new Date() } as const;
  const market = { country: 'IL', currency: 'ILS', language: 'he', email: 'a@example.com' } as const;
  await shop.db.order.create({ data: { accountId: account.id, bookId, ...market, ...paid } });
  const { approve, attach } = createDraftFlow(shop);
  expect(await change(bookId, owner, { age: 7 })).toMatchObject({ code: 'order_not_payable' });
  expect(await attach(bookId, owner)).toMatchObject({ code: 'order_not_payable' });
  await shop.db.photo.updateMany({ where: { bookId }, data: { paintsFace: true } });
  expect(await approve(bookId, owner, 'advanced')).toMatchObject({ code: 'order_not_payable' });
  expect(await approve(bookId, owner, 'regular')).toMatchObject({ ok: true });
});
