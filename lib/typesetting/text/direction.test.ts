import { describe, expect, it } from 'vitest';
import { getLineDirection, getTypedDirection } from './direction';

describe('§4 dedication: a typed text has the direction of its first letter', () => {
  it.each([
    ['With love. Orot Tech', 'ltr'],
    ['באהבה, אורות', 'rtl'],
    ['مع حبّنا', 'rtl'],
    ['С любовью!', 'ltr'],
    ['2026: שנה טובה', 'rtl'],
    ['3 cheers for Noa!', 'ltr'],
    ['🎈🎉 יום הולדת שמח', 'rtl'],
    ['❤️ Happy birthday!', 'ltr'],
    ['"שלום", said Grandma', 'rtl'],
    ['(Orot) באהבה', 'ltr'],
    ['הִנֵּה 3 cats', 'rtl'],
  ] as const)('%s', (text, direction) => {
    expect(getTypedDirection(text, 'rtl')).toBe(direction);
    expect(getTypedDirection(text, 'ltr')).toBe(direction);
  });

  it.each(['2026', '🎈', '100%!', '', '…'])('without letters it has that of what surrounds it: %s', (text) => {
    expect(getTypedDirection(text, 'rtl')).toBe('rtl');
    expect(getTypedDirection(text, 'ltr')).toBe('ltr');
  });

  it('what is isolated has no say', () => {
    expect(getTypedDirection('\u2068Emma\u2069 הלכה ליער', 'ltr')).toBe('rtl');
    expect(getTypedDirection('\u2068נועה\u2069 ran home', 'rtl')).toBe('ltr');
    expect(getTypedDirection('\u2068Emma\u2069!', 'rtl')).toBe('rtl');
  });
});

describe('§5 child name: a name in other letters does not turn the line around', () => {
  it.each([
    ['Emma והירח', 'Emma', 'he', 'rtl'],
    ['Emma and the moon', 'Emma', 'he', 'ltr'],
    ['נועה and the moon', 'נועה', 'en', 'ltr'],
    ['נועה והירח', 'נועה', 'ru', 'rtl'],
    ['Emma', 'Emma', 'ar', 'rtl'],
  ] as const)('%s', (text, name, language, direction) => {
    expect(getLineDirection(text, name, language)).toBe(direction);
  });
});
