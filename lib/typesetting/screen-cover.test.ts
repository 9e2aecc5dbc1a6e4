import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { fitTitle } from '@/components/book-object/fit-title';
import { getLettering, listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { TRIM_MM } from './model';
import { fitsCover } from './page-fit';
import { getCoverFont, registerFonts } from './register-fonts';

/** The title's box on the printed cover (`template/front.typ`), in hundredths of its width. */
const BOX_WIDTH = (100 * 178) / TRIM_MM;
const LARGEST_PT = 62;
const toShare = (pt: number): number => (100 * pt * 25.4) / 72 / TRIM_MM;

describe.each(LANGUAGES)('§2 the cover on screen is the cover in print, in %s', (language) => {
  registerFonts();
  const context = createCanvas(1, 1).getContext('2d');
  const titles = listBooksInLanguage(language).map(({ title, baseId }) => ({ title, lettering: getLettering(baseId) }));

  it('breaks no word of a title', () => {
    const broken = titles.filter(({ title, lettering }) => {
      context.font = getCoverFont(language, lettering)(100);
      const widest = Math.max(...title.split(/[\s\u05be-]+/).map((word) => context.measureText(word).width / 100));
      return widest * fitTitle(title, lettering) > BOX_WIDTH;
    });
    expect(broken).toEqual([]);
  });

  it('sets no title smaller than print at its smallest, and short ones as large as print', () => {
    for (const { title, lettering } of titles) {
      expect(fitsCover({ title, subtitle: '', lettering }, language)).toBe(true);
      expect(fitTitle(title, lettering)).toBeGreaterThan(toShare(24));
    }
    expect(fitTitle('Аб', 'round')).toBeCloseTo(toShare(LARGEST_PT), 1);
  });
});
