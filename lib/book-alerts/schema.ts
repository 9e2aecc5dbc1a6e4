import { z } from 'zod';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';

/** Whose address is to go, as the link in the mail says. */
export const forgetAlertSchema = z.object({ alert: z.uuid() });

/** What the page of a book that is still to come sends. */
export const alertSchema = z.object({
  /** The edition's id in the catalogue. */
  catalogueId: z.int().positive().max(99_999),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'email_invalid')
    .pipe(z.email({ error: 'email_invalid' })),
  country: z.enum(COUNTRY_CODES),
  language: z.enum(LANGUAGES),
  consent: z.boolean().refine((given) => given, 'terms_required'),
  /** A field that people do not see: whoever fills it in is a program. */
  website: z.string().max(1000).default(''),
});
