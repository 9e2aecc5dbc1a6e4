import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleFiscalDocuments } from '@/lib/orders/fiscal/issue.handler';
import { refundOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import { fail } from '@/lib/platform/result';
import type { FiscalDocument, FiscalPort } from '@/lib/providers/fiscal/port';
import { createSandboxFiscal } from '@/lib/providers/fiscal/sandbox';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createRefundFlow } from '../support/refund-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid, paidTwice, withOpenCheckout, webhook } = createCheckoutFlow(shop);
const { runRefunds } = createRefundFlow(shop);

const sandbox = createSandboxFiscal();
const issue = (fiscal: FiscalPort = sandbox) => handleFiscalDocuments({ db: shop.db, fiscal, now: NOW });
const listDocuments = () => shop.db.fiscalDocument.findMany({ orderBy: [{ kind: 'asc' }, { number: 'asc' }] });
const listNumbers = async (kind: 'invoice' | 'credit_note') =>
  (await listDocuments()).filter((one) => one.kind === kind).map(({ number }) => number);
const countUp = (length: number) => Array.from({ length }, (_, index) => index + 1);

async function refund(orderId: string, amountMinor?: number) {
  const { number: orderNumber, payments } = await shop.db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { payments: true },
  });
  const { db, enqueue } = shop;
  unwrap(await refundOrder({ orderNumber, amountMinor, key: newId() }, { db, enqueue, now: NOW }));
  for (const { id } of payments) await runRefunds(id);
}

beforeEach(async () => {
  await shop.db.fiscalDocument.deleteMany();
  await shop.db.refund.deleteMany();
  await shop.db.order.updateMany({ where: { paidAt: { not: null } }, data: { totalMinor: 0 } });
  await shop.db.fiscalSeries.updateMany({ data: { last: 0 } });
});

describe('rulings "Money": fiscal documents', () => {
  it('one invoice per paid order, with its tax, and none for an unpaid one', async () => {
    const mine = await paid();
    await withOpenCheckout();
    await issue();
    await issue();
    expect(await listDocuments()).toMatchObject([
      {
        kind: 'invoice',
        number: 1,
        orderId: mine.id,
        grossMinor: 3900,
        vatMinor: 595,
        vatBasisPoints: 1800,
        provider: 'sandbox',
        providerReference: 'sandbox_invoice_1',
        submittedAt: NOW,
      },
    ]);
  });

  it('one credit note per refund; together they return the tax of the invoice', async () => {
    const mine = await paid();
    await issue();
    await refund(mine.id, 1001);
    await issue();
    await refund(mine.id);
    await issue();
    const [invoice, ...notes] = await listDocuments();
    expect(notes).toMatchObject([
      { kind: 'credit_note', number: 1, grossMinor: 1001 },
      { kind: 'credit_note', number: 2, grossMinor: 2899 },
    ]);
    expect(notes.reduce((sum, { vatMinor }) => sum + vatMinor, 0)).toBe(invoice?.vatMinor);
  });

  it('an order that was refunded before the job ran has both', async () => {
    const mine = await paid();
    await webhook('refunded', mine.payment);
    await issue();
    expect((await listDocuments()).map(({ kind, grossMinor }) => [kind, grossMinor])).toEqual([
      ['invoice', 3900],
      ['credit_note', 3900],
    ]);
  });

  it('a duplicate payment is neither invoiced nor credited', async () => {
    const { second } = await paidTwice();
    await runRefunds(second.id);
    await issue();
    expect((await listDocuments()).map(({ kind }) => kind)).toEqual(['invoice']);
  });

  it('numbers have no gaps and none is given twice: workers at once, and one that dies', async () => {
    for (let order = 0; order < 6; order++) await paid();
    await Promise.all([issue(), issue(), issue()]);
    expect(await listNumbers('invoice')).toEqual(countUp(6));
    for (let order = 0; order < 2; order++) await paid();
    const broken = shop.db.$transaction(async (tx) => {
      await tx.fiscalSeries.update({ where: { kind: 'invoice' }, data: { last: { increment: 1 } } });
      throw new Error('worker killed');
    });
    await expect(broken).rejects.toThrow('killed');
    await issue();
    expect(await listNumbers('invoice')).toEqual(countUp(8));
  });

  it('submits in the order of the numbers; what is not accepted waits, keeps its number, and is submitted later', async () => {
    for (let order = 0; order < 3; order++) await paid();
    const seen: FiscalDocument[] = [];
    let away = true;
    const flaky: FiscalPort = {
      name: 'flaky',
      submit: async (document) => {
        seen.push(document);
        return away && document.number === 2 ? fail('fiscal_unavailable') : sandbox.submit(document);
      },
    };
    const line = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await issue(flaky);
    expect(line.mock.calls[0]?.[0]).toMatchObject({ alarm: 'fiscal_documents_waiting', number: 2 });
    line.mockRestore();
    expect((await listDocuments()).map(({ submittedAt }) => submittedAt !== null)).toEqual([true, false, false]);
    away = false;
    await issue(flaky);
    expect(seen.map(({ number }) => number)).toEqual([1, 2, 2, 3]);
    expect(await listNumbers('invoice')).toEqual([1, 2, 3]);
  });

  it('a credit note names the invoice that it is about', async () => {
    await paid();
    const mine = await paid();
    await issue();
    await refund(mine.id);
    const seen: FiscalDocument[] = [];
    const watched: FiscalPort = {
      ...sandbox,
      submit: (document) => {
        seen.push(document);
        return sandbox.submit(document);
      },
    };
    await issue(watched);
    const invoice = (await listDocuments()).find(({ kind, orderId }) => kind === 'invoice' && orderId === mine.id);
    expect(seen).toMatchObject([{ kind: 'credit_note', number: 1, creditedNumber: invoice?.number }]);
  });
});
