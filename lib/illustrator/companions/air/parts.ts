import { ellipse, type Painter, type Polygon, shade, tint, union } from '@/lib/illustrator/paint';
import { BLUSH, fur, type Tones } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { blob, stroke } from '../kit/outline';
import type { Mood } from '../mood';

type WingPlan = {
  readonly base: string;
  /** Long feathers of the hand and of the arm. */
  readonly tip: string;
  readonly middle?: string;
};

const QUILLS = [
  [
    '-26,-66 -34,-100 -30,-142',
    '-24,-56 -52,-92 -60,-132',
    '-22,-46 -64,-72 -90,-94',
    '-14,-24 -60,-34 -92,-42',
    '-6,-8 -44,-6 -74,-8',
  ],
  ['-26,-62 -44,-98 -46,-140', '-24,-52 -60,-84 -78,-116', '-18,-34 -64,-54 -94,-68', '-10,-14 -54,-18 -86,-22'],
] as const;
const COVERTS = [
  '-24,-66 -34,-90 -38,-106',
  '-24,-60 -48,-82 -58,-96',
  '-20,-44 -52,-60 -66,-68',
  '-14,-28 -46,-38 -62,-42',
  '-6,-12 -36,-16 -54,-16',
] as const;
const SHOULDER = blob('14,2 6,-30 -6,-62 -22,-92 -34,-100 -44,-80 -46,-54 -40,-28 -28,-8 -6,10');

const feathers = (lines: readonly string[], r: number) =>
  union(...lines.map((line) => stroke(line, r * 0.7, r, r * 0.95, r * 0.4)));

/** A wing around its shoulder at 0,0, raised to the upper left; `size` 1 is 145 units from shoulder to tip. */
export function featherWing(p: Painter, plan: WingPlan, angle: number, size: number): void {
  const middle = plan.middle ?? plan.base;
  p.in(0, 0, angle, size, size, () => {
    p.form(feathers(QUILLS[0], 12), shade(plan.tip, 0.045), { depth: 5, light: 0 });
    p.form(feathers(QUILLS[1], 12), plan.tip, { depth: 5 });
    for (const line of QUILLS.flat()) p.fill(stroke(line, 0.3, 1.2, 0.4), shade(plan.tip, 0.13), { alpha: 0.45 });
    const coverts = feathers(COVERTS, 12);
    p.form(coverts, middle, { depth: 5, light: 0 });
    p.form(SHOULDER, plan.base, { depth: 8 });
    fur(p, SHOULDER, plan.base, { count: 8, length: 9, lie: -2.3 });
  });
}

/** A fan of tail feathers from its root at 0,0 to the left. */
export function tailFan(p: Painter, lines: readonly string[], radius: number, colour: string): void {
  for (const turn of [0, 1]) {
    const own = lines.filter((_, i) => i % 2 === turn);
    const fan = union(...own.map((line) => stroke(line, radius * 0.7, radius, radius * 0.9, radius * 0.35)));
    p.form(fan, turn ? colour : shade(colour, 0.05), { depth: 4 });
  }
  for (const line of lines) p.fill(stroke(line, 0.3, 1.3, 0.4), shade(colour, 0.14), { alpha: 0.45 });
}

type BirdHead = {
  readonly tones: Tones;
  readonly iris?: string;
  readonly mask?: string;
  readonly cheeks?: string;
  readonly eyeSize?: number;
  readonly eyeCoat?: string;
  readonly beak: () => void;
  readonly marks?: (face: Polygon) => void;
};

const FACE = blob('0,-36 22,-32 37,-14 38,8 26,26 2,32 -22,27 -36,10 -36,-14 -22,-31');

/** A round head around its middle, about 76 units wide; the beak comes from the bird. */
export function birdHead(p: Painter, mood: Mood, plan: BirdHead): void {
  const { tones } = plan;
  p.form(FACE, tones.base, { depth: 9 });
  p.clip(FACE, () => {
    plan.marks?.(FACE);
    for (const side of [-1, 1]) p.soft(8 + side * 23, 10, 10, 7, plan.cheeks ?? BLUSH, 0.5);
  });
  eyes(
    p,
    8,
    mood,
    { y: -7, gap: 16.5, size: plan.eyeSize ?? 10, coat: plan.eyeCoat ?? tones.base, iris: plan.iris ?? '#7a5230' },
    0.5,
  );
  plan.beak();
}

/** Two feet drawn up under a flying bird. */
export function tuckedFeet(p: Painter, x: number, y: number, colour: string): void {
  for (const [u, v] of [
    [10, 0],
    [0, 3],
  ] as const) {
    p.form(stroke(`${x + u + 8},${y + v - 8} ${x + u},${y + v} ${x + u - 12},${y + v + 3}`, 3.4, 3, 2), colour, {
      depth: 1.6,
    });
    for (const w of [-3, 4])
      p.form(stroke(`${x + u - 8},${y + v + 2} ${x + u - 18},${y + v + 3 + w}`, 2.4, 1.2), colour, { depth: 1 });
  }
}

/** Glass-like wings of an insect. */
export function glassWing(p: Painter, outline: string, veins: readonly string[], colour: string): void {
  const shape = blob(outline);
  p.fill(shape, colour, { alpha: 0.55 });
  p.inner(shape, tint(colour, 0.3), 4, 6, 6, 0.6);
  for (const line of veins) p.fill(stroke(line, 1, 1.3, 0.5), shade(colour, 0.2), { alpha: 0.45 });
  p.edge(shape, shade(colour, 0.16), 1.4, 0.5);
}

/** Two feelers with round ends. */
export function feelers(
  p: Painter,
  mood: Mood,
  lines: readonly [string, string],
  ends: readonly [readonly [number, number], readonly [number, number]],
  colour: string,
): void {
  p.in(0, 0, mood.ears === 'low' ? 0.16 : 0, 1, 1, () => {
    for (const line of lines) p.fill(stroke(line, 2.2, 1.8, 1.6), colour);
    for (const [x, y] of ends) p.form(ellipse(x, y, 5), colour, { depth: 2 });
  });
}
