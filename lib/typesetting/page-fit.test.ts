import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { bookToSet, withParagraphs } from './book.fixture';
import { pageFits } from './page-fit';
import { setReadingPdf } from './set-reading-pdf';

const SENTENCES: Readonly<Record<Language, string>> = {
  he: 'הארנב לחש סוד אחד קטן והירח צחק. ',
  en: 'The rabbit whispered one small secret and the moon laughed. ',
  ar: 'همسَ الأرنبُ سرًّا صغيرًا واحدًا فضحكَ القمر. ',
  ru: 'Кролик шепнул один маленький секрет, и луна засмеялась. ',
};
const page = (language: Language, sentences: number): readonly string[] => [
  SENTENCES[language].repeat(sentences).trim(),
];

/** The most sentences that the quick measure lets pass. */
function mostThatFit(language: Language): number {
  let count = 1;
  while (pageFits(page(language, count + 1), language)) count += 1;
  return count;
}

describe('book design: a quick measure of what the typesetter sets', () => {
  test.each(LANGUAGES)(
    '%s: the typesetter sets what passes, within a twelfth of a page, and refuses what is far over',
    async (language) => {
      const most = mostThatFit(language);
      const sets = async (sentences: number) => {
        const made = await bookToSet(language);
        return (await setReadingPdf(withParagraphs(made, 's01', [...page(language, sentences)]))).ok;
      };
      expect(await sets(Math.floor((most * 11) / 12))).toBe(true);
      expect(await sets(Math.ceil((most * 13) / 12) + 1)).toBe(false);
    },
  );

  test('a word wider than the page never fits', () => {
    expect(pageFits([`Oh, ${'o'.repeat(90)}!`], 'en')).toBe(false);
    expect(pageFits(['Oh, no!'], 'en')).toBe(true);
  });
});
