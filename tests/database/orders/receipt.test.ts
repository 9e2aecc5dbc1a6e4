import { describe, expect, it } from 'vitest';
import { deleteBook } from '@/lib/books/server';
import { closeOrders, makeReceipt, refundOrder } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newAccount } from '../support/identities';
import { createRefundFlow } from '../support/refund-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, withOpenCheckout, paid, paidTwice, webhook } = createCheckoutFlow(shop);
const { runRefunds } = createRefundFlow(shop);

/** The receipt's content instead of its file. */
async function readReceipt({ id, accountId }: { readonly id: string; readonly accountId: string }) {
  const receipts: ReceiptInput[] = [];
  const typeset = async (receipt: ReceiptInput) => ok(new Uint8Array([receipts.push(receipt)]));
  const made = await makeReceipt(id, { db: shop.db, accountId, typeset });
  return made.ok ? (receipts[0] as ReceiptInput) : made;
}
const amounts = (receipt: Awaited<ReturnType<typeof readReceipt>>) =>
  'sums' in receipt ? receipt.sums.map(({ amount }) => amount) : receipt;

describe('rulings "Money": a receipt always', () => {
  it('of a paid order, in its language and currency, for its owner only', async () => {
    const mine = await paid('+254733222111', 'KE');
    expect(await readReceipt(mine)).toMatchObject({
      language: 'he',
      createdAt: NOW,
      lines: [{ name: 'ספר דיגיטלי', quantity: '1', amount: 'KSh 1,499' }],
      sums: [{ amount: 'KSh 1,499' }],
    });
    const stranger = await newAccount(shop.db);
    expect(await readReceipt({ id: mine.id, accountId: stranger.accountId })).toEqual(fail('not_found'));
  });

  it('none before the payment', async () => {
    expect(await readReceipt(await order())).toEqual(fail('not_found'));
    expect(await readReceipt(await withOpenCheckout())).toEqual(fail('not_found'));
  });

  it('shows what went back', async () => {
    const mine = await paid();
    const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id: mine.id } });
    const { db, enqueue } = shop;
    unwrap(await refundOrder({ orderNumber, amountMinor: 900, key: 'part' }, { db, enqueue, now: NOW }));
    expect(amounts(await readReceipt(mine))).toEqual(['₪39']);
    await runRefunds(mine.payment.id);
    expect(amounts(await readReceipt(mine))).toEqual(['₪39', '−₪9', '₪30']);
    await webhook('refunded', mine.payment);
    expect(amounts(await readReceipt(mine))).toEqual(['₪39', '−₪9', '−₪30', '₪0']);
  });

  it('a duplicate payment that went back is not on it', async () => {
    const mine = await paidTwice();
    await runRefunds(mine.second.id);
    expect(amounts(await readReceipt(mine))).toEqual(['₪39']);
  });

  it('stays when the book is deleted', async () => {
    const mine = await paid();
    await shop.db.order.update({ where: { id: mine.id }, data: { state: 'ready' } });
    const deps = { db: shop.db, owner: mine.owner, storage, closeOrders, bought: true, now: NOW };
    unwrap(await deleteBook(mine.bookId, deps));
    expect(amounts(await readReceipt(mine))).toEqual(['₪39']);
  });
});
