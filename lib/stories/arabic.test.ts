import { expect, test } from 'vitest';
import { FIRST_EDITIONS, PICTURE_EDITIONS } from './testing/library';

const ARABIC = FIRST_EDITIONS.filter(({ book }) => book.language === 'ar');
const PICTURE_BOOKS = PICTURE_EDITIONS.filter(({ language }) => language === 'ar');
const EVERY_LINE = [...ARABIC, ...PICTURE_BOOKS].map(({ text }) => JSON.stringify(text)).join('\n');

/** Whole words of letters and marks, so that a rule about a word does not match inside a longer one. */
const WORDS = EVERY_LINE.match(/[\u0621-\u0652]+/gu) ?? [];

test('Arabic: هو and هي have their vowel marks, except before a pause', () => {
  expect(ARABIC.length).toBeGreaterThan(10);
  expect(EVERY_LINE.match(/(?<![\u0621-\u0652])[وف]?ه[وي](?= [\u0621-\u064A{«]).{0,20}/gu) ?? []).toEqual([]);
  expect(EVERY_LINE.match(/(?<![\u0621-\u0652])[وف]?ه[وي]\u064E(?=[.،؟!:…»]).{0,20}/gu) ?? []).toEqual([]);
});

test('Arabic: one spelling per word in the whole library', () => {
  const otherSpelling = /^(رُبّما|واطئ|دُبدوب.*|جَورب|الجَورب|القضبان|النعاس|و?لمَن|غُبار|المَرج|تحبُّ|يحبُّ|يريد.?|أُذُن.*)$/u;
  expect(WORDS.filter((word) => otherSpelling.test(word))).toEqual([]);
  expect(EVERY_LINE).not.toMatch(/طائر(?:ة|ةُ|ةِ|ةَ) ورق/u);
});

test('Arabic: no verb like laugh, jump or clap introduces speech', () => {
  const after =
    /»،? (?:ضحك|قفز|صفّق|فرِح|لوّح|زقزق)[\u064E\u062A\u0652\u0650]*(?![\u0621-\u0652])(?![^.«]{0,40}:).{0,20}/gu;
  expect(EVERY_LINE.match(after) ?? []).toEqual([]);
});

test('Arabic: the stomach-ache is never called wind', () => {
  expect(EVERY_LINE).not.toMatch(/ريحٌ (?:صغيرة|مثلُ هذه)/u);
});
