import { z } from 'zod';
import { LANGUAGES } from '@/lib/markets';
import { cleanLine, cleanText } from '@/lib/platform/text/clean-text';
import { REVIEW_LIMITS } from './limits';

const { rating, text, signature } = REVIEW_LIMITS;

/** The review form; the rating may come as a radio's text. */
export const reviewSchema = z.object({
  rating: z.coerce
    .number({ error: 'rating_required' })
    .int('rating_required')
    .min(rating.min, 'rating_required')
    .max(rating.max, 'rating_required'),
  text: z
    .string({ error: 'review_too_short' })
    .overwrite(cleanText)
    .min(text.min, 'review_too_short')
    .max(text.max, 'review_too_long'),
  /** The name under the review, as the customer chooses; empty: none. */
  signature: z
    .string()
    .overwrite(cleanLine)
    .max(signature.max, 'signature_too_long')
    .transform((name) => name || null)
    .nullable()
    .default(null),
  language: z.enum(LANGUAGES),
  /** The shop may publish it. */
  consent: z.literal(true, { error: 'review_consent_required' }),
});
export type ReviewInput = z.infer<typeof reviewSchema>;
