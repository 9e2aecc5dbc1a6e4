import { describe, expect, it } from 'vitest';
import { formatPhoneInput } from './phone-input';

/** Marks the caret with `|`. */
const shownAfter = (shown: string, country: 'IL' | 'US' | 'KE' = 'IL', forward = false) => {
  const caret = shown.indexOf('|');
  const box = formatPhoneInput({ text: shown.replace('|', ''), caret, country }, forward);
  return `${box.country} ${box.text.slice(0, box.caret)}|${box.text.slice(box.caret)}`;
};

describe('formats the number the way its country does', () => {
  it.each([
    ['0501|', 'IL', 'IL 050-1|'],
    ['0502000000|', 'IL', 'IL 050-200-0000|'],
    ['2025550123|', 'US', 'US (202) 555-0123|'],
    ['0712345678|', 'KE', 'KE 0712 345678|'],
    ['|', 'IL', 'IL |'],
  ] as const)('%s beside %s', (shown, country, expected) => expect(shownAfter(shown, country)).toBe(expected));
});

describe('keeps the caret between the same digits', () => {
  it.each([
    ['a digit put into the middle', '0509|-200-000', 'IL 050-9|20-0000'],
    ['a digit deleted in the middle', '050-2|0-0000', 'IL 050-2|00-000'],
    ['a dash deleted backwards: the caret moves on', '050|200-0000', 'IL 050|-200-0000'],
    ['the first digit deleted', '|50-200-0000', 'IL |502000000'],
  ])('%s', (_, shown, expected) => expect(shownAfter(shown)).toBe(expected));

  it('Delete on a dash moves the caret past it, and the next Delete removes a digit', () => {
    expect(shownAfter('050|200-0000', 'IL', true)).toBe('IL 050-|200-0000');
  });
});

describe('§5 country from phone prefix: a complete number changes the country select', () => {
  it.each([
    ['+972502000000|', 'US', 'IL 050-200-0000|'],
    ['+972 50-200-0000|', 'KE', 'IL 050-200-0000|'],
    ['00254712345678|', 'IL', 'KE 0712 345678|'],
    ['254712345678|', 'IL', 'KE 0712 345678|'],
    ['+1 202 555 0123|', 'IL', 'US (202) 555-0123|'],
    ['+9725|', 'US', 'US +972 5|'],
    // A number of another country stays as typed; the form explains why we cannot use it.
    ['+447911123456|', 'IL', 'IL +44 7911 123456|'],
  ] as const)('%s beside %s', (shown, country, expected) => expect(shownAfter(shown, country)).toBe(expected));

  it('keeps letters in the field', () => expect(shownAfter('050-CALL|')).toBe('IL 050-CALL|'));
});
