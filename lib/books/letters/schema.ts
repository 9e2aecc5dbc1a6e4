import { z } from 'zod';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { LETTER_CONSENT_VERSION } from './model';

const REASONS = ['preview', 'draft'] as const;

/** What the dialog sends that keeps an address for a draft: `POST /api/books/{bookId}/notify`. */
export const letterSchema = z.object({
  email: z
    .string('email_invalid')
    .trim()
    .toLowerCase()
    .max(254, 'email_invalid')
    .pipe(z.email({ error: 'email_invalid' })),
  consent: z.boolean('letter_consent_required').refine((given) => given, 'letter_consent_required'),
  textVersion: z.string().refine((version) => version === LETTER_CONSENT_VERSION),
  language: z.enum(LANGUAGES),
  /** Market of the page; only Israel speaks every language. */
  country: z.enum(COUNTRY_CODES).default('IL'),
  reason: z.enum(REASONS),
});
export type LetterInput = z.input<typeof letterSchema>;

/** The secret of a mailed link, which only its page's fragment carries. */
export const mailedTokenSchema = z.object({ token: z.string().min(1).max(200) });
