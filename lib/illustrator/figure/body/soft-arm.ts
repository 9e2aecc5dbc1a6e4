import { itemAt } from '@/lib/platform/item-at';
import {
  add,
  clamp,
  ellipse,
  lerp,
  mixNumber,
  mul,
  normalize,
  type Polygon,
  perpendicular,
  sub,
  type Vec,
} from '../../paint';
import type { Bones } from './bones';
import { cap, type Radii, type Tube, type TubeCut } from './limb';
import type { Skeleton } from './skeleton';
import { TorsoShape } from './torso-shape';

/**
 * Shares of the arm's two bones that bend in the elbow, of one that is folded fewer, and how far the elbow stands out of
 * their curve.
 */
const ELBOW = { bends: 0.5, folded: 0.3, out: 0.3 } as const;
const STEPS = 18;
/** Between these cosines of the elbow's angle an arm becomes a folded one: 84 and 60 degrees. */
const FOLDS = { from: 0.1, to: 0.5 } as const;

/** How much the forearm of an arm lies along its upper arm: 0 none, 1 as one that is folded. */
export function foldOf({ root, joint, end }: Bones): number {
  const [[ax, ay], [bx, by]] = [normalize(sub(root, joint)), normalize(sub(end, joint))];
  return clamp((ax * bx + ay * by - FOLDS.from) / (FOLDS.to - FOLDS.from), 0, 1);
}

/** A point of the arm's middle line; `u` is 0 at the shoulder, 1 at the elbow, 2 at the wrist. */
function along(bones: Bones, u: number): Vec {
  const { root, joint, end } = bones;
  const bends = mixNumber(ELBOW.bends, ELBOW.folded, foldOf(bones));
  const from = 1 - bends;
  if (u <= from) return lerp(root, joint, u);
  if (u >= 2 - from) return lerp(joint, end, u - 1);
  const [a, b] = [lerp(root, joint, from), lerp(joint, end, bends)];
  const control = add(joint, mul(sub(joint, lerp(a, b, 0.5)), ELBOW.out));
  const t = (u - from) / (2 * bends);
  return lerp(lerp(a, control, t), lerp(control, b, t), t);
}

function radiusAt(radii: Radii, u: number): number {
  const k = Math.min(3, Math.floor(u * 2));
  const f = u * 2 - k;
  return mixNumber(itemAt(radii, k), itemAt(radii, k + 1), f * f * (3 - 2 * f));
}

/** Silhouette of an arm or a sleeve whose elbow bends in one curve. */
export function softArm(bones: Bones, radii: Radii, { from = 0, until = 2, flare = 0, hem = 0 }: TubeCut = {}): Tube {
  const knots = Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS;
    const u = mixNumber(from, until, share);
    return { at: along(bones, u), r: radiusAt(radii, u) + flare * (u / until) ** 3 };
  });
  const shape: Polygon[] = [];
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [itemAt(knots, i), itemAt(knots, i + 1)];
    const side = perpendicular(normalize(sub(b.at, a.at)));
    shape.push(
      [add(a.at, mul(side, a.r)), add(b.at, mul(side, b.r)), sub(b.at, mul(side, b.r)), sub(a.at, mul(side, a.r))],
      ellipse(a.at[0], a.at[1], a.r, a.r, 0, 24),
    );
  }
  const [before, last] = [itemAt(knots, STEPS - 1), itemAt(knots, STEPS)];
  const direction = normalize(sub(last.at, before.at));
  shape.push(cap(last.at, direction, last.r, hem || (until >= 2 ? 0.9 : 0)));
  return { shape, end: last.at, direction, endRadius: last.r };
}

/** Where the cloth under a raised arm leaves the side of the torso, and how far along the upper arm it reaches it. */
const ARMPIT = { v: 0.6, arm: 0.62, corner: 0.55 } as const;

/** The armpit of a raised arm on the side of the torso; none under an arm that hangs or crosses it. */
export function armpit(bones: Skeleton, side: 'L' | 'R'): Vec | null {
  const { root, joint } = bones.arms[side];
  const g = side === 'L' ? -1 : 1;
  const [dx, dy] = normalize(sub(joint, root));
  const [ux, uy] = bones.up;
  const raised = clamp(1 + dx * ux + dy * uy, 0, 1);
  const outwards = g * (dy * ux - dx * uy);
  if (outwards < 0.2 || raised < 0.2) return null;
  const v = mixNumber(0.8, ARMPIT.v, raised);
  return bones.at(new TorsoShape(bones).edge(g, v), v);
}

/** Cloth that is stretched in one curve between a raised arm and the side of the torso. */
export function underArm(bones: Skeleton, side: 'L' | 'R', radii: Radii): readonly Polygon[] {
  const pit = armpit(bones, side);
  if (!pit) return [];
  const { root, joint } = bones.arms[side];
  const direction = normalize(sub(joint, root));
  const across = perpendicular(direction);
  const towards = sub(pit, root);
  const down = across[0] * towards[0] + across[1] * towards[1] >= 0 ? across : mul(across, -1);
  const on = lerp(root, joint, ARMPIT.arm);
  const edge = add(on, mul(down, radiusAt(radii, ARMPIT.arm) - 0.4));
  const reach = Math.max(0, direction[0] * towards[0] + direction[1] * towards[1]);
  const meeting = add(root, add(mul(direction, reach), mul(down, radii[0])));
  const corner = lerp(lerp(pit, edge, 0.5), meeting, ARMPIT.corner);
  const curve = Array.from({ length: 9 }, (_, i): Vec => {
    const t = i / 8;
    return lerp(lerp(pit, corner, t), lerp(corner, edge, t), t);
  });
  return [[root, ...curve, on]];
}
