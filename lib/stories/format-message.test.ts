import { expect, test } from 'vitest';
import { formatMessage } from './format-message';

const maya = { name: 'Maya', gender: 'girl', language: 'en' } as const;

test('selects the branch of the gender', () => {
  const message = '{gender, select, boy {he} girl {she}}';
  expect(formatMessage(message, maya)).toBe('she');
  expect(formatMessage(message, { ...maya, gender: 'boy' })).toBe('he');
});

test('the name is inserted in bidi isolates, a Hebrew prefix stays outside', () => {
  expect(formatMessage('ל{name}!', { ...maya, name: 'נועה', language: 'he' })).toBe('ל\u2068נועה\u2069!');
  expect(formatMessage('{name}', { ...maya, name: "{gender} <b>'{x}'</b> # —" })).toBe(
    "\u2068{gender} <b>'{x}'</b> # —\u2069",
  );
});

test('a Hebrew prefix before a Latin name gets a maqaf, a separate word before it does not', () => {
  const hebrew = { ...maya, language: 'he' } as const;
  expect(formatMessage('עבר ל{name}, ושל{name}', hebrew)).toBe('עבר ל־\u2068Maya\u2069, ושל־\u2068Maya\u2069');
  expect(formatMessage('שלום {name}, של {name}', hebrew)).toBe('שלום \u2068Maya\u2069, של \u2068Maya\u2069');
  expect(formatMessage('ל{name}', { ...hebrew, name: "ג'ורג'" })).toBe("ל\u2068ג'ורג'\u2069");
});

test('a dash stays with the word before it, and with the first word of a reply', () => {
  expect(formatMessage('blew — whoo — out', maya)).toBe('blew\u00A0— whoo\u00A0— out');
  expect(formatMessage('— Да, — сказала {name}.', { ...maya, language: 'ru' })).toBe(
    '—\u00A0Да,\u00A0— сказала \u2068Maya\u2069.',
  );
});

test('apostrophes and tags are plain text', () => {
  expect(formatMessage('it’s <i>her</i> light', maya)).toBe('it’s <i>her</i> light');
});
