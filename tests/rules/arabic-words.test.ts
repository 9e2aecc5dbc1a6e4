import { expect, it } from 'vitest';
import { ALL_BASE_IDS, editionsOf } from '@/lib/catalogue';
import { textsOf } from './support/messages';

const editions = ALL_BASE_IDS.flatMap(editionsOf).filter(({ language }) => language === 'ar');

/** Every Arabic text that is read on the shop's pages, by its key or its book. */
const TEXTS: Readonly<Record<string, string>> = {
  ...textsOf('ar'),
  ...Object.fromEntries(editions.map(({ id, description, keywords }) => [id, [description, ...keywords].join('\n')])),
};

const textsWith = (words: RegExp): readonly string[] =>
  Object.entries(TEXTS).flatMap(([key, text]) => (words.test(text) ? [`${key}: ${text}`] : []));

it('review of the Arabic stories 3: the commonest words are spelled alike in texts and descriptions', () => {
  expect(editions.length).toBeGreaterThan(10);
  expect(textsWith(/(?<![\u0621-\u0652])[وفبل]?(?:كلّ(?:ه|ها|نا|هم)?|ثمّ|حتّى|إلّا)(?![\u0621-\u0652])/u)).toEqual([]);
});

it('review of the Arabic stories 3: errors are told in Arabic, not in the words of machines', () => {
  expect(textsWith(/خطأ في (?:تحميل|معالجة|إرسال|الشبكة)|فشل التحقق|صلاحية الجلسة|الوصول مرفوض|تجميع الكتاب/u)).toEqual(
    [],
  );
});

it('review of the Arabic stories 2A: no book calls itself one for beginning readers before it is fully pointed', () => {
  expect(textsWith(/الصف الأول|تعلّم القراءة|بدأ يقرأ/u)).toEqual([]);
});

it('review of the Arabic stories 3: a country is بلد, in every text', () => {
  expect(textsWith(/دولة|الدول(?![\u0621-\u0652])/u)).toEqual([]);
});
