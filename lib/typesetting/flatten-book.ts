import sharp from 'sharp';
import type { CoverTone } from '@/lib/catalogue';
import type { BookInput, PictureBookInput, TypesetterInput } from './model';

const TINT = { dark: '#141836', light: '#fff8ec' } as const;
/** Share of the cover picture that the tint covers, and its strength along the way (as in `front.typ`). */
const TINTED = 0.42;
const STOPS = [
  [0, 1],
  [0.6, 1],
  [0.73, 0.72],
  [0.88, 0.28],
  [1, 0],
] as const;

/** Paints the tint under the title into the picture itself. */
async function tintCover(picture: Uint8Array, { tone, tint }: CoverTone): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const stops = STOPS.map(
    ([offset, share]) => `<stop offset="${offset}" stop-color="${TINT[tone]}" stop-opacity="${share * tint}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(height * TINTED)}">
    <linearGradient id="tint" x2="0" y2="1">${stops.join('')}</linearGradient>
    <rect width="100%" height="100%" fill="url(#tint)"/></svg>`;
  const composed = sharp(picture).composite([{ input: Buffer.from(svg), top: 0, left: 0 }]);
  return new Uint8Array(await composed.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer());
}

const flatten = async (png: Uint8Array) =>
  new Uint8Array(await sharp(png).flatten({ background: '#fff' }).png().toBuffer());

async function flattenSmallPictures({ smallPictures = {} }: PictureBookInput) {
  const { title, closing } = smallPictures;
  return { ...(title && { title: await flatten(title) }), ...(closing && { closing: await flatten(closing) }) };
}

async function flattenVignettes(book: TypesetterInput): Promise<TypesetterInput> {
  return {
    ...book,
    spreads: await Promise.all(
      book.spreads.map(async (spread) => ({
        ...spread,
        ...(spread.vignette && { vignette: await flatten(spread.vignette) }),
      })),
    ),
  };
}

const flattenCover = async ({ cover }: BookInput, tone: CoverTone) => ({
  ...cover,
  picture: await tintCover(cover.picture, tone),
});

/** The book without transparent parts, for print houses that accept none: paper is white, the tint is painted. */
export const flattenBook = async (book: TypesetterInput, tone: CoverTone): Promise<TypesetterInput> => ({
  ...(await flattenVignettes(book)),
  cover: await flattenCover(book, tone),
});

export const flattenPictureBook = async (book: PictureBookInput, tone: CoverTone): Promise<PictureBookInput> => ({
  ...book,
  cover: await flattenCover(book, tone),
  smallPictures: await flattenSmallPictures(book),
});
