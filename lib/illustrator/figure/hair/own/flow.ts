import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, type Vec } from '../../../paint';

const { x: LEFT, y: TOP, stepX, stepY, columns, rows } = HAIR_MEASURES.flow;

/** Direction of the strands at a place, radians: the mean of the nodes around it. */
export function flowAt({ flow }: HairShape, [x, y]: Vec): number {
  const u = clamp((x - LEFT) / stepX, 0, columns - 1.001);
  const v = clamp((y - TOP) / stepY, 0, rows - 1.001);
  const [column, row] = [Math.floor(u), Math.floor(v)];
  let [cos, sin] = [0, 0];
  for (const [i, j] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const share = (i ? u - column : 1 - u + column) * (j ? v - row : 1 - v + row);
    // A direction and its opposite are one: doubled, they do not cancel each other.
    const doubled = ((flow[(row + j) * columns + column + i] ?? 0) * Math.PI) / 90;
    cos += Math.cos(doubled) * share;
    sin += Math.sin(doubled) * share;
  }
  return Math.atan2(sin, cos) / 2;
}

/** A strand through `start`, both ways along the directions, from its root down; `step` in head units. */
export function strandThrough(shape: HairShape, start: Vec, steps: number, step = 4): Vec[] {
  const walk = (sign: 1 | -1): Vec[] => {
    const out: Vec[] = [];
    let at = start;
    let heading: number | null = null;
    for (let i = 0; i < steps; i++) {
      let turn = flowAt(shape, at) + (sign < 0 ? Math.PI : 0);
      if (heading !== null && Math.cos(turn - heading) < 0) turn += Math.PI;
      heading =
        heading === null ? turn : Math.atan2(Math.sin(turn) + Math.sin(heading), Math.cos(turn) + Math.cos(heading));
      at = [at[0] + Math.cos(heading) * step, at[1] + Math.sin(heading) * step];
      out.push(at);
    }
    return out;
  };
  const run = [...walk(-1).reverse(), start, ...walk(1)];
  const [first, last] = [run[0] as Vec, run[run.length - 1] as Vec];
  return first[1] <= last[1] ? run : run.reverse();
}
