import { expect, it } from 'vitest';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { payBatchByTransfer, receiveTransfer } from '@/lib/company/server';
import { recordEmail } from '@/lib/email/server';
import { handleRefundMail } from '@/lib/orders/recovery/refund-mail.handler';
import { refundOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { createClassFlow } from '../support/class-flow';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const deps = () => ({ db: shop.db, enqueue: shop.enqueue, now: NOW });

/** The mail about a part of an order that goes back. */
async function readRefundMail(orderId: string) {
  const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
  unwrap(await refundOrder({ orderNumber, amountMinor: 1000, key: newId() }, deps()));
  const refund = await shop.db.refund.findFirstOrThrow({ where: { payment: { orderId } } });
  const key = `paymentRefunded:${refund.id}`;
  // Recorded once the provider has given the money back.
  await recordEmail(shop.db, { key, kind: 'paymentRefunded', language: 'he', orderId }, NOW);
  const { sent, email } = createFakeEmail();
  const refundId = refund.id;
  await handleRefundMail({ refundId, key }, { db: shop.db, email, now: () => NOW, shopUrl: 'http://shop.test' });
  return sent[0]?.html ?? '';
}

it('§4 a class: the mail about a refund leads to the class, and not to a shelf', async () => {
  const group = await createClassFlow(shop).started({ bookType: 'printed' });
  const html = await readRefundMail(group.orderId);
  expect(html).toContain(`/kindergarten/${group.id}"`);
  expect(html).not.toContain('/my-books');
});

it('§4 a company: it leads to the dashboard', async () => {
  const flow = createCompanyFlow(shop);
  const batch = await flow.open({ bookType: 'digital', delivery: null });
  for (let at = 0; at < 10; at += 1) await flow.ordered(batch.token);
  const own = { ...deps(), accountId: batch.accountId, capabilities: ALL_CAPABILITIES };
  const { orderId } = unwrap(await payBatchByTransfer(batch.id, 10 * 2000, own));
  const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
  unwrap(await receiveTransfer({ orderNumber, amountMinor: 10 * 2000 }, deps()));
  const html = await readRefundMail(orderId);
  expect(html).toContain(`/company/${batch.token}/dashboard"`);
  expect(html).not.toContain('/my-books');
});
