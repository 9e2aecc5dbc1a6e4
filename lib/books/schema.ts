import { z } from 'zod';
import { characterSchema } from '@/lib/illustrator';
import { LANGUAGES } from '@/lib/markets';
import { PARTNER_IDS } from '@/lib/partners';
import { PRICE_TIERS } from '@/lib/prices';

/** Issues carry error codes; their words live in the messages (`errors`). */
export const childSchema = z.object({
  /** Rules of the name depend on the book's language: `checkChildName`. */
  childName: z.string().max(200, 'name_too_long'),
  nameKeptAsWritten: z.boolean().default(false),
  gender: z.enum(['boy', 'girl']),
  age: z.coerce.number().int('age_out_of_range').min(1, 'age_out_of_range').max(10, 'age_out_of_range'),
  language: z.enum(LANGUAGES),
});
export type ChildInput = z.infer<typeof childSchema>;

/** Partial update of a draft (spec §4 "Wizard defaults can be partially updated or reset"). */
export const draftChangeSchema = childSchema
  .extend({
    // Without the form's default: what is not sent does not change.
    nameKeptAsWritten: z.boolean(),
    catalogueId: z.number({ error: 'book_required' }).int('book_required').nullable(),
    priceTier: z.enum(PRICE_TIERS),
    imageModel: z.enum(['regular', 'advanced']),
    character: characterSchema,
  })
  .partial()
  // The address may carry anything: a partner that there is not is no offer, and no parent's mistake.
  .extend({ offer: z.enum(PARTNER_IDS).optional().catch(undefined) });
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
  textVersion: z.string().min(1).max(40),
  language: z.enum(LANGUAGES),
});

/** Approving the hero starts the book preview. */
export const approveSchema = z.object({ imageModel: z.enum(['regular', 'advanced']) });

/** A new draft needs its language; all else may come later. */
export const createDraftSchema = draftChangeSchema.extend({ language: z.enum(LANGUAGES) });

export const retrySchema = z.object({ kind: z.enum(['character', 'preview']) });
