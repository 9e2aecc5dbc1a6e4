import { type FaceReading, HAIR_MEASURES } from '@/lib/photos';
import { clamp } from '../planes/plane';
import type { HeadLayout } from './layout';

/** The reading measures in units of the drawn head: its brows and chin, and how much lower and narrower it is above. */
const DRAWN = { brow: -11.2, chin: 52, lower: 0.68, narrower: 0.94 } as const;
/** A tip above this leaves the ear free (drawn units). */
const EAR_FREE = 16;
/** How far hair may reach beyond what was measured, widths of the face in percent. */
const BEYOND_TIP = 9;
const BEYOND_SIDE = 20;
/** Below this confidence what was measured says nothing. */
const BELIEVED = 0.5;

/** What the reading measured of the hair, in the units of the layout. */
export type HairLimits = {
  /** Height of the hairline at a place across; null when it was not measured. */
  readonly hairline: (x: number) => number | null;
  /** Lowest height and furthest place to which hair may hang on the side of `x`; null without a limit. */
  readonly fall: (x: number, y: number) => { readonly tip: number; readonly outer: number } | null;
};

/** Value of a list at a place between its entries. */
function readBetween(values: readonly number[], at: number): number {
  const place = clamp(at, 0, values.length - 1);
  const k = Math.min(values.length - 2, Math.floor(place));
  return values[k] + (values[k + 1] - values[k]) * (place - k);
}

/** Reads the limits of the hair from its measures. */
export function createHairLimits({ hairShape }: FaceReading, { chin }: HeadLayout): HairLimits {
  if (!hairShape || hairShape.confidence < BELIEVED) return { hairline: () => null, fall: () => null };
  const { hairline, left, right } = hairShape.value;
  const { columns, fallTop, fallRows } = HAIR_MEASURES;
  const below = chin / (DRAWN.chin - DRAWN.brow);
  const toLayout = (y: number) => (y < DRAWN.brow ? (y - DRAWN.brow) / DRAWN.lower : (y - DRAWN.brow) * below);
  return {
    hairline: (x) => toLayout(readBetween(hairline, (x * DRAWN.narrower - columns[0]) / (columns[1] - columns[0]))),
    fall: (x, y) => {
      const { tip, outer } = x < 0 ? left : right;
      if (tip < EAR_FREE) return { tip: Number.NEGATIVE_INFINITY, outer: 0 };
      const row = ((y / below + DRAWN.brow - fallTop) / Math.max(1, tip - fallTop)) * (fallRows - 1);
      return { tip: toLayout(tip) + BEYOND_TIP, outer: readBetween(outer, row) + BEYOND_SIDE };
    },
  };
}
