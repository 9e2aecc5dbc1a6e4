import type { CountryCode } from '@/lib/markets';

/** Answer of `GET /api/auth/verification-status` (spec §7): the visitor's own data, or nothing. */
export type VerificationStatus =
  | {
      readonly verified: false;
      /** The request carried a session that has expired. */
      readonly expired?: boolean;
    }
  | {
      readonly verified: true;
      /** E.164 */
      readonly phone: string;
      /** The phone formatted for display. */
      readonly phoneText: string;
      readonly email: string | null;
      /** The account's owner opened a mail at this address. */
      readonly emailVerified: boolean;
      readonly country: CountryCode;
    };

/** Answer to a sent code. */
export type CodeSent = { readonly resendAfterSeconds: number; readonly validMinutes: number };

/** Delivery status of this device's last code; `none` when there is no pending code. */
export type CodeDelivery = 'none' | 'sending' | 'sent' | 'failed';
