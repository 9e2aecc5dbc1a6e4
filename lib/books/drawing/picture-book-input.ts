import sharp from 'sharp';
import { SPREAD_UNITS } from '@/lib/illustrator';
import { getTextDirection, type Language } from '@/lib/markets';
import {
  type BookFrame,
  checkComposition,
  type PictureBookInput,
  type PictureSpreadInput,
  type Pixels,
  stripIsolates,
} from '@/lib/typesetting';
import { layoutOpening } from '../editing/spread-layout';
import { COVER_KEY, ENDS_KEYS } from '../pages';
import type { Making } from './typesetter-input';

/** Height in pixels at which the ground of words is measured. */
const MEASURED_PX = 300;

/** A spread's picture without its bleed, as pixels. */
async function readTrimmed(picture: Uint8Array, bleed: number): Promise<Pixels> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const border = Math.round((height * bleed) / (SPREAD_UNITS.height + 2 * bleed));
  const { data, info } = await sharp(picture)
    .extract({ left: border, top: border, width: width - 2 * border, height: height - 2 * border })
    .resize(2 * MEASURED_PX, MEASURED_PX, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type RenderedSpread = Making['told']['text']['spreads'][number];

/** A spread with its words where they are printed, in tones that its picture lets read. */
async function toSpread(
  spread: RenderedSpread,
  { pictures, language, bleed = 0 }: Making,
): Promise<PictureSpreadInput> {
  const { key, alt, paragraphs } = spread;
  const picture = pictures.get(key) ?? new Uint8Array();
  const placed = layoutOpening(spread, language);
  if (!placed) throw new Error(`Spread ${key} has no places for its words`);
  const { layout } = checkComposition(await readTrimmed(picture, bleed), placed, language);
  return { key, alt, picture, layout, bookmark: stripIsolates(paragraphs[0] ?? alt) };
}

/** The colour of a front cover beside its spine, in which the back goes on. */
async function readSpineColour(cover: Uint8Array, language: Language): Promise<string> {
  const { width = 1, height = 1 } = await sharp(cover).metadata();
  const strip = Math.max(1, Math.round(width / 16));
  const left = getTextDirection(language) === 'rtl' ? width - strip : 0;
  const { channels } = await sharp(cover).extract({ left, top: 0, width: strip, height }).stats();
  const toHex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => toHex(mean))
    .join('')}`;
}

/** The typesetter's input for a picture book. */
export async function toPictureBook(
  making: Making,
  frame: BookFrame,
  drawSmall: (key: string, page: number) => Promise<Uint8Array | undefined>,
): Promise<PictureBookInput> {
  const { told, pictures, language } = making;
  const pictureOf = (key: string) => pictures.get(key) ?? new Uint8Array();
  const spreads: PictureSpreadInput[] = [];
  // One after the other: a decoded picture for print takes 50 MB.
  for (const spread of told.text.spreads) spreads.push(await toSpread(spread, making));
  const title = await drawSmall('s01', 0);
  const closing = await drawSmall('s12', told.text.spreads.length - 1);
  return {
    ...frame,
    edition: 2,
    ends: {
      front: { picture: pictureOf(ENDS_KEYS.front), alt: '' },
      back: { picture: pictureOf(ENDS_KEYS.back), alt: '' },
    },
    spreads,
    smallPictures: { ...(title && { title }), ...(closing && { closing }) },
    back: { blurb: told.text.blurb, colour: await readSpineColour(pictureOf(COVER_KEY), language) },
  };
}
