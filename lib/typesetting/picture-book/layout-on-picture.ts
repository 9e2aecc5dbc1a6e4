import sharp from 'sharp';
import { getTextDirection, type Language } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';
import { createMeasureText } from '../layout/measure-text';
import type { PictureBookInput, PictureSpreadInput } from '../model';
import type { PrintHouseProfile } from '../print-house';
import { checkComposition } from '../spread/check-composition';
import { layoutSpreadTexts } from '../spread/layout-spread';
import type { Pixels } from '../spread/measure-contrast';
import type { SpreadTextLayout, SpreadWords } from '../spread/model';

/** Height in pixels at which words are compared with their picture: a letter of 20 pt is 10 pixels high. */
const CHECKED_HEIGHT = 300;

type Trim = Pick<PrintHouseProfile, 'trimMm' | 'bleedMm'>;
const NO_BLEED: Trim = { trimMm: 1, bleedMm: 0 };

/** The picture of a spread without its bleed; made small first, which is much faster. */
async function readPixels(picture: Uint8Array, { trimMm, bleedMm }: Trim): Promise<Pixels> {
  const { width, height } = await sharp(picture).metadata();
  const pxPerMm = CHECKED_HEIGHT / trimMm;
  const across = Math.round(width * ((CHECKED_HEIGHT + 2 * bleedMm * pxPerMm) / height));
  const { data, info } = await sharp(picture)
    .resize(across, CHECKED_HEIGHT + 2 * Math.round(bleedMm * pxPerMm), { fit: 'fill' })
    .extract({
      left: Math.max(0, Math.round(across / 2) - CHECKED_HEIGHT),
      top: Math.round(bleedMm * pxPerMm),
      width: Math.min(across, 2 * CHECKED_HEIGHT),
      height: CHECKED_HEIGHT,
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * The words of a spread at their places, in tones and on backdrops with which they can be read on its finished picture (JPEG,
 * 2:1, with the bleed of `trim`).
 */
export async function layoutOnPicture(
  { texts, layout }: SpreadWords,
  language: Language,
  picture: Uint8Array,
  trim: Trim = NO_BLEED,
): Promise<SpreadTextLayout> {
  const mirrored = getTextDirection(language) === 'rtl';
  const placed = layoutSpreadTexts(layout, texts, language, mirrored, createMeasureText(language));
  if (placed.lines.length === 0) return placed;
  return checkComposition(await readPixels(picture, trim), placed, language).layout;
}

/** A spread whose words have their places. */
export type SetSpread = PictureSpreadInput & { readonly layout: SpreadTextLayout };
/** A picture book whose words have their places. */
export type SetPictureBook = Omit<PictureBookInput, 'spreads'> & { readonly spreads: readonly SetSpread[] };

/**
 * Places all words of a book, one spread after the other. `text_overflow` names the first spread with a text that does not
 * fit its place.
 */
export async function setSpreads(
  { spreads, language }: PictureBookInput,
  trim?: Trim,
): Promise<Result<readonly SetSpread[], 'text_overflow'>> {
  const set: SetSpread[] = [];
  for (const spread of spreads) {
    const layout = await layoutOnPicture(spread.words, language, spread.picture, trim);
    if (layout.overflow.length > 0) return fail('text_overflow', { page: spread.key });
    set.push({ ...spread, layout });
  }
  return ok(set);
}
