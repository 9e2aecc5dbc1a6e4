import { getTextDirection, type Language } from '@/lib/markets';
import { TYPOGRAPHY } from '../fonts';
import { getTypedDirection } from '../text/direction';
import type { PageLayout, ParagraphLayout } from './model';

const OPENING_SCALE = 1.3;
/** A single paragraph of more words has no large opening. */
const OPENING_WORDS = 14;
const OPENING_LEADING = 0.06;

/** Whether the first of a page's paragraphs is set in large letters. */
export const opensLarge = ([first = '', ...others]: readonly string[]): boolean =>
  others.length > 0 || first.split(' ').length <= OPENING_WORDS;

/** Size of a paragraph, in the unit of the running text's size. */
export const getParagraphSize = (large: boolean, size: number): number => (large ? size * OPENING_SCALE : size);

/** Gap between the lines of a paragraph in em of its size. */
export const getParagraphLeading = (large: boolean, leadingEm: number, language: Language): number =>
  large ? TYPOGRAPHY[language].leading.heading + OPENING_LEADING : leadingEm;

/**
 * Words that nobody has measured yet, in the sizes of a page that was: each paragraph is one line, for the browser to
 * break. What is being written so keeps its size when its lines arrive (§4 editor).
 */
export function styleParagraphs(
  paragraphs: readonly string[],
  { sizePt, leadingEm }: Pick<PageLayout, 'sizePt' | 'leadingEm'>,
  language: Language,
): readonly ParagraphLayout[] {
  const opening = opensLarge(paragraphs);
  return paragraphs.map((text, at) => {
    const large = at === 0 && opening;
    return {
      large,
      sizePt: getParagraphSize(large, sizePt),
      leadingEm: getParagraphLeading(large, leadingEm, language),
      direction: getTypedDirection(text, getTextDirection(language)),
      lines: [text],
    };
  });
}
