import { createCanvas } from '@napi-rs/canvas';
import type { Language } from '@/lib/markets';
import { TYPOGRAPHY } from './fonts';
import { CARD_BOXES, type CardBox, type GiftCardWords } from './gift-card-model';
import { layoutPages } from './layout/layout-pages';
import { MIN_PT } from './layout/layout-story';
import { getFont, registerFonts } from './register-fonts';
import { breakLines } from './text/fit-lines';
import { getScriptLanguage } from './text/literal-text';

const toPoints = (mm: number): number => (mm * 72) / 25.4;
/** The text box of the dedication in points (140 × 118 mm; see `template/pages.typ`). */
const DEDICATION_BOX = { width: toPoints(140), height: toPoints(118) };
/** The typesetter breaks lines a little differently; a text that passes here must never overflow there. */
const RESERVE = 0.94;

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

/** Whether a page of story text with a vignette below fits at 14 pt and the smallest line gap, exactly as it is printed. */
export const fitsPage = (paragraphs: readonly string[], language: Language): boolean =>
  layoutPages({ language, spreads: [{ key: 'page', paragraphs, vignette: true }] })[0]?.paragraphs !== null;

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
 * Whether a dedication fits its page at 14 pt, by height and by its widest word: with a reserve, so that the typesetter
 * never refuses a text that this accepts.
 */
export const fitsDedication = (text: string, language: Language): boolean => {
  const gap = TYPOGRAPHY[language].leading.story.at(-1) ?? 0.5;
  return fitsBox(text, { ...DEDICATION_BOX, minPt: MIN_PT, gap }, getFont(language, 'hand'));
};

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
