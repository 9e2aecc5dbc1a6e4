import { z } from 'zod';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { PARTNER_IDS } from './model';

/** Whose address is to go, as the link in the mail says. */
export const forgetSchema = z.object({ reminder: z.uuid() });

/** What the page of an offer sends outside its days. */
export const reminderSchema = z.object({
  partner: z.enum(PARTNER_IDS),
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
