import type { RewardReason } from './limits';

export type CouponState = 'valid' | 'used' | 'expired';

/** A coupon as its owner sees it. */
export type CouponView = {
  readonly id: string;
  readonly code: string;
  readonly kind: 'next_order' | 'free_digital';
  readonly percentOff: number;
  readonly expiresAt: string;
  readonly state: CouponState;
  /** The account's own order that earned it; `null` for a friend's. */
  readonly orderId: string | null;
};

type CreditEntryView = {
  readonly id: string;
  readonly reason: RewardReason | 'spent' | 'returned' | 'taken_back' | 'restored' | 'staff';
  /** Credits; negative when they were spent or taken back. */
  readonly amount: number;
  readonly createdAt: string;
};

/** A reward that is offered once. */
export type RewardOffer = {
  readonly reason: RewardReason;
  readonly credits: number;
  readonly claimed: boolean;
  /** The page to follow. */
  readonly page: string | null;
};

/** What an account has earned and may earn: `GET /api/rewards/mine`. */
export type MyRewards = {
  /** `null` where credits are not offered. */
  readonly credits: {
    /** Below zero where credits were spent that were taken back afterwards. */
    readonly balance: number;
    /** Newest first. */
    readonly entries: readonly CreditEntryView[];
    /** Empty before the first order that can no longer be cancelled. */
    readonly offers: readonly RewardOffer[];
  } | null;
  /** Newest first. */
  readonly coupons: readonly CouponView[];
  /** The path of the account's invitation, and how many friends ordered; `null` where none is offered. */
  readonly referral: { readonly path: string; readonly ordered: number } | null;
  /** Base ids of the stories that the account has bought. */
  readonly bought: readonly number[];
};
