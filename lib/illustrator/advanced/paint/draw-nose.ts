import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgba } from '../../paint';
import type { Point } from '../planes/plane';
import { fillTapered } from './tapered';

/** Lower edges of both wings of the nose, from the outside in; and the nostrils. */
const WINGS = [
  [48, 64, 98],
  [278, 294, 327],
] as const;
const NOSTRILS = [
  [98, 97, 2],
  [327, 326, 2],
] as const;

/** Touches nostrils and wings of the nose with ink, as the drawn figures have them. */
export function drawNose(c: SKRSContext2D, landmarks: readonly Point[], color: string): void {
  const width = Math.hypot(landmarks[278][0] - landmarks[48][0], landmarks[278][1] - landmarks[48][1]);
  const curve = (indices: readonly number[]): Point[] => {
    const [a, b, d] = indices.map((index) => landmarks[index]);
    return Array.from({ length: 9 }, (_, k): Point => {
      const t = k / 8;
      const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [a[0] * u + b[0] * v + d[0] * w, a[1] * u + b[1] * v + d[1] * w];
    });
  };
  for (const wing of WINGS) fillTapered(c, curve(wing), { width: width * 0.045, color: rgba(color, 0.4), ends: 0.1 });
  for (const nostril of NOSTRILS)
    fillTapered(c, curve(nostril).slice(0, 7), { width: width * 0.06, color: rgba(color, 0.34), ends: 0.1 });
}
