import type { Lettering } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

/** The title's box on the trimmed cover and its sizes, in hundredths of the cover's width (`template/front.typ`). */
const BOX = { width: 84.76, height: 25.71 } as const;
const SIZES = { largest: 10.41, smallest: 4.03, step: 0.168 } as const;

/** Widest mean advance of a long word's letters in each face, in em; a test compares them with the fonts. */
const ADVANCES: Readonly<Record<Language, Readonly<Record<Lettering, number>>>> = {
  he: { round: 0.51, serif: 0.47, poster: 0.51, hand: 0.53, brush: 0.305 },
  en: { round: 0.56, serif: 0.58, poster: 0.59, hand: 0.63, brush: 0.35 },
  ar: { round: 0.48, serif: 0.5, poster: 0.41, hand: 0.52, brush: 0.41 },
  ru: { round: 0.64, serif: 0.66, poster: 0.67, hand: 0.68, brush: 0.37 },
};
/** Capitals are wider than small letters. */
const CAPITALS = 1.25;
/** Narrow faces are set larger, as in print (`lib/typesetting/fonts.ts`). */
const getScale = (lettering: Lettering, language: Language): number =>
  lettering === 'brush' && language !== 'ar' ? 1.45 : 1;
/** Height of a line in em, as `cover.css` sets it. */
const getLineHeight = (language: Language): number => (language === 'ar' ? 1.25 : 1.06);

const SCRIPTS = [
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const;

const findLanguage = (title: string): Language => SCRIPTS.find(([, script]) => script.test(title))?.[0] ?? 'en';

const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Lines that words of these widths take, all in em. */
function countLines(widths: readonly number[], space: number, lineWidth: number): number {
  let [lines, filled] = [1, 0];
  for (const width of widths) {
    const next = filled === 0 ? width : filled + space + width;
    if (next <= lineWidth) filled = next;
    else [lines, filled] = [lines + 1, width];
  }
  return lines;
}

/**
 * The size of a cover's title in hundredths of the cover's width: the largest of print at which no word is broken and the
 * lines fit their box.
 */
export function fitTitle(title: string, lettering: Lettering): number {
  const language = findLanguage(title);
  const advance = ADVANCES[language][lettering];
  const words = title.split(/[\s\u05be-]+/u).filter(Boolean);
  const widths = words.map((word) => [...word].length * advance * (isCapital(word) ? CAPITALS : 1));
  const fits = (size: number) =>
    Math.max(0, ...widths) * size <= BOX.width &&
    countLines(widths, advance / 2, BOX.width / size) * getLineHeight(language) * size <= BOX.height;
  const largest = SIZES.largest * getScale(lettering, language);
  for (let size = largest; size > SIZES.smallest; size -= SIZES.step) if (fits(size)) return size;
  return SIZES.smallest;
}
