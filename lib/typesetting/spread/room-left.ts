import { getTextDirection, type Language } from '@/lib/markets';
import { countCharacters } from '@/lib/platform/text/points';
import type { TextPlace } from '@/lib/stories';
import type { Part } from '../layout/break-paragraph';
import type { MeasureText } from '../layout/model';
import { fitsBlock, getSmallest } from './layout-block';
import { layoutCall } from './layout-call';
import { listSentences, placeSentences } from './layout-path';
import { getWidth, type PreparedText, prepareText } from './prepare-text';

/** Letters of a word that might follow. */
const WORD_LETTERS = 5;
const MOST_LETTERS = 600;

const countLetters = (parts: readonly Part[]): number =>
  parts.reduce((count, { text, space }) => count + countCharacters(text) + (space > 0 ? 1 : 0), 0);

/** The text with more letters after it, or without the last of its own. */
function resize(text: PreparedText, letters: number, letterWidth: number): PreparedText {
  const lines = text.lines.map((line) => ({ ...line, parts: [...line.parts] }));
  const last = lines.at(-1);
  for (let left = letters; left > 0; left -= WORD_LETTERS + 1) {
    const width = Math.min(left, WORD_LETTERS) * letterWidth;
    last?.parts.push({ text: '', width, space: letterWidth });
  }
  for (let left = -letters; left > 0; ) {
    const parts = lines.findLast((line) => line.parts.length > 0)?.parts;
    const removed = parts?.pop();
    if (!removed) break;
    left -= countLetters([removed]);
  }
  return { ...text, lines };
}

function fits(place: TextPlace, text: PreparedText, language: Language): boolean {
  if (place.kind === 'block') return fitsBlock(place, text, getSmallest(place, text));
  if (place.kind === 'call') return layoutCall(place, text).fits;
  const reversed = text.direction !== getTextDirection(language);
  return placeSentences(place, listSentences(text), reversed) !== null;
}

/**
 * About how many letters may still be added to a text in its place; below zero, how many are too many. For the editor,
 * beside the text.
 */
export function roomLeft(place: TextPlace, words: string, language: Language, measure: MeasureText): number {
  const text = prepareText(place, words, language, measure);
  const parts = text.lines.flatMap((line) => line.parts);
  const letters = countLetters(parts);
  const letterWidth = letters > 0 ? getWidth(parts) / letters : measure('n', text.face, 1);
  let [low, high] = [-letters, MOST_LETTERS];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(place, resize(text, middle, letterWidth), language)) low = middle;
    else high = middle - 1;
  }
  return low;
}
