import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { orderBatch } from '@/lib/company/ordering/order-batch';
import { handleStartCompany } from '@/lib/company/production/start-company.handler';
import { handleWatchCompanies } from '@/lib/company/production/watch-companies.handler';
import {
  approveBatch,
  changeBatch,
  getBatch,
  makeNameLabels,
  makePackingList,
  openBatchArchive,
} from '@/lib/company/server';
import { findOwnedOrder, listOrders, openCheckout } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { getGroupPromise } from '@/lib/prices';
import type { NameLabelsInput, PackingListInput } from '@/lib/typesetting/server';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCompanyFlow(shop);
const print = createPrintFlow(shop);
const checkout = createCheckoutFlow(shop);
const hr = (accountId: string, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, accountId, now });
const order = ({ id, accountId }: { id: string; accountId: string }) =>
  orderBatch(id, { ...hr(accountId), capabilities: ALL_CAPABILITIES });
const parts = (groupOrderId: string) => shop.db.order.findMany({ where: { groupOrderId }, orderBy: { id: 'asc' } });
const view = async ({ id, accountId }: { id: string; accountId: string }) =>
  unwrap(await getBatch(id, { ...hr(accountId), sign: async (key: string) => `/${key}` }));
const watch = (now = NOW) => handleWatchCompanies({ db: shop.db, enqueue: shop.enqueue, now });

/** What HR was told about a batch, each once. */
const hrMails = async (id: string) => {
  const mails = await shop.db.messageSent.findMany({ where: { key: { contains: id } }, select: { kind: true } });
  return mails.map(({ kind }) => kind).sort();
};

/** A batch with so many digital and printed books. */
async function received(digital: number, printed: number) {
  const batch = await flow.open({ estimatedBooks: 50, bookType: 'mix' });
  for (let at = 0; at < digital + printed; at += 1) {
    await flow.ordered(batch.token, { bookType: at < digital ? 'digital' : 'printed', filesToCompany: at !== 0 });
  }
  return batch;
}

/** The same, ordered and with an open checkout. */
async function ordered(digital: number, printed: number) {
  const batch = await received(digital, printed);
  const { orderId } = unwrap(await order(batch));
  const opened = await openCheckout(
    orderId,
    { tier: 'digital' },
    {
      ...hr(batch.accountId),
      payment: sandboxProvider,
      capabilities: ALL_CAPABILITIES,
      urls: () => ({ success: 'http://shop.test/ok', cancel: 'http://shop.test/back' }),
    },
  );
  unwrap(opened);
  return { ...batch, orderId, payment: await shop.db.payment.findFirstOrThrow({ where: { orderId } }) };
}

async function paid(digital: number, printed: number) {
  const batch = await ordered(digital, printed);
  await checkout.webhook('paid', batch.payment);
  await handleStartCompany({ orderId: batch.orderId }, { db: shop.db, enqueue: shop.enqueue, now: NOW });
  return batch;
}

describe('rulings "Money": a company pays for the orders received at closing', () => {
  it('fewer than the minimum are refused; ordering closes the batch and fixes the lines', async () => {
    const few = await received(9, 0);
    expect(await order(few)).toMatchObject({ code: 'company_too_few_orders', data: { minimum: 10, count: 9 } });
    const batch = await received(8, 3);
    const { orderId } = unwrap(await order(batch));
    expect(await shop.db.order.findUnique({ where: { id: orderId } })).toMatchObject({
      kind: 'company',
      tier: 'printed',
      totalMinor: 8 * 2000 + 3 * 7500 + 10_000,
      email: `hr-${batch.accountId}@example.com`,
    });
    const shown = { id: orderId, state: 'unpaid', totalMinor: 8 * 2000 + 3 * 7500 + 10_000 };
    expect(await view(batch)).toMatchObject({ state: 'closed', order: shown });
  });

  it('a batch that opened again is ordered again, by the same order', async () => {
    const batch = await received(10, 0);
    const first = unwrap(await order(batch));
    const closesAt = addSeconds(5 * DAY).toISOString();
    unwrap(await changeBatch(batch.id, { action: 'reopen', closesAt }, { ...hr(batch.accountId), newToken }));
    await flow.ordered(batch.token, { bookType: 'digital' });
    expect(unwrap(await order(batch))).toEqual(first);
    expect(await shop.db.order.findUnique({ where: { id: first.orderId } })).toMatchObject({ totalMinor: 11 * 2000 });
  });

  it('§6 dashboard: the history has an order once, however often HR goes back from the payment page', async () => {
    const batch = await received(10, 0);
    const listOrdered = async () =>
      (await shop.db.companyAction.findMany({ where: { batchId: batch.id } })).filter(({ kind }) => kind === 'ordered');
    unwrap(await order(batch));
    unwrap(await order(batch));
    expect(await listOrdered()).toHaveLength(1);
    const closesAt = addSeconds(5 * DAY).toISOString();
    unwrap(await changeBatch(batch.id, { action: 'reopen', closesAt }, { ...hr(batch.accountId), newToken }));
    unwrap(await order(batch));
    expect(await listOrdered()).toHaveLength(2);
  });
});

describe('a paid batch', () => {
  it('has one order for each book, exactly once, whatever arrives twice', async () => {
    const batch = await ordered(7, 4);
    await checkout.webhook('paid', batch.payment);
    await checkout.webhook('paid', batch.payment);
    const start = () =>
      handleStartCompany({ orderId: batch.orderId }, { db: shop.db, enqueue: shop.enqueue, now: NOW });
    await Promise.all([start(), start()]);
    await start();
    const all = await parts(batch.orderId);
    expect(all.map(({ tier }) => tier).sort()).toEqual([...Array(7).fill('digital'), ...Array(4).fill('printed')]);
    expect(new Set(all.map(({ bookId }) => bookId)).size).toBe(11);
    expect(await view(batch)).toMatchObject({ state: 'paid', counts: { approved: 11, submitted: 0 } });
  });

  it('rulings "Flow": HR owns the orders and never sees a book of them', async () => {
    const batch = await paid(10, 0);
    const [part] = await parts(batch.orderId);
    expect(await findOwnedOrder(shop.db, part?.id ?? '', batch.accountId)).toBeNull();
    const own = { ...hr(batch.accountId), sign: async (key: string) => `/${key}`, secret: 's'.repeat(32) };
    expect(await listOrders(own)).toEqual([]);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id: part?.bookId ?? '' } });
    expect(book).toMatchObject({ accountId: null, companyBatchId: batch.id });
  });

  it('digital books are made at once, printed ones when HR approves, all or none', async () => {
    const batch = await paid(8, 2);
    await watch();
    expect(await view(batch)).toMatchObject({ state: 'paid', counts: { in_production: 8, approved: 2 } });
    const early = await approveBatch(batch.id, hr(batch.accountId));
    expect(early).toMatchObject({ code: 'company_not_ready', data: { count: 2, employees: { length: 2 } } });
    const all = await parts(batch.orderId);
    for (const { bookId, tier } of all) if (bookId && tier === 'printed') await print.drawAll(bookId);
    await watch();
    await watch();
    expect(await hrMails(batch.id)).toEqual(['companyOpened', 'companyPaid', 'companyToApprove']);
    unwrap(await approveBatch(batch.id, hr(batch.accountId)));
    const states = (await parts(batch.orderId)).map(({ tier, state }) => `${tier} ${state}`);
    expect(states.filter((state) => state === 'printed confirmed')).toHaveLength(2);
    const dispatchBy = getGroupPromise('IL', NOW, 'standard').dispatchBy.toISOString();
    expect(await view(batch)).toMatchObject({
      state: 'in_production',
      order: { dispatchBy },
      counts: { approved: 0, in_production: 10 },
    });
    expect(await hrMails(batch.id)).toContain('companyApproved');
    expect(await approveBatch(batch.id, hr(batch.accountId))).toMatchObject({ code: 'order_not_confirmable' });
    const stranger = hr(await flow.newHr());
    expect(await approveBatch(batch.id, stranger)).toMatchObject({ code: 'access_denied' });
  });

  it('is delivered with its last book', async () => {
    const batch = await paid(10, 0);
    await watch();
    expect((await view(batch)).state).toBe('in_production');
    await shop.db.$executeRaw`UPDATE orders SET state = 'ready' WHERE group_order_id = ${batch.orderId}::uuid`;
    await watch();
    expect(await view(batch)).toMatchObject({ state: 'delivered', counts: { ready: 10 } });
    expect(await hrMails(batch.id)).toEqual(['companyMade', 'companyOpened', 'companyPaid']);
    expect(await shop.db.order.findUnique({ where: { id: batch.orderId } })).toMatchObject({ state: 'ready' });
  });
});

describe('the papers of a paid batch', () => {
  it('§9 "Company digital PDF available 30 days": one ZIP of the finished books, for its HR alone', async () => {
    const batch = await paid(8, 2);
    for (const { id: orderId, bookId, tier } of await parts(batch.orderId)) {
      if (!bookId || tier !== 'digital') continue;
      const storageKey = `books/${bookId}.pdf`;
      await shop.storage.put(storageKey, new TextEncoder().encode('%PDF'), 'application/pdf');
      const expiresAt = addSeconds(30 * DAY);
      await shop.db.download.create({ data: { orderId, bookId, storageKey, bytes: 4, expiresAt } });
    }
    const open = (accountId: string, now = NOW) =>
      openBatchArchive(batch.id, { ...hr(accountId, now), storage: shop.storage });
    const { stream } = unwrap(await open(batch.accountId));
    const zip = Buffer.from(await new Response(stream).arrayBuffer());
    // The signature of an entry in a ZIP's directory.
    // Rulings "Class and company links": not the book of whoever keeps it.
    expect(zip.toString('latin1').split('PK\u0001\u0002')).toHaveLength(7 + 1);
    await shop.db.companySubmission.updateMany({ where: { batchId: batch.id }, data: { filesToCompany: false } });
    expect(await open(batch.accountId)).toMatchObject({ code: 'company_files_missing' });
    expect((await view(batch)).papers.pdfsUntil).toBeNull();
    await shop.db.companySubmission.updateMany({ where: { batchId: batch.id }, data: { filesToCompany: true } });
    expect(zip.includes('יעל (נועה).pdf')).toBe(true);
    expect(await open(await flow.newHr())).toMatchObject({ code: 'access_denied' });
    expect(await open(batch.accountId, addSeconds(31 * DAY))).toMatchObject({ code: 'company_files_missing' });
    const { papers, actions } = await view(batch);
    expect(papers).toEqual({ pdfsUntil: addSeconds(30 * DAY).toISOString(), receipt: true, packingList: true });
    expect(actions.map(({ kind }) => kind)).toContain('downloaded');
  });

  it('the packing list and the labels hold the printed books, and lead to the office', async () => {
    const batch = await paid(8, 2);
    const lists: PackingListInput[] = [];
    const sheets: NameLabelsInput[] = [];
    const own = { db: shop.db, accountId: batch.accountId };
    const keep =
      <Input>(kept: Input[]) =>
      async (input: Input) => {
        kept.push(input);
        return ok(new Uint8Array());
      };
    unwrap(await makePackingList(batch.id, { ...own, typeset: keep(lists) }));
    unwrap(await makeNameLabels(batch.id, { ...own, typeset: keep(sheets) }));
    expect(lists[0]?.rows.map(({ name }) => name)).toEqual(['יעל (נועה)', 'יעל (נועה)']);
    expect(lists[0]?.facts.at(-1)?.value).toBe('הרצל 1, תל אביב');
    expect(sheets[0]?.labels).toHaveLength(2);
    const digital = await paid(10, 0);
    const none = await makePackingList(digital.id, { ...own, accountId: digital.accountId, typeset: keep(lists) });
    expect(none).toMatchObject({ code: 'company_files_missing' });
  });
});

describe('rulings "Flow": orders close at the stored deadline', () => {
  it('by a job, once', async () => {
    const batch = await flow.open();
    await watch(addSeconds(9 * DAY));
    expect((await view(batch)).state).toBe('open');
    await watch(addSeconds(11 * DAY));
    await watch(addSeconds(11 * DAY));
    expect((await view(batch)).state).toBe('closed');
    expect(await shop.db.companyBatchChange.count({ where: { batchId: batch.id } })).toBe(1);
  });
});
