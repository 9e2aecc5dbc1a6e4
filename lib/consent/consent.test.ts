import { expect, test } from 'vitest';
import { formatConsent, parseConsent } from './consent';

test('a choice is read back as it was made; an unknown purpose is ignored', () => {
  expect(parseConsent(formatConsent(['analytics', 'advertising']))).toEqual(['analytics', 'advertising']);
  expect(parseConsent(formatConsent([]))).toEqual([]);
  expect(parseConsent('v1.analytics.selling')).toEqual(['analytics']);
});

test('nobody has chosen without a cookie or with one about another text', () => {
  expect(parseConsent(null)).toBeNull();
  expect(parseConsent('v0.analytics')).toBeNull();
  expect(parseConsent('analytics')).toBeNull();
});
