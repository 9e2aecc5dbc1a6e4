import sharp from 'sharp';
import { getTextDirection } from '@/lib/markets';
import type { BookLanguage, TextPlace } from '@/lib/stories';
import { createMeasureText } from '../layout/measure-text';
import type { PictureBookInput } from '../model';
import { checkComposition } from '../spread/check-composition';
import { layoutSpread } from '../spread/layout-spread';
import { createTypesetterInput, SAMPLE_TEXTS } from './book';

/** A picture of a spread: sky above a dark ground, `height` pixels high. */
export const createSpreadJpeg = async (width: number, height: number): Promise<Uint8Array> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1">
    <stop offset="0" stop-color="#1b2350"/><stop offset="0.6" stop-color="#39508c"/><stop offset="1" stop-color="#20301f"/>
    </linearGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="75%" cy="30%" r="${height / 8}" fill="#fff3dc"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
};

const PLACES: readonly TextPlace[] = [
  { kind: 'block', text: 'opening', tone: 'light', box: { x: 140, y: 120, width: 900, height: 200 }, size: [26, 16] },
  { kind: 'block', text: 'story', tone: 'ink', box: { x: 140, y: 400, width: 800, height: 460 }, size: [24, 16] },
  {
    kind: 'path',
    text: 'steps',
    tone: 'gold',
    along: [
      [200, 1050],
      [1000, 1000],
      [2200, 1040],
    ],
    size: [24, 18],
  },
  { kind: 'call', text: 'call', tone: 'light', at: [1750, 700], size: 30, maxWidth: 700, turn: -6 },
];

/** The words of a spread of every kind of place, made readable on its picture. */
async function createLayout(language: BookLanguage, key: string, picture: Uint8Array) {
  const { opening, story, blurb } = SAMPLE_TEXTS[language];
  const words = { opening, story, steps: blurb.replace(/\p{P}/gu, ''), call: opening };
  const placed = layoutSpread({ key, places: PLACES, words }, language, createMeasureText(language));
  const { data, info } = await sharp(picture)
    .resize(600, 300, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return checkComposition({ data, width: info.width, height: info.height }, placed, language).layout;
}

const WORDLESS = 's11';

/** A small complete picture book; the eleventh spread has no words. */
export async function createPictureBook(
  language: BookLanguage,
  { width = 800, height = 400, cover = 400 }: { width?: number; height?: number; cover?: number } = {},
): Promise<PictureBookInput> {
  const { spreads, ...book } = await createTypesetterInput(language);
  const picture = await createSpreadJpeg(width, height);
  const small = spreads[0]?.vignette;
  const layout = await createLayout(language, '', picture);
  return {
    ...book,
    edition: 2,
    cover: { ...book.cover, picture: await createSpreadJpeg(cover, cover) },
    ends: { front: { picture, alt: `${getTextDirection(language)} front` }, back: { picture, alt: '' } },
    spreads: spreads.map(({ key, bookmark, alt }) => ({
      key,
      bookmark,
      alt,
      picture,
      layout: key === WORDLESS ? { key, lines: [], veils: [], overflow: [] } : { ...layout, key },
    })),
    ...(small && { smallPictures: { title: small, closing: small, back: small } }),
    back: { blurb: book.back.blurb, colour: '#b4593f' },
  };
}
