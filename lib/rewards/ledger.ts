import type { Tx } from '@/lib/platform/db';
import type { RewardReason } from './limits';
import * as repo from './repository';

type NewCredits = {
  readonly accountId: string;
  readonly reason: RewardReason | 'spent' | 'returned' | 'staff';
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
