import { clamp, type Knot, type Polygon, smooth } from '../../paint';

/** A point of the face after the head has turned; `squeeze` is how narrow things look there. */
export type Projected = { readonly x: number; readonly y: number; readonly squeeze: number };

/** Which side of the head is seen: the face (up to about 45°), its outline, or the hair alone. */
export type Aspect = 'face' | 'profile' | 'back';

/** How the head is turned. */
export type HeadView = {
  readonly aspect: Aspect;
  readonly yaw: number;
  readonly pitch: number;
  /** sin(yaw): positive when the head looks right. */
  readonly turn: number;
  /** A place on the front of the head to where it is seen; `radius` is the distance from the axis. */
  readonly project: (x: number, y: number, radius?: number) => Projected;
};

/** Features turn less than the skull, the more so the further it turns, so that the far eye keeps its shape. */
function featureYaw(yaw: number): number {
  const a = Math.abs(yaw);
  return Math.sign(yaw) * (0.84 * Math.min(a, 0.5) + 0.42 * Math.max(0, a - 0.5));
}

/** Turned further, the far eye would vanish behind the hair: there is no profile. */
const FARTHEST = 0.78;

export function headView(yawWanted: number, pitch: number): HeadView {
  const yaw = clamp(yawWanted, -FARTHEST, FARTHEST);
  const [c, s] = [Math.cos(featureYaw(yaw)), Math.sin(featureYaw(yaw))];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const project = (x: number, y: number, radius = 50): Projected => {
    const flat = y * 0.86;
    const z = Math.sqrt(Math.max(16, radius * radius - x * x - flat * flat * 0.62));
    const depth = -x * s + z * c;
    return { x: x * c + z * s, y: y * cp + (depth - 14) * sp * 0.8, squeeze: clamp(depth / z, 0.3, 1.12) };
  };
  const a = Math.abs(yawWanted);
  const aspect: Aspect = a <= 1 ? 'face' : a <= 2.2 ? 'profile' : 'back';
  return { aspect, yaw, pitch, turn: Math.sin(yaw), project };
}

/** Build of the face from the character: cheeks 0..1, and how young it is (0 at ten, 1 at one). */
export type FaceBuild = { readonly cheeks: number; readonly youth: number };

export const faceBuild = (cheeks: number, age: number): FaceBuild => ({ cheeks, youth: clamp((10 - age) / 9, 0, 1) });

/**
 * Contour of skull, cheek and jaw. Turning dents the far brow, rounds the far cheek, draws in the near jaw.
 */
export function faceContour(build: FaceBuild, { turn: s, pitch }: HeadView): Polygon {
  const a = Math.abs(s);
  const cheek = build.cheeks * 4 - 1 + build.youth * 1.6;
  const jaw = 1.2 - build.youth * 1.4;
  const chin = 1 - build.youth * 2;
  const back = -4 * s;
  const side = (g: -1 | 1): Knot[] => {
    const far = g * s > 0 ? a : 0;
    const near = g * s < 0 ? a : 0;
    return [
      [g * 25 + back, -48.5],
      [g * (42 + near * 2) + back, -33],
      [g * (49 - far * 4 + near * 1.5) + back * 0.8, -12],
      [g * (50 - far * 7.5) + back * 0.3, 2],
      [g * (50 + cheek - far * 4 - near) + 6 * s * (far ? 1 : 0.1), 15],
      [g * (45.5 + cheek + jaw * 0.5 - far * 1.5 - near * 2) + 7 * s * (far ? 1 : 0.35), 29],
      [g * (32.5 + jaw + cheek * 0.5 - far - near) + 8 * s * (far ? 1 : 0.7), 42],
      [g * (15.5 + jaw * 0.5) + 9 * s, 50 + chin * 0.6],
    ];
  };
  const knots: Knot[] = [[back, -52.5], ...side(1), [9.5 * s, 52 + chin], ...side(-1).reverse()];
  return smooth(
    knots.map(([x, y]): Knot => [x, y + pitch * 2]),
    true,
    8,
  );
}

/** Places of the features in head units before the head turns. */
export const FEATURES = { eyeX: 20.5, eyeY: 5.5, noseY: 20, mouthY: 34, browY: -11.2 } as const;
