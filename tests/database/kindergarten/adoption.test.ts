import { describe, expect, it } from 'vitest';
import { findOwnedBook } from '@/lib/books/server';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import {
  addChildren,
  changeClass,
  createClass,
  findCurrentClass,
  joinClass,
  openLink,
  orderClass,
} from '@/lib/kindergarten/server';
import { newId, newToken } from '@/lib/platform/ids';
import { unwrap } from '../support/draft-flow';
import { newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { createVerificationFlow } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
type Owner = { readonly deviceId: string; readonly accountId: string | null };
const depsOf = (owner: Owner) => ({ db: shop.db, enqueue: shop.enqueue, owner, now: NOW, newToken });
const signIn = async ({ deviceId }: Owner) => {
  const { accountId } = await createVerificationFlow(shop).signIn(newPhone(), deviceId);
  return { deviceId, accountId };
};
const order = (id: string, { accountId, deviceId }: { readonly accountId: string; readonly deviceId: string }) => {
  const account = { accountId, country: 'IL' } as const;
  return orderClass(id, { db: shop.db, account, deviceId, now: NOW, capabilities: ALL_CAPABILITIES });
};

/** A class of a device with one child of the teacher and one of a parent. */
async function withClass() {
  const teacher = newDevice();
  const parent = newDevice();
  const { id } = unwrap(await createClass({ country: 'IL', language: 'he' }, depsOf(teacher)));
  const child = { id: newId(), name: 'נועה', fullName: '', nameKeptAsWritten: false, catalogueId: null };
  const { row } = unwrap(await addChildren(id, [child], depsOf(teacher)));
  const { classToken } = unwrap(await openLink(id, addSeconds(DAY), depsOf(teacher)));
  const own = {
    id: newId(),
    name: 'איתי',
    nameKeptAsWritten: false,
    gender: 'boy',
    age: 5,
    filesToTeacher: false,
  } as const;
  const joined = unwrap(await joinClass(classToken ?? '', own, depsOf(parent)));
  return { id, teacher, parent, teacherBook: row.children[0]?.bookId ?? '', parentBook: joined.bookId };
}

/** Nobody has worked on the class for so long. */
async function rest(id: string, seconds: number) {
  const updatedAt = addSeconds(-seconds);
  await shop.db.kindergartenOrder.update({ where: { id }, data: { updatedAt } });
  await shop.db.book.updateMany({ where: { kindergartenChild: { kindergartenId: id } }, data: { updatedAt } });
}

const accountOf = async (bookId: string) => (await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).accountId;
const classAccount = async (id: string) =>
  (await shop.db.kindergartenOrder.findUniqueOrThrow({ where: { id } })).accountId;

describe('§6 "create orders for a class after phone verification": a class follows its teacher', () => {
  it('belongs to the account once the phone is verified, with the teacher’s children alone', async () => {
    const { id, teacher, parent, teacherBook, parentBook } = await withClass();
    const signedIn = await signIn(teacher);
    expect(await classAccount(id)).toBe(signedIn.accountId);
    expect([await accountOf(teacherBook), await accountOf(parentBook)]).toEqual([signedIn.accountId, null]);
    expect(await findOwnedBook(shop.db, parentBook, signedIn)).toBeNull();
    expect(await findOwnedBook(shop.db, parentBook, parent)).not.toBeNull();
  });

  it('is found on the account’s other devices, and no more by who signs out', async () => {
    const { id, teacher } = await withClass();
    const { accountId } = await signIn(teacher);
    const laptop = { deviceId: newId(), accountId };
    expect((await findCurrentClass(shop.db, laptop))?.id).toBe(id);
    unwrap(await changeClass(id, { kindergartenName: 'גן רימון' }, depsOf(laptop)));
    expect(await findCurrentClass(shop.db, teacher)).toBeNull();
    expect(await changeClass(id, { kindergartenName: 'x' }, depsOf(teacher))).toMatchObject({ code: 'not_found' });
    const colleague = await signIn(teacher);
    expect(await changeClass(id, { kindergartenName: 'x' }, depsOf(colleague))).toMatchObject({ code: 'not_found' });
    expect(await classAccount(id)).toBe(accountId);
  });

  it('§6 shared computer: one of yesterday stays on the shared computer until its teacher orders it', async () => {
    const { id, teacher, teacherBook, parentBook } = await withClass();
    await rest(id, 2 * DAY);
    const signedIn = await signIn(teacher);
    expect(await classAccount(id)).toBeNull();
    expect(await order(id, await signIn(newDevice()))).toMatchObject({ code: 'not_found' });
    expect(await classAccount(id)).toBeNull();
    await order(id, signedIn);
    expect(await classAccount(id)).toBe(signedIn.accountId);
    expect([await accountOf(teacherBook), await accountOf(parentBook)]).toEqual([signedIn.accountId, null]);
  });

  it('one old child moves with a class that was worked on today; its expiry stays', async () => {
    const { id, teacher, teacherBook } = await withClass();
    await rest(id, 2 * DAY);
    await shop.db.kindergartenOrder.update({ where: { id }, data: { updatedAt: NOW } });
    const { accountId } = await signIn(teacher);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id: teacherBook } });
    expect(book).toMatchObject({ accountId, updatedAt: addSeconds(-2 * DAY) });
  });
});
