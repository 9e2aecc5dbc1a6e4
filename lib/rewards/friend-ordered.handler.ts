import { findAccount } from '@/lib/accounts/server';
import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { COUNTRIES, localePath } from '@/lib/markets';
import { alarm } from '@/lib/platform/logging/alarm';
import * as repo from './repository';

type Deps = LedgerDeps & { readonly shopUrl: string };

/**
 * Tells an inviter once that a friend has ordered, without naming the friend. Nothing is sent when the free book was
 * taken back meanwhile. Throws to retry.
 */
export async function handleFriendOrdered(
  { orderId, key }: { readonly orderId: string; readonly key: string },
  deps: Deps,
): Promise<void> {
  const coupon = await repo.findReferralCoupon(deps.db, orderId);
  const inviter = coupon && (await findAccount(deps.db, coupon.accountId));
  if (!coupon || !inviter?.email) return;
  const { country, language } = inviter;
  const render = () =>
    renderEmail('friendOrdered', language, {
      code: coupon.code,
      endsAt: coupon.expiresAt,
      timeZone: COUNTRIES[country].timeZone,
      booksUrl: `${deps.shopUrl}${localePath(country, language, '/books')}`,
    });
  const outcome = await sendOnce(key, { to: inviter.email }, render, deps);
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { orderId, mail: 'friendOrdered' });
}
