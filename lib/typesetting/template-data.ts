import type { CoverTone } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';
import {
  DEDICATION_PHOTO,
  type DedicationBox,
  getDedicationBox,
  getPhotoPlace,
  getPhotoTurn,
} from './dedication-designs';
import { COVER_FACES, getLeading, TYPOGRAPHY } from './fonts';
import { layoutDedication } from './layout/layout-dedication';
import { layoutPages } from './layout/layout-pages';
import type { DedicationLine } from './layout/model';
import { type BookFrame, isRtlLanguage, TRIM_MM, type TypesetterInput } from './model';
import { createQrBars } from './qr-bars';
import { type Direction, getLineDirection } from './text/direction';
import { splitHeroRuns, type TextRun } from './text/hero-name';
import { replaceNoBreakSpaces, toLiteralText, wrapDirectedIsolate } from './text/literal-text';

/** Output format; lengths in millimetres. */
export type OutputMedium =
  | { readonly medium: 'screen' }
  | {
      readonly medium: 'print';
      readonly trimMm: number;
      readonly bleedMm: number;
      readonly wrapMm: number;
      readonly spineMm: number;
    };

const COVER_FILE = 'cover.jpg';
const getPictureFile = (index: number) => `picture-${index}.jpg`;
const getVignetteFile = (index: number) => `vignette-${index}.png`;

const DEDICATION_FILE = 'dedication.jpg';

/** The page with the family's words and photo; `null` for one with neither. */
function toDedication({ dedication, dedicationDesign: design, dedicationPhoto: photo, language }: BookFrame) {
  if (dedication === null && !photo) return null;
  const direction = isRtlLanguage(language) ? 'rtl' : 'ltr';
  const box = getDedicationBox(design, photo !== null);
  return {
    ...layoutWords(dedication, language, box),
    design,
    box,
    photo: photo && {
      file: DEDICATION_FILE,
      alt: toLiteralText(photo.alt),
      turnDegrees: getPhotoTurn(direction),
      ...DEDICATION_PHOTO,
      ...getPhotoPlace(design, dedication !== null),
    },
  };
}

/** A line that runs against its book is isolated: the lines of a dedication are one paragraph, with one direction. */
const toLineRuns = ({ text, direction }: DedicationLine, around: Direction): readonly TextRun[] => [
  { text: direction === around ? text : wrapDirectedIsolate(text, direction), hero: false },
];

/** A dedication's words in printed lines; `overflows` where they do not fit. */
function layoutWords(dedication: string | null, language: TypesetterInput['language'], box: DedicationBox) {
  const words = dedication === null ? null : layoutDedication(dedication, language, box);
  return {
    words: words && { ...words, lines: words.lines.map((line) => toLineRuns(line, getTextDirection(language))) },
    overflows: dedication !== null && words === null,
  };
}

/** The text pages in printed lines of runs; `null` for a page whose text does not fit. */
function layoutSpreads({ language, heroName, spreads }: TypesetterInput) {
  const words = spreads.map(({ key, paragraphs, vignette }) => ({ key, paragraphs, vignette: vignette !== undefined }));
  return layoutPages({ language, spreads: words }).map(
    ({ gapPt, paragraphs }) =>
      paragraphs && {
        gapPt,
        paragraphs: paragraphs.map((paragraph) => ({
          ...paragraph,
          lines: paragraph.lines.map((line) => splitHeroRuns(line, heroName, language)),
        })),
      },
  );
}

/** What surrounds the spreads of every edition; `toRuns` decides whether the hero's name has a colour. */
export const toFrameData = (
  book: BookFrame & { readonly back: { readonly blurb: string } },
  tone: CoverTone,
  medium: OutputMedium,
  toRuns: (text: string) => readonly TextRun[],
) => {
  const towards = (text: string) => getLineDirection(text, book.heroName, book.language);
  const { faces, largestStoryPt } = TYPOGRAPHY[book.language];
  return {
    bleedMm: 0,
    trimMm: TRIM_MM,
    ...medium,
    largestStoryPt,
    leading: getLeading(book.language, book.closing),
    faces: { ...faces, cover: COVER_FACES[book.lettering][book.language] },
    language: book.language,
    direction: isRtlLanguage(book.language) ? 'rtl' : 'ltr',
    joined: book.language === 'ar',
    title: toLiteralText(book.title),
    documentTitle: replaceNoBreakSpaces(toLiteralText(book.title)),
    publisher: book.publisher,
    starringLine: toRuns(book.starringLine),
    starringBelowTitle: false,
    directions: {
      title: towards(book.title),
      starringLine: towards(book.starringLine),
      closing: towards(book.closing),
    },
    credits: book.creditsLines.map(toLiteralText),
    qr: { ...createQrBars(book.qr.url), alt: book.qr.alt, caption: book.qr.caption ?? null },
    dedication: toDedication(book),
    closing: toRuns(book.closing),
    blurb: toRuns(book.back.blurb),
    cover: { file: COVER_FILE, alt: toLiteralText(book.cover.alt), ...tone },
  };
};

/** The templates' data: all texts as runs of literal text, all pictures as file names. */
export const toTemplateData = (book: TypesetterInput, tone: CoverTone, medium: OutputMedium): unknown => {
  const layouts = layoutSpreads(book);
  const vignettes = book.spreads.flatMap((spread, index) => (spread.vignette ? [`/${getVignetteFile(index)}`] : []));
  return {
    ...toFrameData(book, tone, medium, (text) => splitHeroRuns(text, book.heroName, book.language)),
    vignettes: { title: vignettes[0] ?? null, dedication: vignettes.at(-1) ?? null },
    spreads: book.spreads.map((spread, index) => ({
      key: spread.key,
      layout: layouts[index],
      picture: getPictureFile(index),
      alt: toLiteralText(spread.alt),
      vignette: spread.vignette ? getVignetteFile(index) : null,
    })),
  };
};

/** The picture files of what surrounds the spreads. */
export const toFrameFiles = ({ cover, dedicationPhoto }: BookFrame): Map<string, Uint8Array> => {
  const files = new Map<string, Uint8Array>([[COVER_FILE, cover.picture]]);
  if (dedicationPhoto) files.set(DEDICATION_FILE, dedicationPhoto.picture);
  return files;
};

/** The picture files that the data references. */
export const toTemplateFiles = (book: TypesetterInput): Map<string, Uint8Array> => {
  const files = toFrameFiles(book);
  book.spreads.forEach((spread, index) => {
    files.set(getPictureFile(index), spread.picture);
    if (spread.vignette) files.set(getVignetteFile(index), spread.vignette);
  });
  return files;
};
