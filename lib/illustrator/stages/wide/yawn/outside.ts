import { ellipse, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, linear } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { catCoat, flatCat } from './cats';
import { dim, sky } from './land';
import { shutEye } from './parts';

/** The light from the front of the book, along the spine and the head of the cat. */
function edgeOfLight(e: Easel) {
  e.p.in(560, 985, 0, 0.74, 0.74, () => {
    for (const line of [
      '-452,170 -502,116 -500,40 -462,-34 -404,-96 -300,-136 -140,-128 0,-122 130,-130 204,-146',
      '172,-130 180,-246! 262,-202 338,-202 420,-246! 428,-130 450,-100 444,-60',
    ])
      fill(e, stroke(line, 2, 6, 7, 7, 7, 6, 2), '#f7a6b4', 0.85);
  });
}

/** The cover: all hours of the evening, from the back to the front. */
export const yawnCover: Stage = flatStage({
  ground: sky(8),
  back(e) {
    const hours = Array.from({ length: 9 }, (_, i) => [i / 8, sky(10 - i * 0.75)] as const);
    cover(e, linear(e, 0, 0, 2400, 0, hours));
    fill(
      e,
      blob('-90,1290! -90,1000! 500,940 1200,1030 1800,1080 2490,1000! 2490,1290!', 8),
      linear(e, 0, 0, 2400, 0, [
        [0, dim(10, 0.06)],
        [1, dim(4, 0.12)],
      ]),
    );
    // What goes on behind the yawn: the last light.
    e.p.soft(1800, 760, 900, 700, '#ffc38a', 0.42);
    // On the back the cat has not moved.
    flatCat(e, 560, 985, 0.74, catCoat(tint(sky(9), 0.1), 0.4));
    edgeOfLight(e);
  },
});

/** Pairs of eyes, by their middle and half the distance between them. */
const EYES = [
  [330, 330, 44],
  [820, 250, 70],
  [1420, 380, 36],
  [1850, 260, 58],
  [2210, 480, 40],
  [240, 760, 62],
  [660, 620, 34],
  [1060, 830, 50],
  [1560, 700, 76],
  [2080, 860, 48],
  [480, 1040, 40],
  [1400, 1060, 44],
] as const;

function openEyes(e: Easel, x: number, y: number, half: number, step: number) {
  for (const side of [-1, 1]) {
    const [u, r] = [x + side * half, half * 0.62];
    fill(e, ellipse(u, y, r, r * 1.08), '#fff8ec');
    fill(e, ellipse(u + r * 0.16, y + r * 0.1, r * 0.56), dim(step, 0.5));
    fill(e, ellipse(u, y - r * 0.12, r * 0.18), '#ffffff');
  }
}

/** Before the book all are awake. */
export const eyesAwake: Stage = flatStage({
  ground: sky(0),
  back(e) {
    for (const [x, y, half] of EYES) openEyes(e, x, y, half, 0);
  },
});

/** After it nobody is. */
export const eyesAsleep: Stage = flatStage({
  ground: sky(11),
  back(e) {
    for (const [x, y, half] of EYES) for (const side of [-1, 1]) shutEye(e, x + side * half, y, half * 0.6, '#c9cdf2');
  },
});
