import { expect, it } from 'vitest';
import { getTextDirection, LANGUAGES } from '.';

it('§1 interface: Hebrew and Arabic are read from right to left, English and Russian from left to right', () => {
  expect(Object.fromEntries(LANGUAGES.map((language) => [language, getTextDirection(language)]))).toEqual({
    he: 'rtl',
    en: 'ltr',
    ar: 'rtl',
    ru: 'ltr',
  });
});
