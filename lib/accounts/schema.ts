import { z } from 'zod';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { CODE_LIMITS } from './limits';
import { parsePhone } from './phone';

/** Issues carry error codes; their words live in the messages (`errors`). */
const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ error: 'email_invalid' }));

/** What the verification dialog sends (spec §5 "Phone"). */
export const sendCodeSchema = z
  .object({
    phone: z.string().trim().min(1, 'phone_invalid').max(30, 'phone_invalid'),
    country: z.enum(COUNTRY_CODES),
    language: z.enum(LANGUAGES),
    email,
    termsAccepted: z.boolean().refine((accepted) => accepted, 'terms_required'),
    smsConsent: z.boolean().refine((given) => given, 'sms_consent_required'),
    marketing: z.boolean().default(false),
  })
  .superRefine(({ phone, country }, context) => {
    const parsed = parsePhone(phone, country);
    if (!parsed.ok) context.addIssue({ code: 'custom', path: ['phone'], message: parsed.code });
  });
export type SendCodeInput = z.infer<typeof sendCodeSchema>;

export const verifyCodeSchema = z.object({
  phone: z.string().trim().min(1, 'phone_invalid').max(30, 'phone_invalid'),
  country: z.enum(COUNTRY_CODES),
  code: z
    .string()
    .trim()
    .min(1, 'code_required')
    .regex(new RegExp(`^\\d{${CODE_LIMITS.digits}}$`), 'code_wrong'),
});
export type VerifyCodeInput = z.infer<typeof verifyCodeSchema>;
