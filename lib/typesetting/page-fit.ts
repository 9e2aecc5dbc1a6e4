import { createCanvas } from '@napi-rs/canvas';
import type { Lettering } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { CARD_BOXES, type CardBox, type GiftCardWords } from './cards/gift-card-model';
import { type DedicationDesign, getDedicationBox } from './dedication-designs';
import { COVER_FACES, getLeading, TYPOGRAPHY } from './fonts';
import { countLines, splitParts } from './layout/break-paragraph';
import { layoutDedication } from './layout/layout-dedication';
import { layoutPages } from './layout/layout-pages';
import { MIN_PT } from './layout/layout-story';
import { getCoverFont, getFont, registerFonts } from './register-fonts';
import { stripIsolates } from './text/hero-name';
import { getScriptLanguage, toLiteralText } from './text/literal-text';

const toPoints = (mm: number): number => (mm * 72) / 25.4;
/** The typesetter breaks lines a little differently; a text that passes here must never overflow there. */
const RESERVE = 0.94;

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
  const measure = (part: string) => context.measureText(stripIsolates(part)).width;
  const width = box.width * RESERVE;
  const lines = toLiteralText(text)
    .split('\n')
    .map((line) => splitParts(line, measure));
  if (lines.flat().some((part) => part.width > width)) return false;
  const count = lines.reduce((total, parts) => total + Math.max(1, countLines(parts, width)), 0);
  return count * box.minPt * (1 + box.gap) <= box.height * RESERVE;
}

/** Whether a dedication fits its design at 14 pt, exactly as it is printed. */
export const fitsDedication = (
  text: string,
  language: Language,
  { design, hasPhoto }: { readonly design: DedicationDesign; readonly hasPhoto: boolean },
): boolean => layoutDedication(text, language, getDedicationBox(design, hasPhoto)) !== null;

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
  fitsBox(text, { ...CLOSING_BOX, gap: getLeading(language, text).heading }, getFont(language, 'heading'));

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
