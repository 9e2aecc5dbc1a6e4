import sharp from 'sharp';
import type { PrintHouseProfile } from '../print-house';
import { type Scrim, SPREAD } from '../spread/model';
import { SCRIM_STOPS } from '../spread/scrim';

/** The two pages of a spread as JPEG bytes, each a square with its bleed on every side. */
export type CutPages = { readonly left: Uint8Array; readonly right: Uint8Array };

const QUALITY = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const PAGE_UNITS = SPREAD.width / 2;

type Measures = { readonly edge: number; readonly left: number; readonly scale: number; readonly top: number };

/** The scrims of a spread as they lie on one of its pages; pixels. */
function drawScrims(scrims: readonly Scrim[], { edge, left, scale, top }: Measures, middle: number): Buffer {
  const ellipses = scrims.map((scrim, at) => {
    const [x, y] = [middle + (scrim.x - PAGE_UNITS) * scale - left, top + scrim.y * scale];
    const stops = SCRIM_STOPS.map(
      ([offset, share]) =>
        `<stop offset="${offset}" stop-color="${scrim.colour}" stop-opacity="${share * scrim.alpha}"/>`,
    );
    return `<radialGradient id="v${at}">${stops.join('')}</radialGradient><ellipse rx="${scrim.rx * scale}"
      ry="${scrim.ry * scale}" transform="translate(${x} ${y}) rotate(${scrim.turn})" fill="url(#v${at})"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}">${ellipses.join('')}</svg>`,
  );
}

/**
 * Cuts the picture of a spread in two pages: outer bleed from its own rim, inner bleed from the other page. Its height is
 * that of a page with its bleed and its fold is in the middle; scrims are painted in, so that nothing is transparent.
 */
export async function cutSpread(
  picture: Uint8Array,
  scrims: readonly Scrim[],
  { trimMm, bleedMm }: Pick<PrintHouseProfile, 'trimMm' | 'bleedMm'>,
): Promise<CutPages> {
  const { width, height } = await sharp(picture).metadata();
  const perMm = height / (trimMm + 2 * bleedMm);
  const [bleed, middle] = [bleedMm * perMm, width / 2];
  const cut = async (from: number) => {
    const left = Math.max(0, Math.min(width - height, Math.round(from)));
    const measures = { edge: height, left, scale: (trimMm * perMm) / PAGE_UNITS, top: bleed };
    const page = sharp(picture).extract({ left, top: 0, width: height, height });
    const input = drawScrims(scrims, measures, middle);
    const painted = scrims.length > 0 ? page.composite([{ input, top: 0, left: 0 }]) : page;
    return new Uint8Array(await painted.jpeg(QUALITY).toBuffer());
  };
  // One after the other: a decoded picture of a spread takes 40 MB.
  const left = await cut(middle + bleed - height);
  return { left, right: await cut(middle - bleed) };
}
