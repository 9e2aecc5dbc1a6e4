import { type CheckCase, oneMsBefore } from './check-case';

/** CHECK constraints of the tables for credits, coupons, referrals and reviews. */
export const REWARD_CHECKS: readonly CheckCase[] = [
  {
    rule: 'credit_entries_amount',
    says: 'rulings "Money": a ledger of entries',
    table: 'credit_entries',
    legal: [
      `reason = 'spent', amount = -5`,
      `reason = 'staff', amount = -5`,
      `reason = 'returned', amount = 5`,
      `reason = 'taken_back', amount = -5`,
    ],
    broken: [
      'amount = 0',
      'amount = -10',
      `reason = 'spent', amount = 5`,
      `reason = 'returned', amount = -5`,
      `reason = 'taken_back', amount = 5`,
      `reason = 'restored', amount = -5`,
      `reason = 'staff', amount = 0`,
    ],
  },
  {
    rule: 'referrals_other_account',
    says: '§9 referral: nobody invites themselves',
    table: 'referrals',
    legal: ['order_id = NULL'],
    broken: ['friend_id = inviter_id'],
  },
  {
    rule: 'reviews_rating',
    says: 'rulings "Money": a review earns its reward whatever its rating',
    table: 'reviews',
    legal: ['rating = 1', 'rating = 5'],
    broken: ['rating = 0', 'rating = 6'],
  },
  {
    rule: 'coupons_percent',
    says: 'rulings "Money": coupon',
    table: 'coupons',
    legal: ['percent_off = 1', 'percent_off = 100'],
    broken: ['percent_off = 0', 'percent_off = 101'],
  },
  {
    rule: 'coupons_lifetime',
    says: 'rulings "Money": coupon ends after it began',
    table: 'coupons',
    legal: [`expires_at = created_at + interval '3 h'`],
    broken: [oneMsBefore('expires_at')],
  },
  {
    rule: 'coupons_next_order',
    says: `rulings "Money": for the next parents' order`,
    table: 'coupons',
    legal: ['used_by_id = NULL'],
    broken: ['used_by_id = issued_for_id'],
  },
];
