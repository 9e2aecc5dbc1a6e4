import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { fitsClosing, fitsCover, fitsPage } from './page-fit';
import { createTypesetterInput, withParagraphs } from './testing/book';
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

/** The maximum number of sentences that the check accepts. */
function getMaxSentences(language: Language): number {
  let count = 1;
  while (fitsPage(page(language, count + 1), language)) count += 1;
  return count;
}

describe('what fits a page', () => {
  test.each(LANGUAGES)('%s: the typesetter prints the most that fits, and not a sentence more', async (language) => {
    const most = getMaxSentences(language);
    const typeset = async (sentences: number) => {
      const made = await createTypesetterInput(language);
      return (await typesetReadingPdf(withParagraphs(made, 's01', [...page(language, sentences)]))).ok;
    };
    expect(await typeset(most)).toBe(true);
    expect(await typeset(most + 1)).toBe(false);
  });

  test('a word wider than the page never fits', () => {
    expect(fitsPage([`Oh, ${'o'.repeat(90)}!`], 'en')).toBe(false);
    expect(fitsPage(['Oh, no!'], 'en')).toBe(true);
  });
});

describe('cover and last page: the typesetter accepts what passes', () => {
  const LETTERS: Readonly<Record<Language, string>> = { he: 'ש', en: 'W', ar: 'ض', ru: 'Щ' };
  const longestFitting = (fits: (count: number) => boolean): number => {
    let count = 1;
    while (fits(count + 1)) count += 1;
    return count;
  };
  test.each(LANGUAGES)('%s', async (language) => {
    const made = await createTypesetterInput(language);
    const { lettering } = made;
    const word = (count: number) => LETTERS[language].repeat(count);
    const title = word(longestFitting((count) => fitsCover({ title: word(count), subtitle: '', lettering }, language)));
    const starringLine = word(
      longestFitting((count) => fitsCover({ title: '', subtitle: word(count), lettering }, language)),
    );
    const phrase = (count: number) => Array.from({ length: count }, () => word(6)).join(' ');
    const closing = phrase(longestFitting((count) => fitsClosing(phrase(count), language)));
    expect((await typesetReadingPdf({ ...made, title, starringLine, closing })).ok).toBe(true);
    expect((await typesetReadingPdf({ ...made, title: `${title}${title}` })).ok).toBe(false);
  });
});
