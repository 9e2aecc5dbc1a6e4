import { z } from 'zod';
import { changeEmailSchema, parseTypedPhone } from '@/lib/accounts';
import { wizardSchema } from '@/lib/books';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { AT_ONCE } from '@/lib/platform/at-once';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { hasWebAddress } from '@/lib/platform/web-address';
import { GROUP_DELIVERIES } from '@/lib/prices';
import { printedLine } from '@/lib/typesetting';
import { CLASS_LIMITS, DECLARATION_VERSION, FULL_NAME } from './limits';
import { CLASS_BOOK_TYPES } from './model';

const { gender, age, childName, selectedBook } = wizardSchema.shape;
const language = z.enum(LANGUAGES, { error: 'book_language_unknown' });
const line = (max: number) => z.string().overwrite(cleanLine).max(max, 'class_text_too_long');
/** On packing lists and labels. */
const printed = (max: number) => printedLine().max(max, 'class_text_too_long');
const classWords = printed(CLASS_LIMITS.name.max).refine((words) => !hasWebAddress(words), 'name_has_link');

export const newClassSchema = z.object({ country: z.enum(COUNTRY_CODES), language });
export type NewClass = z.output<typeof newClassSchema>;

/** Spec §3 "Kindergarten order". An unfinished field is kept as it is typed; the order needs all of them. */
export const classChangeSchema = z
  .object({
    kindergartenName: classWords,
    contactName: classWords,
    email: line(254),
    catalogueId: selectedBook.nullable(),
    language,
    bookType: z.enum(CLASS_BOOK_TYPES),
    delivery: z.enum(GROUP_DELIVERIES).nullable(),
    defaultGender: gender,
    defaultAge: age,
  })
  .partial();
export type ClassChange = z.output<typeof classChangeSchema>;

/**
 * A class that the staff open for its teacher: what the public form asks before parents can add their children. The
 * rest is the teacher's, above all the declaration about the photos.
 */
export const classForTeacherSchema = newClassSchema
  .extend({
    kindergartenName: classWords.min(CLASS_LIMITS.name.min, 'company_name_required'),
    contactName: classWords.min(CLASS_LIMITS.name.min, 'company_name_required'),
    email: changeEmailSchema.shape.email,
    phone: z.string('phone_invalid').overwrite(cleanLine).min(1, 'phone_invalid').max(40, 'phone_invalid'),
    catalogueId: selectedBook.nullable(),
    bookType: z.enum(CLASS_BOOK_TYPES),
    delivery: z.enum(GROUP_DELIVERIES).nullable(),
    closesAt: z.iso.datetime({ error: 'class_link_day_invalid' }),
  })
  .superRefine(({ phone, country }, context) => {
    const parsed = parseTypedPhone(phone, country);
    if (!parsed.ok) context.addIssue({ code: 'custom', path: ['phone'], message: parsed.code });
  }, AT_ONCE);
export type ClassForTeacher = z.output<typeof classForTeacherSchema>;

/** For lists and labels, as a person writes it. */
const fullName = printedLine()
  .max(CLASS_LIMITS.fullName.max, 'class_text_too_long')
  .regex(FULL_NAME, 'name_letters_only');

/** A missing gender or age is asked; a name may follow later. */
const newChildSchema = z.object({
  /** Made by the browser, so that a child that is sent twice is added once. */
  id: z.uuid(),
  name: childName.default(''),
  fullName: fullName.default(''),
  nameKeptAsWritten: z.boolean().default(false),
  gender: gender.nullish(),
  age: age.nullish(),
  catalogueId: selectedBook.nullable().default(null),
  fileSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type NewChild = z.output<typeof newChildSchema>;

export const addChildrenSchema = z.object({
  children: z.array(newChildSchema).min(1).max(CLASS_LIMITS.photosAtOnce, 'class_too_many_at_once'),
});

export const removeChildrenSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(CLASS_LIMITS.maxChildren, 'class_too_many_at_once'),
});

export const childChangeSchema = z
  .object({
    name: childName,
    fullName,
    nameKeptAsWritten: z.boolean(),
    /** `null` takes the answer back. */
    gender: gender.nullable(),
    age: age.nullable(),
    catalogueId: selectedBook.nullable(),
  })
  .partial();
export type ChildChange = z.output<typeof childChangeSchema>;

export const declarationSchema = z.object({
  accepted: z.literal(true, { error: 'class_declaration_required' }),
  textVersion: z.literal(DECLARATION_VERSION),
  language,
});

export const openLinkSchema = z.object({ closesAt: z.iso.datetime({ error: 'class_link_day_invalid' }) });

/** A parent's own child, added by the class link. */
export const joinClassSchema = z.object({
  id: z.uuid(),
  name: childName,
  nameKeptAsWritten: z.boolean().default(false),
  gender,
  age,
  /** The kindergarten may have the files of this book. */
  filesToTeacher: z.boolean(),
});
export type JoinClass = z.output<typeof joinClassSchema>;

/** What a parent may correct of an own child, until the last day of the link. */
export const ownChildSchema = joinClassSchema.omit({ id: true });
export type OwnChildChange = z.output<typeof ownChildSchema>;

const approval = z.literal(true, { error: 'approval_required' });

/** 'Confirmation: approval of texts and images must be ticked' (spec §5), once for all books of a class. */
export const approveClassSchema = z.object({ texts: approval, images: approval });

/**
 * The parent of a child has looked at the book, or wants it printed as it is drawn (rulings, "Class and company
 * links").
 */
export const approveOwnSchema = z.union([
  z.object({ texts: approval, images: approval }),
  z.object({ asDrawn: z.literal(true) }),
]);
export type ApproveOwn = z.output<typeof approveOwnSchema>;
