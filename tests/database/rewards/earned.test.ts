import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { cancelOrder, confirmOrder } from '@/lib/fulfilment/server';
import { accountOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import { claimReward, getMyRewards, getOrderCoupon, writeReview } from '@/lib/rewards/server';
import { SQUARE_210 } from '@/lib/typesetting';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newAccount } from '../support/identities';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withOpenCheckout, webhook, make } = createCheckoutFlow(shop);
const print = createPrintFlow(shop);
const capabilities = ALL_CAPABILITIES;

/** An order whose digital book is made. */
async function withMadeBook(table = capabilities) {
  const order = await withOpenCheckout();
  await webhook('paid', order.payment);
  await make(order.id, { capabilities: table });
  return order;
}
const deps = (accountId: string, country: 'IL' | 'US' | 'KE' = 'IL', table = capabilities) =>
  ({ db: shop.db, orders: accountOrders, account: { accountId, country }, now: NOW, capabilities: table }) as const;
const listEntries = (accountId: string) => shop.db.creditEntry.findMany({ where: { accountId } });
const REVIEW = {
  rating: 1,
  text: 'Not what we had hoped for, sorry.',
  signature: null,
  language: 'en',
  consent: true,
} as const;

describe('§9 coupon: issued by an order that can no longer be cancelled', () => {
  it('once, with 10 % off, when the digital book is made', async () => {
    const order = await withOpenCheckout();
    await webhook('paid', order.payment);
    expect(await getOrderCoupon(shop.db, order.id, NOW)).toBeNull();
    await make(order.id, { capabilities });
    await shop.db.order.update({ where: { id: order.id }, data: { state: 'in_production' } });
    await make(order.id, { capabilities });
    const coupons = await shop.db.coupon.findMany({ where: { issuedForId: order.id } });
    expect(coupons).toMatchObject([{ kind: 'next_order', percentOff: 10, accountId: order.accountId }]);
    expect(coupons[0]?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(coupons[0]?.expiresAt.getTime()).toBeGreaterThanOrEqual(addSeconds(3 * 3600).getTime());
    expect(await getOrderCoupon(shop.db, order.id, NOW)).toMatchObject({ code: coupons[0]?.code });
    expect(await getOrderCoupon(shop.db, order.id, addSeconds(2 * DAY))).toBeNull();
  });

  it('a refunded order takes it back', async () => {
    const order = await withMadeBook();
    const later = addSeconds(60);
    await webhook('refunded', order.payment, { now: later });
    expect(await getOrderCoupon(shop.db, order.id, later)).toBeNull();
  });

  it('none while coupons are not available', async () => {
    const order = await withMadeBook(NO_CAPABILITIES);
    expect(await shop.db.coupon.findMany({ where: { issuedForId: order.id } })).toEqual([]);
  });
});

describe('§9 credits: each social reward once, after a first order that is not cancelled any more', () => {
  it('refused before it, also where an order was refunded', async () => {
    const { accountId } = await newAccount(shop.db);
    expect(await claimReward('share_story', deps(accountId))).toEqual(fail('reward_needs_order'));
    const order = await withMadeBook();
    await webhook('refunded', order.payment);
    expect(await claimReward('share_story', deps(order.accountId))).toEqual(fail('reward_needs_order'));
  });

  it('given once, however often and however parallel it is claimed', async () => {
    const { accountId } = await withMadeBook();
    const claims = await Promise.all([1, 2, 3].map(() => claimReward('follow_facebook', deps(accountId))));
    expect(claims).toEqual([1, 2, 3].map(() => ok({ balance: 10 })));
    expect(await claimReward('follow_instagram', deps(accountId))).toEqual(ok({ balance: 20 }));
    expect(await claimReward('share_story', deps(accountId))).toEqual(ok({ balance: 40 }));
    expect((await listEntries(accountId)).map(({ amount }) => amount).sort()).toEqual([10, 10, 20]);
  });

  it('not for an unknown reason, and a review is not claimed without one', async () => {
    const { accountId } = await withMadeBook();
    for (const reason of ['staff', 'spent', 'write_review', 'constructor']) {
      expect(await claimReward(reason, deps(accountId))).toEqual(fail('not_found'));
    }
  });

  it('not outside Israel, and not while rewards are not available', async () => {
    const { accountId } = await withMadeBook();
    expect(await claimReward('share_story', deps(accountId, 'US'))).toEqual(fail('not_found'));
    expect(await claimReward('share_story', deps(accountId, 'IL', NO_CAPABILITIES))).toEqual(fail('not_found'));
    expect((await getMyRewards(deps(accountId, 'KE'))).credits).toBeNull();
  });

  it('a review earns it whatever its rating, is marked as rewarded, and a second one changes nothing', async () => {
    const { accountId } = await withMadeBook();
    expect(await writeReview(REVIEW, deps(accountId))).toEqual(ok({ balance: 15 }));
    expect(await writeReview({ ...REVIEW, rating: 5 }, deps(accountId))).toEqual(ok({ balance: 15 }));
    const reviews = await shop.db.review.findMany({ where: { accountId } });
    expect(reviews).toMatchObject([{ rating: 1, text: REVIEW.text, rewarded: true, state: 'received' }]);
  });
});

/** A paid printed book that waits for its confirmation, and may be cancelled until then. */
async function withPrintedBook() {
  const order = await print.awaiting();
  return { ...order, owner: { db: shop.db, enqueue: shop.enqueue, accountId: order.accountId, now: NOW } };
}
const confirm = async ({ id, bookId, owner }: Awaited<ReturnType<typeof withPrintedBook>>) => {
  const edits = await print.proofMade(bookId);
  const approved = { texts: true, images: true, edits } as const;
  unwrap(await confirmOrder(id, approved, { ...owner, profile: SQUARE_210, capabilities }));
};
const getBalance = async (accountId: string) => (await getMyRewards(deps(accountId))).credits?.balance;

describe('§9 rewards: nothing is earned by an order that can be cancelled', () => {
  it('a printed book earns its coupon and the right to credits with its confirmation', async () => {
    const order = await withPrintedBook();
    expect(await shop.db.coupon.count({ where: { issuedForId: order.id } })).toBe(0);
    expect(await claimReward('share_story', deps(order.accountId))).toEqual(fail('reward_needs_order'));
    expect((await getMyRewards(deps(order.accountId))).referral).toBeNull();
    await confirm(order);
    expect(await shop.db.coupon.count({ where: { issuedForId: order.id } })).toBe(1);
    expect(await claimReward('share_story', deps(order.accountId))).toEqual(ok({ balance: 20 }));
  });

  it('a cancelled one has earned nothing', async () => {
    const order = await withPrintedBook();
    unwrap(await cancelOrder(order.id, order.owner));
    expect(await shop.db.coupon.count({ where: { accountId: order.accountId } })).toBe(0);
    expect(await claimReward('follow_facebook', deps(order.accountId))).toEqual(fail('reward_needs_order'));
    expect(await getBalance(order.accountId)).toBe(0);
  });

  it('a refund takes unused credits back, and another order gives them again', async () => {
    const order = await withMadeBook();
    await claimReward('share_story', deps(order.accountId));
    await webhook('refunded', order.payment);
    expect(await getBalance(order.accountId)).toBe(0);
    await makeAnother(order);
    expect(await getBalance(order.accountId)).toBe(20);
  });

  it('credits that were spent are owed: the balance is below zero until it is made up for', async () => {
    const order = await withMadeBook();
    const { accountId } = order;
    await claimReward('share_story', deps(accountId));
    await shop.db.creditEntry.create({ data: { accountId, reason: 'spent', amount: -15 } });
    await webhook('refunded', order.payment);
    expect(await getBalance(accountId)).toBe(-15);
    expect(await claimReward('follow_facebook', deps(accountId))).toEqual(fail('reward_needs_order'));
  });

  it('one of two orders given back takes no credits', async () => {
    const order = await withMadeBook();
    await claimReward('share_story', deps(order.accountId));
    await makeAnother(order);
    await webhook('refunded', order.payment);
    expect(await getBalance(order.accountId)).toBe(20);
  });

  it('a coupon that was used is made up for by the next order, which earns none', async () => {
    const order = await withMadeBook();
    const { id: usedById } = await withOpenCheckout();
    await shop.db.coupon.updateMany({ where: { issuedForId: order.id }, data: { usedById } });
    await webhook('refunded', order.payment);
    const second = await makeAnother(order);
    expect(await shop.db.coupon.count({ where: { issuedForId: second } })).toBe(0);
    await make(second, { capabilities });
    const third = await makeAnother(order);
    expect(await shop.db.coupon.count({ where: { issuedForId: third } })).toBe(1);
  });
});

/** Another digital book of the account, which is paid and made. */
async function makeAnother({ accountId }: { readonly accountId: string }) {
  const next = await withOpenCheckout();
  await shop.db.order.update({ where: { id: next.id }, data: { accountId } });
  await webhook('paid', next.payment);
  await make(next.id, { capabilities });
  return next.id;
}

describe('my rewards', () => {
  it('shows balance, entries, offers, coupons and the stories that were bought', async () => {
    const order = await withMadeBook();
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
