import { ellipse, type Polygon, type Vec } from '@/lib/illustrator/paint';
import { clipTo, disc, type Easel, fill, unmirrored } from '../../kit/easel';
import { MOON } from './colours';
import { type Face, faceOf } from './face';

type Phase = {
  /** The edge of the light, from -1 (full) over 0 (half) to 1 (new). */
  readonly edge: number;
  /** Its light grows: lit on the right, as seen from the north. */
  readonly waxing: boolean;
};

type Moon = Phase & {
  /** The middle of the face; a mirrored book keeps the moon's true side around it. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly face?: Face;
  /** Of the face, 100: eyes 80 units apart. */
  readonly size?: number;
  readonly faceY?: number;
  readonly halo?: number;
};

const STEPS = 48;

/** The lit part of a moon with the middle at 0, 0, lit on the right. */
function litPart(r: number, edge: number): Polygon {
  const arc = (squash: number, from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, i): Vec => {
      const a = from + ((to - from) * i) / STEPS;
      return [Math.cos(a) * r * squash, Math.sin(a) * r];
    });
  return [...arc(1, -Math.PI / 2, Math.PI / 2), ...arc(edge, Math.PI / 2, -Math.PI / 2)];
}

/** Places and sizes of hollows, in radii from the middle. */
const HOLLOWS = [
  [0.72, -0.42, 0.09],
  [0.6, 0.62, 0.12],
  [0.28, 0.8, 0.07],
  [0.86, 0.24, 0.06],
  [0.3, -0.76, 0.1],
  [-0.4, 0.66, 0.12],
  [-0.62, -0.46, 0.1],
  [-0.78, 0.14, 0.07],
] as const;

function body(e: Easel, r: number, edge: number) {
  const lit = litPart(r, edge);
  fill(e, lit, MOON.butter);
  clipTo(e, lit, () => {
    fill(e, ellipse(0, 0, r * 1.02, r * 1.02, 0, 90), MOON.shade);
    fill(e, ellipse(-r * 0.06, -r * 0.03, r * 0.97, r * 0.97, 0, 90), MOON.butter);
    if (edge > 0.5) return;
    for (const [u, v, k] of HOLLOWS) {
      fill(e, ellipse(u * r, v * r, k * r, k * r * 0.9), MOON.shade, 0.55);
      fill(e, ellipse(u * r + k * r * 0.12, v * r + k * r * 0.16, k * r * 0.82, k * r * 0.72), MOON.light, 0.5);
    }
  });
}

/** The moon with its face, on its true side in every book. */
export function moon(e: Easel, { x, y, r, edge, waxing, face, size = 100, faceY = 0, halo = 0.2 }: Moon) {
  const side = waxing ? 1 : -1;
  disc(e, x, y, r * 1.7, r * 1.7, MOON.light, halo, 0.3);
  unmirrored(e, x, () => e.p.in(x - (side * r * (1 + edge)) / 2, y, 0, side, 1, () => body(e, r, edge)));
  if (face) faceOf(e, x, y + faceY, size, face);
}
