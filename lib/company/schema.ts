import { z } from 'zod';
import { changeEmailSchema, parsePhone } from '@/lib/accounts';
import { dedicationSchema, wizardSchema } from '@/lib/books';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { checkRegion, clickIdSchema } from '@/lib/orders';
import { GROUP_DELIVERIES } from '@/lib/prices';
import { COMPANY_LIMITS } from './limits';
import { COMPANY_BOOK_TYPES, EMPLOYEE_BOOK_TYPES, SUBMISSION_STATES } from './model';

const { email } = changeEmailSchema.shape;
const { selectedBook } = wizardSchema.shape;
const { name, minBooks, maxBooks } = COMPANY_LIMITS;

/** Issues carry error codes; the messages hold their texts (`errors`). */
const required = (code: string, max: number = name.max) => z.string({ error: code }).trim().min(1, code).max(max, code);
const personName = z
  .string({ error: 'company_name_required' })
  .trim()
  .min(name.min, 'company_name_required')
  .max(name.max, 'company_text_too_long');
const language = z.enum(LANGUAGES);
const country = z.enum(COUNTRY_CODES);
const closesAt = z.iso.datetime({ error: 'company_day_invalid' });
const estimatedBooks = z
  .int({ error: 'company_too_few_books' })
  .min(minBooks, 'company_too_few_books')
  .max(maxBooks, 'company_too_many_books');
const phone = z.string({ error: 'phone_invalid' }).trim().min(1, 'phone_invalid').max(40, 'phone_invalid');

/** Spec §3 "Company batch", §5 "Company form". */
export const newBatchSchema = z
  .object({
    country,
    language,
    contactName: personName,
    companyName: personName,
    /** Of its registration, for the quote. */
    companyNumber: z.string().trim().max(20, 'company_text_too_long').nullable().default(null),
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
      postal: z.string().trim().max(10, 'company_text_too_long').nullable(),
      /** In the United States. */
      state: z.string().trim().max(2).nullable().default(null),
    }),
    dedication: dedicationSchema,
    closesAt,
  })
  .superRefine(({ contactPhone, country: market, bookType, delivery, office }, context) => {
    const parsed = parsePhone(contactPhone, market);
    if (!parsed.ok) context.addIssue({ code: 'custom', path: ['contactPhone'], message: parsed.code });
    const region = checkRegion({ country: market, state: office.state, postalCode: office.postal });
    if (region.state) context.addIssue({ code: 'custom', path: ['office', 'state'], message: region.state });
    if (region.postalCode) context.addIssue({ code: 'custom', path: ['office', 'postal'], message: region.postalCode });
    if (bookType !== 'digital' && delivery === null) {
      context.addIssue({ code: 'custom', path: ['delivery'], message: 'company_delivery_required' });
    }
  });
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
    bookType: z.enum(EMPLOYEE_BOOK_TYPES),
    texts: ticked,
    images: ticked,
  })
  .superRefine((input, context) => {
    const parsed = parsePhone(input.phone, input.country);
    if (!parsed.ok) context.addIssue({ code: 'custom', path: ['phone'], message: parsed.code });
  });
export type NewSubmission = z.output<typeof newSubmissionSchema>;

export const submissionChangeSchema = z
  .object({
    employeeName: personName,
    email: email.nullable(),
    bookType: z.enum(EMPLOYEE_BOOK_TYPES),
    /** Words and pictures of the changed book were looked at. */
    approved: ticked,
  })
  .partial();
export type SubmissionChange = z.output<typeof submissionChangeSchema>;

export const SUBMISSION_SORTS = ['submittedAt', 'employeeName', 'childName', 'state'] as const;

/** Search, filter and order of the dashboard; the export takes the same. */
export const submissionQuerySchema = z.object({
  search: z.string().trim().max(100).default(''),
  status: z.enum(SUBMISSION_STATES).optional(),
  sort: z.enum(SUBMISSION_SORTS).default('submittedAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type SubmissionQuery = z.output<typeof submissionQuerySchema>;

export const exportQuerySchema = submissionQuerySchema.omit({ page: true }).extend({ language });

/** The language of a paper. */
export const paperQuerySchema = z.object({ language });

/** The same; without one, a quote is in the language of its batch. */
export const quoteQuerySchema = z.object({ language: language.optional() });

/** The book that an employee begins. */
export const companyBookSchema = z.object({ language });
