import type { CoverTone } from '@/lib/catalogue';
import { COVER_FACES, TYPOGRAPHY } from './faces';
import { plainRuns, runsOf } from './hero-name';
import { literalText, unbound } from './literal-text';
import { type BookToSet, isRightToLeft } from './model';
import { qrBars } from './qr-bars';

/** Where a file goes; lengths in millimetres. */
export type Medium =
  | { readonly medium: 'screen' }
  | { readonly medium: 'print'; readonly bleedMm: number; readonly wrapMm: number; readonly spineMm: number };

const COVER_FILE = 'cover.jpg';
const pictureFile = (index: number) => `picture-${index}.jpg`;
const vignetteFile = (index: number) => `vignette-${index}.png`;

/** The data that the templates read: all words as runs of literal text, all pictures as file names. */
export const bookData = (book: BookToSet, tone: CoverTone, medium: Medium): unknown => {
  const story = (text: string) => runsOf(text, book.heroName, book.language);
  const { faces, ...typography } = TYPOGRAPHY[book.language];
  const vignettes = book.spreads.flatMap((spread, index) => (spread.vignette ? [`/${vignetteFile(index)}`] : []));
  return {
    bleedMm: 0,
    ...medium,
    ...typography,
    faces: { ...faces, cover: COVER_FACES[book.lettering][book.language] },
    language: book.language,
    direction: isRightToLeft(book.language) ? 'rtl' : 'ltr',
    joined: book.language === 'ar',
    title: literalText(book.title),
    documentTitle: unbound(literalText(book.title)),
    publisher: book.publisher,
    starringLine: story(book.starringLine),
    credits: book.creditsLines.map(literalText),
    qr: { ...qrBars(book.qr.url), alt: book.qr.alt, caption: book.qr.caption ?? null },
    dedication: book.dedication === null ? null : plainRuns(book.dedication),
    closing: story(book.closing),
    blurb: story(book.back.blurb),
    cover: { file: COVER_FILE, alt: literalText(book.cover.alt), ...tone },
    vignettes: { title: vignettes[0] ?? null, dedication: vignettes.at(-1) ?? null },
    spreads: book.spreads.map((spread, index) => ({
      key: spread.key,
      paragraphs: spread.paragraphs.map(story),
      picture: pictureFile(index),
      alt: literalText(spread.alt),
      vignette: spread.vignette ? vignetteFile(index) : null,
    })),
  };
};

/** The picture files that the data speaks of. */
export const bookFiles = (book: BookToSet): Map<string, Uint8Array> => {
  const files = new Map<string, Uint8Array>([[COVER_FILE, book.cover.picture]]);
  book.spreads.forEach((spread, index) => {
    files.set(pictureFile(index), spread.picture);
    if (spread.vignette) files.set(vignetteFile(index), spread.vignette);
  });
  return files;
};
