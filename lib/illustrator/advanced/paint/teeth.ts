import { INNER_MOUTH } from '../landmarks';
import type { Planes } from '../planes/lab';
import { clamp, smoothstep } from '../planes/plane';
import { fillPolygon } from '../planes/polygon';
import { weightedBlur } from '../planes/weighted-blur';
import type { HeadPlanes } from './head-planes';

/** Lightness from where to where something in the mouth is a tooth. */
const TOOTH = [0.42, 0.6] as const;
const STRENGTH = 0.85;

/** Paints teeth as one light band, without the lines between them; in place. */
export function paintTeeth(lab: Planes, { edge, landmarks, pixels }: HeadPlanes): void {
  const inner = fillPolygon(
    edge,
    INNER_MOUTH.map((index) => landmarks[index]),
    2,
  );
  const bright = inner.map((value, i) => value * smoothstep(TOOTH[0] + 0.03, TOOTH[1] + 0.05, lab[0][i]) + 1e-5);
  const band = lab.map((plane) => weightedBlur(plane, bright, edge, 9));
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    if (inner[i] < 0.01) continue;
    const share = inner[i] * smoothstep(TOOTH[0], TOOTH[1], lab[0][i]) * STRENGTH;
    lab[0][i] += (clamp(band[0][i] + 0.09, 0, 0.93) - lab[0][i]) * share;
    for (let c = 1; c < 3; c++) lab[c][i] += (band[c][i] * 0.6 - lab[c][i]) * share;
  }
}
