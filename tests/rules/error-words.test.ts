import { describe, expect, it } from 'vitest';
import { LANGUAGES, textsOf } from './support/messages';

/** What §8 and §5 put in quotes, where the shop says it. */
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

describe('§8 the error catalogue', () => {
  const texts = textsOf('en');
  it.each(Object.entries(QUOTED))('%s begins with the words of the specification: %s', (key, words) => {
    expect(texts[key]?.slice(0, words.length)).toBe(words);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s says each in its own words', (language) => {
    const own = textsOf(language);
    expect(Object.keys(QUOTED).filter((key) => !own[key] || own[key] === texts[key])).toEqual([]);
  });
});
