import { describe, expect, it } from 'vitest';
import { deleteBook } from '@/lib/books/server';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { handleStartCompany } from '@/lib/company/production/start-company.handler';
import { handleWatchCompanies } from '@/lib/company/production/watch-companies.handler';
import {
  approveBatch,
  changeBatch,
  getBatch,
  payBatchByCard,
  payBatchByTransfer,
  receiveTransfer,
  withdrawByHr,
} from '@/lib/company/server';
import { closeOrders } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { eraseAccount } from '@/lib/privacy/erase-account';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { createVerificationFlow } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCompanyFlow(shop);
const print = createPrintFlow(shop);
const checkout = createCheckoutFlow(shop);
const deps = () => ({ db: shop.db, enqueue: shop.enqueue, now: NOW });

type Batch = { readonly id: string; readonly accountId: string; readonly token: string };
type Employee = { readonly bookId: string; readonly deviceId: string; readonly phone: string };
const hr = ({ accountId }: Pick<Batch, 'accountId'>) => ({ ...deps(), accountId, capabilities: ALL_CAPABILITIES });
const view = async (batch: Batch) =>
  unwrap(await getBatch(batch.id, { ...hr(batch), sign: async (key: string) => `/${key}` }));

/** Eleven printed books with a dedication, and two digital ones; the employee who will leave has a printed one. */
async function received() {
  const batch = await flow.open({ estimatedBooks: 50, dedication: 'באהבה, מכולנו' });
  const phone = newPhone();
  const { owner, bookId } = await flow.ordered(batch.token, { bookType: 'printed', phone });
  for (const [bookType, count] of [
    ['printed', 10],
    ['digital', 2],
  ] as const) {
    const other = await flow.ordered(batch.token, { bookType });
    await flow.copies(other.bookId, count - 1);
  }
  return { ...batch, employee: { bookId, deviceId: owner.deviceId, phone } };
}
const BOOK = 7500 + 1000;
const TOTAL = 11 * BOOK + 2 * 2000 + 10_000;

/** How an employee leaves; each answers whether that was possible. */
const WAYS = {
  'deletes the book': async ({ bookId, deviceId }: Employee) => {
    const owner = { deviceId, accountId: null };
    return (await deleteBook(bookId, { ...deps(), owner, storage: shop.storage, closeOrders, bought: false })).ok;
  },
  'deletes everything': async ({ bookId, deviceId, phone }: Employee) => {
    const { accountId } = await createVerificationFlow(shop).signIn(phone, deviceId);
    await shop.db.book.update({ where: { id: bookId }, data: { accountId } });
    const erased = await shop.db.$transaction((tx) => eraseAccount(tx, accountId, { ...deps(), reason: 'asked' }));
    return erased.ok;
  },
} as const;

/** How a company pays. */
const PAYMENTS = {
  card: {
    ask: async (batch: Batch) => {
      const card = { ...hr(batch), shopUrl: 'http://shop.test', selectPayment: () => sandboxProvider };
      unwrap(await payBatchByCard(batch.id, { shownMinor: TOTAL, language: 'he', clickId: undefined }, card));
      return shop.db.payment.findFirstOrThrow({ where: { order: { company: { id: batch.id } } } });
    },
    pay: async (payment: { readonly id: string; readonly amountMinor: number; readonly currency: string }) => {
      await checkout.webhook('paid', payment);
    },
  },
  'bank transfer': {
    ask: async (batch: Batch) => {
      unwrap(await payBatchByTransfer(batch.id, TOTAL, hr(batch)));
      return shop.db.payment.findFirstOrThrow({ where: { order: { company: { id: batch.id } } } });
    },
    pay: async ({ id, amountMinor }: { readonly id: string; readonly amountMinor: number }) => {
      const { order } = await shop.db.payment.findUniqueOrThrow({ where: { id }, include: { order: true } });
      unwrap(await receiveTransfer({ orderNumber: order.number, amountMinor }, deps()));
    },
  },
} as const;
type Paying = (typeof PAYMENTS)[keyof typeof PAYMENTS];

const start = (orderId: string) => handleStartCompany({ orderId }, deps());
const watch = () => handleWatchCompanies(deps());
async function paid(by: Paying = PAYMENTS.card) {
  const batch = await received();
  const payment = await by.ask(batch);
  await by.pay(payment);
  await start(payment.orderId);
  await watch();
  return { ...batch, orderId: payment.orderId };
}
const listParts = (groupOrderId: string) =>
  shop.db.order.findMany({ where: { groupOrderId, state: { notIn: ['cancelled', 'refunded'] } } });
const listRefunds = async (orderId: string) =>
  (await shop.db.refund.findMany({ where: { payment: { orderId } } })).map(({ amountMinor, reason }) => ({
    amountMinor,
    reason,
  }));
const countMails = (batchId: string) =>
  shop.db.messageSent.count({ where: { kind: 'companyBookLeft', key: { contains: batchId } } });

describe.each(Object.entries(WAYS))('rulings "Class and company links": an employee who %s', (_way, leave) => {
  it('before the order leaves the price', async () => {
    const batch = await received();
    expect(await leave(batch.employee)).toBe(true);
    expect((await view(batch)).quote?.totalMinor).toBe(TOTAL - BOOK);
  });

  it.each(Object.entries(PAYMENTS))('while %s is awaited: one book goes back, the others are made', async (_by, by) => {
    const batch = await received();
    const payment = await by.ask(batch);
    expect(await leave(batch.employee)).toBe(true);
    await by.pay(payment);
    await start(payment.orderId);
    await start(payment.orderId);
    await watch();
    expect(await listParts(payment.orderId)).toHaveLength(12);
    expect(await listRefunds(payment.orderId)).toEqual([{ amountMinor: BOOK, reason: 'left_group' }]);
    expect((await view(batch)).state).toBe('paid');
    expect(await countMails(batch.id)).toBe(1);
  });

  it.each(Object.entries(PAYMENTS))('of a batch paid by %s: one book goes back, once', async (_by, by) => {
    const batch = await paid(by);
    expect(await leave(batch.employee)).toBe(true);
    await watch();
    await watch();
    expect(await listParts(batch.orderId)).toHaveLength(12);
    expect(await listRefunds(batch.orderId)).toEqual([{ amountMinor: BOOK, reason: 'left_group' }]);
    expect((await view(batch)).counts).toMatchObject({ total: 12, withdrawn: 1 });
    expect(await countMails(batch.id)).toBe(1);
  });

  it('of a batch that waits: HR approves the others', async () => {
    const batch = await paid();
    for (const { bookId, tier } of await listParts(batch.orderId)) {
      if (bookId && tier === 'printed') await print.drawAll(bookId);
    }
    expect(await leave(batch.employee)).toBe(true);
    unwrap(await approveBatch(batch.id, hr(batch)));
    expect((await listParts(batch.orderId)).filter(({ state }) => state === 'confirmed')).toHaveLength(10);
  });

  it('after the approval stays until the book is delivered', async () => {
    const batch = await paid();
    for (const { bookId, tier } of await listParts(batch.orderId)) {
      if (bookId && tier === 'printed') await print.drawAll(bookId);
    }
    unwrap(await approveBatch(batch.id, hr(batch)));
    expect(await leave(batch.employee)).toBe(false);
    expect(await listRefunds(batch.orderId)).toEqual([]);
  });
});

describe('rulings "Class and company links": a paid batch never fails as a whole', () => {
  it('HR takes one order out while the payment page is open', async () => {
    const batch = await received();
    const payment = await PAYMENTS.card.ask(batch);
    const { id } = await shop.db.companySubmission.findFirstOrThrow({ where: { bookId: batch.employee.bookId } });
    unwrap(await withdrawByHr(batch.id, id, hr(batch)));
    await PAYMENTS.card.pay(payment);
    await start(payment.orderId);
    expect(await listRefunds(payment.orderId)).toEqual([{ amountMinor: BOOK, reason: 'left_group' }]);
  });

  it('a batch that HR opened again while an older payment page was paid is made as it was paid', async () => {
    const batch = await received();
    const payment = await PAYMENTS.card.ask(batch);
    const closesAt = addSeconds(5 * DAY).toISOString();
    unwrap(await changeBatch(batch.id, { action: 'reopen', closesAt }, { ...hr(batch), newToken }));
    await flow.ordered(batch.token, { bookType: 'printed' });
    await PAYMENTS.card.pay(payment);
    await start(payment.orderId);
    expect(await listParts(payment.orderId)).toHaveLength(13);
    expect(await listRefunds(payment.orderId)).toEqual([]);
    expect((await view(batch)).state).toBe('paid');
  });

  it('with the last printed book its delivery goes back', async () => {
    const batch = await flow.open({ estimatedBooks: 50 });
    const { owner, bookId } = await flow.ordered(batch.token, { bookType: 'printed' });
    const other = await flow.ordered(batch.token, { bookType: 'digital' });
    await flow.copies(other.bookId, 9);
    const totalMinor = 7500 + 10_000 + 10 * 2000;
    unwrap(await payBatchByTransfer(batch.id, totalMinor, hr(batch)));
    const payment = await shop.db.payment.findFirstOrThrow({ where: { order: { company: { id: batch.id } } } });
    await PAYMENTS['bank transfer'].pay(payment);
    await start(payment.orderId);
    const device = { deviceId: owner.deviceId, accountId: null };
    unwrap(await deleteBook(bookId, { ...deps(), owner: device, storage: shop.storage, closeOrders, bought: false }));
    await watch();
    const amounts = (await listRefunds(payment.orderId)).map(({ amountMinor }) => amountMinor);
    expect(amounts.sort((a, b) => a - b)).toEqual([7500, 10_000]);
  });
});
