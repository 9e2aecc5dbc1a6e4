import type { Planes } from '../planes/lab';
import type { Plane } from '../planes/plane';
import type { Flow } from './flow';

/** Under this amount a pixel is not smeared, and stops the brush. */
const LEAST = 0.02;

/** Smears colours along the flow, as a brush does: `length` pixels each way, by `amount` per pixel. */
export function smearAlongFlow(colors: Planes, flow: Flow, length: number, amount: Plane, pixels: Uint32Array): Planes {
  const edge = flow.edge * 2;
  const [L, a, b] = colors;
  const result: Planes = [L.slice(), a.slice(), b.slice()];
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    if (amount[i] < LEAST) continue;
    let [sumL, sumA, sumB, count] = [L[i], a[i], b[i], 1];
    const cell = ((i / edge) >> 1) * flow.edge + ((i % edge) >> 1);
    for (let way = 1; way >= -1; way -= 2) {
      let [x, y] = [i % edge, (i / edge) | 0];
      let [dx, dy] = [flow.x[cell] * way, flow.y[cell] * way];
      for (let step = 0; step < length; step++) {
        x += dx;
        y += dy;
        const [column, row] = [Math.round(x), Math.round(y)];
        const at = row * edge + column;
        if (column < 0 || row < 0 || column >= edge || row >= edge || amount[at] < LEAST) break;
        const next = (row >> 1) * flow.edge + (column >> 1);
        const turn = flow.x[next] * dx + flow.y[next] * dy < 0 ? -1 : 1;
        dx = flow.x[next] * turn;
        dy = flow.y[next] * turn;
        sumL += L[at];
        sumA += a[at];
        sumB += b[at];
        count++;
      }
    }
    result[0][i] += (sumL / count - L[i]) * amount[i];
    result[1][i] += (sumA / count - a[i]) * amount[i];
    result[2][i] += (sumB / count - b[i]) * amount[i];
  }
  return result;
}
