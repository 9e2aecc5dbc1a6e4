import { z } from 'zod';
import { wizardSchema } from '@/lib/books';
import { GENDERS } from '@/lib/catalogue';
import type { ClassView } from '@/lib/kindergarten';
import { LANGUAGES } from '@/lib/markets';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { GROUP_DELIVERIES } from '@/lib/prices';
import { printedLine } from '@/lib/typesetting';

const NAME_MAX = 120;

/** The order details of a class (spec §3 "Kindergarten order"); an empty field is not filled in yet. */
export const detailsSchema = z.object({
  kindergartenName: printedLine().max(NAME_MAX, 'validation_failed'),
  contactName: printedLine().max(NAME_MAX, 'validation_failed'),
  email: z.union([
    z.literal(''),
    z.string().overwrite(cleanLine).max(254, 'email_invalid').pipe(z.email('email_invalid')),
  ]),
  language: z.enum(LANGUAGES),
  catalogueId: z.number().int().nullable(),
  bookType: z.enum(['digital', 'printed']),
  delivery: z.enum(GROUP_DELIVERIES).nullable(),
  defaultGender: z.enum(GENDERS),
  defaultAge: wizardSchema.shape.age,
});
export type ClassDetails = z.infer<typeof detailsSchema>;

export const toDetails = (view: ClassView): ClassDetails => ({
  kindergartenName: view.kindergartenName,
  contactName: view.contactName,
  email: view.email,
  language: view.language,
  catalogueId: view.catalogueId,
  bookType: view.bookType,
  delivery: view.delivery,
  defaultGender: view.defaultGender,
  defaultAge: view.defaultAge,
});

/**
 * What has changed since the last save and can be stored: a field with an error stays on the page until it is right,
 * and the others are saved meanwhile.
 */
export function getSavableChanges(typed: ClassDetails, saved: ClassDetails): Partial<ClassDetails> {
  const parsed = detailsSchema.safeParse(typed);
  const faulty = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]));
  const entries = Object.entries(typed).flatMap(([field, value]) => {
    if (faulty.has(field)) return [];
    const clean = typeof value === 'string' ? cleanLine(value) : value;
    return clean === saved[field as keyof ClassDetails] ? [] : [[field, clean] as const];
  });
  return Object.fromEntries(entries);
}
