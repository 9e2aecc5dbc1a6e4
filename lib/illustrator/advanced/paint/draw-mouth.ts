import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgba } from '../../paint';
import { LIPS } from '../landmarks';
import type { Point } from '../planes/plane';
import { fillTapered } from './tapered';

/** A mouth is open when its lips are apart by this share of its width. */
const OPEN = 0.1;

/** Draws the line between closed lips, or the edge of the upper lip of an open mouth. */
export function drawMouthLine(c: SKRSContext2D, landmarks: readonly Point[], color: string): void {
  const [above, below] = [LIPS[1], LIPS[2]].map((lip) => lip.map((index) => landmarks[index]));
  const width = Math.hypot(above[10][0] - above[0][0], above[10][1] - above[0][1]);
  const gap = Math.hypot(above[5][0] - below[5][0], above[5][1] - below[5][1]);
  const middle = above.map(([x, y], k): Point => [(x + below[k][0]) / 2, (y + below[k][1]) / 2]);
  if (gap < width * OPEN) fillTapered(c, middle, { width: width * 0.05, color: rgba(color, 0.6), ends: 0.3 });
  else fillTapered(c, above, { width: width * 0.035, color: rgba(color, 0.45), ends: 0.3 });
}
