import { createCanvas } from '@napi-rs/canvas';
import type { Lettering } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { DEDICATION_BOXES, type DedicationDesign } from './dedication-designs';
import { COVER_FACES, TYPOGRAPHY } from './fonts';
import { CARD_BOXES, type CardBox, type GiftCardWords } from './gift-card-model';
import { getCoverFont, getFont, registerFonts } from './register-fonts';
import { breakLines } from './text/fit-lines';
import { getScriptLanguage } from './text/literal-text';

const toPoints = (mm: number): number => (mm * 72) / 25.4;
/** The typesetter breaks lines a little differently; a text that passes here must never overflow there. */
const RESERVE = 0.94;
/** The text box of a page with a vignette, in points (152 × 112 mm; see `template/pages.typ`). */
const BOX = { width: toPoints(152), height: toPoints(112) };
/** Parents read aloud from their lap, so text is never smaller (book design, "Typesetting"). */
const MIN_PT = 14;
const LEAD_IN = 1.3;
const LEAD_IN_WORDS = 14;
const PARAGRAPH_GAP = 0.35;
const LEAD_IN_LEADING = 0.06;

const isolates = /[\u2068\u2069]/gu;

type Measure = (text: string) => number;

/** Caches the width of each word. */
function memoize(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (word) => {
    const width = known.get(word) ?? measure(word);
    known.set(word, width);
    return width;
  };
}

/** The width of a line as the sum of its words, so that adding a word needs no new measurement. */
const measureByWords =
  (widthOf: Measure): Measure =>
  (line) =>
    line
      .trim()
      .split(' ')
      .reduce((width, word) => width + widthOf(' ') + widthOf(word), -widthOf(' '));

/**
 * Whether a page of story text fits its box at 14 pt and the smallest line gap: by height and by its widest word. A
 * fast estimate of `template/story.typ`; the typesetter decides.
 */
export function fitsPage(paragraphs: readonly string[], language: Language): boolean {
  registerFonts();
  const context = createCanvas(1, 1).getContext('2d');
  const { leading } = TYPOGRAPHY[language];
  const tightest = leading.story.at(-1) ?? 0.5;
  const opensLarge = paragraphs.length > 1 || (paragraphs[0] ?? '').split(' ').length <= LEAD_IN_WORDS;
  let height = 0;
  for (const [i, text] of paragraphs.entries()) {
    const large = i === 0 && opensLarge;
    const size = large ? MIN_PT * LEAD_IN : MIN_PT;
    context.font = getFont(language, large ? 'heading' : 'story')(size);
    const widthOf = memoize((word) => context.measureText(word.replace(isolates, '')).width);
    if (text.split(/[ \n]+|-|־/u).some((word) => widthOf(word) > BOX.width)) return false;
    const lines = text
      .split('\n')
      .flatMap((line) => breakLines(line.replaceAll('\u00a0', ' '), BOX.width, measureByWords(widthOf)));
    const gap = large ? leading.heading + LEAD_IN_LEADING : tightest;
    height += lines.length * size + (lines.length - 1) * gap * size;
    if (i > 0) height += MIN_PT * (tightest + PARAGRAPH_GAP);
  }
  return height <= BOX.height;
}

type TextBox = {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** The smallest size of the text in points. */
  readonly minPt: number;
  /** The gap between its lines in em. */
  readonly gap: number;
};

/** Whether a text fits its box at the smallest size, by height and by its widest word, with a reserve. */
function fitsBox(text: string, box: TextBox, font: (size: number) => string): boolean {
  registerFonts();
  const context = createCanvas(1, 1).getContext('2d');
  context.font = font(box.minPt);
  const widthOf = memoize((word) => context.measureText(word).width);
  const width = box.width * RESERVE;
  if (text.split(/\s+/u).some((word) => widthOf(word) > width)) return false;
  const lines = text.split('\n').flatMap((line) => {
    const broken = breakLines(line, width, measureByWords(widthOf));
    return broken.length > 0 ? broken : [''];
  });
  return lines.length * box.minPt * (1 + box.gap) <= box.height * RESERVE;
}

/**
 * Whether a dedication fits its design at 14 pt, by height and by its widest word: with a reserve, so that the
 * typesetter never refuses a text that this accepts.
 */
export const fitsDedication = (text: string, language: Language, design: DedicationDesign): boolean => {
  const { widthMm, heightMm } = DEDICATION_BOXES[design];
  const gap = TYPOGRAPHY[language].leading.story.at(-1) ?? 0.5;
  const box = { width: toPoints(widthMm), height: toPoints(heightMm), minPt: MIN_PT, gap };
  return fitsBox(text, box, getFont(language, 'hand'));
};

/** The title's boxes on the front cover and on the title page (`template/front.typ`, `template/pages.typ`). */
const TITLE_BOXES = [
  { width: toPoints(178), height: toPoints(54), minPt: 24 },
  { width: toPoints(154), height: toPoints(66), minPt: 20 },
] as const;
/** The line below the title: one line on the cover, up to two on the title page. */
const STARRING_LINE = { width: toPoints(156), minPt: 11 } as const;
const STARRING_BOX = { width: toPoints(138), height: toPoints(20), minPt: 12, gap: 0.2 } as const;
const CLOSING_BOX = { width: toPoints(148), height: toPoints(66), minPt: MIN_PT } as const;

type CoverWords = { readonly title: string; readonly subtitle: string; readonly lettering: Lettering };

/** Whether a parent's title and the line below it fit cover and title page at their smallest sizes. */
export function fitsCover({ title, subtitle, lettering }: CoverWords, language: Language): boolean {
  const { heading } = TYPOGRAPHY[language].leading;
  const { scale } = COVER_FACES[lettering][language];
  const font = getCoverFont(language, lettering);
  // Fonts that look small are set larger, so that they need more room.
  const titleFits = TITLE_BOXES.every((box) =>
    fitsBox(title, { ...box, minPt: box.minPt * Math.max(1, scale), gap: heading }, font),
  );
  const starringFont = getFont(language, 'heading');
  const oneLine = { ...STARRING_LINE, height: (STARRING_LINE.minPt * 1.5) / RESERVE, gap: 0.2 };
  return titleFits && fitsBox(subtitle, oneLine, starringFont) && fitsBox(subtitle, STARRING_BOX, starringFont);
}

/** Whether the words of the last page fit it at 14 pt. */
export const fitsClosing = (text: string, language: Language): boolean =>
  fitsBox(text, { ...CLOSING_BOX, gap: TYPOGRAPHY[language].leading.heading }, getFont(language, 'heading'));

/** Whether message and names fit the greeting card of a gift, with the same reserve (`template/gift-card.typ`). */
export function fitsGiftCard({ recipientName, message, senderName }: GiftCardWords): boolean {
  const language = getScriptLanguage(message);
  const { leading } = TYPOGRAPHY[language];
  const fits = (text: string, { widthMm, heightMm, minPt }: CardBox, role: 'heading' | 'hand') => {
    const gap = role === 'heading' ? leading.heading : (leading.story.at(-1) ?? 0.5);
    return fitsBox(text, { width: toPoints(widthMm), height: toPoints(heightMm), minPt, gap }, getFont(language, role));
  };
  return (
    fits(recipientName, CARD_BOXES.recipient, 'heading') &&
    fits(message, CARD_BOXES.message, 'hand') &&
    fits(senderName, CARD_BOXES.sender, 'hand')
  );
}
