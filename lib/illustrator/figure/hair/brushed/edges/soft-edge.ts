import { add, mul, type Vec } from '../../../../paint';
import type { BorderPoint, HairMass } from '../mass';
import type { EdgeLook } from './edges';

/** Fine hairs that lie on the silhouette: how far apart, how long and how far out (head units), and how faint. */
const VEIL = { gap: 1.3, long: [9, 15], out: 1.5, width: [0.4, 0.5], alpha: 0.42 } as const;
/** Single hairs that leave the silhouette in a long bow: the share of its places, their length and bow (head units). */
const STRAYS = { gap: 5, share: 0.12, long: [18, 20], bow: [1.2, 2.6], width: 0.42, alpha: 0.42 } as const;

/** Thickness of a fine hair from root to tip. */
const HAIR = [0.3, 1, 0.8, 0.05] as const;

/** Where strands leave the head by more than this the hair has its root: nothing stands off there. */
const ROOT_POINTS_OUT = 0.35;

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1];

/** A hair along the edge, from inside the mass to `away` head units outside of it; the head curves away below its middle. */
function hairAlong(mass: HairMass, { at, out }: BorderPoint, long: number, away: number): Vec[] {
  const forth: Vec = [-out[1], out[0]];
  const along = dot(forth, mass.shape.directionAt(at)) < 0 ? mul(forth, -1) : forth;
  const bend = at[1] < 0 ? long ** 2 / 460 : 0;
  const step = (t: number, off: number): Vec => add(add(at, mul(along, long * t)), mul(out, off));
  return [step(-0.5, -1.8 - bend), step(-0.1, away * 0.55), step(0.25, away), step(0.55, away * 0.75 - bend)];
}

/** A veil of fine hairs and a few long strays along the silhouette: hair ends softly against the page. */
export function paintSoftEdge(mass: HairMass, { kindOf }: EdgeLook): void {
  const { random } = mass.h;
  const isOutside = (point: BorderPoint) =>
    kindOf(point) === 'silhouette' && dot(point.out, mass.shape.directionAt(point.at)) < ROOT_POINTS_OUT;
  for (const point of mass.border(VEIL.gap)) {
    if (!isOutside(point)) continue;
    const line = hairAlong(mass, point, VEIL.long[0] + random() * VEIL.long[1], (random() - 0.35) * VEIL.out);
    const light = mass.lightAt(add(point.at, mul(point.out, -4))) + (random() - 0.4) * 0.7;
    mass.stroke(line, VEIL.width[0] + random() * VEIL.width[1], mass.value(light), VEIL.alpha, HAIR);
  }
  for (const point of mass.border(STRAYS.gap)) {
    if (!isOutside(point) || random() > STRAYS.share) continue;
    const line = hairAlong(
      mass,
      point,
      STRAYS.long[0] + random() * STRAYS.long[1],
      STRAYS.bow[0] + random() * STRAYS.bow[1],
    );
    mass.stroke(line, STRAYS.width, mass.value(mass.lightAt(point.at) + 0.2), STRAYS.alpha, HAIR);
  }
}

/** Hair that ends above the first is short; from the second height on it lies beside the ears, in clumps of this size. */
const [SHORT, BESIDE_EARS, THIN] = [24, -18, 0.5];

/** How large clumps are at a place of the outline, 0 where it is no outer edge: beside the ears they would be muffs. */
export function edgeSize(mass: HairMass, { kindOf }: EdgeLook, point: BorderPoint): number {
  const kind = kindOf(point);
  if (kind !== 'silhouette' && kind !== 'tips') return 0;
  return mass.box.bottom < SHORT && point.at[1] > BESIDE_EARS ? THIN : 1;
}

/** Frizz of curls: how far apart its hairs are, how far out they stand (head units), and how faint they are. */
const FRIZZ = { gap: 2.2, out: [0.6, 2.6], size: [1.2, 1.6], width: 0.6, alpha: 0.6 } as const;

/** Fine bent hairs that stand off the silhouette of curls: it is a soft cloud, not a row of loops. */
export function paintFrizz(mass: HairMass, { kindOf }: EdgeLook): void {
  const { random } = mass.h;
  for (const point of mass.border(FRIZZ.gap)) {
    const kind = kindOf(point);
    if (kind !== 'silhouette' && kind !== 'tips') continue;
    const away = FRIZZ.out[0] + random() ** 2 * FRIZZ.out[1];
    const [start, turn, size] = [random() * 6.3, random() < 0.5 ? 1 : -1, FRIZZ.size[0] + random() * FRIZZ.size[1]];
    const middle = add(point.at, mul(point.out, away - size));
    const bow = [0, 0.8, 1.6, 2.4, 3.2].map((angle): Vec => {
      const a = start + turn * angle;
      return [middle[0] + Math.cos(a) * size, middle[1] + Math.sin(a) * size];
    });
    mass.stroke(
      bow,
      FRIZZ.width,
      mass.value(Math.min(0.3, mass.lightAt(point.at) + random() * 0.3)),
      FRIZZ.alpha,
      HAIR,
    );
  }
}
