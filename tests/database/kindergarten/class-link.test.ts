import { describe, expect, it } from 'vitest';
import { findOwnedBook } from '@/lib/books/server';
import {
  addChildren,
  changeChild,
  closeLink,
  createClass,
  findCurrentClass,
  getLink,
  joinClass,
  openLink,
  removeChildren,
  toClassView,
} from '@/lib/kindergarten/server';
import { newId, newToken } from '@/lib/platform/ids';
import { unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
type Owner = ReturnType<typeof newDevice>;
const depsOf = (owner: Owner, now = NOW) => ({
  db: shop.db,
  storage: shop.storage,
  enqueue: shop.enqueue,
  owner,
  now,
  newToken,
  secret: 's'.repeat(32),
});
const view = async (owner: Owner) => {
  const row = await findCurrentClass(shop.db, owner);
  if (!row) throw new Error('There is no class.');
  return toClassView(row, { sign: async (key) => `/files/${key}`, now: NOW });
};
const NOA = { name: 'נועה לוי', nameKeptAsWritten: false, gender: 'girl', age: 5, filesToTeacher: false } as const;
const join = (token: string, parent: Owner, more: object = {}, now = NOW) =>
  joinClass(token, { ...NOA, id: newId(), ...more }, depsOf(parent, now));

/** A class whose link is open for a week. */
async function withLink() {
  const teacher = newDevice();
  const { id } = unwrap(await createClass({ country: 'IL', language: 'he' }, depsOf(teacher)));
  unwrap(await openLink(id, addSeconds(7 * DAY), depsOf(teacher)));
  const token = (await view(teacher)).link?.token ?? '';
  return { teacher, classId: id, token };
}

describe('rulings "Flow", class link: each parent adds their own child', () => {
  it('the link is the same when its day moves', async () => {
    const { teacher, classId, token } = await withLink();
    expect(token.length).toBeGreaterThanOrEqual(22);
    unwrap(await openLink(classId, addSeconds(9 * DAY), depsOf(teacher)));
    expect((await view(teacher)).link).toMatchObject({
      token,
      closesAt: addSeconds(9 * DAY).toISOString(),
      open: true,
    });
    expect(await openLink(classId, addSeconds(-DAY), depsOf(teacher))).toMatchObject({
      code: 'class_link_day_invalid',
    });
    expect(await openLink(classId, addSeconds(91 * DAY), depsOf(teacher))).toMatchObject({ ok: false });
  });

  it('§8 a closed link says so to the parents, and the same link opens again', async () => {
    const { teacher, classId, token } = await withLink();
    unwrap(await closeLink(classId, depsOf(teacher)));
    expect(unwrap(await getLink(token, depsOf(newDevice()))).open).toBe(false);
    expect(await join(token, newDevice())).toMatchObject({ code: 'class_link_closed' });
    unwrap(await openLink(classId, addSeconds(DAY), depsOf(teacher)));
    expect(unwrap(await getLink(token, depsOf(newDevice()))).open).toBe(true);
  });

  it('the book is the parent’s: the teacher sees the first name, no photo and no features', async () => {
    const { teacher, classId, token } = await withLink();
    const parent = newDevice();
    const { bookId } = unwrap(await join(token, parent));
    await shop.db.book.update({ where: { id: bookId }, data: { unsureTraits: ['skin'] } });
    const photo = { bookId, widthPx: 400, heightPx: 400, consentTextVersion: '1', consentLanguage: 'he' } as const;
    const dates = { consentAt: NOW, consentNamesHosted: false, deleteAfter: addSeconds(DAY) };
    await shop.db.photo.create({ data: { ...photo, ...dates, storageKey: 'photos/private.jpg' } });
    const seen = await view(teacher);
    expect(seen.children).toMatchObject([
      { name: 'נועה', addedByLink: true, photoUrl: null, readOnDevice: false, portraitUrl: null, unsureTraits: [] },
    ]);
    expect(JSON.stringify(seen)).not.toContain('private.jpg');
    expect(seen.link?.added).toBe(1);
    expect(await findOwnedBook(shop.db, bookId, teacher)).toBeNull();
    expect(await findOwnedBook(shop.db, bookId, parent)).not.toBeNull();
    const childId = seen.children[0]?.id ?? '';
    expect(await changeChild(classId, childId, { name: 'דנה' }, depsOf(teacher))).toMatchObject({
      code: 'access_denied',
    });
    unwrap(await removeChildren(classId, [childId], depsOf(teacher)));
    expect((await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).deletedAt).toEqual(NOW);
  });

  it('a child whose answer was lost is added once; another device cannot take its place', async () => {
    const { teacher, token } = await withLink();
    const parent = newDevice();
    const id = newId();
    const [first, again] = await Promise.all([join(token, parent, { id }), join(token, parent, { id })]);
    expect(unwrap(first)).toEqual(unwrap(again));
    expect(await join(token, newDevice(), { id })).toMatchObject({ code: 'not_found' });
    expect((await view(teacher)).children).toHaveLength(1);
  });

  it('says who asks, and closes on its day', async () => {
    const { token } = await withLink();
    const parent = newDevice();
    expect(unwrap(await getLink(token, depsOf(parent)))).toMatchObject({ open: true, language: 'he', country: 'IL' });
    const late = addSeconds(8 * DAY);
    expect(unwrap(await getLink(token, depsOf(parent, late)))).toMatchObject({ open: false });
    expect(await join(token, parent, {}, late)).toMatchObject({ code: 'class_link_closed' });
    expect(await getLink(newToken(), depsOf(parent))).toMatchObject({ code: 'not_found' });
  });

  it('works beside the teacher’s own children, and takes 200 in all', async () => {
    const { teacher, classId, token } = await withLink();
    for (let round = 0; round < 4; round += 1) {
      const children = Array.from({ length: 50 - (round === 3 ? 1 : 0) }, () => ({
        id: newId(),
        name: 'איתי',
        fullName: '',
        nameKeptAsWritten: false,
        catalogueId: null,
      }));
      unwrap(await addChildren(classId, children, depsOf(teacher)));
    }
    const results = await Promise.all([join(token, newDevice()), join(token, newDevice())]);
    expect(results.map((one) => one.ok || one.code).sort()).toEqual(['class_full', true]);
  }, 60_000);
});
