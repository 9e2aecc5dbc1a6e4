import { expect, test } from 'vitest';
import { tell } from './message';

const maya = { name: 'Maya', gender: 'girl', language: 'en' } as const;

test('the gender picks its branch', () => {
  const message = '{gender, select, boy {he} girl {she}}';
  expect(tell(message, maya)).toBe('she');
  expect(tell(message, { ...maya, gender: 'boy' })).toBe('he');
});

test('the name is data inside isolates, a Hebrew prefix stays outside', () => {
  expect(tell('ל{name}!', { ...maya, name: 'נועה', language: 'he' })).toBe('ל\u2068נועה\u2069!');
  expect(tell('{name}', { ...maya, name: "{gender} <b>'{x}'</b> # —" })).toBe("\u2068{gender} <b>'{x}'</b> # —\u2069");
});

test('a Hebrew prefix before a Latin name takes a maqaf, a word before it does not', () => {
  const hebrew = { ...maya, language: 'he' } as const;
  expect(tell('עבר ל{name}, ושל{name}', hebrew)).toBe('עבר ל־\u2068Maya\u2069, ושל־\u2068Maya\u2069');
  expect(tell('שלום {name}, של {name}', hebrew)).toBe('שלום \u2068Maya\u2069, של \u2068Maya\u2069');
  expect(tell('ל{name}', { ...hebrew, name: "ג'ורג'" })).toBe("ל\u2068ג'ורג'\u2069");
});

test('a dash keeps the word before it, and the first word of a reply', () => {
  expect(tell('blew — whoo — out', maya)).toBe('blew\u00A0— whoo\u00A0— out');
  expect(tell('— Да, — сказала {name}.', { ...maya, language: 'ru' })).toBe(
    '—\u00A0Да,\u00A0— сказала \u2068Maya\u2069.',
  );
});

test('apostrophes and tags are letters', () => {
  expect(tell('it’s <i>her</i> light', maya)).toBe('it’s <i>her</i> light');
});
