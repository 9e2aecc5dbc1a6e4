import { getTextDirection, type Language } from '@/lib/markets';
import { TYPOGRAPHY } from '../fonts';
import { type Direction, getTypedDirection } from '../text/direction';
import { toLiteralText } from '../text/literal-text';
import { breakParts, countLines, type Part, splitParts } from './break-paragraph';
import type { MeasureText, PageLayout, PageWords, ParagraphLayout, StoryFace, StoryWords } from './model';
import { getParagraphLeading, getParagraphSize, opensLarge } from './paragraph-style';

const toPoints = (mm: number): number => (mm * 72) / 25.4;

/** The text box of a page in millimetres (see `template/pages.typ`). */
export const TEXT_BOX = { widthMm: 152, heightMm: 140, heightAboveVignetteMm: 112 } as const;
/** Words are measured one by one and set together: Arabic lines come out up to 0.5 % wider. */
const WIDTH_RESERVE = 0.99;
const LINE_WIDTH = toPoints(TEXT_BOX.widthMm) * WIDTH_RESERVE;
/** Parents read aloud from their lap, so text is never smaller (§10 words). */
export const MIN_PT = 14;
const SIZE_STEP = 0.5;
/** One size serves the whole book where it can; only a page far too long for it is smaller than this by itself. */
const MIN_BOOK_PT = 17;
const PARAGRAPH_GAP = 0.35;

type Paragraph = {
  readonly large: boolean;
  readonly direction: Direction;
  /** The breakable parts between the text's own line breaks; widths for a body size of one point. */
  readonly lines: readonly (readonly Part[])[];
};
type Page = { readonly key: string; readonly height: number; readonly paragraphs: readonly Paragraph[] };

/** The width of a part: a coloured name is shaped by itself, with its prefix only in Arabic, where letters join. */
function measurePart(part: string, face: StoryFace, language: Language, measure: MeasureText): number {
  const pieces = part.split(language === 'ar' ? /\u2069/u : /[\u2068\u2069]/u);
  return pieces.reduce((width, piece) => {
    const text = piece.replace(/[\u2060\u2068]/gu, '');
    return width + (text === '' ? 0 : measure(text, face, 1));
  }, 0);
}

function measurePage({ key, paragraphs, vignette }: PageWords, language: Language, measure: MeasureText): Page {
  const texts = paragraphs.map(toLiteralText);
  const opening = opensLarge(texts);
  return {
    key,
    height: toPoints(vignette ? TEXT_BOX.heightAboveVignetteMm : TEXT_BOX.heightMm),
    paragraphs: texts.map((text, at) => {
      const large = at === 0 && opening;
      const scale = getParagraphSize(large, 1);
      const measureEm = (part: string) => scale * measurePart(part, large ? 'heading' : 'story', language, measure);
      const direction = getTypedDirection(text, getTextDirection(language));
      return { large, direction, lines: text.split('\n').map((line) => splitParts(line, measureEm)) };
    }),
  };
}

const getGap = (sizePt: number, leadingEm: number): number => sizePt * (leadingEm + PARAGRAPH_GAP);

/** The height in points of a page's text at a size and a leading. */
function getHeight({ paragraphs }: Page, sizePt: number, leadingEm: number, language: Language): number {
  const heights = paragraphs.map(({ large, lines }) => {
    const count = lines.reduce((total, parts) => total + Math.max(1, countLines(parts, LINE_WIDTH / sizePt)), 0);
    return getParagraphSize(large, sizePt) * (count + (count - 1) * getParagraphLeading(large, leadingEm, language));
  });
  return heights.reduce((total, height) => total + height, 0) + (heights.length - 1) * getGap(sizePt, leadingEm);
}

const getTightest = (language: Language): number => TYPOGRAPHY[language].leading.story.at(-1) ?? 0.5;

const fitsWidth = ({ paragraphs }: Page, sizePt: number): boolean =>
  paragraphs.every(({ lines }) => lines.flat().every(({ width }) => width * sizePt <= LINE_WIDTH));

const fits = (page: Page, sizePt: number, leadingEm: number, language: Language): boolean =>
  fitsWidth(page, sizePt) && getHeight(page, sizePt, leadingEm, language) <= page.height;

/** The largest size up to `largest` at which a page fits at the tightest leading; `null`: not even at the smallest. */
function getPageSize(page: Page, largest: number, language: Language): number | null {
  for (let sizePt = largest; sizePt >= MIN_PT; sizePt -= SIZE_STEP)
    if (fits(page, sizePt, getTightest(language), language)) return sizePt;
  return null;
}

/** One size for all pages, so that the book reads evenly. */
function getBookSize(pages: readonly Page[], language: Language): number {
  const { largestStoryPt } = TYPOGRAPHY[language];
  const sizes = pages.flatMap((page) => getPageSize(page, largestStoryPt, language) ?? []);
  return Math.max(MIN_BOOK_PT, Math.min(largestStoryPt, ...sizes));
}

function layoutParagraph(
  { large, direction, lines }: Paragraph,
  sizePt: number,
  leadingEm: number,
  language: Language,
): ParagraphLayout {
  return {
    large,
    sizePt: getParagraphSize(large, sizePt),
    leadingEm: getParagraphLeading(large, leadingEm, language),
    direction,
    lines: lines.flatMap((parts) => (parts.length > 0 ? breakParts(parts, LINE_WIDTH / sizePt, large) : [''])),
  };
}

function layoutPage(page: Page, bookSize: number, language: Language): PageLayout {
  const fitting = getPageSize(page, bookSize, language);
  const sizePt = fitting ?? MIN_PT;
  const leadings = TYPOGRAPHY[language].leading.story;
  const leadingEm = leadings.find((leading) => fits(page, sizePt, leading, language)) ?? getTightest(language);
  return {
    key: page.key,
    sizePt,
    leadingEm,
    gapPt: getGap(sizePt, leadingEm),
    heightPt: getHeight(page, sizePt, leadingEm, language),
    paragraphs:
      fitting === null
        ? null
        : page.paragraphs.map((paragraph) => layoutParagraph(paragraph, sizePt, leadingEm, language)),
  };
}

/**
 * The text pages of a book as they are printed: one size for the book where it can be, leading and every line. The
 * template prints these lines and the editor shows them (§4 editor).
 */
export function layoutStory({ language, spreads }: StoryWords, measure: MeasureText): readonly PageLayout[] {
  const pages = spreads.map((spread) => measurePage(spread, language, measure));
  const bookSize = getBookSize(pages, language);
  return pages.map((page) => layoutPage(page, bookSize, language));
}
