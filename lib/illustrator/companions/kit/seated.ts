import { type Painter, type Polygon, union } from '@/lib/illustrator/paint';
import { fur, type Tones } from './coat';
import { paw, sole } from './feet';
import { fringe } from './fringe';
import { blob, stroke } from './outline';

type SitterPlan = {
  readonly tones: Tones;
  readonly paw: string;
  /** Radius of a foreleg at the shoulder and above the paw. */
  readonly leg?: readonly [number, number];
  readonly hairs?: number;
  /** Length of the tufts of its edge; 0 for a short coat. */
  readonly shaggy?: number;
  readonly bib?: { readonly colour: string; readonly size: number } | null;
  readonly marks?: () => void;
};

/** Shaggy all round but for where it rests on the ground. */
const edge = (shape: Polygon, size: number) =>
  size ? fringe(shape, { size: ([, y]) => (y > -7 ? 0 : size), spacing: size * 2.6, hang: 0.6 }) : shape;

/** A ragged chest, as wide as `size` 1 = 42 units. */
export function bib(p: Painter, x: number, y: number, size: number, colour: string): void {
  p.in(x, y, 0, size, size, () => {
    const chest = blob('-20,-26 0,-31 20,-26 23,-6 16,8! 12,3 8,19! 3,9 -3,25! -7,9 -13,16! -15,4 -22,2');
    p.form(chest, colour, { depth: 6, shadow: 0.07 });
    fur(p, chest, colour, { count: 9, length: 12, lie: 1.55 });
  });
}

/** A body sitting on its haunches, neck at (10, -92), paws on the ground; about 80 wide and 100 high. */
export function sitter(p: Painter, plan: SitterPlan): void {
  const { tones, leg = [11, 8], hairs = 16, shaggy = 0 } = plan;
  const torso = blob('-20,-94 -33,-64 -43,-32 -44,-8 -28,3 26,3 38,-10 34,-42 27,-70 22,-94');
  const far = stroke('26,-58 29,-26 31,-7', leg[0] * 0.95, leg[1]);
  const near = stroke('3,-60 4,-28 6,-7', leg[0], leg[1]);
  p.form(blob('22,-28 38,-26 46,-8 40,3 20,3'), tones.far, { depth: 5 });
  paw(p, 44, 2, 20, plan.paw);
  const mass = union(edge(torso, shaggy), far, near);
  p.form(mass, tones.base, { depth: 11, softness: 7 });
  p.clip(mass, () => {
    p.soft(17, -30, 7, 34, tones.dark, 0.34);
    p.soft(-8, -30, 8, 34, tones.dark, 0.28, 0.12);
    plan.marks?.();
  });
  fur(p, torso, tones.base, { count: hairs, length: 11, lie: ([x]) => 1.5 - x * 0.006 });
  const haunch = blob('-42,-28 -28,-44 -9,-35 -2,-14 -7,2 -34,3 -44,-8');
  p.form(edge(haunch, shaggy * 0.6), tones.base, { depth: 8 });
  fur(p, haunch, tones.base, { count: 6, length: 10, lie: 1.7 });
  paw(p, -14, 4, 27, plan.paw);
  paw(p, 33, 3, leg[1] * 2.5, plan.paw);
  paw(p, 8, 5, leg[1] * 2.6, plan.paw);
  if (plan.bib) bib(p, 13, -64, plan.bib.size, plan.bib.colour);
  p.soft(10, -92, 30, 13, tones.dark, 0.4);
}

type PlushPlan = {
  readonly tones: Tones;
  readonly belly: string | null;
  readonly limb: Tones;
  readonly pad: string;
  readonly hairs?: number;
  readonly shaggy?: number;
};

/** A body sitting upright like a toy, legs ahead and soles shown, neck at (0, -104); about 130 wide. */
export function plush(p: Painter, plan: PlushPlan): void {
  const { tones, limb, belly, pad, hairs = 14, shaggy = 0 } = plan;
  const torso = blob('-30,-108 -46,-76 -54,-40 -48,-8 -24,3 26,3 50,-8 54,-42 46,-76 30,-108');
  p.form(stroke('38,-92 54,-66 48,-42', 14, 14, 13), limb.far, { depth: 6 });
  p.form(edge(torso, shaggy), tones.base, { depth: 12, softness: 8 });
  fur(p, torso, tones.base, { count: hairs, length: 12, lie: ([x]) => 1.5 - x * 0.008 });
  if (belly)
    p.form(blob('-22,-84 4,-90 30,-82 40,-46 28,-12 2,-4 -22,-12 -34,-46'), belly, {
      depth: 8,
      shadow: 0.06,
      light: 0.04,
    });
  for (const [line, x, y, angle] of [
    ['-34,-22 -52,-14 -60,-16', -62, -19, -0.35],
    ['34,-22 52,-16 62,-16', 64, -19, 0.4],
  ] as const) {
    p.form(stroke(line, 22, 20, 18), limb.base, { depth: 7 });
    sole(p, x, y, 21, angle, limb.base, pad);
  }
  const arm = stroke('-38,-92 -56,-68 -46,-44 -30,-40', 15, 15, 14, 12);
  p.form(arm, limb.base, { depth: 7 });
  fur(p, arm, limb.base, { count: 6, length: 10 });
  p.soft(0, -104, 38, 14, tones.dark, 0.4);
}

/** A rolled-up sleeper, about 150 wide and 70 high; the caller lays head and tail on it. */
export function curl(p: Painter, tones: Tones, shaggy = 0, marks?: () => void): void {
  const body = blob('-74,-10 -66,-46 -28,-70 24,-66 62,-40 76,-8 50,3 -52,3');
  const soft = edge(body, shaggy);
  p.form(soft, tones.base, { depth: 14, softness: 8 });
  if (marks) p.clip(soft, marks);
  fur(p, body, tones.base, { count: 20, length: 13, lie: ([x]) => x * 0.012 });
  const haunch = blob('18,0 22,-34 46,-44 70,-26 74,0 50,3');
  p.form(edge(haunch, shaggy * 0.6), tones.base, { depth: 9 });
  paw(p, 34, 4, 30, tones.base);
}
