import sharp from 'sharp';
import { getTextDirection } from '@/lib/markets';
import type { BookLanguage, TextPlace } from '@/lib/stories';
import type { PictureBookInput } from '../model';
import type { SpreadWords } from '../spread/model';
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

/** The words of a spread of every kind of place. */
function createWords(language: BookLanguage, key: string): SpreadWords {
  const { opening, story, blurb } = SAMPLE_TEXTS[language];
  const texts = { opening, story, steps: blurb.replace(/\p{P}/gu, ''), call: opening };
  return { texts, layout: { key, texts: PLACES } };
}

const WORDLESS = 's11';

type Sizes = { readonly width?: number; readonly height?: number; readonly cover?: number };

/** A small complete picture book; the eleventh spread has no words. */
export async function createPictureBook(
  language: BookLanguage,
  { width = 800, height = 400, cover = 400 }: Sizes = {},
): Promise<PictureBookInput> {
  const { spreads, ...book } = await createTypesetterInput(language);
  const picture = await createSpreadJpeg(width, height);
  const small = spreads[0]?.vignette;
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
      words: key === WORDLESS ? { texts: {}, layout: { key, texts: [] } } : createWords(language, key),
    })),
    ...(small && { smallPictures: { title: small, closing: small } }),
  };
}
