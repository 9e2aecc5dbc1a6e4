import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { paidOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import { claimReward, getMyRewards, getOrderCoupon, writeReview } from '@/lib/rewards/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { newAccount } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withOpenCheckout, webhook } = createCheckoutFlow(shop);
const capabilities = ALL_CAPABILITIES;

async function withPaidOrder(table = capabilities) {
  const order = await withOpenCheckout();
  await webhook('paid', order.payment, { capabilities: table });
  return order;
}
const deps = (accountId: string, country: 'IL' | 'US' | 'KE' = 'IL', table = capabilities) =>
  ({ db: shop.db, orders: paidOrders, account: { accountId, country }, now: NOW, capabilities: table }) as const;
const listEntries = (accountId: string) => shop.db.creditEntry.findMany({ where: { accountId } });
const REVIEW = {
  rating: 1,
  text: 'Not what we had hoped for, sorry.',
  signature: null,
  language: 'en',
  consent: true,
} as const;

describe('§9 coupon: issued by a paid order', () => {
  it('once, with 10 % off, when the payment is settled', async () => {
    const order = await withOpenCheckout();
    expect(await getOrderCoupon(shop.db, order.id, NOW)).toBeNull();
    await webhook('paid', order.payment, { capabilities });
    await webhook('paid', order.payment, { capabilities });
    const coupons = await shop.db.coupon.findMany({ where: { issuedForId: order.id } });
    expect(coupons).toMatchObject([{ kind: 'next_order', percentOff: 10, accountId: order.accountId }]);
    expect(coupons[0]?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(coupons[0]?.expiresAt.getTime()).toBeGreaterThanOrEqual(addSeconds(3 * 3600).getTime());
    expect(await getOrderCoupon(shop.db, order.id, NOW)).toMatchObject({ code: coupons[0]?.code });
    expect(await getOrderCoupon(shop.db, order.id, addSeconds(2 * DAY))).toBeNull();
  });

  it('a refunded order takes it back', async () => {
    const order = await withPaidOrder();
    const later = addSeconds(60);
    await webhook('refunded', order.payment, { capabilities, now: later });
    expect(await getOrderCoupon(shop.db, order.id, later)).toBeNull();
  });

  it('none while coupons are not available', async () => {
    const order = await withPaidOrder(NO_CAPABILITIES);
    expect(await shop.db.coupon.findMany({ where: { issuedForId: order.id } })).toEqual([]);
  });
});

describe('§9 credits: each social reward once, after a first paid order', () => {
  it('refused before it, also where an order was refunded', async () => {
    const { accountId } = await newAccount(shop.db);
    expect(await claimReward('share_story', deps(accountId))).toEqual(fail('reward_needs_order'));
    const order = await withPaidOrder();
    await webhook('refunded', order.payment, { capabilities });
    expect(await claimReward('share_story', deps(order.accountId))).toEqual(fail('reward_needs_order'));
  });

  it('given once, however often and however parallel it is claimed', async () => {
    const { accountId } = await withPaidOrder();
    const claims = await Promise.all([1, 2, 3].map(() => claimReward('follow_facebook', deps(accountId))));
    expect(claims).toEqual([1, 2, 3].map(() => ok({ balance: 10 })));
    expect(await claimReward('follow_instagram', deps(accountId))).toEqual(ok({ balance: 20 }));
    expect(await claimReward('share_story', deps(accountId))).toEqual(ok({ balance: 40 }));
    expect((await listEntries(accountId)).map(({ amount }) => amount).sort()).toEqual([10, 10, 20]);
  });

  it('not for an unknown reason, and a review is not claimed without one', async () => {
    const { accountId } = await withPaidOrder();
    for (const reason of ['staff', 'spent', 'write_review', 'constructor']) {
      expect(await claimReward(reason, deps(accountId))).toEqual(fail('not_found'));
    }
  });

  it('not outside Israel, and not while rewards are not available', async () => {
    const { accountId } = await withPaidOrder();
    expect(await claimReward('share_story', deps(accountId, 'US'))).toEqual(fail('not_found'));
    expect(await claimReward('share_story', deps(accountId, 'IL', NO_CAPABILITIES))).toEqual(fail('not_found'));
    expect((await getMyRewards(deps(accountId, 'KE'))).credits).toBeNull();
  });

  it('a review earns it whatever its rating, is marked as rewarded, and a second one changes nothing', async () => {
    const { accountId } = await withPaidOrder();
    expect(await writeReview(REVIEW, deps(accountId))).toEqual(ok({ balance: 15 }));
    expect(await writeReview({ ...REVIEW, rating: 5 }, deps(accountId))).toEqual(ok({ balance: 15 }));
    const reviews = await shop.db.review.findMany({ where: { accountId } });
    expect(reviews).toMatchObject([{ rating: 1, text: REVIEW.text, rewarded: true, state: 'received' }]);
  });
});

describe('my rewards', () => {
  it('shows balance, entries, offers, coupons and the stories that were bought', async () => {
    const order = await withPaidOrder();
    await claimReward('share_story', deps(order.accountId));
    const view = await getMyRewards(deps(order.accountId));
    expect(view.credits).toMatchObject({ balance: 20, entries: [{ reason: 'share_story', amount: 20 }] });
    expect(view.credits?.offers.find(({ reason }) => reason === 'share_story')).toMatchObject({ claimed: true });
    expect(view.coupons).toMatchObject([{ kind: 'next_order', state: 'valid', orderId: order.id }]);
    expect(view.bought).toHaveLength(1);
  });

  it('a new account has nothing, and nothing is offered to it', async () => {
    const { accountId } = await newAccount(shop.db);
    const view = await getMyRewards(deps(accountId));
    expect(view).toEqual({ credits: { balance: 0, entries: [], offers: [] }, coupons: [], referral: null, bought: [] });
  });
});
