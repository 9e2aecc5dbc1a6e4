import { z } from 'zod';
import { wizardSchema } from '@/lib/books';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { GROUP_DELIVERIES } from '@/lib/prices';
import { CLASS_LIMITS, DECLARATION_VERSION } from './limits';
import { CLASS_BOOK_TYPES } from './model';

const { gender, age, childName, selectedBook } = wizardSchema.shape;
const language = z.enum(LANGUAGES, { error: 'book_language_unknown' });
const text = (max: number) => z.string().trim().max(max, 'class_text_too_long');

export const newClassSchema = z.object({ country: z.enum(COUNTRY_CODES), language });
export type NewClass = z.output<typeof newClassSchema>;

/** Spec §3 "Kindergarten order". An unfinished field is kept as it is typed; the order needs all of them. */
export const classChangeSchema = z
  .object({
    kindergartenName: text(CLASS_LIMITS.name.max),
    contactName: text(CLASS_LIMITS.name.max),
    email: text(254),
    catalogueId: selectedBook.nullable(),
    language,
    bookType: z.enum(CLASS_BOOK_TYPES),
    delivery: z.enum(GROUP_DELIVERIES).nullable(),
    defaultGender: gender,
    defaultAge: age,
  })
  .partial();
export type ClassChange = z.output<typeof classChangeSchema>;

/** A missing gender or age is the class's default; a name may follow later. */
const newChildSchema = z.object({
  /** Made by the browser, so that a child that is sent twice is added once. */
  id: z.uuid(),
  name: childName.default(''),
  nameKeptAsWritten: z.boolean().default(false),
  gender: gender.optional(),
  age: age.optional(),
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

export const childChangeSchema = z
  .object({
    name: childName,
    nameKeptAsWritten: z.boolean(),
    gender,
    age,
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

/** The parent of a child has looked at the book, or wants it printed as it is drawn (rulings, "Class link"). */
export const approveOwnSchema = z.union([
  z.object({ texts: approval, images: approval }),
  z.object({ asDrawn: z.literal(true) }),
]);
export type ApproveOwn = z.output<typeof approveOwnSchema>;
