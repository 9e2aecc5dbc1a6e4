import { itemAt } from '@/lib/platform/item-at';
import {
  add,
  ellipse,
  lerp,
  mixNumber,
  mul,
  normalize,
  type Polygon,
  perpendicular,
  radians,
  type Shape,
  sub,
  type Vec,
} from '../../paint';
import type { Bones } from './bones';

/** Radii at root, middle of the upper bone, joint, middle of the lower bone, end. */
export type Radii = readonly [number, number, number, number, number];

export type Tube = {
  readonly shape: Shape;
  /** Where it is cut, in which direction, how wide. */
  readonly end: Vec;
  readonly direction: Vec;
  readonly endRadius: number;
};

export type TubeCut = {
  /** Where a soft arm begins: 0 at its root, 1 at its elbow. */
  readonly from?: number;
  /** Bones covered: 2 is the whole limb, 0.7 most of the upper bone. */
  readonly until?: number;
  /** Widening towards the hem, and roundness of the hem. */
  readonly flare?: number;
  readonly hem?: number;
};

const CAP = [20, 45, 70, 90, 110, 135, 160].map(radians);
const STEPS = 10;

/** A rounded end of a tube. */
export function cap(centre: Vec, direction: Vec, radius: number, roundness: number): Vec[] {
  const side = perpendicular(direction);
  return CAP.map((a) =>
    add(centre, add(mul(side, Math.cos(a) * radius), mul(direction, Math.sin(a) * radius * roundness))),
  );
}

type Bone = { readonly points: readonly Vec[]; readonly radii: readonly number[] };

function bone(from: Vec, to: Vec, radii: readonly [number, number, number], until: number, flare: number): Bone {
  const points: Vec[] = [];
  const widths: number[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const u = (i / STEPS) * until;
    const k = u * 2 >= 1 ? 1 : 0;
    const f = u * 2 - k;
    points.push(lerp(from, to, u));
    widths.push(mixNumber(itemAt(radii, k), itemAt(radii, k + 1), f * f * (3 - 2 * f)) + flare * (i / STEPS) ** 3);
  }
  return { points, radii: widths };
}

function outline({ points, radii }: Bone, startRoundness: number, endRoundness: number): Polygon {
  const [from, to] = [itemAt(points, 0), itemAt(points, STEPS)];
  const direction = normalize(sub(to, from));
  const side = perpendicular(direction);
  const left = points.map((p, i) => add(p, mul(side, itemAt(radii, i))));
  const right = points.map((p, i) => sub(p, mul(side, itemAt(radii, i)))).reverse();
  return [
    ...left,
    ...cap(to, direction, itemAt(radii, STEPS), endRoundness),
    ...right,
    ...cap(from, mul(direction, -1), itemAt(radii, 0), startRoundness),
  ];
}

/** Towards the inside of the bend. */
export const innerSide = ({ root, joint, end }: Bones): Vec =>
  normalize(add(normalize(sub(root, joint)), normalize(sub(end, joint))));

/** Silhouette of a bent limb or sleeve: the union of two tapered bones, so that the inner bend creases by itself. */
export function tube(bones: Bones, radii: Radii, { until = 2, flare = 0, hem = 0 }: TubeCut = {}): Tube {
  const { root, joint, end } = bones;
  const [r0, r1, r2, r3, r4] = radii;
  if (until <= 1) {
    const upper = bone(root, joint, [r0, r1, r2], until, flare);
    return {
      shape: [outline(upper, 1, hem)],
      end: lerp(root, joint, until),
      direction: normalize(sub(joint, root)),
      endRadius: itemAt(upper.radii, STEPS),
    };
  }
  const upper = bone(root, joint, [r0, r1, r2], 1, 0);
  const lower = bone(joint, end, [r2, r3, r4], until - 1, flare);
  const inner = innerSide(bones);
  const disc = ellipse(joint[0] - inner[0] * r2 * 0.03, joint[1] - inner[1] * r2 * 0.03, r2 * 0.985);
  return {
    shape: [outline(upper, 1, 0.95), outline(lower, 0.95, hem || (until >= 2 ? 0.9 : 0)), disc],
    end: lerp(joint, end, until - 1),
    direction: normalize(sub(end, joint)),
    endRadius: itemAt(lower.radii, STEPS),
  };
}
