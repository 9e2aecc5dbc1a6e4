import type { CountryCode } from '@/lib/markets';

/** Answer of `GET /api/auth/verification-status` (spec §7): the visitor's own numbers, or nothing. */
export type VerificationStatus =
  | {
      readonly verified: false;
      /** There was a session, and it has ended. */
      readonly expired?: boolean;
    }
  | {
      readonly verified: true;
      /** E.164 */
      readonly phone: string;
      /** The same to be read, in groups. */
      readonly phoneText: string;
      readonly email: string | null;
      /** A mail was opened there by whoever holds the phone. */
      readonly emailVerified: boolean;
      readonly country: CountryCode;
    };

/** Answer to a sent code. */
export type CodeSent = { readonly resendAfterSeconds: number; readonly validMinutes: number };

/** What became of the message with this device's code; `none` when there is no code to wait for. */
export type CodeDelivery = 'none' | 'sending' | 'sent' | 'failed';
