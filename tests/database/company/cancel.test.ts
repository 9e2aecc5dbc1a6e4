import { describe, expect, it } from 'vitest';
import { deleteBook } from '@/lib/books/server';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { handleNotifyCancelled } from '@/lib/company/messages/notify-cancelled.handler';
import { handleSendCompanyMessage } from '@/lib/company/messages/send-message.handler';
import { handleStartCompany } from '@/lib/company/production/start-company.handler';
import { handleWatchCompanies } from '@/lib/company/production/watch-companies.handler';
import {
  approveBatch,
  cancelBatch,
  changeBatch,
  getBatch,
  getCompanyLink,
  getOwnSubmission,
  payBatchByTransfer,
  receiveTransfer,
} from '@/lib/company/server';
import { closeOrders } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createCompanyFlow, SECRET } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCompanyFlow(shop);
const print = createPrintFlow(shop);
const SHOP_URL = 'https://gibori.test';
const deps = () => ({ db: shop.db, enqueue: shop.enqueue, now: NOW });
const sign = async (key: string) => `/${key}`;

type Batch = { readonly id: string; readonly accountId: string; readonly token: string };
const hr = ({ accountId }: Batch) => ({ ...deps(), accountId, capabilities: ALL_CAPABILITIES });
const view = async (batch: Batch) => unwrap(await getBatch(batch.id, { ...hr(batch), sign }));
const cancel = ({ id }: Batch) => cancelBatch(id, deps());
const watch = () => handleWatchCompanies(deps());

const PRINTED = 7500;
const DIGITAL = 2000;
const DELIVERY = 10_000;

/** Orders of each format; the first of each with a confirmed phone and an address. */
async function received(counts: { readonly printed: number; readonly digital: number }) {
  const batch = await flow.open({ estimatedBooks: 50 });
  const first = { printed: '', digital: '' };
  for (const bookType of ['printed', 'digital'] as const) {
    if (counts[bookType] === 0) continue;
    const email = `${bookType}-${batch.id}@example.com`;
    const { submission, bookId } = await flow.ordered(batch.token, { bookType });
    await flow.copies(bookId, counts[bookType] - 1);
    await shop.db.companySubmission.update({
      where: { id: submission.id },
      data: { phoneConfirmedAt: NOW, employeeEmail: email },
    });
    first[bookType] = submission.id;
  }
  return { ...batch, first };
}

async function awaitsTransfer(batch: Batch) {
  unwrap(await payBatchByTransfer(batch.id, (await view(batch)).quote?.totalMinor ?? 0, hr(batch)));
  const where = { order: { company: { id: batch.id } } };
  return shop.db.payment.findFirstOrThrow({ where, include: { order: true } });
}

type Payment = Awaited<ReturnType<typeof awaitsTransfer>>;
const pay = async ({ amountMinor, order }: Payment) =>
  unwrap(await receiveTransfer({ orderNumber: order.number, amountMinor }, deps()));

async function paid(counts: { readonly printed: number; readonly digital: number }) {
  const batch = await received(counts);
  const payment = await awaitsTransfer(batch);
  await pay(payment);
  await handleStartCompany({ orderId: payment.orderId }, deps());
  await watch();
  return { ...batch, orderId: payment.orderId };
}

const listRefunds = (orderId: string) =>
  shop.db.refund.findMany({
    where: { payment: { orderId } },
    orderBy: { amountMinor: 'asc' },
    select: { amountMinor: true, reason: true },
  });
const listParts = (groupOrderId: string) => shop.db.order.findMany({ where: { groupOrderId } });
const getState = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).state;

/** Does what the jobs of a cancelled batch do, twice: nobody may be told twice. */
async function sendAll({ id }: Batch) {
  const jobs = await shop.db.$queryRaw<{ data: { batchId: string } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'company-cancelled' AND data->>'batchId' = ${id}`;
  for (const { data } of [...jobs, ...jobs]) await handleNotifyCancelled(data, deps());
  const { sent, email } = createFakeEmail();
  const texts: { to: string; text: string }[] = [];
  const sms = { send: async (text: (typeof texts)[number]) => ok({ providerId: String(texts.push(text)) }) };
  const typesetReceipt = async () => ok(new Uint8Array([1]));
  const base = { db: shop.db, email, sms, now: () => NOW, shopUrl: SHOP_URL, secret: SECRET, smsBudget: 1000 };
  const messages = await shop.db.$queryRaw<{ data: Parameters<typeof handleSendCompanyMessage>[0] }[]>`
    SELECT data FROM pgboss.job WHERE name = 'company-message' AND data->>'kind' LIKE '%ancelled' ORDER BY created_on`;
  const submissions = await shop.db.companySubmission.findMany({ where: { batchId: id }, select: { id: true } });
  const own = new Set([id, ...submissions.map((submission) => submission.id)]);
  for (const { data } of [...messages, ...messages])
    if (own.has(data.id)) await handleSendCompanyMessage(data, { ...base, typesetReceipt });
  return { mails: sent, texts };
}
const countMails = (kind: string, { id }: Batch) =>
  shop.db.messageSent.count({ where: { kind, key: { contains: id } } });

describe('§6 the desk: a company’s order that is not paid is cancelled', () => {
  it('its link says so, nobody orders any more, and HR cannot open it again', async () => {
    const batch = await received({ printed: 2, digital: 2 });
    const late = await flow.employee(batch.token);
    unwrap(await cancel(batch));
    const link = unwrap(await getCompanyLink(batch.token, { db: shop.db, sign, now: NOW }));
    expect(link.state).toBe('cancelled');
    expect(await flow.order(batch.token, late)).toMatchObject({ code: 'company_cancelled' });
    const closesAt = addSeconds(5 * DAY).toISOString();
    const reopened = await changeBatch(batch.id, { action: 'reopen', closesAt }, { ...hr(batch), newToken });
    expect(reopened).toMatchObject({ code: 'company_cancelled' });
    expect(await view(batch)).toMatchObject({ state: 'cancelled', counts: { total: 0, withdrawn: 4 } });
    expect(await cancel(batch)).toMatchObject({ code: 'order_not_cancellable' });
  });

  it('rulings "Class and company links": employees with a confirmed phone are told once, and HR once', async () => {
    const batch = await received({ printed: 2, digital: 2 });
    unwrap(await cancel(batch));
    const { mails, texts } = await sendAll(batch);
    expect(mails.map(({ to }) => to).sort()).toEqual([
      `digital-${batch.id}@example.com`,
      `hr-${batch.accountId}@example.com`,
      `printed-${batch.id}@example.com`,
    ]);
    expect(texts).toHaveLength(2);
    for (const { text } of texts) expect(text).toContain(`${SHOP_URL}/IL/he/company/order/`);
  });

  it('rulings "Class and company links": an address that several typed gets one mail', async () => {
    const batch = await received({ printed: 0, digital: 3 });
    await shop.db.companySubmission.updateMany({
      where: { batchId: batch.id },
      data: { phoneConfirmedAt: NOW, employeeEmail: 'somebody@example.com' },
    });
    unwrap(await cancel(batch));
    const { mails, texts } = await sendAll(batch);
    expect(mails.filter(({ to }) => to === 'somebody@example.com')).toHaveLength(1);
    expect(texts).toHaveLength(3);
  });

  it('the own link goes on, and tells a cancelled order from a withdrawn one', async () => {
    const batch = await flow.open();
    const { owner, token } = await flow.ordered(batch.token);
    const read = () => getOwnSubmission({ secret: token }, { db: shop.db, owner, now: NOW, secret: SECRET });
    expect(unwrap(await read())).toMatchObject({ state: 'submitted', cancelled: false });
    unwrap(await cancel(batch));
    expect(unwrap(await read())).toMatchObject({ state: 'withdrawn', cancelled: true, editable: false });
  });

  it('rulings "Class and company links": a transfer that arrives afterwards is owed back whole, and nothing is made', async () => {
    const batch = await received({ printed: 5, digital: 5 });
    const payment = await awaitsTransfer(batch);
    unwrap(await cancel(batch));
    expect(await getState(payment.orderId)).toBe('cancelled');
    await pay(payment);
    await handleStartCompany({ orderId: payment.orderId }, deps());
    await watch();
    expect(await listRefunds(payment.orderId)).toEqual([{ amountMinor: payment.amountMinor, reason: 'duplicate' }]);
    expect(await listParts(payment.orderId)).toEqual([]);
    expect((await view(batch)).state).toBe('cancelled');
  });
});

describe('§6 the desk: the printed books of a paid company are cancelled', () => {
  it('all of them: everything goes back once, and the batch ends', async () => {
    const batch = await paid({ printed: 10, digital: 0 });
    unwrap(await cancel(batch));
    await watch();
    expect(await getState(batch.orderId)).toBe('refunded');
    expect((await listParts(batch.orderId)).map(({ state }) => state)).toEqual(Array(10).fill('refunded'));
    const all = { amountMinor: 10 * PRINTED + DELIVERY, reason: 'staff' };
    expect(await listRefunds(batch.orderId)).toEqual([all]);
    expect((await view(batch)).state).toBe('cancelled');
    expect(await countMails('companyCancelled', batch)).toBe(1);
    expect((await sendAll(batch)).texts).toHaveLength(1);
  });

  it('rulings "Class and company links": beside digital ones they go back in one sum with their delivery, and the others are made', async () => {
    const batch = await paid({ printed: 8, digital: 4 });
    unwrap(await cancel(batch));
    await watch();
    await watch();
    expect(await listRefunds(batch.orderId)).toEqual([
      { amountMinor: DELIVERY, reason: 'left_group' },
      { amountMinor: 8 * PRINTED, reason: 'staff' },
    ]);
    const living = (await listParts(batch.orderId)).filter(({ state }) => state !== 'refunded');
    expect(living.map(({ tier }) => tier)).toEqual(Array(4).fill('digital'));
    // Nobody left: HR is told of all of them at once.
    expect(await countMails('companyBookLeft', batch)).toBe(0);
    expect(await countMails('companyPrintedCancelled', batch)).toBe(1);
    const { texts, mails } = await sendAll(batch);
    expect(texts).toHaveLength(1);
    expect(mails.map(({ to }) => to)).not.toContain(`digital-${batch.id}@example.com`);
    expect(await view(batch)).toMatchObject({ state: 'in_production', counts: { total: 4, withdrawn: 8 } });
    expect(await cancel(batch)).toMatchObject({ code: 'order_not_cancellable' });
  });

  it('a digital book that leaves afterwards goes back by itself, and the batch is delivered with the rest', async () => {
    const batch = await paid({ printed: 8, digital: 4 });
    unwrap(await cancel(batch));
    const { book } = await shop.db.companySubmission.findUniqueOrThrow({
      where: { id: batch.first.digital },
      include: { book: true },
    });
    const owner = { deviceId: book?.deviceId ?? '', accountId: null };
    const deleted = await deleteBook(book?.id ?? '', {
      ...deps(),
      owner,
      storage: shop.storage,
      closeOrders,
      bought: false,
    });
    unwrap(deleted);
    await watch();
    expect(await listRefunds(batch.orderId)).toContainEqual({ amountMinor: DIGITAL, reason: 'left_group' });
    expect(await countMails('companyBookLeft', batch)).toBe(1);
    await shop.db.order.updateMany({
      where: { groupOrderId: batch.orderId, tier: 'digital', state: { not: 'refunded' } },
      data: { state: 'ready' },
    });
    await watch();
    expect((await view(batch)).state).toBe('delivered');
    expect(await listRefunds(batch.orderId)).toHaveLength(3);
  });

  it('§4 "confirmed is irreversible": not after HR’s approval', async () => {
    const batch = await paid({ printed: 10, digital: 0 });
    for (const { bookId } of await listParts(batch.orderId)) if (bookId) await print.drawAll(bookId);
    unwrap(await approveBatch(batch.id, hr(batch)));
    expect(await cancel(batch)).toMatchObject({ code: 'order_not_cancellable' });
    expect(await listRefunds(batch.orderId)).toEqual([]);
  });

  it('digital books are made at once, and are not cancelled', async () => {
    const batch = await paid({ printed: 0, digital: 10 });
    expect(await cancel(batch)).toMatchObject({ code: 'order_not_cancellable' });
    expect(await listRefunds(batch.orderId)).toEqual([]);
  });
});
