import { z } from 'zod';
import { characterSchema } from '@/lib/illustrator';
import { LANGUAGES } from '@/lib/markets';
import { PARTNER_IDS } from '@/lib/partners';
import { PRICE_TIERS } from '@/lib/prices';
import { CHILD_LIMITS } from './child-limits';
import { SHARE_NAMES } from './hero-name';
import { PHOTO_CONSENT_VERSIONS } from './photo-consent';
import { MOST_VARIATIONS } from './redraws/model';

/** A form's radios hold an age as a string of at least one character. Issues carry error codes (`errors`). */
const age = z
  .union([z.number(), z.string().trim().min(1, 'age_out_of_range')], { error: 'age_out_of_range' })
  .transform(Number)
  .pipe(
    z
      .number('age_out_of_range')
      .int('age_out_of_range')
      .min(CHILD_LIMITS.age.min, 'age_out_of_range')
      .max(CHILD_LIMITS.age.max, 'age_out_of_range'),
  );
const isFile = (value: unknown): boolean => value instanceof Blob && value.size > 0;
const bookLanguage = z.enum(LANGUAGES, { error: 'book_language_unknown' });

/**
 * All that the wizard asks for (spec §3 "Wizard form data", §5 "Wizard schema"): its steps and the routes read their
 * rules here. The name has rules of its own (`checkChildName`), which depend on the book's language.
 */
export const wizardSchema = z.object({
  childName: z.string({ error: 'name_too_short' }).max(200, 'name_too_long'),
  gender: z.enum(['boy', 'girl'], { error: 'gender_required' }),
  age,
  bookLanguage: bookLanguage.optional(),
  selectedBook: z.number({ error: 'book_required' }).int('book_required').positive('book_required'),
  images: z.array(z.custom<Blob>(isFile, 'photo_required'), { error: 'photo_required' }).min(1, 'photo_required'),
  priceTier: z.enum(PRICE_TIERS, { error: 'price_tier_unknown' }).default('digital'),
  phone: z.string().trim().max(40, 'phone_invalid').optional(),
  email: z.string().trim().max(254, 'email_invalid').pipe(z.email('email_invalid')).optional(),
});
const { shape } = wizardSchema;

/** The first step; the age is a number once it is read. */
export const childSchema = z.object({
  childName: shape.childName,
  nameKeptAsWritten: z.boolean().default(false),
  gender: shape.gender,
  age: shape.age,
  language: bookLanguage,
});
export type ChildInput = z.infer<typeof childSchema>;

/** What the wizard asks of a child and its book, each by itself; no name and no book yet are `null`. */
const answers = childSchema
  .extend({
    childName: shape.childName.nullable(),
    // Without the form's default: what is not sent does not change.
    nameKeptAsWritten: z.boolean(),
    catalogueId: shape.selectedBook.nullable(),
  })
  .partial();

/** Partial update or reset of a draft (spec §4 "Wizard defaults can be partially updated or reset"). */
export const draftChangeSchema = answers.extend({
  priceTier: shape.priceTier.unwrap().optional(),
  character: characterSchema.optional(),
  // The address may carry anything: a partner that there is not is no offer, and no parent's mistake.
  offer: z.enum(PARTNER_IDS).optional().catch(undefined),
  /** What the sender believes to change: when it is something else by now, the change is refused. */
  was: answers.optional(),
});
export type DraftChange = z.infer<typeof draftChangeSchema>;

const fraction = z.number().min(0).max(1);
export const cropSchema = z.object({
  x: fraction,
  y: fraction,
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
});

/** The declaration at the photo step (rulings, "Consent"). */
export const consentSchema = z.object({
  accepted: z.literal(true, { error: 'photo_consent_required' }),
  textVersion: z.enum(PHOTO_CONSENT_VERSIONS),
  language: z.enum(LANGUAGES),
});

/** Approving the hero starts the book preview. */
export const approveSchema = z.object({ imageModel: z.enum(['regular', 'advanced']) });

/** One of the drawn portraits. */
export const choosePortraitSchema = z.object({
  model: z.enum(['regular', 'advanced']),
  variation: z
    .number()
    .int()
    .min(0)
    .max(MOST_VARIATIONS - 1),
});

/** The book whose hero is to be this one's too. */
export const knownHeroSchema = z.object({ from: z.uuid() });

/** A new draft needs its language; all else may come later. */
export const createDraftSchema = draftChangeSchema.omit({ was: true }).extend({ language: bookLanguage });
export type NewDraft = z.infer<typeof createDraftSchema>;

/** Who may see the book, and by what name they know its hero. */
export const sharingSchema = z.object({ on: z.boolean(), name: z.enum(SHARE_NAMES) });

export const retrySchema = z.object({ kind: z.enum(['character', 'preview']) });
