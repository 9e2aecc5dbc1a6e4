import { ellipse, type Painter, seededRandom, shade, star, tint } from '@/lib/illustrator/paint';
import { CREAM, dabs } from '../kit/materials';
import { block, cut, line } from '../kit/shapes';
import type { PropLook } from '../model';
import { doughnut } from './baked';

const CARD = '#f0d9b4';
const STRIPE = '#d8707a';
/** Two rows of four, the far row first: the box is emptied from the near side. */
const PLACES = [
  [-55, -86],
  [-18, -87],
  [19, -87],
  [56, -86],
  [-58, -56],
  [-19, -57],
  [20, -57],
  [59, -56],
] as const;

/** The lid that stands open behind, striped like the front. */
function lid(p: Painter, colour: string) {
  const shape = cut([-82, -100, 82, -100, 88, -146, -88, -146], 5);
  p.form(shape, CARD, { depth: 8 });
  p.clip(shape, () => {
    for (let x = -88; x < 92; x += 20) line(p, [x * 0.92, -98, x, -148], 7, colour, 0.75);
    p.soft(0, -98, 92, 16, '#8a5a38', 0.4);
  });
}

/** The paper that lines it: a ring of sugar and a spot of jam for each doughnut. */
function lining(p: Painter) {
  const shape = cut([-83, -102, 83, -102, 90, -28, -90, -28], 3);
  p.form(shape, '#fff6e4', { depth: 5, shadow: 0.12 });
  const random = seededRandom('sugar');
  p.clip(shape, () => {
    for (const [x, y] of PLACES) {
      p.edge(ellipse(x, y + 8, 15, 7), '#d9bf94', 2.4, 0.8);
      p.fill(ellipse(x + 4, y + 9, 3, 2), '#c4525a', { alpha: 0.6 });
    }
    for (let i = 0; i < 90; i++)
      p.fill(ellipse(random.between(-84, 84), random.between(-94, -32), random.between(0.7, 1.8)), '#ffffff', {
        alpha: 0.9,
      });
    p.soft(0, -104, 100, 16, '#a8825a', 0.55);
  });
}

/** An open pastry box with `count` (0 to 8) sugared doughnuts; where one has gone a ring of sugar is left. */
export function doughnutBox(p: Painter, { count = 8, colour = STRIPE }: PropLook) {
  lid(p, colour);
  lining(p);
  PLACES.slice(0, Math.max(0, Math.min(8, count))).forEach(([x, y], i) => {
    p.soft(x + 1, y + 13, 22, 7, '#7a4a2c', 0.45);
    doughnut(p, x, y, 21, i === 2 || i === 5 ? '#d98f2e' : '#b8323e');
  });
  const front = cut([-92, -36, 92, -36, 85, 0, -85, 0], 4);
  p.form(front, CARD, { depth: 8 });
  dabs(p, front, CARD, 14, 6, 0.1, 0.3);
  p.clip(front, () => {
    for (let x = -90; x < 94; x += 20) line(p, [x, -38, x * 0.93, 2], 7, colour, 0.75);
    p.soft(0, 2, 90, 10, shade(CARD, 0.2), 0.4);
  });
  p.form(block(-24, -29, 48, 22, 6), CREAM, { depth: 3 });
  p.form(star(0, -18, 9, 0.5, 8), colour, { depth: 1.6 });
  line(p, [-92, -35, 0, -33.6, 92, -35], 3, tint(CARD, 0.05), 1, [0.8, 1, 0.8]);
}

/** The box with its lid down, from behind: stripes on all of it, and the edge of the lid. */
export function shutDoughnutBox(p: Painter, { colour = STRIPE }: PropLook) {
  const shape = cut([-92, -78, 92, -78, 86, 0, -86, 0], 6);
  p.form(shape, CARD, { depth: 9 });
  p.clip(shape, () => {
    for (let x = -90; x < 94; x += 20) line(p, [x, -80, x * 0.95, 2], 7, colour, 0.75);
    p.soft(0, 2, 90, 12, shade(CARD, 0.2), 0.4);
  });
  line(p, [-92, -58, 0, -56.6, 92, -58], 3, shade(CARD, 0.16), 1, [0.8, 1, 0.8]);
}

/** The same box before the chest, in both hands. */
export const heldDoughnutBox =
  (count: number) =>
  (p: Painter, look: PropLook): void =>
    p.in(0, 24, 0, 0.52, 0.52, () => doughnutBox(p, { ...look, count }));
