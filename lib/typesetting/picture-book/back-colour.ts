import sharp from 'sharp';
import type { CoverTone } from '@/lib/catalogue';
import { getContrast, getLuminance, mixColours, type Rgb } from '../contrast';
import { measureCoverTone } from '../cover-tone';
import { fromHex } from '../spread/backdrop';
import { TONE_COLOURS, toHex } from '../spread/tones';

/** How the back cover of a picture book looks, on screen and in the four inks of print. */
export type BackLook = {
  readonly ground: string;
  /** Shares of cyan, magenta, yellow and black. */
  readonly inks: readonly [number, number, number, number];
  /** Words are light or ink. */
  readonly tone: 'light' | 'ink';
};

const CONTRAST = 5.5;
const NIGHT: Rgb = [20, 24, 54];
const STEP = 0.05;

/** Share of the cover's picture beside the spine. */
const BESIDE_SPINE = 0.08;

/** The mean colour of a front cover beside its spine: the back goes on from there. `#rrggbb`. */
async function measureSpineColour(picture: Uint8Array, rightToLeft: boolean): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const strip = Math.max(1, Math.round(width * BESIDE_SPINE));
  const { data } = await sharp(picture)
    .extract({ left: rightToLeft ? width - strip : 0, top: 0, width: strip, height })
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toHex([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]);
}

/** The look of what surrounds the spreads of a picture book: its title's letters and its own colour. */
export type CoverLook = CoverTone & { readonly colour: string };

/** Measures that look on the front cover's picture. */
export const measureCoverLook = async (picture: Uint8Array, rightToLeft: boolean): Promise<CoverLook> => ({
  ...(await measureCoverTone(picture)),
  colour: await measureSpineColour(picture, rightToLeft),
});

/** Inks with as much black as the colour allows, which never take more than the paper does. */
function toInks([red, green, blue]: Rgb): BackLook['inks'] {
  const most = Math.max(red, green, blue, 1);
  const share = (value: number) => Math.round(((most - value) / most) * 100) / 100;
  return [share(red), share(green), share(blue), Math.round((1 - most / 255) * 100) / 100];
}

/** The look of a back cover in a book's colour: darker where neither light words nor ink would be readable on it. */
export function getBackLook(colour: string): BackLook {
  const own = fromHex(colour);
  const reads = (ground: Rgb, tone: BackLook['tone']) =>
    getContrast(getLuminance(ground), getLuminance(TONE_COLOURS[tone])) >= CONTRAST;
  if (reads(own, 'ink')) return { ground: toHex(own), inks: toInks(own), tone: 'ink' };
  let ground = own;
  for (let share = STEP; share <= 1 && !reads(ground, 'light'); share += STEP) ground = mixColours(own, NIGHT, share);
  return { ground: toHex(ground), inks: toInks(ground), tone: 'light' };
}

/** The book's colour for the letters of its title, dark enough for paper. */
export function getTitleColour(colour: string): Pick<BackLook, 'ground' | 'inks'> {
  const paper = getLuminance([255, 252, 245]);
  let letters = fromHex(colour);
  for (let share = STEP; share <= 1 && getContrast(getLuminance(letters), paper) < CONTRAST; share += STEP)
    letters = mixColours(fromHex(colour), NIGHT, share);
  return { ground: toHex(letters), inks: toInks(letters) };
}
