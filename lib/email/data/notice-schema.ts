import { z } from 'zod';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { cleanLine } from '@/lib/platform/text/clean-text';

/** An e-mail address as a form sends it, in lower case. */
export const emailField = z
  .string('email_invalid')
  .overwrite(cleanLine)
  .toLowerCase()
  .max(254, 'email_invalid')
  .pipe(z.email({ error: 'email_invalid' }));

/** Fields of every form that subscribes an address to one e-mail. */
export const noticeFields = {
  email: emailField,
  country: z.enum(COUNTRY_CODES),
  language: z.enum(LANGUAGES),
  consent: z.boolean().refine((given) => given, 'terms_required'),
  /** Honeypot: people do not see this field, so only a bot fills it in. */
  website: z.string().max(1000).default(''),
};
