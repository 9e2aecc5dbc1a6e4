import { z } from 'zod';
import { characterSchema, FAMILY_ROLES, childSchema as lookSchema } from '@/lib/illustrator';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { PARTNER_IDS } from '@/lib/partners';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { PRICE_TIERS } from '@/lib/prices';
import { CHILD_LIMITS } from './drafts/child-limits';
import { SHARE_NAMES } from './drafts/hero-name';
import { ADDED_CONSENT_VERSION, DEVICE_CONSENT_VERSIONS, PHOTO_CONSENT_VERSIONS } from './photo/photo-consent';
import { MAX_VARIATIONS } from './redraws/model';

const isTypedAge = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/**
 * A form's radios hold an age as a string of at least one character. Issues carry error codes (`errors`); a union would
 * answer with the words of its first branch.
 */
const age = z
  // Not abortive: the rules over several fields run as well (`AT_ONCE`).
  .custom<number | string>(isTypedAge, { error: 'age_out_of_range', abort: false })
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
 * All fields of the wizard (spec §3 "Wizard form data", §5 "Wizard schema"): its steps and the routes share these
 * rules. The name has rules of its own (`checkChildName`), because they depend on the book's language.
 */
export const wizardSchema = z.object({
  childName: z.string({ error: 'name_too_short' }).max(200, 'name_too_long'),
  gender: z.enum(['boy', 'girl'], { error: 'gender_required' }),
  age,
  bookLanguage: bookLanguage.optional(),
  selectedBook: z.number({ error: 'book_required' }).int('book_required').positive('book_required'),
  images: z.array(z.custom<Blob>(isFile, 'photo_required'), { error: 'photo_required' }).min(1, 'photo_required'),
  priceTier: z.enum(PRICE_TIERS, { error: 'price_tier_unknown' }).default('digital'),
  phone: z.string().overwrite(cleanLine).max(40, 'phone_invalid').optional(),
  email: z.string().overwrite(cleanLine).max(254, 'email_invalid').pipe(z.email('email_invalid')).optional(),
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

/** The wizard's answers about a child and its book; a missing name or book is `null`. */
const draftAnswers = childSchema
  .extend({
    childName: shape.childName.nullable(),
    // Without the form's default: an omitted field does not change.
    nameKeptAsWritten: z.boolean(),
    catalogueId: shape.selectedBook.nullable(),
    /** What the child calls the story's relative or pet; `null`: as usual. Ignored where the story has none. */
    relativeName: z.string({ error: 'relative_name_invalid' }).max(200, 'relative_name_invalid').nullable(),
    /** Whether the story's pet is a he or a she; `null`: as the story has it. Ignored where the story has none. */
    relativeGender: shape.gender.nullable(),
    /** Which birthday the story is about; `null`: the child's age. Ignored where the story is about none. */
    birthday: z
      .int('birthday_out_of_range')
      .min(CHILD_LIMITS.birthday.min, 'birthday_out_of_range')
      .max(CHILD_LIMITS.birthday.max, 'birthday_out_of_range')
      .nullable(),
    /** With niqqud or tashkil; ignored where the book has none. */
    points: z.boolean(),
  })
  .partial();

/** A hero beside the first one, in a story of several (§10 heroes together). */
const addedHeroSchema = z.object({ name: shape.childName, gender: shape.gender, age: shape.age });

/** Partial update or reset of a draft (spec §4 "Wizard defaults can be partially updated or reset"). */
export const draftChangeSchema = draftAnswers.extend({
  priceTier: shape.priceTier.unwrap().optional(),
  character: characterSchema.optional(),
  /** `null`: nobody is a second hero, or a third one. */
  second: addedHeroSchema.nullable().optional(),
  third: addedHeroSchema.nullable().optional(),
  /** `null`: none of the candidates is right; the parent corrects the hero. */
  candidates: z.null().optional(),
  /** Empty: a person has looked at the hero, so that nothing of it is in doubt any more. */
  unsureTraits: z.tuple([]).optional(),
  // The URL may contain anything: an unknown partner means no offer and is no error.
  offer: z.enum(PARTNER_IDS).optional().catch(undefined),
  /** The market of the page that asks: whose books may be chosen. A page from before an update names none. */
  country: z.enum(COUNTRY_CODES).optional(),
  /** The values that the sender saw: if they have changed since, the change is rejected. */
  was: draftAnswers.optional(),
});
export type DraftChange = Omit<z.infer<typeof draftChangeSchema>, 'country'>;

const fraction = z.number().min(0).max(1);
export const cropSchema = z.object({
  x: fraction,
  y: fraction,
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
});

/** The declaration at the photo step (rulings, "Photos and names"). */
export const consentSchema = z.object({
  accepted: z.literal(true, { error: 'photo_consent_required' }),
  textVersion: z.enum(PHOTO_CONSENT_VERSIONS),
  language: z.enum(LANGUAGES),
});

const HERO_TRAITS = ['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses', 'headwear'] as const;

/** Whose picture the parent looks at: a hero's, all heroes', that of one of the family, or all of them together. */
const SKETCH_SUBJECTS = ['hero', 'second', 'third', 'pair', 'family', ...FAMILY_ROLES] as const;
export type SketchSubject = (typeof SKETCH_SUBJECTS)[number];

/** The features to sketch, and whom to show. */
export const sketchSchema = characterSchema.extend({ show: z.enum(SKETCH_SUBJECTS).default('hero') });

/** The hero that a device read from a photo (`DeviceReading`), with the consent for exactly that. */
export const deviceReadingSchema = z.object({
  character: characterSchema,
  unsure: z.array(z.enum(HERO_TRAITS)).max(HERO_TRAITS.length),
  candidates: z.array(characterSchema).max(3),
  consent: z.object({
    accepted: z.literal(true, { error: 'photo_consent_required' }),
    textVersion: z.enum(DEVICE_CONSENT_VERSIONS),
    language: z.enum(LANGUAGES),
  }),
});

/** An added hero that a device read from a photo (`AddedReading`), with the consent for exactly that. */
export const addedReadingSchema = z.object({
  character: lookSchema,
  consent: z.object({
    accepted: z.literal(true, { error: 'photo_consent_required' }),
    textVersion: z.literal(ADDED_CONSENT_VERSION),
    language: z.enum(LANGUAGES),
  }),
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
    .max(MAX_VARIATIONS - 1),
});

/** The revision of the hero that the book had. */
export const restoreHeroSchema = z.object({ revision: z.number().int().positive() });

/** The book whose hero to reuse. */
export const reuseHeroSchema = z.object({ from: z.uuid() });

/** A new draft needs its language; everything else may come later. */
export const createDraftSchema = draftChangeSchema
  .omit({ was: true, candidates: true, unsureTraits: true })
  .extend({ language: bookLanguage });
export type NewDraft = Omit<z.infer<typeof createDraftSchema>, 'country'>;

/** Whether the book is shared, and how its hero is named. */
export const sharingSchema = z.object({ on: z.boolean(), name: z.enum(SHARE_NAMES) });

export const retrySchema = z.object({ kind: z.enum(['character', 'preview']) });
