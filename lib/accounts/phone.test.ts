import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone';

const parseOrCode = (typed: string, country: 'IL' | 'US' | 'KE') => {
  const parsed = parsePhone(typed, country);
  return parsed.ok ? `${parsed.value.country} ${parsed.value.phone}` : parsed.code;
};

describe('§5 country from phone prefix, in verification', () => {
  it.each([
    ['050-200-0000', 'IL', 'IL +972502000000'],
    ['502000000', 'IL', 'IL +972502000000'],
    ['972502000000', 'US', 'IL +972502000000'],
    ['+972 50-200-0000', 'KE', 'IL +972502000000'],
    ['00972502000000', 'IL', 'IL +972502000000'],
    ['\u202a+972 50-200-0000\u202c', 'US', 'IL +972502000000'],
    ['٠٥٠٢٠٠٠٠٠٠', 'IL', 'IL +972502000000'],
    ['254712345678', 'IL', 'KE +254712345678'],
    ['0712 345678', 'KE', 'KE +254712345678'],
    ['12025550123', 'IL', 'US +12025550123'],
    ['(202) 555-0123', 'US', 'US +12025550123'],
  ] as const)('%j beside %s is %s', (typed, country, expected) => expect(parseOrCode(typed, country)).toBe(expected));

  it.each(['+1 876 555 0123', '8765550123', '+1 268 464 1234', '+1 416 555 0123'])(
    'a number of another country with +1 gets no code: %s',
    (typed) => expect(parseOrCode(typed, 'US')).toBe('phone_prefix_not_allowed'),
  );

  it('an area code of Texas is no country code: the chosen prefix is tried first', () => {
    expect(parseOrCode('9725550123', 'US')).toBe('US +19725550123');
    expect(parseOrCode('2545550123', 'US')).toBe('US +12545550123');
  });
});

describe('§5 Invalid phone number', () => {
  it.each([
    ['', 'IL'],
    ['050', 'IL'],
    ['050-200-00000', 'IL'],
    ['hello', 'IL'],
    ['050200000O', 'IL'],
    // Landlines, toll-free and premium numbers receive no messages.
    ['02-623-4567', 'IL'],
    ['800 555 1234', 'US'],
    ['501234567', 'KE'],
  ] as const)('%j beside %s', (typed, country) => expect(parseOrCode(typed, country)).toBe('phone_invalid'));

  it('§5 phone: Israeli only with the prefix +972', () => {
    expect(parseOrCode('502000000', 'US')).toBe('phone_invalid');
  });
});

describe('§5 phone', () => {
  it.each(['+447911123456', '+61412345678', '+27821234567', '+970599123456'])('%s gets no code', (typed) => {
    expect(parseOrCode(typed, 'IL')).toBe('phone_prefix_not_allowed');
  });
});
