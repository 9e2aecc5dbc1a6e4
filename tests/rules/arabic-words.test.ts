import { expect, it } from 'vitest';
import { ALL_BASE_IDS, listEditions } from '@/lib/catalogue';
import { loadTexts } from './support/messages';

const editions = ALL_BASE_IDS.flatMap(listEditions).filter(({ language }) => language === 'ar');

/** Every Arabic text on the shop's pages, by its key or its book. */
const TEXTS: Readonly<Record<string, string>> = {
  ...loadTexts('ar'),
  ...Object.fromEntries(editions.map(({ id, description, keywords }) => [id, [description, ...keywords].join('\n')])),
};

const findTexts = (words: RegExp): readonly string[] =>
  Object.entries(TEXTS).flatMap(([key, text]) => (words.test(text) ? [`${key}: ${text}`] : []));

it('review of the Arabic stories 3: common words have one spelling in texts and descriptions', () => {
  expect(editions.length).toBeGreaterThan(10);
  expect(findTexts(/(?<![\u0621-\u0652])[وفبل]?(?:كلّ(?:ه|ها|نا|هم)?|ثمّ|حتّى|إلّا)(?![\u0621-\u0652])/u)).toEqual([]);
});

it('review of the Arabic stories 3: error messages contain no technical terms', () => {
  expect(findTexts(/خطأ في (?:تحميل|معالجة|إرسال|الشبكة)|فشل التحقق|صلاحية الجلسة|الوصول مرفوض|تجميع الكتاب/u)).toEqual(
    [],
  );
});

it('review of the Arabic stories 2A: no book claims to suit beginning readers before it has full vowel marks', () => {
  expect(findTexts(/الصف الأول|تعلّم القراءة|بدأ يقرأ/u)).toEqual([]);
});

it('review of the Arabic stories 3: every text uses بلد for country', () => {
  expect(findTexts(/دولة|الدول(?![\u0621-\u0652])/u)).toEqual([]);
});
