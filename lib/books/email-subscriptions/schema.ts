import { z } from 'zod';
import { emailField } from '@/lib/email';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { EMAIL_CONSENT_VERSION } from './model';

const REASONS = ['preview', 'draft'] as const;

/** Form that subscribes an address to a draft: `POST /api/books/{bookId}/notify`. */
export const subscriptionSchema = z.object({
  email: emailField,
  consent: z.boolean('letter_consent_required').refine((given) => given, 'letter_consent_required'),
  textVersion: z.string().refine((version) => version === EMAIL_CONSENT_VERSION),
  language: z.enum(LANGUAGES),
  /** Market of the page; only Israel supports every language. */
  country: z.enum(COUNTRY_CODES).default('IL'),
  reason: z.enum(REASONS),
});
export type SubscriptionInput = z.input<typeof subscriptionSchema>;

/** The token of an e-mailed link; it is only in the page's URL fragment. */
export const emailTokenSchema = z.object({ token: z.string().min(1).max(200) });
