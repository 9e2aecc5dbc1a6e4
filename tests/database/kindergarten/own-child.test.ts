import { describe, expect, it } from 'vitest';
import {
  approveOwnChild,
  changeOwnChild,
  findCurrentClass,
  getClassBooks,
  getLink,
  readClassBook,
  toClassView,
} from '@/lib/kindergarten/server';
import { newId, newToken } from '@/lib/platform/ids';
import { createClassFlow } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
type Owner = ReturnType<typeof newDevice>;
const depsOf = (owner: Owner, now = NOW) => ({
  db: shop.db,
  enqueue: shop.enqueue,
  owner,
  now,
  secret: 's'.repeat(32),
});
const SEEN = { texts: true, images: true } as const;
const DETAILS = { name: 'נועה', nameKeptAsWritten: true, gender: 'girl', age: 6, filesToTeacher: true } as const;

/** A complete class with an open link, and a child whom a parent added by it. */
async function withParent(bookType: 'digital' | 'printed' = 'printed') {
  const group = await flow.collected({ children: 9, bookType });
  const token = newToken();
  const link = { classToken: token, linkClosesAt: addSeconds(7 * DAY) };
  await shop.db.kindergartenOrder.update({ where: { id: group.id }, data: link });
  const { character } = await shop.db.book.findFirstOrThrow({ where: { accountId: group.accountId } });
  const child = await flow.addChild(group, 'נועה', character, 9, { filesToTeacher: false });
  const { deviceId } = await shop.db.book.findUniqueOrThrow({ where: { id: child.bookId } });
  const parent: Owner = { ...newDevice(), deviceId };
  return { ...group, token, child, parent };
}
const own = async ({ token, parent }: Awaited<ReturnType<typeof withParent>>, now = NOW) =>
  unwrap(await getLink(token, depsOf(parent, now))).own;

async function paid(group: Awaited<ReturnType<typeof withParent>>) {
  const { orderId } = unwrap(await flow.order(group));
  const address = { fullName: 'דנה לוי', country: 'IL', city: 'חיפה', street: 'הנשיא', house: '12' } as const;
  await shop.db.shippingAddress.create({ data: { orderId, ...address } });
  unwrap(await flow.checkout(orderId, group.accountId));
  await flow.webhook('paid', await shop.db.payment.findFirstOrThrow({ where: { orderId } }));
  await flow.start(orderId);
  return orderId;
}

describe('rulings "Class and company links": the parent who joins', () => {
  it('finds the own child again by the link, also when it is closed; nobody else does', async () => {
    const group = await withParent();
    expect(await own(group)).toMatchObject([{ name: 'נועה', state: 'collecting', approval: null, editable: true }]);
    expect(await own(group, addSeconds(8 * DAY))).toMatchObject([{ state: 'collecting', editable: false }]);
    expect(unwrap(await getLink(group.token, depsOf(newDevice()))).own).toEqual([]);
    await paid(group);
    expect(await own(group)).toMatchObject([{ state: 'making', editable: false }]);
  });

  it('approves what was seen; a change asks again', async () => {
    const group = await withParent();
    const { token, child, parent } = group;
    unwrap(await approveOwnChild(token, child.id, SEEN, depsOf(parent)));
    expect(await own(group)).toMatchObject([{ approval: 'seen' }]);
    await shop.db.book.update({ where: { id: child.bookId }, data: { revision: { increment: 1 } } });
    expect(await own(group)).toMatchObject([{ approval: null }]);
  });

  it('or says "print as drawn", which stays', async () => {
    const group = await withParent();
    unwrap(await approveOwnChild(group.token, group.child.id, { asDrawn: true }, depsOf(group.parent)));
    await shop.db.book.update({ where: { id: group.child.bookId }, data: { revision: { increment: 1 } } });
    expect(await own(group)).toMatchObject([{ approval: 'as_drawn' }]);
  });

  it('corrects the child until the last day, and nobody else can', async () => {
    const group = await withParent();
    const { token, child, parent } = group;
    unwrap(await changeOwnChild(token, child.id, { ...DETAILS, name: 'נועם' }, depsOf(parent)));
    expect(await own(group)).toMatchObject([{ name: 'נועם', age: 6, filesToTeacher: true }]);
    expect(await changeOwnChild(token, child.id, DETAILS, depsOf(newDevice()))).toMatchObject({ code: 'not_found' });
    expect(await approveOwnChild(token, child.id, SEEN, depsOf(newDevice()))).toMatchObject({ code: 'not_found' });
    const late = depsOf(parent, addSeconds(8 * DAY));
    expect(await changeOwnChild(token, child.id, DETAILS, late)).toMatchObject({ code: 'class_link_closed' });
    await paid(group);
    expect(await approveOwnChild(token, child.id, SEEN, depsOf(parent))).toMatchObject({ code: 'class_link_closed' });
  });
});

describe('rulings "Class and company links": the teacher’s tick covers only what the teacher sees', () => {
  it('the book of a parent’s child is read in the regular model, without its files', async () => {
    const group = await withParent();
    const orderId = await paid(group);
    await flow.drawAll(orderId);
    const deps = { db: shop.db, accountId: group.accountId, sign: async (key: string) => `/${key}`, now: NOW };
    const { children } = unwrap(await getClassBooks(group.id, deps));
    const shown = children.find(({ childId }) => childId === group.child.id);
    expect(shown).toMatchObject({
      orderId: null,
      hasFile: false,
      coverUrl: `/pictures/${group.child.bookId}/cover.jpg`,
    });
    const book = unwrap(await readClassBook(group.id, group.child.id, deps));
    expect(book.spreads).toHaveLength(12);
    for (const { picture, locked } of book.spreads) expect([picture === null, locked]).toEqual([false, false]);
    const stranger = { ...deps, accountId: newId() };
    expect(await readClassBook(group.id, group.child.id, stranger)).toMatchObject({ code: 'not_found' });
  });

  it('sees who has approved', async () => {
    const group = await withParent();
    unwrap(await approveOwnChild(group.token, group.child.id, SEEN, depsOf(group.parent)));
    const row = await findCurrentClass(shop.db, { deviceId: group.deviceId, accountId: group.accountId });
    if (!row) throw new Error('There is no class.');
    const { children } = await toClassView(row, { sign: async (key) => key, now: NOW });
    expect(children.find(({ id }) => id === group.child.id)).toMatchObject({ approvedByParent: true });
  });
});
