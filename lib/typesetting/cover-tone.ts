import sharp from 'sharp';
import type { CoverTone } from '@/lib/catalogue';
import { getContrast, getLuminance, mixColours, type Rgb } from './contrast';

// Large text needs 3:1 (WCAG 1.4.3); slightly more here, because art is uneven.
const MIN_CONTRAST = 3.6;
const MAX_TINT = 0.85;

const LETTERING = { dark: [255, 248, 232], light: [30, 36, 80] } as const;
const TINT = { dark: [20, 24, 54], light: [255, 248, 236] } as const;

/** WCAG contrast ratio of two colours. */
export const contrast = (a: Rgb, b: Rgb): number => getContrast(getLuminance(a), getLuminance(b));

/** The weakest tint that makes the lettering readable on all samples of the art. */
const findTint = (tone: 'dark' | 'light', samples: readonly Rgb[]): number => {
  let tint = 0.12;
  const reads = () =>
    samples.every((sample) => contrast(mixColours(sample, TINT[tone], tint), LETTERING[tone]) >= MIN_CONTRAST);
  while (tint < MAX_TINT && !reads()) tint += 0.03;
  return Math.min(tint, MAX_TINT);
};

/** Chooses the lettering that needs the weaker tint on the upper part of the art. */
export const chooseTone = (samples: readonly Rgb[]): CoverTone => {
  const [dark, light] = [findTint('dark', samples), findTint('light', samples)];
  return dark <= light ? { tone: 'dark', tint: round(dark) } : { tone: 'light', tint: round(light) };
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** Measures the top third of a cover picture (24 by 8 averaged samples, without the most extreme 2 %). */
export const measureCoverTone = async (picture: Uint8Array): Promise<CoverTone> => {
  const { width, height } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.33) })
    .resize(24, 8, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const samples: Rgb[] = [];
  for (let i = 0; i + 2 < data.length; i += 3) samples.push([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);
  samples.sort((a, b) => getLuminance(a) - getLuminance(b));
  const edge = Math.floor(samples.length / 50);
  return chooseTone(samples.slice(edge, samples.length - edge));
};
