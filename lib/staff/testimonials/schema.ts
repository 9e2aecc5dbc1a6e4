import { z } from 'zod';
import { LANGUAGES } from '@/lib/markets';
import { cleanLine, cleanText } from '@/lib/platform/text/clean-text';
import { STAFF_LIMITS } from '../limits';

const day = z.union([z.literal(''), z.iso.date('day_required')], 'day_required').default('');
const record = z.string().overwrite(cleanLine).max(STAFF_LIMITS.testimonialRecord).default('');

/** What a customer said; before readers see it, it has a source and a consent. */
export const testimonialSchema = z
  .object({
    language: z.enum(LANGUAGES),
    quote: z
      .string('testimonial_words_required')
      .overwrite(cleanText)
      .min(1, 'testimonial_words_required')
      .max(STAFF_LIMITS.testimonialQuote, 'testimonial_words_required'),
    who: z.string('name_required').overwrite(cleanLine).min(1, 'name_required').max(80, 'name_required'),
    place: z.string().overwrite(cleanLine).max(80).default(''),
    source: record,
    saidOn: day,
    consentOn: day,
    consent: record,
    shown: z.boolean().default(false),
    /** What the member has read; 0: a new one. */
    version: z.number().int().min(0).max(1_000_000).default(0),
  })
  .superRefine(({ source, saidOn, consentOn, consent, shown }, context) => {
    const refuse = (path: string, code: string) => context.addIssue({ code: 'custom', path: [path], message: code });
    if (!shown) return;
    if (!source) refuse('source', 'testimonial_source_required');
    if (!saidOn) refuse('saidOn', 'day_required');
    if (!consentOn) refuse('consentOn', 'day_required');
    if (!consent) refuse('consent', 'testimonial_consent_required');
  });

/** A testimonial as a route has parsed it. */
export type TestimonialInput = z.output<typeof testimonialSchema>;
