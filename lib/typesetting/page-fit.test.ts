import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { createTypesetterInput, withParagraphs } from './book.fixture';
import { fitsPage } from './page-fit';
import { typesetReadingPdf } from './typeset-reading-pdf';

const SENTENCES: Readonly<Record<Language, string>> = {
  he: 'הארנב לחש סוד אחד קטן והירח צחק. ',
  en: 'The rabbit whispered one small secret and the moon laughed. ',
  ar: 'همسَ الأرنبُ سرًّا صغيرًا واحدًا فضحكَ القمر. ',
  ru: 'Кролик шепнул один маленький секрет, и луна засмеялась. ',
};
const page = (language: Language, sentences: number): readonly string[] => [
  SENTENCES[language].repeat(sentences).trim(),
];

/** The maximum number of sentences that the fast check accepts. */
function getMaxSentences(language: Language): number {
  let count = 1;
  while (fitsPage(page(language, count + 1), language)) count += 1;
  return count;
}

describe("a fast estimate of the typesetter's result", () => {
  test.each(LANGUAGES)(
    '%s: the typesetter accepts what passes, within a twelfth of a page, and rejects what is far over',
    async (language) => {
      const most = getMaxSentences(language);
      const sets = async (sentences: number) => {
        const made = await createTypesetterInput(language);
        return (await typesetReadingPdf(withParagraphs(made, 's01', [...page(language, sentences)]))).ok;
      };
      expect(await sets(Math.floor((most * 11) / 12))).toBe(true);
      expect(await sets(Math.ceil((most * 13) / 12) + 1)).toBe(false);
    },
  );

  test('a word wider than the page never fits', () => {
    expect(fitsPage([`Oh, ${'o'.repeat(90)}!`], 'en')).toBe(false);
    expect(fitsPage(['Oh, no!'], 'en')).toBe(true);
  });
});
