import { z } from 'zod';
import { changeEmailSchema, parseTypedPhone, verifyCodeSchema } from '@/lib/accounts';
import { dedicationSchema, wizardSchema } from '@/lib/books';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { checkDoor, checkRegion, clickIdSchema } from '@/lib/orders';
import { AT_ONCE, asText } from '@/lib/platform/at-once';
import type { ErrorCode } from '@/lib/platform/errors';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { hasWebAddress } from '@/lib/platform/web-address';
import { GROUP_DELIVERIES } from '@/lib/prices';
import { printedLine } from '@/lib/typesetting';
import { COMPANY_LIMITS } from './limits';
import { COMPANY_BOOK_TYPES, EMPLOYEE_BOOK_TYPES, SUBMISSION_SORTS, SUBMISSION_STATES } from './model';

const { email } = changeEmailSchema.shape;
const { selectedBook } = wizardSchema.shape;
const { name, minBooks, maxBooks } = COMPANY_LIMITS;

/** Issues carry error codes; the messages hold their texts (`errors`). */
const required = (code: ErrorCode, max: number = name.max) => printedLine(code).min(1, code).max(max, code);
const personName = printedLine('company_name_required')
  .min(name.min, 'company_name_required')
  .max(name.max, 'company_text_too_long')
  .refine((text) => !hasWebAddress(text), 'name_has_link');
const language = z.enum(LANGUAGES);
const country = z.enum(COUNTRY_CODES);
const closesAt = z.iso.datetime({ error: 'company_day_invalid' });
const estimatedBooks = z
  .int({ error: 'company_too_few_books' })
  .min(minBooks, 'company_too_few_books')
  .max(maxBooks, 'company_too_many_books');
const phone = z
  .string({ error: 'phone_invalid' })
  .overwrite(cleanLine)
  .min(1, 'phone_invalid')
  .max(40, 'phone_invalid');

/** Spec §3 "Company batch", §5 "Company form". */
export const newBatchSchema = z
  .object({
    country,
    language,
    contactName: personName,
    companyName: personName,
    /** Of its registration, for the quote. */
    companyNumber: printedLine().max(20, 'company_text_too_long').nullable().default(null),
    contactEmail: email,
    contactPhone: phone,
    estimatedBooks,
    catalogueId: selectedBook,
    imageModel: z.enum(['regular', 'advanced']),
    bookType: z.enum(COMPANY_BOOK_TYPES),
    delivery: z.enum(GROUP_DELIVERIES).nullable(),
    office: z.object({
      street: required('company_street_required'),
      city: required('company_city_required'),
      postal: z.string().overwrite(cleanLine).max(10, 'company_text_too_long').nullable(),
      /** In the United States. */
      state: z.string().overwrite(cleanLine).max(2).nullable().default(null),
    }),
    dedication: dedicationSchema,
    closesAt,
  })
  .superRefine(({ contactPhone, country: market, bookType, delivery, office }, context) => {
    const refuse = (path: string[], message: ErrorCode | null) =>
      message && context.addIssue({ code: 'custom', path, message });
    const parsed = parseTypedPhone(contactPhone, market);
    if (!parsed.ok) refuse(['contactPhone'], parsed.code);
    const { street, state, postal } = office ?? {};
    const region = checkRegion({ country: market, state: asText(state), postalCode: asText(postal) });
    refuse(['office', 'state'], region.state);
    refuse(['office', 'postal'], region.postalCode);
    refuse(['office', 'street'], checkDoor(asText(street)));
    if (bookType !== 'digital' && delivery === null) refuse(['delivery'], 'company_delivery_required');
  }, AT_ONCE);
export type NewBatch = z.output<typeof newBatchSchema>;

export const batchChangeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('close') }),
  z.object({ action: z.literal('reopen'), closesAt }),
  z.object({ action: z.literal('extend'), closesAt }),
  z.object({ action: z.literal('raise'), estimatedBooks }),
  z.object({ action: z.literal('rotate') }),
]);
export type BatchChange = z.output<typeof batchChangeSchema>;

/** To pay by bank transfer: the total that the dashboard showed. */
export const batchTransferSchema = z.object({ shownMinor: z.int() });

/** To pay by card: the total that the dashboard showed, and its language for the way back. */
export const batchCheckoutSchema = z.object({ shownMinor: z.int(), language, clickId: clickIdSchema });
export type BatchCheckout = z.output<typeof batchCheckoutSchema>;

const ticked = z.literal(true, { error: 'approval_required' });

/** An employee's order (spec §5): name, phone, child and photo are required; the child stands in the book. */
export const newSubmissionSchema = z
  .object({
    bookId: z.uuid(),
    employeeName: personName,
    email: email.nullable(),
    phone,
    /** Of the phone's prefix. */
    country,
    language,
    bookType: z.enum(EMPLOYEE_BOOK_TYPES, { error: 'price_tier_unknown' }),
    texts: ticked,
    images: ticked,
    /** 'My company may have the PDF' (rulings "Class and company links"). */
    filesToCompany: z.boolean().default(false),
    /** Proves that the phone is the employee's own, where somebody else has ordered under it. */
    code: verifyCodeSchema.shape.code.optional(),
  })
  .superRefine((input, context) => {
    const parsed = parseTypedPhone(input.phone, input.country);
    if (!parsed.ok) context.addIssue({ code: 'custom', path: ['phone'], message: parsed.code });
  }, AT_ONCE);
export type NewSubmission = z.output<typeof newSubmissionSchema>;

export const submissionChangeSchema = z
  .object({
    employeeName: personName,
    email: email.nullable(),
    bookType: z.enum(EMPLOYEE_BOOK_TYPES, { error: 'price_tier_unknown' }),
    filesToCompany: z.boolean(),
    /** Words and pictures of the changed book were looked at. */
    approved: ticked,
  })
  .partial();
export type SubmissionChange = z.output<typeof submissionChangeSchema>;

/** Search, filter and order of the dashboard; the export takes the same. */
export const submissionQuerySchema = z.object({
  search: z.string().overwrite(cleanLine).max(100).default(''),
  status: z.enum(SUBMISSION_STATES).optional(),
  sort: z.enum(SUBMISSION_SORTS).default('submittedAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type SubmissionQuery = z.output<typeof submissionQuerySchema>;

export const exportQuerySchema = submissionQuerySchema.omit({ page: true }).extend({ language });

/** A phone under which somebody else has ordered: a code proves whose it is. */
export const claimPhoneSchema = z.object({ phone: verifyCodeSchema.shape.phone, country, language });
export type ClaimPhone = z.output<typeof claimPhoneSchema>;

/** The code that was sent to the phone of an order. */
export const phoneCodeSchema = z.object({ code: verifyCodeSchema.shape.code });

/** The language of a paper. */
export const paperQuerySchema = z.object({ language });

/** The same; without one, a quote is in the language of its batch. */
export const quoteQuerySchema = z.object({ language: language.optional() });

/** The book that an employee begins. */
export const companyBookSchema = z.object({ language });
