import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POST as sendCode } from '@/app/api/auth/send-code/route';
import { POST as verifyCode } from '@/app/api/auth/verify-code/route';
import { sendCodeSchema, verifyCodeSchema } from '@/lib/accounts';
import { LANGUAGES, type Language } from '@/lib/markets';
import { ERRORS, type ErrorCode } from '@/lib/platform/errors';
import { withBrowser } from '../support/with-browser';
import { withShop } from '../support/with-shop';

const shop = withShop();
const browser = withBrowser(shop);

const GOOD = {
  phone: '050-200-0000',
  country: 'IL',
  language: 'he',
  email: 'parent@example.com',
  termsAccepted: true,
  smsConsent: true,
  marketing: false,
};
const CODE = { phone: GOOD.phone, country: 'IL', code: '123456' };
const words = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${language}/errors.json`, 'utf8'));

type Rule = {
  readonly broken: object;
  readonly field: string;
  readonly code: ErrorCode;
  /** The specification's wording, and its translations. */
  readonly says: Readonly<Record<Language, string>>;
};

const INVALID = {
  en: 'Invalid phone number',
  he: 'מספר הטלפון לא תקין',
  ar: 'رقم الهاتف غير صحيح',
  ru: 'Похоже, в номере телефона ошибка',
};
const TERMS = {
  en: 'Please accept to continue',
  he: 'צריך לאשר את התנאים כדי להמשיך',
  ar: 'للمتابعة نحتاج إلى موافقتكم على الشروط',
  ru: 'Чтобы продолжить, отметьте согласие',
};
const SMS = {
  en: 'You must agree to receive SMS messages to continue',
  he: 'צריך להסכים לקבל הודעות SMS כדי להמשיך',
  ar: 'للمتابعة نحتاج إلى موافقتكم على تلقّي رسائل SMS',
  ru: 'Чтобы продолжить, согласитесь получать SMS',
};
const REQUIRED = {
  en: 'Verification code is required',
  he: 'נדרש קוד אימות',
  ar: 'رمز التحقق مطلوب',
  ru: 'Нужен код подтверждения',
};
const WRONG_CODE = {
  en: 'Wrong code, try again',
  he: 'הקוד שגוי, נסו שוב',
  ar: 'الرمز غير صحيح، حاولوا مجددًا',
  ru: 'Неверный код, попробуйте ещё раз',
};
const EMAIL = {
  en: 'Invalid email address',
  he: 'כתובת המייל לא תקינה',
  ar: 'عنوان البريد الإلكتروني غير صحيح',
  ru: 'Похоже, в адресе почты ошибка',
};

const SEND_RULES: readonly Rule[] = [
  { broken: { phone: '' }, field: 'phone', code: 'phone_invalid', says: INVALID },
  { broken: { phone: '050-200' }, field: 'phone', code: 'phone_invalid', says: INVALID },
  { broken: { termsAccepted: false }, field: 'termsAccepted', code: 'terms_required', says: TERMS },
  { broken: { termsAccepted: undefined }, field: 'termsAccepted', code: 'terms_required', says: TERMS },
  { broken: { smsConsent: false }, field: 'smsConsent', code: 'sms_consent_required', says: SMS },
  { broken: { email: 'parent@' }, field: 'email', code: 'email_invalid', says: EMAIL },
];
const CHECK_RULES: readonly Rule[] = [
  { broken: { code: '' }, field: 'code', code: 'code_required', says: REQUIRED },
  { broken: { code: ' - ' }, field: 'code', code: 'code_required', says: REQUIRED },
  { broken: { code: '12345' }, field: 'code', code: 'code_wrong', says: WRONG_CODE },
];
const ALL_RULES = [
  ...SEND_RULES.map((rule) => ({ ...rule, good: GOOD, schema: sendCodeSchema, route: sendCode })),
  ...CHECK_RULES.map((rule) => ({ ...rule, good: CODE, schema: verifyCodeSchema, route: verifyCode })),
];

describe.each(ALL_RULES)('§5 phone: $field $broken', ({ broken, field, code, says, good, schema, route }) => {
  it('the form shows the error beside the field', () => {
    expect(schema.safeParse(good).success).toBe(true);
    const parsed = schema.safeParse({ ...good, ...broken });
    expect(parsed.error?.issues).toMatchObject([{ path: [field], message: code }]);
  });

  it('the server rejects it with the same code', async () => {
    const { status, body } = await browser().post(route, { ...good, ...broken });
    expect({ status, body }).toEqual({
      status: 422,
      body: { error: { code: 'validation_failed', fields: { [field]: code } } },
    });
  });

  it.each(LANGUAGES)('the message exists in %s', (language) => {
    expect(words(language)[ERRORS[code].message]).toBe(says[language]);
  });
});

it('the response contains all errors at once', () => {
  const parsed = sendCodeSchema.safeParse({ ...GOOD, phone: '1', email: 'x', termsAccepted: false, smsConsent: false });
  expect(parsed.error?.issues.map(({ path }) => path.join()).sort()).toEqual([
    'email',
    'phone',
    'smsConsent',
    'termsAccepted',
  ]);
});

describe('§8 verification: the other error messages, word for word', () => {
  const account = (language: Language) => JSON.parse(readFileSync(`messages/${language}/account.json`, 'utf8'));

  it('in English', () => {
    const { verify } = account('en');
    expect(verify.problems).toEqual({
      notSent: 'Failed to Send Code',
      notVerified: 'Verification Failed',
      sessionExpired: 'Session Expired',
    });
    expect(verify.titles.blocked).toBe('Too Many Attempts');
    const said = words('en');
    expect(said[ERRORS.code_not_sent.message]).toBe('Failed to send verification code. Please try again.');
    expect(said[ERRORS.session_expired.message]).toMatch(/^Session Expired\b.*log in again/);
    expect(said[ERRORS.authentication_required.message]).toMatch(/^Authentication Required\b/);
    expect(said[ERRORS.access_denied.message]).toMatch(/^Access Denied\b/);
    expect(said[ERRORS.too_many_attempts.message]).toMatch(/^Too Many Attempts\b/);
  });

  it.each(['he', 'ar', 'ru'] as const)('%s has its own message for each', (language) => {
    const [own, english] = [account(language).verify, account('en').verify];
    for (const key of Object.keys(english.problems)) expect(own.problems[key]).not.toBe(english.problems[key]);
    const texts = Object.values(own.problems).join(' ');
    expect(texts).not.toMatch(/[A-Za-z]{4}/);
  });
});
