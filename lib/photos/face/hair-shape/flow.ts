import { type Picture, pixelAt } from '../picture.ts';
import { blur, CELLS, type Field, GRID, xAt, yAt } from './grid.ts';
import type { HeadFrame } from './head-frame.ts';
import { HAIR_MEASURES } from './schema.ts';

/** Directions as doubled angles: `cos` and `sin` of twice the angle, as long as the strands are clear. */
type Flow = { readonly cos: Float32Array; readonly sin: Float32Array };

/** How strongly unclear places follow the comb. */
const COMB = 0.35;
/** Parting: least agreement of the strands on both sides. */
const CLEAR_PARTING = 0.3;
const SEARCHED_PARTING = 36;

/** Square root of the lightness, so that strands in shadow count as those in light. */
function lightAt(picture: Picture, frame: HeadFrame, x: number, y: number): number {
  const pixel = pixelAt(picture, ...frame.toPhoto(x, y));
  return pixel ? Math.sqrt((0.3 * pixel[0] + 0.59 * pixel[1] + 0.11 * pixel[2]) / 255) : 0;
}

/** Direction of the strands at each sample of hair, from the structure tensor of the lightness. */
function measureStrands(picture: Picture, frame: HeadFrame, hair: Field): Flow {
  const [cos, sin] = [new Float32Array(CELLS), new Float32Array(CELLS)];
  const half = GRID.cell / 4;
  for (let i = 0; i < CELLS; i++) {
    if ((hair[i] as number) < 0.5) continue;
    let [xx, yy, xy] = [0, 0, 0];
    for (let k = 0; k < 4; k++) {
      const [x, y] = [xAt(i) + (k % 2 ? half : -half), yAt(i) + (k > 1 ? half : -half)];
      const dx = lightAt(picture, frame, x + half, y) - lightAt(picture, frame, x - half, y);
      const dy = lightAt(picture, frame, x, y + half) - lightAt(picture, frame, x, y - half);
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
    // Divided by its own strength, so that an edge in the light does not outvote the rest.
    const size = Math.sqrt(xx + yy) + 0.02;
    // Strands run across the gradient.
    cos[i] = (yy - xx) / size;
    sin[i] = (-2 * xy) / size;
  }
  return { cos, sin };
}

/** Away from the crown, and down beside the face. */
export function combedAngle(x: number, y: number, parting: number): number {
  if (y > -14) return Math.PI / 2 - Math.sign(x) * 0.06;
  return Math.atan2(y + 70, x - parting);
}

/** Gathers the samples around each node of the coarse field; unclear nodes follow the comb. */
function gather({ cos, sin }: Flow, hair: Field, parting: number): number[] {
  const { x: left, y: top, stepX, stepY, columns, rows } = HAIR_MEASURES.flow;
  const [c, s, weight] = [0, 1, 2].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < CELLS; i++) {
    if ((hair[i] as number) < 0.5) continue;
    const [u, v] = [(xAt(i) - left) / stepX, (yAt(i) - top) / stepY];
    for (const [column, row] of [
      [Math.floor(u), Math.floor(v)],
      [Math.ceil(u), Math.floor(v)],
      [Math.floor(u), Math.ceil(v)],
      [Math.ceil(u), Math.ceil(v)],
    ] as const) {
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const share = (1 - Math.abs(u - column)) * (1 - Math.abs(v - row));
      const node = row * columns + column;
      c[node] = (c[node] as number) + (cos[i] as number) * share;
      s[node] = (s[node] as number) + (sin[i] as number) * share;
      weight[node] = (weight[node] as number) + Math.hypot(cos[i] as number, sin[i] as number) * share;
    }
  }
  return Array.from(c, (value, node) => {
    const combed = combedAngle(left + (node % columns) * stepX, top + Math.floor(node / columns) * stepY, parting);
    const total = (weight[node] as number) + 1e-4;
    const doubled = Math.atan2(
      (s[node] as number) / total + COMB * Math.sin(2 * combed),
      value / total + COMB * Math.cos(2 * combed),
    );
    return ((Math.round((doubled * 90) / Math.PI) % 180) + 180) % 180;
  });
}

/** The place from which strands run apart to both sides, and how clearly. */
function findParting({ sin }: Flow, hair: Field): { at: number; clear: number } {
  const bins = new Float32Array(GRID.columns);
  let total = 1e-6;
  for (let i = 0; i < CELLS; i++) {
    if ((hair[i] as number) < 0.5 || yAt(i) > -30 || Math.abs(xAt(i)) > 46) continue;
    bins[i % GRID.columns] = (bins[i % GRID.columns] as number) + (sin[i] as number);
    total += Math.abs(sin[i] as number);
  }
  const whole = bins.reduce((sum, value) => sum + value, 0);
  let [before, best, at] = [0, -Infinity, 0];
  for (let column = 0; column < GRID.columns; column++) {
    const x = xAt(column);
    const score = whole - 2 * before;
    if (Math.abs(x) <= SEARCHED_PARTING && score > best) [best, at] = [score, x];
    before += bins[column] as number;
  }
  return { at, clear: best / total };
}

/** Strands within this many samples are neighbours, and samples surer than this lie inside the hair. */
const [NEAR, INSIDE] = [2, 0.9];

/** How much alike neighbouring strands run, 0 to 1. */
function measureAlignment({ cos, sin }: Flow, hair: Field): number {
  const strength = cos.map((c, i) => Math.hypot(c, sin[i] as number));
  const [nearCos, nearSin, all] = [blur(cos, NEAR), blur(sin, NEAR), blur(strength, NEAR)];
  let [common, total] = [0, 1e-6];
  for (let i = 0; i < CELLS; i++) {
    if ((hair[i] as number) <= INSIDE) continue;
    common += Math.hypot(nearCos[i] as number, nearSin[i] as number);
    total += all[i] as number;
  }
  return common / total;
}

/** Directions at the nodes of the coarse field in degrees, how much alike they run, and where the hair is parted. */
export function measureFlow(
  picture: Picture,
  frame: HeadFrame,
  hair: Field,
): { flow: number[]; alignment: number; parting: number | null } {
  const strands = measureStrands(picture, frame, hair);
  const { at, clear } = findParting(strands, hair);
  const parting = clear > CLEAR_PARTING ? at : null;
  return { flow: gather(strands, hair, parting ?? 0), alignment: measureAlignment(strands, hair), parting };
}
