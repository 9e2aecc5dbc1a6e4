import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { accountOrders } from '@/lib/orders/server';
import { handleFriendOrdered } from '@/lib/rewards/friend-ordered.handler';
import { getMyRewards, isReferralCode, recordReferral } from '@/lib/rewards/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createFakeEmail } from '../support/fake-email';
import { newAccount, newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withOpenCheckout, webhook, make } = createCheckoutFlow(shop);
const capabilities = ALL_CAPABILITIES;

const mine = (accountId: string) =>
  getMyRewards({ db: shop.db, orders: accountOrders, account: { accountId, country: 'IL' }, now: NOW, capabilities });

/** Pays for an order, and its digital book is made. */
async function buy({ id, payment }: Awaited<ReturnType<typeof withOpenCheckout>>) {
  await webhook('paid', payment);
  await make(id, { capabilities });
}

/** An account with a digital book, and the code of its invitation. */
async function withInviter() {
  const order = await withOpenCheckout();
  await buy(order);
  await shop.db.account.update({ where: { id: order.accountId }, data: { email: 'inviter@example.com' } });
  const code = (await mine(order.accountId)).referral?.path.replace('/r/', '') ?? '';
  return { ...order, code };
}
const invite = (code: string | null, friend: Parameters<typeof recordReferral>[2]) =>
  shop.db.$transaction((tx) => recordReferral(tx, code, friend, { orders: accountOrders, capabilities }));
const getReferrals = (friendId: string) => shop.db.referral.findMany({ where: { friendId } });
const getFreeBooks = (accountId: string) => shop.db.coupon.findMany({ where: { accountId, kind: 'free_digital' } });

/** A friend who came by the inviter's link and has an open checkout. */
async function withFriend(code: string) {
  const order = await withOpenCheckout();
  await invite(code, { accountId: order.accountId, email: 'friend@example.com', deviceId: newDevice().deviceId });
  return order;
}

describe('§9 referral: who invited whom', () => {
  it('the code is random, stays the same and belongs to one account', async () => {
    const { accountId, code } = await withInviter();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect((await mine(accountId)).referral?.path).toBe(`/r/${code}`);
    expect(await isReferralCode(shop.db, code)).toBe(true);
    expect(await isReferralCode(shop.db, 'NOBODYS000')).toBe(false);
  });

  it('one row per friend, for the first inviter', async () => {
    const [one, other] = [await withInviter(), await withInviter()];
    const { accountId } = await newAccount(shop.db);
    const friend = { accountId, email: 'friend@example.com', deviceId: newDevice().deviceId };
    await Promise.all([invite(one.code, friend), invite(one.code, friend)]);
    await invite(other.code, friend);
    expect(await getReferrals(accountId)).toMatchObject([{ inviterId: one.accountId, orderId: null }]);
  });

  it('nothing for the own link, the same e-mail, the same device, a paid customer or an unknown code', async () => {
    const { accountId, code, owner } = await withInviter();
    const { deviceId } = newDevice();
    const friend = (await newAccount(shop.db)).accountId;
    await invite(code, { accountId, email: 'other@example.com', deviceId });
    await invite(code, { accountId: friend, email: 'Inviter@example.com', deviceId });
    await invite(code, { accountId: friend, email: 'other@example.com', deviceId: owner.deviceId });
    await invite('NOBODYS000', { accountId: friend, email: 'other@example.com', deviceId });
    await invite(null, { accountId: friend, email: 'other@example.com', deviceId });
    const customer = await withOpenCheckout();
    await webhook('paid', customer.payment);
    await invite(code, { accountId: customer.accountId, email: 'other@example.com', deviceId });
    expect(await shop.db.referral.findMany({ where: { inviterId: accountId } })).toEqual([]);
  });

  it('the same device is known after its sessions have ended', async () => {
    const { accountId, code, owner } = await withInviter();
    await shop.db.session.deleteMany({ where: { accountId } });
    const friend = (await newAccount(shop.db)).accountId;
    await invite(code, { accountId: friend, email: 'other@example.com', deviceId: owner.deviceId });
    expect(await getReferrals(friend)).toEqual([]);
  });
});

describe("§9 referral: the friend's first order that is not cancelled any more", () => {
  it('earns the inviter one free digital book and one mail, however often its book is made', async () => {
    const inviter = await withInviter();
    const friend = await withFriend(inviter.code);
    await buy(friend);
    await shop.db.order.update({ where: { id: friend.id }, data: { state: 'in_production' } });
    await make(friend.id, { capabilities });
    expect(await getReferrals(friend.accountId)).toMatchObject([{ orderId: friend.id }]);
    expect(await getFreeBooks(inviter.accountId)).toMatchObject([{ issuedForId: friend.id, percentOff: 100 }]);
    expect((await mine(inviter.accountId)).referral?.ordered).toBe(1);
    const key = `friendOrdered:${friend.id}`;
    expect(await shop.queue.jobs('friend-ordered-mail', key)).toHaveLength(1);
    const { sent, email } = createFakeEmail();
    const deps = { db: shop.db, email, now: () => NOW, shopUrl: 'http://shop.test' };
    await handleFriendOrdered({ orderId: friend.id, key }, deps);
    await handleFriendOrdered({ orderId: friend.id, key }, deps);
    expect(sent.map(({ to }) => to)).toEqual(['inviter@example.com']);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id: friend.bookId } });
    expect(sent[0]?.text).toContain((await getFreeBooks(inviter.accountId))[0]?.code);
    expect(sent[0]?.text).not.toContain(book.childName);
    expect(sent[0]?.text).not.toContain('friend@example.com');
  });

  it('§9 rewards: a paid one that is not made yet earns nothing', async () => {
    const inviter = await withInviter();
    const friend = await withFriend(inviter.code);
    await webhook('paid', friend.payment);
    expect(await getFreeBooks(inviter.accountId)).toEqual([]);
  });

  it('a refund before the book is used takes it back, and no mail follows', async () => {
    const inviter = await withInviter();
    const friend = await withFriend(inviter.code);
    await buy(friend);
    await webhook('refunded', friend.payment);
    expect(await getFreeBooks(inviter.accountId)).toEqual([]);
    expect((await mine(inviter.accountId)).referral?.ordered).toBe(0);
    const { sent, email } = createFakeEmail();
    const deps = { db: shop.db, email, now: () => NOW, shopUrl: 'http://shop.test' };
    await handleFriendOrdered({ orderId: friend.id, key: `friendOrdered:${friend.id}` }, deps);
    expect(sent).toEqual([]);
  });

  it('a used one stays', async () => {
    const inviter = await withInviter();
    const friend = await withFriend(inviter.code);
    await buy(friend);
    const { id: usedById } = await withOpenCheckout();
    await shop.db.coupon.updateMany({ where: { issuedForId: friend.id, kind: 'free_digital' }, data: { usedById } });
    await webhook('refunded', friend.payment);
    expect(await getFreeBooks(inviter.accountId)).toHaveLength(1);
    // §9 rewards: the next friend makes up for it.
    await buy(await withFriend(inviter.code));
    expect(await getFreeBooks(inviter.accountId)).toHaveLength(1);
    await buy(await withFriend(inviter.code));
    expect(await getFreeBooks(inviter.accountId)).toHaveLength(2);
  });

  it('nothing while rewards are not available', async () => {
    const inviter = await withInviter();
    const friend = await withFriend(inviter.code);
    await webhook('paid', friend.payment);
    await make(friend.id, { capabilities: NO_CAPABILITIES });
    expect(await getFreeBooks(inviter.accountId)).toEqual([]);
  });
});
