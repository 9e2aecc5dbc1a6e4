import { describe, expect, it } from 'vitest';
import { findLatestDraft, listOpenDrafts } from '@/lib/books/server';
import { findEditionIdInLanguage, listBooksInLanguage } from '@/lib/catalogue';
import {
  addChildren,
  changeChild,
  changeClass,
  checkDeclaration,
  createClass,
  declareClass,
  deleteClass,
  findCurrentClass,
  findReturning,
  purgeClasses,
  removeChildren,
  toClassView,
} from '@/lib/kindergarten/server';
import { newId } from '@/lib/platform/ids';
import { unwrap } from '../support/draft-flow';
import { newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { createVerificationFlow } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

/** Stories on sale for every child, in Hebrew and English. */
const [FIRST = 0, SECOND = 0, THIRD = 0] = listBooksInLanguage('he')
  .filter(
    ({ comingSoon, genders, id }) => !comingSoon && genders.length === 2 && findEditionIdInLanguage(id, 'en') !== null,
  )
  .map(({ id }) => id)
  .sort((a, b) => a - b);

const shop = Object.assign(withShop(), { storage: withStorage() });
type Owner = ReturnType<typeof newDevice>;
const depsOf = (owner: Owner) => ({
  db: shop.db,
  storage: shop.storage,
  enqueue: shop.enqueue,
  owner,
  now: NOW,
});
const child = (name: string, more: object = {}) => ({
  id: newId(),
  name,
  fullName: '',
  nameKeptAsWritten: false,
  catalogueId: null,
  ...more,
});
const create = async (owner: Owner) => unwrap(await createClass({ country: 'IL', language: 'he' }, depsOf(owner)));
const add = (owner: Owner, classId: string, children: readonly ReturnType<typeof child>[]) =>
  addChildren(classId, children, depsOf(owner));
const view = async (owner: Owner) => {
  const row = await findCurrentClass(shop.db, owner);
  return row && toClassView(row, { sign: async (key) => `/files/${key}`, now: NOW });
};

/** A class of the teacher's device with these children. */
async function withClass(...names: readonly string[]) {
  const owner = newDevice();
  const { id } = await create(owner);
  const { row } = unwrap(
    await add(
      owner,
      id,
      names.map((name) => child(name)),
    ),
  );
  return { owner, classId: id, children: row.children };
}

describe('§2 /kindergarten: a class is collected before its teacher’s phone is verified', () => {
  it('§2 photo upload: a photo named like a child of the list becomes that child’s, once', async () => {
    const { owner, classId: id } = await withClass('נועה', 'איתי');
    const photo = { ...child('נועה'), fileSha256: 'a'.repeat(64) };
    const { row } = unwrap(await add(owner, id, [photo]));
    expect(row.children.map(({ fileSha256 }) => fileSha256)).toEqual([photo.fileSha256, null]);
    unwrap(
      await add(owner, id, [
        { ...photo, id: newId() },
        { ...child('נועה'), fileSha256: 'b'.repeat(64) },
      ]),
    );
    expect((await view(owner))?.children.map(({ name }) => name)).toEqual(['נועה', 'איתי', 'נועה']);
  });

  it('keeps details and children on the device, for another day', async () => {
    const { owner, classId } = await withClass('נועה', 'איתי');
    const details = {
      kindergartenName: 'גן רימון',
      email: 'gan@example.com',
      bookType: 'printed',
      delivery: 'express',
    } as const;
    unwrap(await changeClass(classId, details, depsOf(owner)));
    expect(await view(owner)).toMatchObject({
      ...details,
      defaultAge: 5,
      children: [
        { name: 'נועה', missing: ['gender', 'age', 'photo', 'book'] },
        { name: 'איתי', missing: ['gender', 'age', 'photo', 'book'] },
      ],
    });
    unwrap(await changeClass(classId, { bookType: 'digital' }, depsOf(owner)));
    expect((await view(owner))?.delivery).toBeNull();
  });

  it('§2 /kindergarten: a teacher who comes back is led to the class that she has begun, and to no empty one', async () => {
    const owner = newDevice();
    expect(await findReturning(depsOf(owner))).toEqual({ collecting: null, ordered: null });
    const { id } = await create(owner);
    expect(await findReturning(depsOf(owner))).toEqual({ collecting: null, ordered: null });
    unwrap(await add(owner, id, [child('נועה'), child('איתי')]));
    unwrap(await changeClass(id, { kindergartenName: 'גן נרקיס' }, depsOf(owner)));
    expect(await findReturning(depsOf(owner))).toEqual({
      collecting: { kindergartenName: 'גן נרקיס', children: 2 },
      ordered: null,
    });
    expect((await findReturning(depsOf(newDevice()))).collecting).toBeNull();
  });

  it('only its teacher sees and changes it', async () => {
    const { classId, children } = await withClass('נועה');
    const stranger = newDevice();
    expect(await view(stranger)).toBeNull();
    const refused = await Promise.all([
      changeClass(classId, { kindergartenName: 'x' }, depsOf(stranger)),
      add(stranger, classId, [child('דנה')]),
      changeChild(classId, children[0]?.id ?? '', { name: 'דנה' }, depsOf(stranger)),
      removeChildren(classId, [children[0]?.id ?? ''], depsOf(stranger)),
      deleteClass(classId, depsOf(stranger)),
    ]);
    expect(refused.map((one) => !one.ok && one.code)).toEqual(Array(5).fill('not_found'));
  });

  it('its children are no drafts of the device, get no orders and no reminders', async () => {
    const { owner } = await withClass('נועה');
    expect(await listOpenDrafts(shop.db, owner)).toEqual([]);
    expect(await findLatestDraft(shop.db, owner)).toBeNull();
    const { accountId } = await createVerificationFlow(shop).signIn(newPhone(), owner.deviceId, 'IL');
    expect(await shop.db.order.count({ where: { accountId } })).toBe(0);
  });
});

describe('§5 class orders: children in bulk', () => {
  it('the same child, or the same file, sent twice is added once', async () => {
    const owner = newDevice();
    const { id } = await create(owner);
    const first = child('נועה', { fileSha256: 'a'.repeat(64) });
    await Promise.all([add(owner, id, [first]), add(owner, id, [first])]);
    await add(owner, id, [first, child('שוב', { fileSha256: 'a'.repeat(64) }), child('')]);
    expect((await view(owner))?.children.map(({ name }) => name)).toEqual(['נועה', '']);
  });

  it('a name that cannot be printed is refused alone', async () => {
    const owner = newDevice();
    const { id } = await create(owner);
    const wrong = child('M4ya');
    const { refused } = unwrap(
      await add(owner, id, [child('נועה'), wrong, child('Maya', { nameKeptAsWritten: true })]),
    );
    expect(refused).toEqual([{ id: wrong.id, code: 'name_letters_only' }]);
    expect((await view(owner))?.children.map(({ name }) => name)).toEqual(['נועה', 'Maya']);
  });

  it('takes 200 and no more', async () => {
    const owner = newDevice();
    const { id } = await create(owner);
    const fifty = () => Array.from({ length: 50 }, () => child('נועה'));
    for (let round = 0; round < 4; round += 1) unwrap(await add(owner, id, fifty()));
    expect(await add(owner, id, [child('עוד')])).toMatchObject({ code: 'class_full' });
  }, 60_000);

  it('a missing story is the class’s, and follows it; a missing gender or age is asked', async () => {
    const owner = newDevice();
    const { id } = await create(owner);
    unwrap(await changeClass(id, { defaultGender: 'girl', defaultAge: 4, catalogueId: FIRST }, depsOf(owner)));
    unwrap(await add(owner, id, [child('נועה'), child('איתי', { gender: 'boy', age: 6, catalogueId: SECOND })]));
    expect((await view(owner))?.children).toMatchObject([
      { gender: null, age: null, catalogueId: null, missing: ['gender', 'age', 'photo'] },
      { gender: 'boy', age: 6, catalogueId: SECOND, missing: ['photo'] },
    ]);
    unwrap(await changeClass(id, { catalogueId: THIRD }, depsOf(owner)));
    const books = await shop.db.book.findMany({ where: { kindergartenChild: { kindergartenId: id } } });
    expect(books.map(({ catalogueId }) => catalogueId).sort((a, b) => Number(a) - Number(b))).toEqual([SECOND, THIRD]);
    unwrap(await changeClass(id, { language: 'en' }, depsOf(owner)));
    const english = await shop.db.book.findMany({ where: { kindergartenChild: { kindergartenId: id } } });
    expect(english.map(({ catalogueId, language }) => [catalogueId, language]).sort()).toEqual([
      [10_000 + SECOND, 'en'],
      [10_000 + THIRD, 'en'],
    ]);
  });

  it('an answer is given and taken back; the book keeps the class’s gender until there is one', async () => {
    const { owner, classId, children } = await withClass('נועה');
    const id = children[0]?.id ?? '';
    const bookOf = () => shop.db.book.findUniqueOrThrow({ where: { id: children[0]?.bookId ?? '' } });
    unwrap(await changeChild(classId, id, { gender: 'girl', age: 7 }, depsOf(owner)));
    expect((await view(owner))?.children).toMatchObject([{ gender: 'girl', age: 7, missing: ['photo', 'book'] }]);
    expect(await bookOf()).toMatchObject({ gender: 'girl', age: 7 });
    unwrap(await changeChild(classId, id, { gender: null, age: null }, depsOf(owner)));
    expect((await view(owner))?.children).toMatchObject([{ gender: null, age: null }]);
    expect(await bookOf()).toMatchObject({ gender: 'girl', age: 7 });
  });

  it('§5 child name: the class keeps the full name beside the hero’s', async () => {
    const owner = newDevice();
    const { id } = await create(owner);
    unwrap(await add(owner, id, [child('נועה', { fullName: 'נועה כהן' })]));
    const [noa] = (await view(owner))?.children ?? [];
    expect(noa).toMatchObject({ name: 'נועה', fullName: 'נועה כהן' });
    // A photo that is named in full finds the child.
    unwrap(await add(owner, id, [child('נועה', { fullName: 'נועה כהן', fileSha256: 'c'.repeat(64) })]));
    unwrap(await changeChild(id, noa?.id ?? '', { fullName: 'נועה בן־דוד' }, depsOf(owner)));
    expect((await view(owner))?.children).toMatchObject([{ name: 'נועה', fullName: 'נועה בן־דוד' }]);
  });

  it('several children are removed at once, with their books', async () => {
    const { owner, classId, children } = await withClass('נועה', 'איתי', 'מאיה');
    const ids = children.slice(0, 2).map(({ id }) => id);
    unwrap(await removeChildren(classId, [...ids, newId()], depsOf(owner)));
    expect((await view(owner))?.children.map(({ name }) => name)).toEqual(['מאיה']);
    expect(
      await shop.db.book.count({ where: { id: { in: children.map(({ bookId }) => bookId) }, deletedAt: NOW } }),
    ).toBe(2);
    expect(await removeChildren(classId, ids, depsOf(owner))).toMatchObject({ code: 'not_found' });
  });

  it('changes and removes a child; its book is deleted', async () => {
    const { owner, classId, children } = await withClass('נועה', 'איתי');
    const [first, second] = children;
    unwrap(await changeChild(classId, first?.id ?? '', { name: 'דנה', age: 7, gender: 'girl' }, depsOf(owner)));
    expect(await changeChild(classId, first?.id ?? '', { name: '7' }, depsOf(owner))).toMatchObject({ ok: false });
    unwrap(await removeChildren(classId, [second?.id ?? ''], depsOf(owner)));
    expect((await view(owner))?.children).toMatchObject([{ name: 'דנה', age: 7, gender: 'girl' }]);
    const deleted = await shop.db.book.findUniqueOrThrow({ where: { id: second?.bookId ?? '' } });
    expect(deleted).toMatchObject({ childName: null, deletedAt: NOW });
  });
});

describe('rulings "Photos and names": the school declares that it may use the photos', () => {
  it('needs the declaration before the first photo', async () => {
    const { owner, classId, children } = await withClass('נועה');
    const bookId = children[0]?.bookId ?? '';
    expect(await checkDeclaration(shop.db, bookId)).toMatchObject({ code: 'class_declaration_required' });
    unwrap(await declareClass(classId, { textVersion: '2026-11-23', language: 'he' }, depsOf(owner)));
    expect(await checkDeclaration(shop.db, bookId)).toMatchObject({
      ok: true,
      value: { textVersion: 'school/2026-11-23', language: 'he' },
    });
    expect(await view(owner)).toMatchObject({ declared: true });
    const row = await shop.db.kindergartenOrder.findUniqueOrThrow({ where: { id: classId } });
    expect(row).toMatchObject({ declarationVersion: '2026-11-23', declarationLanguage: 'he', declaredAt: NOW });
  });
});

describe('rulings "Photos and names": a class that is not ordered', () => {
  it('is deleted with its books at the teacher’s wish', async () => {
    const { owner, classId, children } = await withClass('נועה');
    unwrap(await deleteClass(classId, depsOf(owner)));
    expect(await shop.db.kindergartenOrder.count({ where: { id: classId } })).toBe(0);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id: children[0]?.bookId ?? '' } });
    expect(book.deletedAt).toEqual(NOW);
  });

  it('is empty, and then gone, after 30 days', async () => {
    const { classId } = await withClass();
    await shop.db.kindergartenOrder.update({ where: { id: classId }, data: { updatedAt: addSeconds(-31 * DAY) } });
    await purgeClasses(shop.db, NOW);
    expect(await shop.db.kindergartenOrder.count({ where: { id: classId } })).toBe(0);
  });
});
