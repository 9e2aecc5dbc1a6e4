import { z } from 'zod';
import { toClosingTime } from '@/components/kindergarten/link/link-days';
import { COMPANY_BOOK_TYPES, COMPANY_LIMITS, newBatchSchema } from '@/lib/company';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { GROUP_DELIVERIES } from '@/lib/prices';

/** The form as it is typed; an empty text is not filled in yet. */
const typedSchema = z.object({
  country: z.enum(COUNTRY_CODES),
  language: z.enum(LANGUAGES),
  contactName: z.string(),
  companyName: z.string(),
  companyNumber: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  estimatedBooks: z.string(),
  catalogueId: z.number().nullable(),
  imageModel: z.enum(['regular', 'advanced']),
  bookType: z.enum(COMPANY_BOOK_TYPES),
  delivery: z.enum(GROUP_DELIVERIES).nullable(),
  office: z.object({ street: z.string(), city: z.string(), postal: z.string(), state: z.string() }),
  dedication: z.string(),
  /** A day, such as `2026-12-01`: its last second in the market's time zone. */
  closesAt: z.string(),
});
export type TypedBatch = z.output<typeof typedSchema>;

/** What the server takes; its schema refuses a book that is not chosen. */
export function toNewBatch({ office, closesAt, companyNumber, estimatedBooks, delivery, ...typed }: TypedBatch) {
  return {
    ...typed,
    companyNumber: companyNumber.trim() || null,
    estimatedBooks: Number(estimatedBooks),
    delivery: typed.bookType === 'digital' ? null : delivery,
    office: { ...office, postal: office.postal.trim() || null, state: office.state || null },
    closesAt: closesAt ? toClosingTime(closesAt, typed.country).toISOString() : '',
  } as z.input<typeof newBatchSchema>;
}

/** Checks what is typed by the rules of the server (spec §5 "Company form") and gives what it takes. */
export const batchFormSchema = typedSchema.transform(toNewBatch).pipe(newBatchSchema);

export const createTypedBatch = (
  market: Pick<TypedBatch, 'country' | 'language'>,
  { printed, day }: { readonly printed: boolean; readonly day: string },
): TypedBatch => ({
  ...market,
  contactName: '',
  companyName: '',
  companyNumber: '',
  contactEmail: '',
  contactPhone: '',
  estimatedBooks: String(COMPANY_LIMITS.minBooks),
  catalogueId: null,
  imageModel: 'regular',
  bookType: printed ? 'mix' : 'digital',
  delivery: printed ? 'standard' : null,
  office: { street: '', city: '', postal: '', state: '' },
  dedication: '',
  closesAt: day,
});

const KEY = 'gibori.company';
type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What this tab has typed before, in the same market; `null` without it. */
export function loadTypedBatch(store: StorageLike, { country, language }: Pick<TypedBatch, 'country' | 'language'>) {
  try {
    const { data } = typedSchema.safeParse(JSON.parse(store.getItem(KEY) ?? 'null'));
    if (!data || data.country !== country) return null;
    // A book belongs to its language.
    return data.language === language ? data : { ...data, language, catalogueId: null };
  } catch {
    return null;
  }
}

export function saveTypedBatch(store: StorageLike, typed: TypedBatch): void {
  try {
    store.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage the form holds what is typed until the page is left.
  }
}

export function clearTypedBatch(store: StorageLike): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
