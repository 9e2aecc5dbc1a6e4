import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/platform/errors';
import { ERROR_CATALOGUE } from '@/tests/fixtures/error-catalogue';
import { LANGUAGES, loadTexts } from './support/messages';

type Texts = Readonly<Record<string, string>>;
type Entry = (typeof ERROR_CATALOGUE)[number];

/** Messages that begin with the same words as the title of a screen above, for a form. */
const OF_FORMS: Texts = {
  'errors.tooManyAttempts': 'Too Many Attempts',
  'errors.sessionExpired': 'Session Expired',
  'errors.accessDenied': 'Access Denied',
};

/** The specification quotes words that begin with a capital letter; the others describe or name a message. */
const isQuoted = ({ words }: Entry) => /^[A-Z]/.test(words) && !words.startsWith('HEIC');

const startsWith = (texts: Texts, key: string, words: string): boolean => texts[key]?.startsWith(words) ?? false;

/** Messages that a language lacks, or has in English only. */
const findUntranslated = (own: Texts, english: Texts): string[] =>
  [...ERROR_CATALOGUE.map(({ key }) => key), ...Object.keys(OF_FORMS)].filter(
    (key) => !own[key] || own[key] === english[key],
  );

/** Whether the code's message is the entry's, or the entry is a screen's title for it. */
const hasCode = ({ key, code }: Pick<Entry, 'key' | 'code'>) =>
  code === undefined || !key.startsWith('errors.') || `errors.${ERRORS[code].message}` === key;

/** Whether a test looks for the message, by its key or by its words. */
const isShown = ({ key, words }: Pick<Entry, 'key' | 'words'>, test: string): boolean =>
  test.includes(key) ||
  test.includes(`'${key.split('.').slice(1).join('.')}'`) ||
  test.includes(words) ||
  hasPart(key, test);

/** A test that loops over the last words of several keys. */
const hasPart = (key: string, test: string): boolean => {
  const parts = key.split('.');
  return parts.some((part, at) => {
    const start = parts.slice(0, at).join('.');
    return at > 0 && test.includes(`\`${start}.$`) && new RegExp(`'${part}'`).test(test);
  });
};

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

describe('§8 the error catalogue', () => {
  const texts = loadTexts('en');
  it.each(ERROR_CATALOGUE.filter(isQuoted))("$key starts with the specification's words: $words", ({ key, words }) => {
    expect([texts[key], startsWith(texts, key, words)]).toEqual([texts[key], true]);
  });

  it.each(Object.entries(OF_FORMS))("%s starts with the specification's words: %s", (key, words) => {
    expect([texts[key], startsWith(texts, key, words)]).toEqual([texts[key], true]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has its own words for each', (language) => {
    expect(findUntranslated(loadTexts(language), texts)).toEqual([]);
  });

  it('each code is of the table, with this message', () => {
    expect(ERROR_CATALOGUE.filter((entry) => !hasCode(entry))).toEqual([]);
  });

  it.each(ERROR_CATALOGUE)('$key is seen on a screen by $test', ({ test, ...entry }) => {
    expect(isShown(entry, read(test))).toBe(true);
  });
});

it('the rules report violations', () => {
  expect(startsWith({ 'errors.codeWrong': 'The code is wrong' }, 'errors.codeWrong', 'Wrong code')).toBe(false);
  expect(startsWith({}, 'errors.codeWrong', 'Wrong code')).toBe(false);
  expect(startsWith({ 'errors.codeWrong': 'Wrong code, try again.' }, 'errors.codeWrong', 'Wrong code')).toBe(true);
  const english = { ...OF_FORMS, ...Object.fromEntries(ERROR_CATALOGUE.map(({ key, words }) => [key, words])) };
  const own = Object.fromEntries(Object.keys(english).map((key) => [key, `their ${key}`]));
  expect(findUntranslated(own, english)).toEqual([]);
  expect(findUntranslated({ ...own, 'errors.codeWrong': 'Wrong code, try again' }, english)).toEqual([
    'errors.codeWrong',
  ]);
  expect(hasCode({ key: 'errors.codeWrong', code: 'code_required' })).toBe(false);
  const entry = { key: 'errors.codeWrong', words: 'Wrong code' };
  expect(isShown(entry, "t('errors.codeRequired')")).toBe(false);
  const loop = ["for (const key of ['codeWrong']) t(`errors.$", '{key}`)'].join('');
  expect(isShown(entry, loop)).toBe(true);
  expect(isShown({ ...entry, key: 'errors.codeRequired', words: 'Verification code' }, loop)).toBe(false);
});
