import { expect, it, vi } from 'vitest';
import { giveUpEmail, recordEmail } from '@/lib/email/server';
import { handleFiscalDocuments } from '@/lib/orders/fiscal/issue.handler';
import { handleProductionFailure } from '@/lib/orders/recovery/job-failures';
import { refundOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import { fail } from '@/lib/platform/result';
import { listOpenIssues } from '@/scripts/staff/open-issues';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid, webhook } = createCheckoutFlow(shop);
const listIssues = async () =>
  (await listOpenIssues(shop.db, addSeconds(1))).map(({ description, id }) => `${description} ${id}`);

it('§9 refunds: the staff see what nothing else will settle, and nothing of orders that are well', async () => {
  const errors = vi.spyOn(log, 'error');
  await paid();
  expect(await listIssues()).toEqual([]);

  const { id: orderId, payment } = await paid();
  const deps = { db: shop.db, enqueue: shop.enqueue, now: NOW };
  await handleProductionFailure({ orderId }, deps);
  const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
  unwrap(await refundOrder({ orderNumber, amountMinor: 100, key: newId() }, deps));
  const refund = await shop.db.refund.findFirstOrThrow({ where: { paymentId: payment.id } });
  await webhook('disputed', payment);
  const mail = `orderPaid:${newId()}`;
  await recordEmail(shop.db, { key: mail, kind: 'orderPaid', language: 'he' }, NOW);
  await giveUpEmail(shop.db, mail, NOW);
  const submit = async () => fail('fiscal_unavailable');
  await handleFiscalDocuments({ db: shop.db, fiscal: { name: 'busy', submit }, now: NOW });
  const event = { provider: 'sandbox', eventId: newId(), kind: 'unknown', payload: {} };
  await shop.db.providerEvent.create({ data: event });

  expect((await listIssues()).sort()).toEqual([
    'fiscal document not submitted invoice 1',
    'fiscal document not submitted invoice 2',
    `mail not delivered ${mail}`,
    `order not produced ${orderId}`,
    `payment disputed ${payment.id}`,
    `payment event not understood sandbox ${event.eventId}`,
    `refund not made ${refund.id}`,
  ]);
  errors.mockRestore();
});
