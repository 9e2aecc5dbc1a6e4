import { IntlMessageFormat } from 'intl-messageformat';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as sendCode } from '@/app/api/auth/send-code/route';
import { POST as uploadPhoto } from '@/app/api/books/[bookId]/photo/route';
import { PATCH } from '@/app/api/books/[bookId]/route';
import { POST as create } from '@/app/api/books/create/route';
import { childFormSchema } from '@/components/wizard/child-form-schema';
import { PHOTO_CONSENT_VERSION, wizardSchema } from '@/lib/books';
import { ERROR_PARAMS } from '@/lib/client/api/error-text';
import { LANGUAGES } from '@/lib/markets';
import { ERRORS, type ErrorCode } from '@/lib/platform/errors';
import { withRoutes } from '../support/with-routes';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { RULES, type Rule } from './wizard-rules';

const shop = Object.assign(withShop(), { storage: withStorage() });
const callRoute = withRoutes(shop);
const CHILD = { childName: 'נועה', nameKeptAsWritten: false, gender: 'girl', age: 5, language: 'he' };
const VERIFICATION = { phone: '0501234567', country: 'IL', language: 'he', email: 'a@example.com' };
let bookId = '';

beforeAll(async () => {
  const made = await callRoute(create, CHILD);
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  bookId = made.body.id ?? '';
});

/** Error codes of the form before anything is sent. */
function formCodes({ form, given }: Rule): readonly string[] {
  const read =
    form === 'child'
      ? childFormSchema.safeParse({ ...CHILD, ...given })
      : wizardSchema.pick({ [form]: true } as { phone: true }).safeParse(given);
  return read.error?.issues.map(({ message }) => message) ?? [];
}

function photoForm(): FormData {
  const form = new FormData();
  form.set('consent', JSON.stringify({ accepted: true, textVersion: PHOTO_CONSENT_VERSION, language: 'he' }));
  return form;
}

/** The route's response when the value is sent anyway. */
function routeAnswer({ route, sent }: Rule) {
  if (route === 'photo') return callRoute(uploadPhoto, photoForm(), { bookId });
  if (route === 'verification') {
    return callRoute(sendCode, { ...VERIFICATION, termsAccepted: true, smsConsent: true, ...sent });
  }
  return callRoute(PATCH, sent, { bookId });
}

describe.each(RULES)('§5 $rule', (rule) => {
  const code: ErrorCode = rule.code;

  it('the form rejects it', () => expect(formCodes(rule)).toContain(code));

  it('the route rejects it with the same code, and the draft stays unchanged', async () => {
    const before = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
    const { status, body } = await routeAnswer(rule);
    expect(status).toBe(422);
    expect([body.error?.code, ...Object.values(body.error?.fields ?? {})]).toContain(code);
    expect(await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).toEqual(before);
  });

  it.each(LANGUAGES)('both show it in %s', async (language) => {
    const { default: words } = await import(`../../../messages/${language}/errors.json`);
    const said = new IntlMessageFormat(words[ERRORS[code].message], language).format(ERROR_PARAMS);
    expect(String(said).replaceAll('\u00A0', ' ')).toBe(rule.words[language]);
  });
});

describe('§5 wizard schema: accepted by both sides', () => {
  it.each([
    { priceTier: 'digital' },
    { priceTier: 'printed' },
    { priceTier: 'combo' },
    { age: '1' },
    { age: 10 },
    { gender: 'boy' },
    { gender: 'girl' },
    { catalogueId: 1 },
    { childName: 'Maya', nameKeptAsWritten: true },
  ])('%j', async (sent) => {
    const { status } = await callRoute(PATCH, sent, { bookId });
    expect(status).toBe(200);
  });

  it("the form's own defaults and options", () => {
    const images = [new Blob(['photo'])];
    const read = wizardSchema.parse({ childName: 'Noa', gender: 'boy', age: '5', selectedBook: 1, images });
    expect(read).toMatchObject({ age: 5, priceTier: 'digital' });
    for (const bookLanguage of LANGUAGES)
      expect(wizardSchema.shape.bookLanguage.parse(bookLanguage)).toBe(bookLanguage);
    expect(wizardSchema.shape.email.parse('a@example.com')).toBe('a@example.com');
  });
});

it('an invalid first step creates no empty draft', async () => {
  const before = await shop.db.book.count();
  expect((await callRoute(create, { language: 'he', childName: 'Noa7' })).status).toBe(422);
  expect(await shop.db.book.count()).toBe(before);
});
