import { describe, expect, it } from 'vitest';
import { approveClass } from '@/lib/kindergarten/server';
import { createClassFlow } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);

/** A printed class with every picture drawn, which waits for its approval since `NOW`. */
async function drawn() {
  const group = await flow.started({ bookType: 'printed', delivery: 'standard' });
  await flow.drawAll(group.orderId);
  await flow.watch();
  await shop.db.orderChange.updateMany({ where: { orderId: group.orderId }, data: { at: NOW } });
  return group;
}
const countMails = async (orderId: string, kind: 'classReminder' | 'classDelayed') =>
  (await flow.getMails(orderId)).filter((mail) => mail === kind).length;

describe('rulings "Flow": an unconfirmed printed book gets reminders, and never prints by itself', () => {
  it('a class after 2, 5 and 14 days, once each', async () => {
    const { orderId } = await drawn();
    const counts: number[] = [];
    for (const day of [1.9, 2, 2.1, 5, 14, 60]) {
      await flow.watch(addSeconds(day * DAY));
      counts.push(await countMails(orderId, 'classReminder'));
    }
    expect(counts).toEqual([0, 1, 1, 2, 3, 3]);
    expect(await flow.getState(orderId)).toBe('awaiting_confirmation');
  });

  it('none after the approval', async () => {
    const group = await drawn();
    unwrap(await approveClass(group.id, { ...group, db: shop.db, enqueue: shop.enqueue, now: NOW }));
    await flow.watch(addSeconds(3 * DAY));
    expect(await countMails(group.orderId, 'classReminder')).toBe(0);
  });
});

describe('§9 delivery: a class whose books need longer', () => {
  it('has the latest day of its books, and its teacher is told once', async () => {
    const group = await drawn();
    const { dispatchBy } = unwrap(
      await approveClass(group.id, { ...group, db: shop.db, enqueue: shop.enqueue, now: NOW }),
    );
    const later = new Date(dispatchBy.getTime() + 5 * DAY * 1000);
    const [part] = await flow.parts(group.orderId);
    await shop.db.order.update({ where: { id: part?.id ?? '' }, data: { dispatchBy: later } });
    await flow.watch();
    await flow.watch();
    expect(await countMails(group.orderId, 'classDelayed')).toBe(1);
    expect(await shop.db.order.findUnique({ where: { id: group.orderId } })).toMatchObject({ dispatchBy: later });
  });
});
