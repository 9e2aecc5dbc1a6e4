import { expect, test } from 'vitest';
import { getVerificationCountry } from './phone-country';

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
