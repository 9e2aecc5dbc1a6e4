import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES, type Language } from '@/lib/markets';
import { type CouponView, REVIEW_LIMITS, type RewardOffer, type MyRewards as Rewards } from '@/lib/rewards';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { EarnCredits } from './earn-credits';
import { InviteFriends } from './invite-friends';
import { MyRewards } from './my-rewards';
import { OrderRewards } from './order-rewards';
import { ReviewForm } from './review-form';

const OFFER: RewardOffer = { reason: 'share_story', credits: 20, claimed: false, page: null };
const OFFERS: readonly RewardOffer[] = [
  { ...OFFER, reason: 'follow_facebook', credits: 10, page: 'https://www.facebook.com/shop' },
  OFFER,
  { ...OFFER, reason: 'write_review', credits: 15 },
];
const COUPON: CouponView = {
  id: 'c',
  code: '7K3MA90Q',
  kind: 'next_order',
  percentOff: 10,
  expiresAt: '2026-11-23T21:59:59.000Z',
  state: 'valid',
  orderId: 'o',
};
const REWARDS: Rewards = {
  credits: { balance: 25, entries: [], offers: OFFERS },
  coupons: [COUPON],
  referral: { path: '/r/4F2AX7TQ', ordered: 2 },
  bought: [],
};
const ORDER = {
  id: 'o',
  country: 'IL',
  paidAt: '2026-11-23T10:00:00.000Z',
  state: 'ready',
  progress: 'completed',
} as const;
const nothing = async () => {};

/** The markup of an element of an account that has these rewards, without escaped apostrophes. */
async function render(language: Language, element: ReactNode, rewards: Rewards = REWARDS): Promise<string> {
  const { common, errors, rewards: texts } = await loadMessages(language);
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={`${language}-u-nu-latn`}
      messages={{ common, errors, rewards: texts }}
      timeZone="Asia/Jerusalem"
    >
      <SWRConfig value={{ fallback: { '/api/rewards/mine': rewards } }}>
        <FakeRouter>{element}</FakeRouter>
      </SWRConfig>
    </NextIntlClientProvider>,
  ).replaceAll('&#x27;', "'");
}
const textsOf = async (language: Language) => (await loadMessages(language)).rewards;

describe.each(LANGUAGES)('§9 "Rewards and coupons" in %s', (language) => {
  it('a paid order names its coupon with the hour of its end, and what else earns something', async () => {
    const html = await render(language, <OrderRewards order={ORDER} table={ALL_CAPABILITIES} />);
    expect(html).toContain(COUPON.code);
    expect(html).toMatch(/23:59|11:59/);
    const { invite, earn } = await textsOf(language);
    for (const text of [invite.title, earn.title]) expect(html).toContain(text);
  });

  it.each([
    ['of another order', { ...COUPON, orderId: 'another' }],
    ['that was used', { ...COUPON, state: 'used' as const }],
    ['that has ended', { ...COUPON, state: 'expired' as const }],
  ])('a paid order does not name a coupon %s', async (_, coupon) => {
    const html = await render(language, <OrderRewards order={ORDER} table={ALL_CAPABILITIES} />, {
      ...REWARDS,
      coupons: [coupon],
    });
    expect(html).not.toContain(COUPON.code);
    expect(html).toContain((await textsOf(language)).invite.title);
  });

  it('nothing before the payment, and nothing where neither coupons nor rewards are offered', async () => {
    const unpaid = { ...ORDER, paidAt: null };
    expect(await render(language, <OrderRewards order={unpaid} table={ALL_CAPABILITIES} />)).toBe('');
    expect(await render(language, <OrderRewards order={ORDER} table={NO_CAPABILITIES} />)).toBe('');
    expect(await render(language, <MyRewards table={NO_CAPABILITIES} />)).toBe('');
  });

  it('the account sees its balance, every entry with its sign, and every coupon with its state', async () => {
    const entry = { id: '1', reason: 'write_review', amount: 15, createdAt: '2026-11-20T10:00:00.000Z' } as const;
    const entries = [entry, { ...entry, id: '2', reason: 'spent', amount: -12 }] as const;
    const states = ['valid', 'used', 'expired'] as const;
    const coupons = states.map((state) => ({ ...COUPON, id: state, state }));
    const rewards = { ...REWARDS, credits: { balance: 25, entries, offers: OFFERS }, coupons };
    const html = await render(language, <MyRewards table={ALL_CAPABILITIES} />, rewards);
    const { mine } = await textsOf(language);
    for (const text of [mine.reasons.write_review, mine.reasons.spent, mine.states.used]) expect(html).toContain(text);
    expect(html).toMatch(/\+15\D/);
    expect(html).toMatch(/[-−]12\D/);
    expect(html.match(/<th /g)).toHaveLength(3);
    expect(html.match(new RegExp(COUPON.code, 'g'))).toHaveLength(3);
    expect(html).not.toContain(mine.empty);
    expect(html).not.toMatch(/[{}]/);
  });

  it('a date reads in the direction of its language, and is no number', async () => {
    const entries = [{ id: '1', reason: 'write_review', amount: 15, createdAt: '2026-11-20T10:00:00.000Z' }] as const;
    const rewards = { ...REWARDS, credits: { balance: 15, entries, offers: [] } };
    const html = await render(language, <MyRewards table={ALL_CAPABILITIES} />, rewards);
    expect(html).toMatch(/<td><time[^>]*>[^<]*20[^<]*<\/time><\/td>/);
  });

  it('a review is asked for once the book is there', async () => {
    const { earn } = await textsOf(language);
    const show = (progress: 'in_progress' | 'completed') =>
      render(language, <OrderRewards order={{ ...ORDER, progress }} table={ALL_CAPABILITIES} />);
    expect(await show('in_progress')).not.toContain(earn.actions.write_review);
    expect(await show('completed')).toContain(earn.actions.write_review);
  });

  it('an account that has earned nothing is told so, without an empty table', async () => {
    const empty = { ...REWARDS, coupons: [], credits: { balance: 0, entries: [], offers: [] }, referral: null };
    const html = await render(language, <MyRewards table={ALL_CAPABILITIES} />, empty);
    const { mine, earn } = await textsOf(language);
    expect(html).toContain(mine.empty);
    expect(html).not.toContain('<table');
    expect(html).not.toContain(earn.title);
  });

  it('where credits are not offered, only coupons are named', async () => {
    const html = await render(language, <MyRewards table={ALL_CAPABILITIES} />, { ...REWARDS, credits: null });
    const { mine, earn } = await textsOf(language);
    expect(html).toContain(`>${mine.couponsTitle}<`);
    expect(html).not.toContain(`>${mine.title}<`);
    expect(html).not.toContain(earn.title);
  });

  it('every reward with a button; a claimed one says so instead', async () => {
    const offers = OFFERS.map((offer) => ({ ...offer, claimed: offer.reason === 'share_story' }));
    const credits = { balance: 0, entries: [], offers };
    const html = await render(language, <EarnCredits credits={credits} onChanged={nothing} referral={null} />);
    const { earn } = await textsOf(language);
    expect(html.match(/<button/g)).toHaveLength(offers.length - 1);
    expect(html.split(earn.claimed)).toHaveLength(2);
    for (const { reason, credits: worth } of offers) {
      expect(html).toContain(earn.reasons[reason]);
      expect(html).toContain(String(worth));
    }
    // The form opens with its button.
    expect(html).not.toContain('<form');
  });

  it.each([0, 1, 2, 5])('the invitation says how many families ordered: %i', async (ordered) => {
    const html = await render(language, <InviteFriends referral={{ path: '/r/4F2AX7TQ', ordered }} />);
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[{}#]/);
    expect(html).toMatch(/<input[^>]*readonly=""[^>]*value="\/r\/4F2AX7TQ"/i);
    expect(html).toMatch(/<label[^>]*for="invite-link"/);
    expect(html).toContain(`https://wa.me/?text=${encodeURIComponent((await textsOf(language)).invite.message)}`);
  });

  it('the review form has a rating, none chosen, labelled fields and a consent that is not given', async () => {
    const html = await render(language, <ReviewForm onSent={nothing} />);
    expect(html.match(/type="radio"/g)).toHaveLength(REVIEW_LIMITS.rating.max);
    expect(html).not.toMatch(/\schecked=/);
    for (const id of ['review-text', 'review-signature']) expect(html).toContain(`for="${id}"`);
    expect(html).toMatch(new RegExp(`<textarea[^>]*maxlength="${REVIEW_LIMITS.text.max}"`, 'i'));
    // Credits are given whatever the rating, and the form says so before it asks.
    const { rewarded, rating } = (await textsOf(language)).review;
    expect(html.indexOf(rewarded)).toBeGreaterThan(-1);
    expect(html.indexOf(rewarded)).toBeLessThan(html.indexOf(rating));
  });
});
