import { expect, it } from 'vitest';
import { ALL_BASE_IDS, listEditions } from '@/lib/catalogue';
import { loadTexts } from './support/messages';

const editions = ALL_BASE_IDS.flatMap((baseId) => listEditions(baseId)).filter(({ language }) => language === 'ar');

/** Words that no text contains. */
const TWO_SPELLINGS = /(?<![\u0621-\u0652])[وفبل]?(?:كلّ(?:ه|ها|نا|هم)?|ثمّ|حتّى|إلّا)(?![\u0621-\u0652])/u;
const TECHNICAL_TERMS = /خطأ في (?:تحميل|معالجة|إرسال|الشبكة)|فشل التحقق|صلاحية الجلسة|الوصول مرفوض|تجميع الكتاب/u;
const FOR_BEGINNERS = /الصف الأول|تعلّم القراءة|بدأ يقرأ/u;
const OTHER_WORD_FOR_COUNTRY = /دولة|الدول(?![\u0621-\u0652])/u;

/** Every Arabic text on the shop's pages, by its key or its book. */
const TEXTS: Readonly<Record<string, string>> = {
  ...loadTexts('ar'),
  ...Object.fromEntries(editions.map(({ id, description, keywords }) => [id, [description, ...keywords].join('\n')])),
};

const findTexts = (words: RegExp, texts = TEXTS): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => (words.test(text) ? [`${key}: ${text}`] : []));

it('Arabic: common words have one spelling in texts and descriptions', () => {
  expect(editions.length).toBeGreaterThan(10);
  expect(findTexts(TWO_SPELLINGS)).toEqual([]);
});

it('Arabic: error messages contain no technical terms', () => {
  expect(findTexts(TECHNICAL_TERMS)).toEqual([]);
});

it('Arabic: no book claims to suit beginning readers before it has full vowel marks', () => {
  expect(findTexts(FOR_BEGINNERS)).toEqual([]);
});

it('Arabic: every text uses بلد for country', () => {
  expect(findTexts(OTHER_WORD_FOR_COUNTRY)).toEqual([]);
});

it.each([
  ['وكلّهم', TWO_SPELLINGS],
  ['ثمّ', TWO_SPELLINGS],
  ['خطأ في تحميل الكتاب', TECHNICAL_TERMS],
  ['لأطفال الصف الأول', FOR_BEGINNERS],
  ['اختاروا الدولة', OTHER_WORD_FOR_COUNTRY],
  ['كل الدول', OTHER_WORD_FOR_COUNTRY],
])('the rules report: %s', (text, words) => {
  expect(findTexts(words, { key: text })).toEqual([`key: ${text}`]);
  expect(findTexts(words, { key: 'كل بلد ثم غيره' })).toEqual([]);
});
