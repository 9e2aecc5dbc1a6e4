import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts } from './support/messages';

/** The quoted messages of §8 and §5, and their keys. */
const QUOTED: Readonly<Record<string, string>> = {
  'orders.missing.failedBook': 'Error loading book',
  'orders.missing.failedBooks': 'Error loading books',
  'orders.missing.fetchFailed': 'A {status} error occurred while fetching the data.',
  'errors.paymentUnavailable': 'Error processing payment',
  'errors.internalError': 'Oops! Something went wrong',
  'errors.networkError': 'Network error',
  'errors.formSubmissionError': 'Form submission error',
  'errors.codeWrong': 'Wrong code, try again',
  'errors.codeNotSent': 'Failed to send verification code. Please try again.',
  'errors.codeRequired': 'Verification code is required',
  'errors.tooManyAttempts': 'Too Many Attempts',
  'errors.sessionExpired': 'Session Expired',
  'errors.authenticationRequired': 'Authentication Required',
  'errors.accessDenied': 'Access Denied',
  'errors.illustrationFailed': 'Illustration generation failed',
  'errors.illustrationLimitReached': 'Illustration limit reached',
  'errors.pagePicturesFull': 'Maximum images reached for this page',
  'errors.photoTooSmall': 'Image is too small. Please upload a larger image.',
  'problem.title': 'Something went wrong, please try refreshing the page',
};

type Texts = Readonly<Record<string, string>>;

const startsWith = (texts: Texts, key: string, words: string): boolean => texts[key]?.startsWith(words) ?? false;

/** Quoted messages that a language lacks, or has in English only. */
const findUntranslated = (own: Texts, english: Texts): string[] =>
  Object.keys(QUOTED).filter((key) => !own[key] || own[key] === english[key]);

describe('§8 the error catalogue', () => {
  const texts = loadTexts('en');
  it.each(Object.entries(QUOTED))("%s starts with the specification's words: %s", (key, words) => {
    expect([texts[key], startsWith(texts, key, words)]).toEqual([texts[key], true]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has its own words for each', (language) => {
    expect(findUntranslated(loadTexts(language), texts)).toEqual([]);
  });
});

it('the rules report violations', () => {
  expect(startsWith({ 'errors.codeWrong': 'The code is wrong' }, 'errors.codeWrong', 'Wrong code')).toBe(false);
  expect(startsWith({}, 'errors.codeWrong', 'Wrong code')).toBe(false);
  expect(startsWith({ 'errors.codeWrong': 'Wrong code, try again.' }, 'errors.codeWrong', 'Wrong code')).toBe(true);
  const { 'problem.title': _title, ...untitled } = QUOTED;
  const own = Object.fromEntries(Object.keys(QUOTED).map((key) => [key, `their ${key}`]));
  expect(findUntranslated(own, QUOTED)).toEqual([]);
  expect(findUntranslated({ ...own, 'errors.codeWrong': 'Wrong code, try again' }, QUOTED)).toEqual([
    'errors.codeWrong',
  ]);
  expect(findUntranslated(untitled, own)).toEqual(['problem.title']);
});
