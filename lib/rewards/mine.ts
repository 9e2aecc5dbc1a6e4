import { type CapabilityTable, isAvailable } from '@/lib/capabilities';
import { toBaseId } from '@/lib/catalogue';
import type { CountryCode } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { AccountOrders } from './account-orders';
import { getSocialPage, listRewards, offersCredits, offersReferral } from './availability';
import { getCouponState } from './coupons';
import { REWARD_CREDITS } from './limits';
import { getReferralCode } from './referral';
import * as repo from './repository';
import type { CouponView, MyRewards } from './view';

type Account = { readonly accountId: string; readonly country: CountryCode };
type Deps = {
  readonly db: Db;
  readonly account: Account;
  readonly now: Date;
  readonly orders: AccountOrders;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};

/** The path of an invitation; short, so that messengers keep it whole. */
const getInvitationPath = (code: string): string => `/r/${code}`;

async function getCredits({ db, account, capabilities }: Deps, earns: boolean): Promise<MyRewards['credits']> {
  if (!offersCredits(account.country, capabilities)) return null;
  const entries = await repo.listCredits(db, account.accountId);
  const offers = earns ? listRewards(account.country, capabilities) : [];
  return {
    balance: entries.reduce((sum, { amount }) => sum + amount, 0),
    entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    offers: offers.map((reason) => ({
      reason,
      credits: REWARD_CREDITS[reason],
      claimed: entries.some((entry) => entry.reason === reason),
      page: getSocialPage(reason),
    })),
  };
}

async function getCoupons({ db, account, now, capabilities }: Deps): Promise<readonly CouponView[]> {
  if (!isAvailable('coupon', capabilities)) return [];
  return (await repo.listCoupons(db, account.accountId)).map((coupon) => ({
    id: coupon.id,
    code: coupon.code,
    kind: coupon.kind,
    percentOff: coupon.percentOff,
    expiresAt: coupon.expiresAt.toISOString(),
    state: getCouponState(coupon, now),
    // A friend's order is none of the inviter's business.
    orderId: coupon.kind === 'next_order' ? coupon.issuedForId : null,
  }));
}

async function getReferral({ db, account, capabilities }: Deps, earns: boolean): Promise<MyRewards['referral']> {
  if (!earns || !offersReferral(capabilities)) return null;
  const code = await getReferralCode(db, account.accountId);
  if (!code) return null;
  return { path: getInvitationPath(code), ordered: await repo.countFriendsWhoOrdered(db, account.accountId) };
}

/** What the account has earned and may earn. */
export async function getMyRewards(deps: Deps): Promise<MyRewards> {
  const orders = await deps.orders.list(deps.db, deps.account.accountId);
  const earns = (await deps.orders.countFinal(deps.db, deps.account.accountId)) > 0;
  const ids = orders.flatMap(({ book }) => (book?.catalogueId ? [toBaseId(book.catalogueId)] : []));
  return {
    credits: await getCredits(deps, earns),
    coupons: await getCoupons(deps),
    referral: await getReferral(deps, earns),
    bought: [...new Set(ids)],
  };
}
