import { describe, expect, it } from 'vitest';
import { handleSendClassMail } from '@/lib/kindergarten/production/send-class-mail.handler';
import { cancelClass, getClassBooks } from '@/lib/kindergarten/server';
import { saveAddress } from '@/lib/orders/server';
import { createClassFlow } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
const { giveAddress } = createPrintFlow(shop);

type Ordered = { readonly id: string; readonly orderId: string; readonly accountId: string };
const BOOKS = 75_000;
const DELIVERY = 10_000;

/** A printed class of this teacher, ordered to the same address, with an open checkout. */
async function withAnother(accountId: string, shownMinor = BOOKS) {
  const { id } = await flow.collected({ bookType: 'printed' });
  await shop.db.kindergartenOrder.update({ where: { id }, data: { accountId } });
  const { orderId } = unwrap(await flow.order({ id, accountId }));
  await giveAddress(orderId);
  // The page shows the lines again once the address is known.
  await flow.checkout(orderId, accountId, shownMinor);
  unwrap(await flow.checkout(orderId, accountId, shownMinor));
  const payment = await shop.db.payment.findFirstOrThrow({ where: { orderId }, orderBy: { createdAt: 'desc' } });
  return { id, orderId, accountId, payment };
}
async function paidWithAnother(accountId: string, shownMinor = BOOKS) {
  const another = await withAnother(accountId, shownMinor);
  await flow.webhook('paid', another.payment);
  await flow.start(another.orderId);
  return another;
}
const cancel = ({ id, accountId }: Ordered) =>
  cancelClass(id, { db: shop.db, enqueue: shop.enqueue, accountId, now: NOW });
const getReturned = async ({ orderId }: Ordered) =>
  (await shop.db.refund.findMany({ where: { payment: { orderId } } })).reduce((sum, one) => sum + one.amountMinor, 0);
const move = ({ orderId, accountId }: Ordered, houseNumber: string) => {
  const street = { fullName: 'דנה לוי', street: 'הנשיא', houseNumber, apartment: null };
  const address = { country: 'IL', ...street, city: 'חיפה', state: null, postalCode: null } as const;
  return saveAddress(orderId, address, { db: shop.db, accountId });
};

describe('rulings "Money": a delivery that two classes of the day use is paid while one of them is left', () => {
  it('cancelling the class that paid it gives back its books; with the last class the delivery comes back', async () => {
    const first = await flow.started({ bookType: 'printed' });
    const second = await paidWithAnother(first.accountId);
    const books = await getClassBooks(first.id, {
      ...shop,
      accountId: first.accountId,
      now: NOW,
      sign: async () => '',
    });
    expect(unwrap(books)).toMatchObject({ cancellable: true, keepsDelivery: true });
    unwrap(await cancel(first));
    expect(await getReturned(first)).toBe(BOOKS);
    expect(await flow.getState(first.orderId)).toBe('refunded');
    const { sent, email } = createFakeEmail();
    const key = `classCancelled:${first.orderId}`;
    const mail = { db: shop.db, email, now: () => NOW, shopUrl: 'https://gibori.test' };
    await handleSendClassMail({ orderId: first.orderId, kind: 'classCancelled', key }, mail);
    expect([sent[0]?.text.includes('₪750'), sent[0]?.text.includes('₪100')]).toEqual([true, true]);
    unwrap(await cancel(second));
    expect(await getReturned(second)).toBe(BOOKS);
    expect(await getReturned(first)).toBe(BOOKS + DELIVERY);
  });

  it('cancelling the class that travels with it first changes nothing of the other one', async () => {
    const first = await flow.started({ bookType: 'printed' });
    const second = await paidWithAnother(first.accountId);
    unwrap(await cancel(second));
    expect([await getReturned(second), await getReturned(first)]).toEqual([BOOKS, 0]);
    unwrap(await cancel(first));
    expect(await getReturned(first)).toBe(BOOKS + DELIVERY);
  });

  it('both at once: everything comes back, once', async () => {
    const first = await flow.started({ bookType: 'printed' });
    const second = await paidWithAnother(first.accountId);
    await Promise.all([cancel(first), cancel(second)]);
    expect([await getReturned(first), await getReturned(second)]).toEqual([BOOKS + DELIVERY, BOOKS]);
  });

  it('a class whose families all leave keeps the delivery of the other one, too', async () => {
    const first = await flow.started({ bookType: 'printed' });
    await paidWithAnother(first.accountId);
    const books = (await flow.parts(first.orderId)).flatMap(({ bookId }) => bookId ?? []);
    await shop.db.book.updateMany({ where: { id: { in: books } }, data: { deletedAt: NOW } });
    await flow.watch();
    expect(await getReturned(first)).toBe(BOOKS);
    expect(await flow.getState(first.orderId)).toBe('refunded');
  });

  it('an open checkout that counts on it is closed, and its next price has the delivery', async () => {
    const first = await flow.started({ bookType: 'printed' });
    const second = await withAnother(first.accountId);
    unwrap(await cancel(first));
    expect(await getReturned(first)).toBe(BOOKS + DELIVERY);
    await flow.webhook('paid', second.payment);
    expect(await flow.getState(second.orderId)).toBe('unpaid');
    expect(await flow.checkout(second.orderId, second.accountId, BOOKS)).toMatchObject({ code: 'price_changed' });
    unwrap(await flow.checkout(second.orderId, second.accountId, BOOKS + DELIVERY));
  });

  it('a third class of the day travels with it, although the one that paid it is gone', async () => {
    const first = await flow.started({ bookType: 'printed' });
    await paidWithAnother(first.accountId);
    unwrap(await cancel(first));
    const third = await paidWithAnother(first.accountId);
    expect(third.payment.amountMinor).toBe(BOOKS);
  });

  it('neither of them can be sent elsewhere', async () => {
    const first = await flow.started({ bookType: 'printed' });
    expect(await move(first, '12')).toMatchObject({ ok: true });
    const second = await paidWithAnother(first.accountId, BOOKS);
    expect(await move(first, '13')).toMatchObject({ code: 'delivery_shared' });
    expect(await move(second, '13')).toMatchObject({ code: 'delivery_shared' });
  });

  it('a class of another day pays its own delivery, and comes back whole', async () => {
    const first = await flow.started({ bookType: 'printed' });
    await shop.db.order.update({ where: { id: first.orderId }, data: { paidAt: addSeconds(-2 * DAY) } });
    const second = await paidWithAnother(first.accountId, BOOKS + DELIVERY);
    unwrap(await cancel(first));
    unwrap(await cancel(second));
    expect([await getReturned(first), await getReturned(second)]).toEqual([BOOKS + DELIVERY, BOOKS + DELIVERY]);
  });
});
