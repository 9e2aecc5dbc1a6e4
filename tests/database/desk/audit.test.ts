import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { addComment, getStaffOrder, refund, type StaffActor } from '@/lib/staff/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid } = createCheckoutFlow(shop);

async function createActor(role: StaffActor['role'] = 'owner'): Promise<StaffActor> {
  const { id } = await shop.db.staffMember.create({ data: { phone: newPhone(), role } });
  return { memberId: id, role };
}
const act = (actor: StaffActor) => ({ db: shop.db, enqueue: shop.enqueue, actor, now: NOW, newId });
const listRows = (subjectId: string) => shop.db.staffAction.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });

describe('the desk: the audit trail', () => {
  it('only grows: the database refuses every change', async () => {
    const actor = await createActor();
    const order = await paid();
    unwrap(await addComment(order.id, 'Called back', act(actor)));
    const refused = /only ever added/;
    await expect(shop.db.staffAction.updateMany({ data: { outcome: 'other' } })).rejects.toThrow(refused);
    await expect(shop.db.staffAction.deleteMany()).rejects.toThrow(refused);
    await expect(shop.db.$executeRaw`TRUNCATE staff_actions`).rejects.toThrow(refused);
    await expect(shop.db.staffMember.delete({ where: { id: actor.memberId } })).rejects.toThrow();
  });

  it('says who did what to which order, why, and how it ended', async () => {
    const actor = await createActor('service');
    const order = await paid();
    unwrap(await refund(order.id, { amountMinor: 100, reason: 'Torn cover' }, act(actor)));
    expect(await refund(order.id, { amountMinor: 9_999_999, reason: 'Too much' }, act(actor))).toMatchObject({
      code: 'refund_amount_invalid',
    });
    const common = { memberId: actor.memberId, role: 'service', action: 'refund', subject: 'order' };
    expect(await listRows(order.id)).toMatchObject([
      { ...common, outcome: 'started', reason: 'Torn cover', data: { amountMinor: 100 } },
      { ...common, outcome: 'done', reason: 'Torn cover' },
      { ...common, outcome: 'started', reason: 'Too much' },
      { ...common, outcome: 'refund_amount_invalid' },
    ]);
    const refunds = await shop.db.refund.findMany({ where: { payment: { orderId: order.id } } });
    expect(refunds.map(({ amountMinor, reason, note }) => [amountMinor, reason, note])).toEqual([
      [100, 'staff', 'Torn cover'],
    ]);
  });

  it('an order tells everything in time order, and customers only to roles that see them', async () => {
    const owner = await createActor();
    const order = await paid();
    unwrap(await addComment(order.id, 'Called back', act(owner)));
    const read = (actor: StaffActor) => getStaffOrder(order.id, { db: shop.db, actor, listFailedJobs: async () => [] });
    const view = await read(owner);
    expect(view?.contact?.phone).toBeTruthy();
    const kinds = view?.timeline.map(({ kind }) => kind) ?? [];
    expect(kinds).toEqual(expect.arrayContaining(['created', 'state', 'payment', 'message', 'note']));
    const times = view?.timeline.map(({ at }) => at.getTime()) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const hidden = await read(await createActor('production'));
    expect(hidden?.contact).toBeNull();
    expect(await getStaffOrder(newId(), { db: shop.db, actor: owner, listFailedJobs: async () => [] })).toBeNull();
  });
});
