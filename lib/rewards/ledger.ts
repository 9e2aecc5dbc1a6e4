import type { Tx } from '@/lib/platform/db';
import type { RewardReason } from './limits';
import * as repo from './repository';

type NewCredits = {
  readonly accountId: string;
  readonly reason: RewardReason | 'spent' | 'returned' | 'taken_back' | 'restored' | 'staff';
  /** Credits, 1 each for ₪1; negative when they are spent. */
  readonly amount: number;
  readonly orderId?: string;
};

/** The sum of the ledger, in credits. */
export const getCreditBalance = (tx: Tx, accountId: string): Promise<number> => repo.sumCredits(tx, accountId);

/** Adds an entry to the ledger; `false` when a reward that is given once was given before. */
export const addCredits = (tx: Tx, entry: NewCredits): Promise<boolean> => repo.insertCredits(tx, entry);

/** What an amount in agorot is in credits: 1 credit is ₪1, and a fraction counts as a whole one (rulings, "Money"). */
export const toCredits = (amountMinor: number): number => Math.ceil(amountMinor / 100);

/**
 * Gives credits of an order back until `amount` of them are returned in all: asking again, or for less, returns nothing
 * more. The order is locked.
 */
export async function returnCreditsUpTo(
  tx: Tx,
  { accountId, orderId, amount }: { readonly accountId: string; readonly orderId: string; readonly amount: number },
): Promise<void> {
  const returned = await repo.findReturnedCredits(tx, orderId);
  if (!returned) await addCredits(tx, { accountId, orderId, reason: 'returned', amount });
  else if (returned.amount < amount) await repo.setCredits(tx, returned.id, amount);
}

type RewardedOrder = { readonly accountId: string; readonly orderId: string };

/** Takes back the credits of all social rewards; the balance is below zero where they were spent. */
export async function takeBackSocialCredits(tx: Tx, order: RewardedOrder): Promise<void> {
  const earned = await repo.sumSocialCredits(tx, order.accountId);
  const taken = await repo.sumTakenCredits(tx, order.accountId);
  if (earned + taken > 0) await addCredits(tx, { ...order, reason: 'taken_back', amount: -(earned + taken) });
}

/** Gives the social rewards that were taken back again: the account has another order that earns them. */
export async function restoreSocialCredits(tx: Tx, order: RewardedOrder): Promise<void> {
  const taken = await repo.sumTakenCredits(tx, order.accountId);
  if (taken < 0) await addCredits(tx, { ...order, reason: 'restored', amount: -taken });
}
