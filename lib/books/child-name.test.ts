import { describe, expect, test } from 'vitest';
import { checkChildName } from './child-name';

describe('§5 child name: written names', () => {
  test.each([
    ['נועה', 'he'],
    ['נֹעַ', 'he'],
    ["צ'רלי", 'he'],
    ['צ׳רלי', 'he'],
    ["ג'ורג'", 'he'],
    ['בת־אל', 'he'],
    ['בת-אל', 'he'],
    ['רות מיכל', 'he'],
    ["Ng'ang'a", 'en'],
    ['O’Neil', 'en'],
    ['Anna-Maria', 'en'],
    ['Zoë', 'en'],
    ['Nguyễn Thị', 'en'],
    ['مُحَمَّد', 'ar'],
    ['عبد الله', 'ar'],
    ['Семён', 'ru'],
    ['Анна-Мария', 'ru'],
    ['Jo', 'en'],
    ['a'.repeat(30), 'en'],
  ] as const)('%s in a book in %s', (name, language) => {
    expect(checkChildName(name, language)).toEqual({ ok: true, value: name.normalize('NFC') });
  });

  test('§5 child name: outer spaces go, inner ones collapse', () => {
    expect(checkChildName('  Anna \t\u00A0 Lee ', 'en')).toEqual({ ok: true, value: 'Anna Lee' });
  });

  test('§5 child name: marks are composed', () => {
    expect(checkChildName('Zoe\u0308', 'en')).toEqual({ ok: true, value: 'Zo\u00EB' });
  });
});

describe('§5 child name: refusals', () => {
  test.each([
    ['', 'name_too_short'],
    ['   ', 'name_too_short'],
    ['a', 'name_too_short'],
    ['נֹּ', 'name_too_short'],
    ['a'.repeat(31), 'name_too_long'],
    ['a'.repeat(100_000), 'name_too_long'],
    ['Anna2', 'name_letters_only'],
    ['Anna 😀', 'name_letters_only'],
    ['An\uFE0Fna', 'name_letters_only'],
    ['An\u202Ena', 'name_letters_only'],
    ['An\u2068na', 'name_letters_only'],
    ['An\u200Dna', 'name_letters_only'],
    ['An\u200Fna', 'name_letters_only'],
    ['<b>Anna</b>', 'name_letters_only'],
    ['{name}', 'name_letters_only'],
    ['Anna.', 'name_letters_only'],
    ['Anna_Lee', 'name_letters_only'],
    ["'Anna", 'name_letters_only'],
    ["Anna'", 'name_letters_only'],
    ["דנה'", 'name_letters_only'],
    ["An''na", 'name_letters_only'],
    ['-Anna', 'name_letters_only'],
    ['Anna-', 'name_letters_only'],
    ['Anna--Lee', 'name_letters_only'],
    [`a${'\u0301'.repeat(9)}b`, 'name_letters_only'],
    ['٣ب', 'name_letters_only'],
  ] as const)('%j gives %s', (name, code) => {
    expect(checkChildName(name, 'en')).toEqual({ ok: false, code });
  });
});

describe('§5 child name: other letters in a Hebrew book are a question', () => {
  test.each(['Maya', 'Маша', 'מיה Lee', 'ليلى'])('%s', (name) => {
    expect(checkChildName(name, 'he')).toEqual({ ok: false, code: 'name_not_hebrew' });
    expect(checkChildName(name, 'he', { keepAsWritten: true })).toEqual({ ok: true, value: name });
    expect(checkChildName(name, 'en')).toEqual({ ok: true, value: name });
  });

  test('§5 child name: keeping as written does not excuse what is no name', () => {
    expect(checkChildName('Maya7', 'he', { keepAsWritten: true })).toEqual({ ok: false, code: 'name_letters_only' });
  });
});
