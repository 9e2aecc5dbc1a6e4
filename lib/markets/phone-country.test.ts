import { expect, test } from 'vitest';
import { getPhoneCountry, getVerificationCountry } from './phone-country';

test.each([
  ['972501234567', null, 'IL'],
  ['+972 50 123', null, 'IL'],
  ['0501234', null, null],
  ['501234567', null, 'IL'],
  ['501234567', '+972', 'IL'],
  ['501234567', '+1', null],
  ['254712', null, 'KE'],
  ['12025550123', null, 'US'],
  ['447911', null, null],
] as const)('§5 country while verifying: %s with prefix %s', (phone, prefix, country) => {
  expect(getVerificationCountry(phone, prefix)).toBe(country);
});

test.each([
  ['', 'IL'],
  ['+972501234567', 'IL'],
  ['+254712345678', 'KE'],
  ['+12025550123', 'US'],
  ['+447911123456', 'US'],
  ['+27821234567', 'US'],
])('§5 country of a stored number: %s', (phone, country) => {
  expect(getPhoneCountry(phone)).toBe(country);
});
