import { type FaceOffsets, USUAL_FACE } from '../../character/face';
import { clamp, type Knot, type Polygon, smooth } from '../../paint';
import { backContour, type FaceBuild, type NoseKind, profileContour } from './outlines';
import { raiseSkull } from './skull';

export { FEATURES } from './face-offsets';
export { PROFILE } from './outlines';

/** A point of the face after the head has turned; `squeeze` is how narrow things look there. */
type Projected = { readonly x: number; readonly y: number; readonly squeeze: number };

/** Which side of the head is seen: the face (up to about 45°), its outline, or the hair alone. */
type Aspect = 'face' | 'profile' | 'back';

/** How the head is turned. */
export type HeadView = {
  readonly aspect: Aspect;
  /** Which way the head looks: 1 right, -1 left. Profile and back are drawn looking right and mirrored by it. */
  readonly side: 1 | -1;
  /** Radians: within ± 0.9 for the face, else as wanted, -π..π. */
  readonly yaw: number;
  readonly pitch: number;
  /** Sine of the turn, no more than the face can turn: positive when the head looks right. */
  readonly turn: number;
  /** A place on the front of the head to where it is seen; `radius` is the distance from the axis. */
  readonly project: (x: number, y: number, radius?: number) => Projected;
};

/** Features turn less than the skull, the more so the further it turns, so that the far eye keeps its shape. */
function featureYaw(yaw: number): number {
  const a = Math.abs(yaw);
  return Math.sign(yaw) * (0.84 * Math.min(a, 0.5) + 0.42 * Math.max(0, a - 0.5));
}

/** The three-quarter face turns freely to the first angle and a little more up to the second, where profile begins. */
const [FREE, PROFILE_FROM, BACK_FROM] = [0.78, 1, 2.15];

/** The turn that a three-quarter face shows. */
function faceYaw(yaw: number): number {
  const a = Math.abs(yaw);
  return Math.sign(yaw) * (a <= FREE ? a : FREE + Math.min(a - FREE, PROFILE_FROM - FREE) * 0.6);
}

/** Angle in -π..π. */
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

function aspectOf(yaw: number): Aspect {
  const a = Math.abs(yaw);
  if (a <= PROFILE_FROM) return 'face';
  return a < BACK_FROM ? 'profile' : 'back';
}

export function headView(yawWanted: number, pitch: number): HeadView {
  const whole = Math.abs(yawWanted) <= Math.PI ? yawWanted : wrapped(yawWanted);
  const aspect = aspectOf(whole);
  const yaw = aspect === 'face' ? faceYaw(whole) : whole;
  const seen = aspect === 'back' ? 0 : faceYaw(whole);
  const [c, s] = [Math.cos(featureYaw(seen)), Math.sin(featureYaw(seen))];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const project = (x: number, y: number, radius = 50): Projected => {
    const flat = y * 0.86;
    const z = Math.sqrt(Math.max(16, radius * radius - x * x - flat * flat * 0.62));
    const depth = -x * s + z * c;
    return { x: x * c + z * s, y: y * cp + (depth - 14) * sp * 0.8, squeeze: clamp(depth / z, 0.3, 1.12) };
  };
  const turn = aspect === 'back' ? Math.sin(whole) * 0.5 : Math.sin(seen);
  return { aspect, side: whole < 0 ? -1 : 1, yaw, pitch, turn, project };
}

export const faceBuild = (
  cheeks: number,
  age: number,
  nose?: NoseKind,
  adult: 0 | 1 = 0,
  face?: FaceOffsets,
): FaceBuild => ({
  face,
  cheeks,
  youth: clamp((10 - age) / 9, 0, 1),
  nose,
  adult,
});

/** Mirrors what was drawn looking right when the head looks left. */
const facing = (shape: Polygon, side: 1 | -1): Polygon => (side > 0 ? shape : shape.map(([x, y]) => [-x, y] as const));

/**
 * Contour of skull, cheek and jaw. Turning dents the far brow, rounds the far cheek, draws in the near jaw.
 */
export function faceContour(build: FaceBuild, view: HeadView): Polygon {
  if (view.aspect === 'profile') return facing(profileContour(build), view.side);
  if (view.aspect === 'back') return facing(backContour(build), view.side);
  return threeQuarterContour(build, view);
}

/**
 * How far a turn of 1 draws in the far side of the jaw at the cheek, the jaw and beside the chin, and how much broader and
 * longer an adult's jaw is than a child's; head units.
 */
const USUAL_JAW = { far: [0, 0, 0], jaw: 2, chin: 6 } as const;
const SOFT_JAW = { far: [7, 13, 5], jaw: 0.8, chin: 4 } as const;

function threeQuarterContour(build: FaceBuild, { turn: s, pitch }: HeadView): Polygon {
  const a = Math.abs(s);
  const { adult = 0, face = USUAL_FACE, softJaw = false } = build;
  const { far: drawnIn, jaw: broad, chin: long } = softJaw ? SOFT_JAW : USUAL_JAW;
  // A nod forward narrows the jaw to the chest and swells the brow; a head thrown back shows a broad jaw and little brow.
  const nod = clamp(pitch, -0.7, 0.7);
  const cheek = build.cheeks * 4 - 1 + build.youth * 1.6 - adult * 2.5;
  const jaw = 1.2 - build.youth * 1.4 - nod * (nod > 0 ? 5 : 2.5) + adult * broad + face.jaw * 4.6;
  const chin = 1 - build.youth * 2 + nod * (nod > 0 ? 7 : 2) + adult * long + face.chin * 4.2;
  const back = -4 * s;
  const brow = nod * 5;
  const side = (g: -1 | 1): Knot[] => {
    const far = g * s > 0 ? a : 0;
    const near = g * s < 0 ? a : 0;
    return [
      [g * 25 + back, -48.5],
      [g * (42 + near * 2 + brow * 0.5 + face.forehead * 2) + back, -33],
      [g * (49 - far * 4 + near * 1.5 + brow * 0.3 + face.forehead * 1.6) + back * 0.8, -12],
      [g * (50 - far * 7.5) + back * 0.3, 2],
      [g * (50 + cheek - far * 4 - near) + 6 * s * (far ? 1 : 0.1), 15],
      [g * (45.5 + cheek + jaw * 0.5 - far * (1.5 + drawnIn[0]) - near * 2) + 7 * s * (far ? 1 : 0.35), 29 + adult * 2],
      [
        g * (32.5 + jaw + cheek * 0.5 - far * (1 + drawnIn[1]) - near) + 8 * s * (far ? 1 : 0.7),
        42 + adult * long * 0.67 + nod * 2,
      ],
      [g * (15.5 + jaw * 0.5 - far * drawnIn[2]) + 9 * s, 50 + chin * 0.75],
    ];
  };
  const knots: Knot[] = [[back, -52.5], ...side(1), [9.5 * s, 52 + chin], ...side(-1).reverse()];
  return smooth(
    raiseSkull(knots, build.skull ?? 1).map(([x, y]): Knot => [x, y + pitch * 2]),
    true,
    8,
  );
}
