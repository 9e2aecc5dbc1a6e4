import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { listPublishedReviews } from '@/lib/rewards/server';
import { cancelForCustomer, decideAboutReview, getStaffOrder, listReviews, type StaffActor } from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newAccount, newPhone } from '../support/identities';
import { createPrintFlow } from '../support/print-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { awaiting } = createPrintFlow(shop);

async function createActor(role: StaffActor['role']): Promise<StaffActor> {
  const { id } = await shop.db.staffMember.create({ data: { phone: newPhone(), role } });
  return { memberId: id, role };
}
const act = (actor: StaffActor) => ({ db: shop.db, enqueue: shop.enqueue, actor, now: NOW, newId });

async function createReview(): Promise<string> {
  const { accountId } = await newAccount(shop.db);
  const text = 'Our daughter reads it every evening.';
  const data = { accountId, rating: 2, text, language: 'en', rewarded: true } as const;
  return (await shop.db.review.create({ data })).id;
}

describe('§6 the desk: reviews', () => {
  it.each([
    ['published', 'review_publish'],
    ['rejected', 'review_reject'],
  ] as const)('one is %s once, whatever its rating, and on record', async (decision, action) => {
    const actor = await createActor('editor');
    const id = await createReview();
    unwrap(await decideAboutReview(id, decision, act(actor)));
    expect(await shop.db.review.findUnique({ where: { id } })).toMatchObject({ state: decision });
    expect((await listReviews(shop.db)).map((review) => review.id)).not.toContain(id);
    expect(await decideAboutReview(id, 'published', act(actor))).toMatchObject({ code: 'review_decided' });
    expect(await shop.db.review.findUnique({ where: { id } })).toMatchObject({ state: decision });
    const shown = await listPublishedReviews(shop.db, 'en', 100);
    expect(shown.some((review) => review.id === id)).toBe(decision === 'published');
    expect(await listPublishedReviews(shop.db, 'he', 100)).toEqual([]);
    const rows = await shop.db.staffAction.findMany({ where: { subject: 'review', subjectId: id } });
    expect(rows).toHaveLength(4);
    expect(rows).toContainEqual(expect.objectContaining({ ...actor, action, outcome: 'done' }));
  });

  it('an unknown one is not found', async () => {
    expect(await decideAboutReview(newId(), 'published', act(await createActor('owner')))).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('§6 the desk: a cancelled order says who cancelled', () => {
  it.each(['printed', 'combo'] as const)('%s: the staff, and the trail names the member', async (tier) => {
    const actor = await createActor('service');
    const order = await awaiting(tier);
    unwrap(await cancelForCustomer(order.id, 'Asked by phone', act(actor)));
    const changes = await shop.db.orderChange.findMany({ where: { orderId: order.id, from: 'awaiting_confirmation' } });
    expect(changes.map(({ by }) => by)).toEqual(['staff']);
    const view = await getStaffOrder(order.id, { db: shop.db, actor, listFailedJobs: async () => [] });
    expect(view?.timeline).toContainEqual(
      expect.objectContaining({ kind: 'action', action: 'cancel', outcome: 'done', role: 'service' }),
    );
  });
});
