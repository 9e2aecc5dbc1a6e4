import { describe, expect, test } from 'vitest';
import { checkChildName, checkRelativeName, isNameQuestion, nameQuestion, toNameError } from './child-name';

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
    ['Aa'.repeat(15), 'en'],
    ['מאיה', 'en'],
    ['Олександра', 'ru'],
    ['ليـلى', 'ar'],
    ['پریسا', 'ar'],
  ] as const)('%s in a book in %s', (name, language) => {
    expect(checkChildName(name, language)).toEqual({ ok: true, value: name.normalize('NFC') });
  });

  test('§5 child name: outer spaces are trimmed, inner ones collapsed', () => {
    expect(checkChildName('  Anna \t\u00A0 Lee ', 'en')).toEqual({ ok: true, value: 'Anna Lee' });
  });

  test('§5 child name: marks are composed', () => {
    expect(checkChildName('Zoe\u0308', 'en')).toEqual({ ok: true, value: 'Zo\u00EB' });
  });
});

describe('§5 child name: rejections', () => {
  test.each([
    ['', 'name_too_short'],
    ['   ', 'name_too_short'],
    ['a', 'name_too_short'],
    ['נֹּ', 'name_too_short'],
    ['a'.repeat(31), 'name_too_long'],
    ['a'.repeat(100_000), 'name_too_long'],
    ['Anna2', 'name_letters_only'],
    ['Anna 😀', 'name_letters_only'],
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

describe('§5 child name, §5 child name: what is printed is what the fonts have', () => {
  test.each([
    ['Anna\u2011Maria', 'en', 'Anna-Maria'],
    ['Kaʻiulani', 'en', 'Kaʻiulani'],
    ['ደስታ', 'en', 'ደስታ'],
    ['ნინო', 'en', 'ნინო'],
    ['Անի', 'en', 'Անի'],
    ['Ελένη', 'en', 'Ελένη'],
    ['Ｍａｙａ', 'en', 'Maya'],
    ['ﻟﻴﻠﻰ', 'ar', 'ليلى'],
    ['علی\u200Cرضا', 'ar', 'علی\u200Cرضا'],
  ] as const)('%s in a book in %s is %s', (typed, language, value) => {
    expect(checkChildName(typed, language)).toEqual({ ok: true, value });
  });

  test.each([
    ['\u200Fנועה', 'he', 'נועה'],
    ['\u2068נועה\u2069', 'he', 'נועה'],
    ['An\u202Ena', 'en', 'Anna'],
    ['An\u200Dna', 'en', 'Anna'],
    ['An\uFE0Fna', 'en', 'Anna'],
    ['Anna\u200B', 'en', 'Anna'],
  ] as const)('invisible marks are removed: %j in a book in %s', (typed, language, value) => {
    expect(checkChildName(typed, language)).toEqual({ ok: true, value });
  });

  test.each([
    ['𠮷𠮷', ['𠮷']],
    ['李小龙', ['李', '小', '龙']],
    ['มานี', ['ม', 'า', 'นี']],
  ] as const)('%s is refused with its letters', (name, letters) => {
    for (const language of ['en', 'he', 'ar', 'ru'] as const) {
      const checked = checkChildName(name, language, { keepAsWritten: true });
      expect(checked).toEqual({ ok: false, code: 'name_not_printable', data: { letters } });
      expect(checked.ok || toNameError(checked)).toBe(`name_not_printable:${letters.join(' ')}`);
    }
  });
});

describe('§5 child name: letters of another script ask for confirmation', () => {
  test.each([
    ['Maya', 'he', 'name_not_hebrew'],
    ['Маша', 'he', 'name_not_hebrew'],
    ['מיה Lee', 'he', 'name_not_hebrew'],
    ['ليلى', 'he', 'name_not_hebrew'],
    ['Layla', 'ar', 'name_not_arabic'],
    ['מאיה', 'ar', 'name_not_arabic'],
    ['Masha', 'ru', 'name_not_cyrillic'],
    // The first letter is Latin.
    ['Mаша', 'ru', 'name_not_cyrillic'],
    ['מאיה', 'ru', 'name_not_cyrillic'],
  ] as const)('%s in a book in %s', (name, language, code) => {
    expect(checkChildName(name, language)).toEqual({ ok: false, code });
    expect(isNameQuestion(code)).toBe(true);
    expect(nameQuestion(name, language)).toBe(code);
    expect(checkChildName(name, language, { keepAsWritten: true })).toEqual({ ok: true, value: name });
    expect(checkChildName(name, 'en')).toEqual({ ok: true, value: name });
  });

  test('§5 child name: "keep as written" does not accept what is no name', () => {
    expect(checkChildName('Maya7', 'he', { keepAsWritten: true })).toEqual({ ok: false, code: 'name_letters_only' });
    expect(isNameQuestion('name_letters_only')).toBe(false);
    expect(isNameQuestion(undefined)).toBe(false);
  });
});

describe('§5 child name: the book prints the name with capitals', () => {
  test.each([
    ['маша', 'ru', 'Маша'],
    ['анна-мария', 'ru', 'Анна-Мария'],
    ['maya', 'en', 'Maya'],
    ['anna lee', 'en', 'Anna Lee'],
    ["ng'ang'a", 'en', "Ng'ang'a"],
    ['zoe\u0308', 'en', 'Zo\u00EB'],
    // The parent chose the capitals.
    ['van Gogh', 'en', 'van Gogh'],
    ['MAYA', 'en', 'MAYA'],
    // Georgian capitals do not start names.
    ['ნინო', 'en', 'ნინო'],
    ['נועה', 'he', 'נועה'],
  ] as const)('%s in a book in %s is %s', (typed, language, value) => {
    expect(checkChildName(typed, language)).toEqual({ ok: true, value });
  });

  test('§5 child name: also when its letters were kept', () => {
    expect(checkChildName('masha', 'ru', { keepAsWritten: true })).toEqual({ ok: true, value: 'Masha' });
  });
});

describe('§10 relatives: a name as the book prints it', () => {
  test.each([
    ['  nana ', 'en', 'Nana'],
    ['Grandma Ruth', 'en', 'Grandma Ruth'],
    ['pop-pop', 'en', 'Pop-Pop'],
    ['бабуля', 'ru', 'бабуля'],
    ["סבאל'ה", 'he', "סבאל'ה"],
    ['Oma', 'he', 'Oma'],
    ['סַבָּא', 'he', 'סַבָּא'],
    ['', 'he', null],
  ] as const)('%j in a book in %s', (typed, language, value) => {
    expect(checkRelativeName(typed, language)).toEqual({ ok: true, value });
  });

  test.each(['a'.repeat(17), 'Nana 2', 'Nana <3', '-', 'ᎠᏂ'])('%j is none', (typed) => {
    expect(checkRelativeName(typed, 'en')).toMatchObject({ ok: false, code: 'relative_name_invalid' });
  });
});
