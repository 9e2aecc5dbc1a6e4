import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, mixNumber } from '../../../paint';
import { computeCloseness } from '../own/close-coils';
import type { FrontShape } from './gathered-hair';

const { angles, columns } = HAIR_MEASURES;

/** Up to this crown in the photo coils are a shade on the scalp: no cloud, however close. Head units, as all below. */
const SHADE = 57;
/** How thick close coils are over the crown and beside the ears, by how far they stand off in the photo. */
const THICK = {
  crown: { from: 54, share: 0.5, least: 2.6, most: 7.5 },
  side: { from: 54, share: 0.26, least: 1.4, most: 3.4 },
} as const;
/** Half width and height of the head from the middle of the rays, and how full its curve is. */
const SKULL = { wide: 50, high: 51, full: 2.2 } as const;
/** Between these degrees they thin out towards the ear, where they lie inside of the head by this much. */
const THINS = { from: 58, to: 90, by: -1.4 } as const;
/** Their hairline: its height over the brow, how squarely it turns down at the temples, and how far the measured one is drawn to it. */
const LINE = { brow: -36, ends: -4, square: 4.2, share: 0.78 } as const;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean distance of the silhouette between two angles of a side. */
const standsOff = ({ radii }: HairShape, side: 1 | -1, from: number, to: number): number =>
  mean(radii.filter((_, i) => (angles[i] ?? 0) * side >= from && (angles[i] ?? 0) * side <= to));

function thickness(stands: number, { from, share, least, most }: (typeof THICK)['crown' | 'side']): number {
  return clamp((stands - from) * share, least, most);
}

/** Coils closer than this to the head are a low cloud on it, if they have a thickness of their own. */
const LOW_CLOUD = 0.4;

type Thickness = { readonly crown: number; readonly side: number };

/** How thick the low cloud is that coils are on the head; null where they are none. */
export const lowCloudOf = (measured: HairShape): Thickness | null =>
  computeCloseness(measured) < LOW_CLOUD ? null : thicknessOfCoils(measured);

/** Height of the top of a low cloud, head units. */
export const topOfCloud = ({ crown }: Thickness): number => HAIR_MEASURES.center[1] - SKULL.high - crown;

/** How thick coils that lie on the head are over the crown and beside the ears; null where they are a shade on the scalp. */
export function thicknessOfCoils(measured: HairShape): Thickness | null {
  const crown = mean([standsOff(measured, 1, 0, 30), standsOff(measured, -1, 0, 30)]);
  if (crown <= SHADE) return null;
  const [left, right] = [standsOff(measured, -1, 50, 80), standsOff(measured, 1, 50, 80)];
  // A turned head shows its back on one side: the narrower one counts twice.
  const side = (left + right + Math.min(left, right)) / 3;
  return { crown: thickness(crown, THICK.crown), side: thickness(side, THICK.side) };
}

/** Coils that lie on the head with a thickness of their own: a low cloud, round as the skull and alike on both sides. */
export function closeCloud<S extends FrontShape>(shape: S, thick: Thickness): S {
  const radii = angles.map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const thins = clamp((Math.abs(degrees) - THINS.from) / (THINS.to - THINS.from), 0, 1);
    const across = (Math.abs(Math.sin(a)) / (SKULL.wide + mixNumber(thick.side, THINS.by, thins))) ** SKULL.full;
    const up = (Math.abs(Math.cos(a)) / (SKULL.high + thick.crown)) ** SKULL.full;
    return (across + up) ** (-1 / SKULL.full);
  });
  const even = shape.hairline.map((y, i) => (y + (shape.hairline.at(-1 - i) ?? y)) / 2);
  const hairline = even.map((y, i) => {
    const usual = LINE.brow + (LINE.ends - LINE.brow) * (Math.abs(columns[i] ?? 0) / 46) ** LINE.square;
    return mixNumber(y, usual, LINE.share);
  });
  return { ...shape, radii, hairline };
}
