import { createCanvas } from '@napi-rs/canvas';
import type { Language } from '@/lib/markets';
import { TYPOGRAPHY } from './faces';
import { breakLines } from './fit-lines';
import { fontOf, registerFonts } from './register-fonts';

/** The text's box on a page with its small picture, in points (152 × 112 mm; see `template/pages.typ`). */
const BOX = { width: (152 * 72) / 25.4, height: (112 * 72) / 25.4 };
/** Read aloud from a lap: smaller is not set (book design, "Typesetting"). */
const SMALLEST_PT = 14;
const LEAD_IN = 1.3;
const LEAD_IN_WORDS = 14;
const PARAGRAPH_GAP = 0.35;
const LEAD_IN_LEADING = 0.06;

const isolates = /[\u2068\u2069]/gu;

type Measure = (text: string) => number;

/** Asks once for the same word. */
function remembered(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (word) => {
    const width = known.get(word) ?? measure(word);
    known.set(word, width);
    return width;
  };
}

/** The width of a line, summed from its words: a line that grows by a word is not measured anew. */
const sumOfWords =
  (widthOf: Measure): Measure =>
  (line) =>
    line
      .trim()
      .split(' ')
      .reduce((width, word) => width + widthOf(' ') + widthOf(word), -widthOf(' '));

/**
 * Whether a page of story text fits its box at 14 pt and the tightest leading: by height and by its widest word.
 * A quick measure of what `template/story.typ` sets; the typesetter has the last word.
 */
export function pageFits(paragraphs: readonly string[], language: Language): boolean {
  registerFonts();
  const context = createCanvas(1, 1).getContext('2d');
  const { leading } = TYPOGRAPHY[language];
  const tightest = leading.story.at(-1) ?? 0.5;
  const opensLarge = paragraphs.length > 1 || (paragraphs[0] ?? '').split(' ').length <= LEAD_IN_WORDS;
  let height = 0;
  for (const [i, text] of paragraphs.entries()) {
    const large = i === 0 && opensLarge;
    const size = large ? SMALLEST_PT * LEAD_IN : SMALLEST_PT;
    context.font = fontOf(language, large ? 'heading' : 'story')(size);
    const widthOf = remembered((word) => context.measureText(word.replace(isolates, '')).width);
    if (text.split(/[ \n]+|-|־/u).some((word) => widthOf(word) > BOX.width)) return false;
    const lines = text
      .split('\n')
      .flatMap((line) => breakLines(line.replaceAll('\u00a0', ' '), BOX.width, sumOfWords(widthOf)));
    const gap = large ? leading.heading + LEAD_IN_LEADING : tightest;
    height += lines.length * size + (lines.length - 1) * gap * size;
    if (i > 0) height += SMALLEST_PT * (tightest + PARAGRAPH_GAP);
  }
  return height <= BOX.height;
}
