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

describe('§8 the error catalogue', () => {
  const texts = loadTexts('en');
  it.each(Object.entries(QUOTED))("%s starts with the specification's words: %s", (key, words) => {
    expect(texts[key]?.slice(0, words.length)).toBe(words);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has its own words for each', (language) => {
    const own = loadTexts(language);
    expect(Object.keys(QUOTED).filter((key) => !own[key] || own[key] === texts[key])).toEqual([]);
  });
});
