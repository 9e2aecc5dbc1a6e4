import { z } from 'zod';
import { LANGUAGES } from '@/lib/markets';

const words = z.string().trim().min(1);
/** A day of the calendar, `YYYY-MM-DD`. */
const day = z.iso.date();
/** One text for each interface language. */
const inEveryLanguage = z.record(z.enum(LANGUAGES), words);

/** Where anybody can check a claim. */
const sourceSchema = z.object({ name: words, url: z.url({ protocol: /^https$/ }) });

const ratingSchema = z.object({
  /** Out of five. */
  value: z.number().min(1).max(5),
  /** How many ratings it is the mean of. */
  count: z.int().positive(),
  source: sourceSchema,
  asOf: day,
});

const childrenSchema = z.object({ count: z.int().positive(), source: words, asOf: day });

const testimonialSchema = z.object({
  /** The language that it was said in; it is shown on pages of that language alone. */
  language: z.enum(LANGUAGES),
  quote: words,
  /** As the person agreed to be named. */
  who: words,
  source: words,
  saidOn: day,
  /** Where the leave to show it is kept. */
  consent: words,
});

const photoSchema = z.object({
  /** A file below `public/proof/`. */
  file: z.string().regex(/^\/proof\/[\w-]+\.(?:avif|webp|jpg)$/),
  width: z.int().min(600),
  height: z.int().min(600),
  alt: inEveryLanguage,
  caption: inEveryLanguage,
  /** Who took it. */
  source: words,
  takenOn: day,
  /** Whose leave it is, when it was given and where it is kept; not shown. */
  consent: z.object({ by: words, givenOn: day, record: words }),
});

/**
 * What others say of the shop (spec §1 "Social proof claims"; rulings, "Flow"): each claim with its source, each photo
 * with the consent of those in it. Three photos or none.
 */
export const proofSchema = z.object({
  rating: ratingSchema.nullable(),
  children: childrenSchema.nullable(),
  testimonials: z.array(testimonialSchema),
  photos: z.array(photoSchema).refine(({ length }) => length === 0 || length === 3),
});

export type Proof = z.output<typeof proofSchema>;
export type ProofInput = z.input<typeof proofSchema>;
export type ProofPhoto = z.output<typeof photoSchema>;
export type ProofSource = z.output<typeof sourceSchema>;
export type Testimonial = z.output<typeof testimonialSchema>;
