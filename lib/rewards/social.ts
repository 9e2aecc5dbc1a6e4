import { lockAccount } from '@/lib/accounts/server';
import type { CapabilityTable } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { AccountOrders } from './account-orders';
import { listRewards } from './availability';
import { addCredits, getCreditBalance } from './ledger';
import { REWARD_CREDITS, REWARD_REASONS, type RewardReason } from './limits';
import * as repo from './repository';
import type { ReviewInput } from './schema';

type Deps = {
  readonly db: Db;
  readonly orders: AccountOrders;
  readonly account: { readonly accountId: string; readonly country: CountryCode };
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};
type ClaimErrorCode = 'not_found' | 'reward_needs_order';
type Claimed = { readonly balance: number };

/** Gives a reward once, in a transaction with what it is given for; a repeated claim changes nothing. */
function giveReward(
  reason: RewardReason,
  { db, orders, account: { accountId, country }, capabilities }: Deps,
  record: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<Result<Claimed, ClaimErrorCode>> {
  return db.$transaction(async (tx) => {
    if (!listRewards(country, capabilities).includes(reason)) return fail('not_found');
    await lockAccount(tx, accountId);
    if ((await orders.countFinal(tx, accountId)) === 0) return fail('reward_needs_order');
    if (await addCredits(tx, { accountId, reason, amount: REWARD_CREDITS[reason] })) await record(tx);
    return ok({ balance: await getCreditBalance(tx, accountId) });
  });
}

/**
 * Claims the reward for following a page or sharing the shop: once per account, after a first order that can no longer
 * be cancelled (spec §9; §9 rewards). A review is claimed by writing it.
 */
export async function claimReward(reason: string, deps: Deps): Promise<Result<Claimed, ClaimErrorCode>> {
  const known = REWARD_REASONS.find((one) => one === reason);
  return known && known !== 'write_review' ? giveReward(known, deps) : fail('not_found');
}

/** Stores the account's review and rewards it, whatever its rating (rulings, "Money"); a second one changes nothing. */
export function writeReview(
  { rating, text, signature, language }: ReviewInput,
  deps: Deps,
): Promise<Result<Claimed, ClaimErrorCode>> {
  const { accountId } = deps.account;
  const review = { accountId, rating, text, signature, language, rewarded: true };
  return giveReward('write_review', deps, (tx) => repo.insertReview(tx, review));
}
