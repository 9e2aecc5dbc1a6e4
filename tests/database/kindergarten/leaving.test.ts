import { describe, expect, it } from 'vitest';
import { deleteBook } from '@/lib/books/server';
import { approveClass, getClassBooks } from '@/lib/kindergarten/server';
import { closeOrders } from '@/lib/orders/server';
import { eraseAccount } from '@/lib/privacy/erase-account';
import { createClassFlow } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { createPrintFlow } from '../support/print-flow';
import { createRefundFlow } from '../support/refund-flow';
import { NOW } from '../support/time';
import { createVerificationFlow } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
const { giveAddress } = createPrintFlow(shop);
const UNIT = { digital: 2000, printed: 7500 } as const;

/** A parent's child of a class, and the account of the parent. */
type Family = { readonly bookId: string; readonly deviceId: string; readonly accountId: string };

/** How a family leaves; each answers whether it was let go. */
const WAYS = {
  'deletes the book': async ({ bookId, deviceId, accountId }: Family) => {
    const owner = { deviceId, accountId };
    const { db, storage } = shop;
    return (await deleteBook(bookId, { db, owner, storage, closeOrders, bought: false, now: NOW })).ok;
  },
  'deletes everything': async ({ accountId }: Family) => {
    const erased = await shop.db.$transaction((tx) =>
      eraseAccount(tx, accountId, { enqueue: shop.enqueue, now: NOW, reason: 'asked' }),
    );
    return erased.ok;
  },
} as const;

/** A class of eleven whose last child was added by a parent. */
async function collected(bookType: 'digital' | 'printed') {
  const group = await flow.collected({ children: 10, bookType });
  const { character } = await shop.db.book.findFirstOrThrow({ where: { accountId: group.accountId } });
  const child = await flow.addChild(group, 'נועה', character, 10, { filesToTeacher: false });
  const book = await shop.db.book.findUniqueOrThrow({ where: { id: child.bookId } });
  const { accountId } = await createVerificationFlow(shop).signIn(newPhone(), book.deviceId);
  await shop.db.book.update({ where: { id: book.id }, data: { accountId } });
  return { ...group, family: { bookId: book.id, deviceId: book.deviceId, accountId } };
}

async function ordered(bookType: 'digital' | 'printed') {
  const group = await collected(bookType);
  const { orderId } = unwrap(await flow.order(group));
  if (bookType === 'printed') await giveAddress(orderId);
  return { ...group, orderId };
}

async function withCheckout(bookType: 'digital' | 'printed') {
  const group = await ordered(bookType);
  unwrap(await flow.checkout(group.orderId, group.accountId));
  return { ...group, payment: await shop.db.payment.findFirstOrThrow({ where: { orderId: group.orderId } }) };
}

async function paid(bookType: 'digital' | 'printed') {
  const group = await withCheckout(bookType);
  await flow.webhook('paid', group.payment);
  await flow.start(group.orderId);
  return group;
}

const getRefunds = async (orderId: string) => {
  const refunds = await shop.db.refund.findMany({ where: { payment: { orderId } } });
  return refunds.map(({ amountMinor, reason }) => ({ amountMinor, reason }));
};
const countParts = async (orderId: string) => {
  const parts = await flow.parts(orderId);
  return parts.filter(({ state }) => state !== 'refunded' && state !== 'cancelled').length;
};
const approve = ({ id, accountId }: { readonly id: string; readonly accountId: string }) =>
  approveClass(id, { db: shop.db, enqueue: shop.enqueue, accountId, now: NOW });

describe.each(Object.entries(WAYS))('rulings "Class and company links": a parent who %s', (_name, leave) => {
  it('before the class is ordered leaves its price', async () => {
    const group = await collected('printed');
    expect(await leave(group.family)).toBe(true);
    const { orderId } = unwrap(await flow.order(group));
    expect(await shop.db.order.findUnique({ where: { id: orderId } })).toMatchObject({ totalMinor: 85_000 });
  });

  it('before the checkout opens leaves its price, too', async () => {
    const group = await ordered('printed');
    expect(await leave(group.family)).toBe(true);
    expect(await flow.checkout(group.orderId, group.accountId, 92_500)).toMatchObject({ code: 'price_changed' });
    unwrap(await flow.checkout(group.orderId, group.accountId, 85_000));
  });

  it.each(['digital', 'printed'] as const)('while the checkout is open: one %s book goes back', async (bookType) => {
    const group = await withCheckout(bookType);
    expect(await leave(group.family)).toBe(true);
    await flow.webhook('paid', group.payment);
    await flow.start(group.orderId);
    await flow.start(group.orderId);
    await flow.watch();
    expect(await countParts(group.orderId)).toBe(10);
    expect(await getRefunds(group.orderId)).toEqual([{ amountMinor: UNIT[bookType], reason: 'left_group' }]);
    expect(await flow.getMails(group.orderId)).toContain('classBookLeft');
  });

  it.each(['digital', 'printed'] as const)('of a paid class: one %s book goes back, once', async (bookType) => {
    const group = await paid(bookType);
    expect(await leave(group.family)).toBe(true);
    await flow.watch();
    await flow.watch();
    expect(await countParts(group.orderId)).toBe(10);
    expect(await getRefunds(group.orderId)).toEqual([{ amountMinor: UNIT[bookType], reason: 'left_group' }]);
    const mails = await flow.getMails(group.orderId);
    expect(mails.filter((kind) => kind === 'classBookLeft')).toHaveLength(1);
  });

  it('of a printed class that waits: the others are approved', async () => {
    const group = await paid('printed');
    await flow.drawAll(group.orderId);
    expect(await leave(group.family)).toBe(true);
    unwrap(await approve(group));
    const states = (await flow.parts(group.orderId)).map(({ state }) => state);
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(10);
    const own = { db: shop.db, accountId: group.accountId, sign: async (key: string) => key, now: NOW };
    expect(unwrap(await getClassBooks(group.id, own))).toMatchObject({ total: 10, state: 'confirmed' });
  });

  it('after the approval stays until the book is delivered: it is being printed', async () => {
    const group = await paid('printed');
    await flow.drawAll(group.orderId);
    unwrap(await approve(group));
    expect(await leave(group.family)).toBe(false);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id: group.family.bookId } });
    expect(book).toMatchObject({ deletedAt: null, childName: 'נועה' });
    expect(await getRefunds(group.orderId)).toEqual([]);
  });
});

describe('rulings "Class and company links": a paid class never fails as a whole', () => {
  it('a child who lost the hero while the checkout was open is left out, the others are made', async () => {
    const group = await withCheckout('digital');
    await shop.db.$executeRaw`UPDATE books SET character = NULL WHERE id = ${group.family.bookId}::uuid`;
    await flow.webhook('paid', group.payment);
    await flow.start(group.orderId);
    expect(await countParts(group.orderId)).toBe(10);
    const own = { db: shop.db, accountId: group.accountId, sign: async (key: string) => key, now: NOW };
    const { children, total } = unwrap(await getClassBooks(group.id, own));
    expect(total).toBe(10);
    expect(children.find(({ bookId }) => bookId === group.family.bookId)).toMatchObject({ state: 'ended' });
  });

  it('children who came after the amount was fixed are left out', async () => {
    const group = await withCheckout('digital');
    const { character } = await shop.db.book.findFirstOrThrow({ where: { accountId: group.accountId } });
    await flow.addChild(group, 'נעמי', character, 11);
    await flow.webhook('paid', group.payment);
    await flow.start(group.orderId);
    expect(await countParts(group.orderId)).toBe(11);
    expect(await getRefunds(group.orderId)).toEqual([]);
  });

  it('when every family leaves, everything goes back with the delivery', async () => {
    const group = await paid('printed');
    for (const { bookId, book } of await flow.parts(group.orderId)) {
      const owner = { deviceId: book?.deviceId ?? '', accountId: book?.accountId ?? null };
      const { db, storage } = shop;
      unwrap(await deleteBook(bookId ?? '', { db, owner, storage, closeOrders, bought: false, now: NOW }));
    }
    await flow.watch();
    const total = group.payment.amountMinor;
    expect(await getRefunds(group.orderId)).toEqual([{ amountMinor: total, reason: 'left_group' }]);
    await createRefundFlow(shop).runRefunds(group.payment.id);
    expect(await flow.getState(group.orderId)).toBe('refunded');
  });

  it('a book that was emptied without its order ends with the next look', async () => {
    const group = await paid('printed');
    await shop.db.book.update({ where: { id: group.family.bookId }, data: { deletedAt: NOW } });
    await flow.watch();
    expect(await countParts(group.orderId)).toBe(10);
    expect(await getRefunds(group.orderId)).toHaveLength(1);
  });
});
