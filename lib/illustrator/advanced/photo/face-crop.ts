import { CHIN, FOREHEAD_TOP, OVAL } from '../landmarks';
import type { Planes } from '../planes/lab';
import type { Plane, Point } from '../planes/plane';
import { fillPolygon } from '../planes/polygon';
import type { HeadPhoto } from './head-photo';

/** The middle of the head's square, with the face alone. */
export type FaceCrop = {
  readonly rgb: Planes;
  readonly edge: number;
  readonly landmarks: readonly Point[];
  /** 1 inside the contour of the face. */
  readonly inside: Plane;
};

/** Edge of the crop in heights of the face. */
const REACH = 1.6;

/** Takes the face out of the middle of the head's square, pixel by pixel. */
export function cropFace({ rgb, edge, face, landmarks }: HeadPhoto): FaceCrop {
  const size = Math.round(face * REACH);
  const [top, chin] = [landmarks[FOREHEAD_TOP], landmarks[CHIN]];
  const x0 = Math.round(Math.max(0, Math.min(edge - size, (top[0] + chin[0] - size) / 2)));
  const y0 = Math.round(Math.max(0, Math.min(edge - size, (top[1] + chin[1] - size) / 2)));
  const cut = (plane: Plane) => {
    const result = new Float32Array(size * size);
    for (let y = 0; y < size; y++)
      result.set(plane.subarray((y0 + y) * edge + x0, (y0 + y) * edge + x0 + size), y * size);
    return result;
  };
  const moved = landmarks.map(([x, y]): Point => [x - x0, y - y0]);
  return {
    rgb: [cut(rgb[0]), cut(rgb[1]), cut(rgb[2])],
    edge: size,
    landmarks: moved,
    inside: fillPolygon(
      size,
      OVAL.map((index) => moved[index]),
    ),
  };
}
