import { z } from 'zod';
import { CONSENT_PURPOSES } from '@/lib/consent';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';
import { AT_ONCE } from '@/lib/platform/at-once';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { CODE_LIMITS } from './limits';
import { parseCode } from './parse-code';
import { parseTypedPhone } from './phone';

/** Issues carry error codes; the messages hold their texts (`errors`). */
const email = z
  .string()
  .overwrite(cleanLine)
  .max(254, 'email_invalid')
  .pipe(z.email({ error: 'email_invalid' }));

/** 'Change' beside the address: `POST /api/account/email`. */
export const changeEmailSchema = z.object({ email });

/** The token of a mail to an unconfirmed address. */
export const confirmEmailSchema = z.object({ token: z.string().min(1).max(400) });

const WRONG_PHONE = { error: 'phone_invalid', abort: true } as const;
const phone = z.string('phone_invalid').overwrite(cleanLine).min(1, WRONG_PHONE).max(40, WRONG_PHONE);

/** Body of the verification dialog (spec §5 "Phone"). */
export const sendCodeSchema = z
  .object({
    phone,
    country: z.enum(COUNTRY_CODES),
    language: z.enum(LANGUAGES),
    email,
    termsAccepted: z.boolean('terms_required').refine((accepted) => accepted, 'terms_required'),
    smsConsent: z.boolean('sms_consent_required').refine((given) => given, 'sms_consent_required'),
    marketing: z.boolean().default(false),
  })
  .superRefine(({ phone, country }, context) => {
    const parsed = parseTypedPhone(phone, country);
    if (!parsed.ok) context.addIssue({ code: 'custom', path: ['phone'], message: parsed.code });
  }, AT_ONCE);
export type SendCodeInput = z.infer<typeof sendCodeSchema>;

/** HR signs in to what an account has already: nothing is accepted anew. */
export const hrCodeSchema = z
  .object({ phone, country: z.enum(COUNTRY_CODES), language: z.enum(LANGUAGES) })
  .superRefine((input, context) => {
    const parsed = parseTypedPhone(input.phone, input.country);
    if (!parsed.ok) context.addIssue({ code: 'custom', path: ['phone'], message: parsed.code });
  }, AT_ONCE);

const CODE = new RegExp(`^\\d{${CODE_LIMITS.digits}}$`);

export const verifyCodeSchema = z.object({
  phone,
  country: z.enum(COUNTRY_CODES),
  code: z
    .string()
    .max(500, 'code_wrong')
    .transform(parseCode)
    .pipe(z.string().min(1, { error: 'code_required', abort: true }).regex(CODE, 'code_wrong')),
});
export type VerifyCodeInput = z.infer<typeof verifyCodeSchema>;

/** A code alone, of the phone or of an authenticator app. */
export const codeSchema = verifyCodeSchema.pick({ code: true });

/** Sign-out; `shared` also clears everything stored in the browser. */
export const logoutSchema = z.object({ shared: z.boolean().default(false) });

/** What a visitor allows to measure, and the language in which they were asked. */
export const measuringSchema = z.object({
  allowed: z.array(z.enum(CONSENT_PURPOSES)).max(CONSENT_PURPOSES.length),
  language: z.enum(LANGUAGES),
});
