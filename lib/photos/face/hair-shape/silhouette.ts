import { type Field, indexAt, valueAt } from './grid.ts';
import type { Samples } from './samples.ts';
import { HAIR_MEASURES } from './schema.ts';

/** Steeper rays look at the person's outline: above the ears a person ends where its hair does. */
const PERSON_WITHIN = 65;
const [NEAREST, FARTHEST] = [44, 118];
/** A gap this wide ends the hair, head units. */
const GAP = 4;
/** Least thickness of hair over the skull. */
const LEAST = 3;

/** Distance of the drawn skull from the centre of the rays. */
export const skullRadius = (degrees: number): number => 44.5 + 4.7 * Math.min(1, Math.abs(degrees) / 75);

type Ray = { readonly radius: number; readonly cut: boolean };

/** Follows the hair outwards; `cut` when it leaves the photo. */
function followRay(degrees: number, samples: Samples, hair: Field, person: Field): Ray {
  const a = (degrees * Math.PI) / 180;
  const [cx, cy] = HAIR_MEASURES.center;
  let last = 0;
  for (let r = NEAREST; r <= FARTHEST; r++) {
    const [x, y] = [cx + Math.sin(a) * r, cy - Math.cos(a) * r];
    const index = indexAt(x, y);
    if (index < 0 || !samples.colors[index]) return { radius: last, cut: r - last <= GAP };
    const seen =
      Math.abs(degrees) <= PERSON_WITHIN ? Math.max(valueAt(hair, x, y), valueAt(person, x, y)) : valueAt(hair, x, y);
    if (seen > 0.5) last = r;
    else if (r - Math.max(last, NEAREST + GAP) > GAP) break;
  }
  return { radius: last, cut: false };
}

/** Carries the thickness beside a stretch that the photo cuts off over it. */
function closeCuts(rays: readonly Ray[]): number[] {
  const excess = rays.map(({ radius }, i) => radius - skullRadius(HAIR_MEASURES.angles[i] as number));
  return rays.map(({ cut }, i) => {
    if (!cut) return excess[i] as number;
    const before = rays.slice(0, i).findLastIndex((ray) => !ray.cut);
    const after = rays.findIndex((ray, k) => k > i && !ray.cut);
    const known = [before, after].filter((k) => k >= 0).map((k) => excess[k] as number);
    const usual = known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : 12;
    return Math.max(excess[i] as number, usual);
  });
}

/** Distance of the silhouette along each ray, and the share of rays that the photo cuts off. */
export function measureRadii(samples: Samples, hair: Field, person: Field): { radii: number[]; cut: number } {
  const { angles } = HAIR_MEASURES;
  const rays = angles.map((degrees) => followRay(degrees, samples, hair, person));
  const excess = closeCuts(rays).map((value) => Math.max(LEAST, value));
  const calm = excess.map((value, i) => {
    const [before, after] = [excess[i - 1] ?? value, excess[i + 1] ?? value];
    return (before + 2 * value + after) / 4;
  });
  return {
    radii: calm.map((value, i) => skullRadius(angles[i] as number) + value),
    cut: rays.filter((ray) => ray.cut).length / rays.length,
  };
}
