import { z } from 'zod';
import { LANGUAGES } from '@/lib/markets';
import { cleanLine } from '@/lib/platform/text/clean-text';

const nonEmptyText = z.string().overwrite(cleanLine).min(1);
/** A day of the calendar, `YYYY-MM-DD`. */
const calendarDate = z.iso.date();
/** One text for each interface language. */
const localizedText = z.record(z.enum(LANGUAGES), nonEmptyText);

/** A public source for a claim. */
const sourceSchema = z.object({ name: nonEmptyText, url: z.url({ protocol: /^https$/ }) });

const ratingSchema = z.object({
  /** Out of five. */
  value: z.number().min(1).max(5),
  /** How many ratings it is the mean of. */
  count: z.int().positive(),
  source: sourceSchema,
  asOf: calendarDate,
});

const childrenSchema = z.object({ count: z.int().positive(), source: nonEmptyText, asOf: calendarDate });

const photoSchema = z.object({
  /** A file below `public/proof/`. */
  file: z.string().regex(/^\/proof\/[\w-]+\.(?:avif|webp|jpg)$/),
  width: z.int().min(600),
  height: z.int().min(600),
  alt: localizedText,
  caption: localizedText,
  /** Photographer. */
  source: nonEmptyText,
  takenOn: calendarDate,
  /** Who consented, when, and where the consent is archived; not shown. */
  consent: z.object({ by: nonEmptyText, givenOn: calendarDate, record: nonEmptyText }),
});

/**
 * Social proof (spec §1 "Social proof claims"; rulings, "Flow"): each claim with its source, each photo with the
 * consent of the people in it. Three photos or none.
 */
export const proofSchema = z.object({
  rating: ratingSchema.nullable(),
  children: childrenSchema.nullable(),
  photos: z.array(photoSchema).refine(({ length }) => length === 0 || length === 3),
});

export type Proof = z.output<typeof proofSchema>;
export type ProofInput = z.input<typeof proofSchema>;
export type ProofPhoto = z.output<typeof photoSchema>;
export type ProofSource = z.output<typeof sourceSchema>;
