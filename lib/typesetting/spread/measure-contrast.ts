import type { TextTone } from '@/lib/stories';
import { getContrast, getLuminance, mixColours, type Rgb } from '../contrast';
import { fromHex, getBackdropAlpha } from './backdrop';
import { type Backdrop, SPREAD, type SpreadLine, type SpreadTextLayout, toUnits } from './model';
import { TONE_COLOURS } from './tones';

/** The finished picture of a spread without its words: RGBA, four bytes a pixel, at any size of its proportions. */
export type Pixels = {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** A colour of the picture and where it is, in stage units. */
export type Sample = { readonly x: number; readonly y: number; readonly colour: Rgb };

/** How readable a line is. */
export type LineContrast = {
  readonly line: SpreadLine;
  /** WCAG contrast with the worst part of its zone, 1 to 21. */
  readonly contrast: number;
  /** How uneven the zone is: 0 is one colour; above 0.1 it disturbs. */
  readonly busyness: number;
};

/** Every so many stage units of a zone are looked at. */
const STEP = 4;
/** The share of a zone's darkest and lightest samples that does not count, such as a single star. */
const EXTREMES = 0.02;

/** The samples of a line's zone: its box, turned as it is. */
export function listSamples({ data, width, height }: Pixels, line: SpreadLine): readonly Sample[] {
  const scale = width / SPREAD.width;
  const high = toUnits(line.sizePt);
  const [middleX, middleY] = [line.x + line.width / 2, line.y + high / 2];
  const angle = (line.turn * Math.PI) / 180;
  const samples: Sample[] = [];
  for (let down = -high / 2; down <= high / 2; down += STEP)
    for (let along = -line.width / 2; along <= line.width / 2; along += STEP) {
      const x = middleX + along * Math.cos(angle) - down * Math.sin(angle);
      const y = middleY + along * Math.sin(angle) + down * Math.cos(angle);
      const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      samples.push({ x, y, colour: [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] });
    }
  return samples;
}

/** The colour of a sample below backdrops. */
const backdropSample = ({ x, y, colour }: Sample, backdrops: readonly Backdrop[]): Rgb =>
  backdrops.reduce<Rgb>(
    (under, backdrop) => mixColours(under, fromHex(backdrop.colour), getBackdropAlpha(backdrop, x, y)),
    colour,
  );

/** Luminances of samples below backdrops, from dark to light, without the extremes. */
function listLuminances(samples: readonly Sample[], backdrops: readonly Backdrop[]): readonly number[] {
  const all = samples.map((sample) => getLuminance(backdropSample(sample, backdrops))).sort((a, b) => a - b);
  const cut = Math.floor(all.length * EXTREMES);
  return all.slice(cut, all.length - cut);
}

/** The worst contrast of a tone on samples below backdrops; 21 where there are none. */
export function getWorstContrast(samples: readonly Sample[], tone: TextTone, backdrops: readonly Backdrop[]): number {
  const luminances = listLuminances(samples, backdrops);
  const words = getLuminance(TONE_COLOURS[tone]);
  const [darkest, lightest] = [luminances[0], luminances.at(-1)];
  if (darkest === undefined || lightest === undefined) return 21;
  return words >= darkest && words <= lightest
    ? 1
    : Math.min(getContrast(darkest, words), getContrast(lightest, words));
}

function getBusyness(samples: readonly Sample[], backdrops: readonly Backdrop[]): number {
  const luminances = listLuminances(samples, backdrops);
  const mean = luminances.reduce((total, value) => total + value, 0) / Math.max(1, luminances.length);
  const squares = luminances.reduce((total, value) => total + (Math.sqrt(value) - Math.sqrt(mean)) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, luminances.length));
}

/** Contrast and busyness of every line's zone on the finished picture, below the layout's own backdrops. */
export const measureTextContrast = (pixels: Pixels, { lines, backdrops }: SpreadTextLayout): readonly LineContrast[] =>
  lines.map((line) => {
    const samples = listSamples(pixels, line);
    const contrast = getWorstContrast(samples, line.tone, backdrops);
    return { line, contrast, busyness: getBusyness(samples, backdrops) };
  });
