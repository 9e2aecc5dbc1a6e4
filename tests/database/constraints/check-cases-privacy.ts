import type { CheckCase } from './check-case';

/** CHECK constraints of deleted accounts. */
export const PRIVACY_CHECKS: readonly CheckCase[] = [
  {
    rule: 'accounts_deleted',
    says: 'rulings "Photos and names": a deleted account tells nothing about its owner',
    table: 'accounts',
    legal: [`deleted_at = now(), phone = '+99912345678901', email = NULL`],
    broken: [
      'deleted_at = now(), email = NULL',
      `deleted_at = now(), phone = '+99912345678901', email = 'a@example.com'`,
      `deleted_at = now(), phone = '+99912345678901', email = NULL, sms_consent_at = now()`,
    ],
  },
  {
    rule: 'account_deletions_address',
    says: 'rulings "Photos and names": the address is dropped with the receipt',
    table: 'account_deletions',
    legal: ['email = NULL', `completed_at = NULL, email = 'a@example.com'`],
    broken: [`email = 'a@example.com'`],
  },
];
