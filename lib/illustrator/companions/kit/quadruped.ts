import { type Knot, type Painter, type Polygon, smooth, taper, union } from '@/lib/illustrator/paint';
import { fur, type Tones } from './coat';
import { hoof, pad, paw } from './feet';

/** How far each foot is ahead (+) of its hip, as a share of the leg, and how far lifted. */
type Step = readonly [ahead: number, lift: number];
export type Gait = { readonly nearFore: Step; readonly nearHind: Step; readonly farFore: Step; readonly farHind: Step };

export const STAND: Gait = { nearFore: [0, 0], nearHind: [-0.08, 0], farFore: [0.12, 0], farHind: [0.1, 0] };
export const WALK: Gait = { nearFore: [-0.26, 0], nearHind: [0.2, 0], farFore: [0.36, 0.16], farHind: [-0.36, 0.03] };
export const RUN: Gait = {
  nearFore: [0.72, 0.34],
  nearHind: [-0.82, 0.2],
  farFore: [0.94, 0.5],
  farHind: [-0.56, 0.06],
};

export type QuadrupedPlan = {
  /** Distance from hip to shoulder, height of the back, thickness of the trunk. */
  readonly length: number;
  readonly back: number;
  readonly girth: number;
  /** Thickness of a leg at the thigh and above the foot. */
  readonly leg: readonly [thigh: number, ankle: number];
  readonly gait: Gait;
  readonly tones: Tones;
  readonly foot: { readonly kind: 'paw' | 'hoof' | 'pad'; readonly width: number; readonly colour: string };
  /** How far the hind leg bends back at the hock; 0 for a pillar. */
  readonly hock?: number;
  /** Hump or dip of the back line and sag of the belly. */
  readonly arch?: number;
  readonly sag?: number;
  /** More masses of one silhouette with the trunk: neck, hump, rump. */
  readonly neck?: readonly Polygon[];
  readonly hairs?: number;
  /** Over the trunk and near legs, clipped to them: stripes, spots, belly. */
  readonly marks?: (trunk: Polygon) => void;
};

type Leg = { readonly line: readonly Knot[]; readonly foot: readonly [number, number] };

function legOf(plan: QuadrupedPlan, x: number, hind: boolean, [ahead, lift]: Step): Leg {
  const { back, girth } = plan;
  const tall = back - girth * 0.55;
  const foot: [number, number] = [x + ahead * tall, -lift * tall];
  const bend = hind ? -0.16 * (plan.hock ?? 1) : 0.06 * (plan.hock ?? 1);
  const mid = (share: number) => x + (foot[0] - x) * share;
  const ankle = foot[1] - plan.leg[1] * 0.9;
  return {
    line: hind
      ? [
          [x, -back + girth * 0.42],
          [mid(0.3) + tall * 0.06 * (plan.hock ?? 1), -tall * 0.62 + foot[1] * 0.4],
          [mid(0.75) + bend * tall * 0.8, -tall * 0.34 + foot[1] * 0.75],
          [foot[0], ankle],
        ]
      : [
          [x, -back + girth * 0.5],
          [mid(0.4) + bend * tall, -tall * 0.52 + foot[1] * 0.5],
          [foot[0], ankle],
        ],
    foot,
  };
}

function trunkOf({ length, back, girth, arch = 0, sag = 0 }: QuadrupedPlan): Polygon {
  const h = length / 2;
  return smooth(
    [
      [-h - girth * 0.36, -back + girth * 0.46],
      [-h - girth * 0.2, -back + girth * 0.1],
      [-h * 0.55, -back - arch * 0.4],
      [0, -back + girth * 0.05 - arch],
      [h * 0.7, -back - arch * 0.3],
      [h + girth * 0.24, -back + girth * 0.14],
      [h + girth * 0.38, -back + girth * 0.5],
      [h + girth * 0.14, -back + girth * 0.92],
      [0, -back + girth + sag],
      [-h * 0.7, -back + girth * 0.94 + sag * 0.4],
      [-h - girth * 0.2, -back + girth * 0.86],
    ],
    true,
    7,
  );
}

function footOf(p: Painter, { foot, tones }: QuadrupedPlan, [x, y]: readonly [number, number], far: boolean) {
  if (foot.kind === 'hoof') hoof(p, x, y, foot.width, foot.colour);
  else if (foot.kind === 'pad') pad(p, x, y, foot.width, far ? tones.far : tones.base, foot.colour);
  else paw(p, x + foot.width * 0.14, y, foot.width * (far ? 0.94 : 1), foot.colour);
}

/** A four-legged body seen from its side; trunk, near legs and neck are one mass, so that no limb shows a seam. */
export function quadruped(p: Painter, plan: QuadrupedPlan): void {
  const { length, girth, leg, gait, tones } = plan;
  const h = length / 2;
  const radii = (hind: boolean) =>
    hind ? [leg[0] * 0.66, leg[0] * 0.44, leg[1] * 0.56, leg[1] * 0.5] : [leg[0] * 0.5, leg[1] * 0.56, leg[1] * 0.5];
  const far = [legOf(plan, h * 0.86, false, gait.farFore), legOf(plan, -h * 0.8, true, gait.farHind)];
  far.forEach(({ line, foot }, i) => {
    p.form(taper(line, radii(i === 1)), tones.far, { depth: 6, light: 0 });
    footOf(p, plan, foot, true);
  });
  const near = [legOf(plan, h, false, gait.nearFore), legOf(plan, -h, true, gait.nearHind)];
  const trunk = trunkOf(plan);
  const mass = union(trunk, ...(plan.neck ?? []), ...near.map(({ line }, i) => taper(line, radii(i === 1))));
  p.form(mass, tones.base, { depth: girth * 0.13, softness: girth * 0.08 });
  p.clip(mass, () => {
    plan.marks?.(trunk);
    p.soft(0, -plan.back + girth * 1.02 + (plan.sag ?? 0), h * 1.1, girth * 0.16, tones.dark, 0.34);
    p.soft(-h * 0.95, -plan.back + girth * 0.36, girth * 0.5, girth * 0.42, tones.light, 0.4);
    p.soft(h * 0.5, -plan.back + girth * 0.72, girth * 0.12, girth * 0.4, tones.dark, 0.22, 0.15);
    p.soft(-h * 0.42, -plan.back + girth * 0.78, girth * 0.14, girth * 0.36, tones.dark, 0.26, -0.5);
  });
  if (plan.hairs) fur(p, trunk, tones.base, { count: plan.hairs, length: girth * 0.16, lie: 0.25 });
  for (const { foot } of near) footOf(p, plan, foot, false);
}
