/** The coupon that a paid order earns (spec §9; rulings, "Money"). */
export const COUPON = { percentOff: 10, minHours: 3 } as const;

/** What a customer may do once for credits, in the order in which it is offered (spec §9). */
export const REWARD_REASONS = ['follow_facebook', 'follow_instagram', 'share_story', 'write_review'] as const;
export type RewardReason = (typeof REWARD_REASONS)[number];

/** Credits of each reward; 1 credit is ₪1 (spec §9). */
export const REWARD_CREDITS: Readonly<Record<RewardReason, number>> = {
  follow_facebook: 10,
  follow_instagram: 10,
  share_story: 20,
  write_review: 15,
};

export const REVIEW_LIMITS = {
  rating: { min: 1, max: 5 },
  /** Characters. */
  text: { min: 20, max: 1000 },
  signature: { max: 40 },
} as const;

/** Days that an invitation's cookie lasts, and days that the inviter's free book can be used. */
export const REFERRAL_DAYS = { cookie: 30, coupon: 365 } as const;

/** The place on the home page that welcomes whoever comes by a friend's link. */
export const INVITED_ANCHOR = 'invited';
