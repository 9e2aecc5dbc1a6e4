import { expect, it } from 'vitest';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { handleStartCompany } from '@/lib/company/production/start-company.handler';
import { changeBatch, getBatch, makeQuote, payBatchByTransfer, receiveTransfer } from '@/lib/company/server';
import { handleReconcile } from '@/lib/orders/recovery/reconcile.handler';
import { newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { isolate } from '@/lib/platform/text/isolate';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const flow = createCompanyFlow(shop);
const hr = (accountId: string) => ({ db: shop.db, enqueue: shop.enqueue, accountId, now: NOW });
const staff = () => ({ db: shop.db, enqueue: shop.enqueue, now: NOW });
const TOTAL = 10 * 2000;

/** Ten digital books, to be paid by transfer. */
async function asked() {
  const batch = await flow.open({ bookType: 'digital', delivery: null });
  for (let at = 0; at < 10; at += 1) await flow.ordered(batch.token);
  const own = { ...hr(batch.accountId), capabilities: ALL_CAPABILITIES };
  const { orderId } = unwrap(await payBatchByTransfer(batch.id, TOTAL, own));
  const { number } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
  return { ...batch, own, orderId, number };
}
const view = async ({ id, accountId }: { id: string; accountId: string }) =>
  unwrap(await getBatch(id, { ...hr(accountId), sign: async (key: string) => `/${key}` }));

it('§9 payments: a quote with the account and the reference; nothing is made before the money is there', async () => {
  const batch = await asked();
  expect(await view(batch)).toMatchObject({
    state: 'closed',
    transferAt: NOW.toISOString(),
    order: { totalMinor: TOTAL },
  });
  const quotes: ReceiptInput[] = [];
  const typeset = async (quote: ReceiptInput) => {
    quotes.push(quote);
    return ok(new Uint8Array());
  };
  unwrap(await makeQuote(batch.id, { ...batch.own, typeset }));
  expect(quotes[0]?.lines).toEqual([{ name: 'ספר דיגיטלי לעובדים', quantity: '10 × ₪20', amount: '₪200' }]);
  const buyer = ['חברת הדוגמה', 'הרצל 1', 'תל אביב'].map(isolate).join(', ');
  expect(quotes[0]?.facts[0]?.value).toBe(buyer);
  expect(await shop.db.messageSent.count({ where: { kind: 'companyQuote', key: { contains: batch.id } } })).toBe(1);
  expect(quotes[0]?.facts.map(({ value }) => value)).toContain(batch.number);
  expect(quotes[0]?.sums[0]?.amount).toContain('200');
  // 18 % are contained in the total.
  expect(quotes[0]?.sums[1]?.amount).toContain('30.51');
  expect(await makeQuote(batch.id, { ...batch.own, accountId: await flow.newHr(), typeset })).toMatchObject({
    code: 'access_denied',
  });
  await handleReconcile({ ...staff(), now: addSeconds(3 * DAY), findProvider: () => null });
  expect(await shop.db.order.findUnique({ where: { id: batch.orderId } })).toMatchObject({ state: 'awaiting_payment' });
  expect(await shop.db.order.count({ where: { groupOrderId: batch.orderId } })).toBe(0);
});

it('is paid once by what the staff books: the exact amount, once', async () => {
  const batch = await asked();
  const receive = (amountMinor: number) => receiveTransfer({ orderNumber: batch.number, amountMinor }, staff());
  expect(await receiveTransfer({ orderNumber: 'AAAAAAAA', amountMinor: TOTAL }, staff())).toMatchObject({
    code: 'not_found',
  });
  expect(await receive(TOTAL - 1)).toMatchObject({ code: 'price_changed', data: { expectedMinor: TOTAL } });
  expect(await Promise.all([receive(TOTAL), receive(TOTAL)])).toEqual(
    expect.arrayContaining([ok('handled'), ok('repeated')]),
  );
  await handleStartCompany({ orderId: batch.orderId }, staff());
  expect(await view(batch)).toMatchObject({ state: 'paid', counts: { approved: 10 } });
  expect(await shop.db.order.count({ where: { groupOrderId: batch.orderId } })).toBe(10);
});

it('a batch that opens again waits for no transfer, and is ordered again', async () => {
  const batch = await asked();
  const closesAt = addSeconds(5 * DAY).toISOString();
  unwrap(await changeBatch(batch.id, { action: 'reopen', closesAt }, { ...batch.own, newToken }));
  expect(await view(batch)).toMatchObject({ state: 'open', transferAt: null });
  const changed = await payBatchByTransfer(batch.id, TOTAL - 1, batch.own);
  expect(changed).toMatchObject({ code: 'price_changed' });
});

it('§9 payments: a quote for the books received so far, in the language of the screen', async () => {
  const batch = await flow.open({ companyNumber: '514000000', dedication: 'באהבה', estimatedBooks: 11 });
  const quotes: ReceiptInput[] = [];
  const typeset = async (quote: ReceiptInput) => {
    quotes.push(quote);
    return ok(new Uint8Array());
  };
  const own = { ...hr(batch.accountId), language: 'en', typeset } as const;
  for (let at = 0; at < 9; at += 1) await flow.ordered(batch.token, { bookType: 'printed' });
  expect(await makeQuote(batch.id, own)).toMatchObject({ code: 'not_found' });
  await flow.ordered(batch.token, { bookType: 'printed' });
  unwrap(await makeQuote(batch.id, own));
  expect(quotes[0]).toMatchObject({ language: 'en', title: 'Quote' });
  expect(quotes[0]?.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['Printed book for employees', '₪750'],
    ['Dedication page', '₪100'],
    ['Standard delivery', '₪100'],
  ]);
  expect(quotes[0]?.facts[0]?.value).toContain('514000000');
  // The link is about to stop at the planned number.
  expect(await shop.db.messageSent.count({ where: { kind: 'companyNearlyFull', key: { contains: batch.id } } })).toBe(
    1,
  );
});
