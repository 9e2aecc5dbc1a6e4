import { describe, expect, it } from 'vitest';
import { refundOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { listRefundsDue, type StaffActor, settleRefundByHand } from '@/lib/staff/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid, getHistory } = createCheckoutFlow(shop);

async function createActor(): Promise<StaffActor> {
  const { id } = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'owner' } });
  return { memberId: id, role: 'owner' };
}

/** An order whose money, paid by this provider, is owed. */
async function owe(provider: 'transfer' | 'sandbox', amountMinor?: number) {
  const { id: orderId, payment } = await paid();
  await shop.db.payment.update({ where: { id: payment.id }, data: { provider } });
  const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
  unwrap(
    await refundOrder({ orderNumber, amountMinor, key: newId() }, { db: shop.db, enqueue: shop.enqueue, now: NOW }),
  );
  const refund = await shop.db.refund.findFirstOrThrow({ where: { paymentId: payment.id } });
  return { orderId, paymentId: payment.id, refundId: refund.id };
}

const settle = (refundId: string, actor: StaffActor) =>
  settleRefundByHand(refundId, { db: shop.db, enqueue: shop.enqueue, actor, now: NOW, newId });
const listDue = async () => (await listRefundsDue(shop.db, addSeconds(2 * HOUR))).map(({ id }) => id);
const countMails = (orderId: string) => shop.db.messageSent.count({ where: { orderId, kind: 'paymentRefunded' } });

describe('§9 refunds: money of a bank transfer that the staff send back', () => {
  it('leaves the list, ends the order, and is mailed and recorded once', async () => {
    const actor = await createActor();
    const { orderId, paymentId, refundId } = await owe('transfer');
    expect(await listDue()).toContain(refundId);
    unwrap(await settle(refundId, actor));
    unwrap(await settle(refundId, actor));
    expect(await listDue()).not.toContain(refundId);
    expect(await shop.db.payment.findUniqueOrThrow({ where: { id: paymentId } })).toMatchObject({ state: 'refunded' });
    expect((await getHistory(orderId)).state).toBe('refunded');
    expect(await countMails(orderId)).toBe(1);
    const actions = await shop.db.staffAction.findMany({ where: { subjectId: orderId, action: 'refund_by_hand' } });
    expect(actions.map(({ outcome, memberId }) => [outcome, memberId])).toContainEqual(['done', actor.memberId]);
  });

  it('a part of it leaves the order as it is', async () => {
    const { orderId, refundId } = await owe('transfer', 500);
    unwrap(await settle(refundId, await createActor()));
    expect((await getHistory(orderId)).state).not.toBe('refunded');
    expect(await countMails(orderId)).toBe(1);
  });

  it('of a card only the provider knows whether it went back', async () => {
    const actor = await createActor();
    const { orderId, refundId } = await owe('sandbox');
    expect(await settle(refundId, actor)).toEqual(fail('not_found'));
    expect(await settle(newId(), actor)).toEqual(fail('not_found'));
    expect(await settle('no-id', actor)).toEqual(fail('not_found'));
    expect(await listDue()).toContain(refundId);
    expect(await countMails(orderId)).toBe(0);
  });
});
