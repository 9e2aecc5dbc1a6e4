import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { rain } from '../rain/parts';
import { CHALK, RAIN } from './colours';

/** Who carries whom, out of focus: three rabbits, on their paws a turtle, on it a hedgehog. */
function pile(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    for (const u of [-78, 0, 78]) {
      fill(e, ellipse(u, -44, 26, 44), CHALK);
      fill(e, ellipse(u, -82, 23, 22), CHALK);
      for (const side of [-1, 1]) {
        fill(e, stroke(`${u + side * 20},-62 ${u + side * 32},-92 ${u + side * 26},-122`, 8, 7, 7), CHALK);
        fill(e, stroke(`${u + side * 9},-96 ${u + side * 14},-126 ${u + side * 24},-140`, 7, 7, 4), CHALK);
      }
      for (const side of [-1, 1]) fill(e, ellipse(u + side * 8, -84, 3, 4), '#2a2038');
      fill(e, ellipse(u, -73, 5, 4), '#a8405a');
    }
    fill(e, ellipse(-4, -154, 108, 46), '#a3763f');
    fill(e, ellipse(-4, -136, 104, 20), '#8fae5a');
    fill(e, ellipse(112, -170, 30, 26), '#8fae5a');
    fill(e, ellipse(120, -176, 4, 5), '#2a2038');
    fill(e, ellipse(-14, -216, 62, 40), '#6a548c');
    fill(e, ellipse(48, -206, 20, 15), '#e6c79e');
  });
}

/** What is behind a flight, for nobody has eyes for it: rain, a blue pitch, those who watch. */
export const lastShot = flatStage({
  ground: RAIN.base,
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 0, 1200, [
        [0, '#b3d1e2'],
        [0.46, '#9ac4dc'],
        [0.52, '#86b4ce'],
        [0.525, '#2f6a72'],
        [1, '#173f4c'],
      ]),
    );
    fill(e, blob('-80,640! 300,590 800,612 1300,580 1900,606 2480,580! 2480,660! -80,660!', 6), '#3f6f8e');
    for (const [x, y, r] of [
      [120, 690, 38],
      [250, 694, 42],
      [400, 690, 40],
      [1540, 640, 48],
      [1680, 652, 54],
      [1800, 640, 46],
    ] as const) {
      fill(e, ellipse(x, y, r, r * 1.25), CHALK, 0.9);
      for (const s of [-1, 1]) fill(e, ellipse(x + s * r * 0.4, y - r * 1.7, r * 0.24, r * 0.8, s * 0.16), CHALK, 0.9);
    }
    pile(e, 2010, 716, 1.5);
    // The bar and a post of the goal.
    fill(e, rectangle(2250, 60, 44, 1260), '#ffffff', 0.9);
    fill(e, rectangle(-80, 34, 2480, 40), '#ffffff', 0.9);
  },
  front(e) {
    // Beside the words.
    rain(e, 'shot', [620, -60, 1760, 640], 30, { alpha: 0.4, long: 110 });
    rain(e, 'left', [-20, 620, 1180, 1100], 22, { alpha: 0.4, long: 110 });
    rain(e, 'right', [2210, -60, 2420, 1080], 10, { alpha: 0.4, long: 110 });
    fill(
      e,
      blob(
        '-80,1220! 200,1150 420,1186 700,1140 1000,1190 1300,1150 1700,1188 2000,1146 2480,1180! 2480,1300! -80,1300!',
        6,
      ),
      '#0f303b',
    );
  },
});
