import sharp from 'sharp';
import type { PrintHouseProfile } from '../print-house';
import { BACKDROP_STOPS } from '../spread/backdrop';
import { type Backdrop, SPREAD } from '../spread/model';

/** The two pages of a spread as JPEG bytes, each a square with its bleed on every side. */
export type CutPages = { readonly left: Uint8Array; readonly right: Uint8Array };

const QUALITY = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const PAGE_UNITS = SPREAD.width / 2;

type Measures = { readonly edge: number; readonly left: number; readonly scale: number; readonly top: number };

/** The backdrops of a spread as they lie on one of its pages; pixels. */
function drawBackdrops(backdrops: readonly Backdrop[], { edge, left, scale, top }: Measures, middle: number): Buffer {
  const ellipses = backdrops.map((backdrop, at) => {
    const [x, y] = [middle + (backdrop.x - PAGE_UNITS) * scale - left, top + backdrop.y * scale];
    const stops = BACKDROP_STOPS.map(
      ([offset, share]) =>
        `<stop offset="${offset}" stop-color="${backdrop.colour}" stop-opacity="${share * backdrop.alpha}"/>`,
    );
    return `<radialGradient id="v${at}">${stops.join('')}</radialGradient><ellipse rx="${backdrop.rx * scale}"
      ry="${backdrop.ry * scale}" transform="translate(${x} ${y}) rotate(${backdrop.turn})" fill="url(#v${at})"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}">${ellipses.join('')}</svg>`,
  );
}

/**
 * Cuts the picture of a spread in two pages: outer bleed from its own rim, inner bleed from the other page. Its height is
 * that of a page with its bleed and its fold is in the middle; backdrops are painted in, so that nothing is transparent.
 */
export async function cutSpread(
  picture: Uint8Array,
  backdrops: readonly Backdrop[],
  { trimMm, bleedMm }: Pick<PrintHouseProfile, 'trimMm' | 'bleedMm'>,
): Promise<CutPages> {
  // Decoded once for both pages; 40 MB in print size.
  const { data, info } = await sharp(picture).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const perMm = height / (trimMm + 2 * bleedMm);
  const [bleed, middle] = [bleedMm * perMm, width / 2];
  const cut = async (from: number) => {
    const left = Math.max(0, Math.min(width - height, Math.round(from)));
    const measures = { edge: height, left, scale: (trimMm * perMm) / PAGE_UNITS, top: bleed };
    const page = sharp(data, { raw: { width, height, channels } }).extract({ left, top: 0, width: height, height });
    const input = drawBackdrops(backdrops, measures, middle);
    const painted = backdrops.length > 0 ? page.composite([{ input, top: 0, left: 0 }]) : page;
    return new Uint8Array(await painted.jpeg(QUALITY).toBuffer());
  };
  // One after the other: a page takes 20 MB more.
  const left = await cut(middle + bleed - height);
  return { left, right: await cut(middle - bleed) };
}
