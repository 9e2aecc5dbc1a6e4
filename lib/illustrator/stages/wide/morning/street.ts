import { ellipse, rectangle, taper, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';

const [PALE, LIGHT, MID, GREY] = GREYS;
const [SKIN, SOLE] = ['#e9dcc4', '#cdbb9c'];

/** A snail that creeps to the right, its sole at 0, 0. */
function snail(e: Easel, x: number, y: number, scale: number, facing = 1) {
  e.p.in(x, y, 0, scale * facing, scale, () => {
    fill(
      e,
      blob('-330,0! -250,-54 -60,-70 130,-66 230,-120 270,-230 330,-246 380,-200 372,-90 310,-20 250,0!', 8),
      SKIN,
    );
    fill(e, stroke('-330,-6 250,-8', 12, 14), SOLE);
    for (const [line, ex, ey] of [
      ['318,-230 318,-320 300,-392', 300, -410],
      ['356,-222 392,-300 396,-352', 398, -370],
    ] as const) {
      fill(e, stroke(line, 15, 12), SKIN);
      fill(e, ellipse(ex, ey, 34), '#ffffff');
      fill(e, ellipse(ex + 10, ey + 2, 17), '#2a1a20');
    }
    fill(e, stroke('322,-118 350,-104 374,-116', 5, 6, 5), '#8a7a60');
    fill(e, ellipse(-40, -240, 240, 226), BLOCK_COLOURS.green);
    const spiral = Array.from({ length: 44 }, (_, i): Vec => {
      const [a, k] = [0.6 + i * 0.34, 1 - i / 46];
      return [-40 + Math.cos(a) * 196 * k, -240 + Math.sin(a) * 184 * k];
    });
    fill(e, taper(spiral, [20, 17, 9]), '#3f8a30');
  });
}

/** A pavement from the height of a snail, huge at the left; another one comes in at the right. */
export const snailStreet = flatStage({
  ground: LIGHT,
  back(e) {
    for (const [x, w, h] of [
      [1240, 330, 300],
      [1600, 280, 420],
      [1900, 360, 240],
    ] as const) {
      fill(e, rectangle(x, 900 - h, w, h), PALE);
      for (let u = 40; u < w - 60; u += 100) fill(e, rectangle(x + u, 930 - h, 46, 60), LIGHT);
    }
    fill(e, rectangle(-80, 890, 2560, 410), MID);
    fill(e, stroke('-80,1000 2480,1000', 3, 3), GREY, 0.5);
    for (const x of [520, 1330, 2080]) fill(e, stroke(`${x},892 ${x - 90},1300`, 3, 5), GREY, 0.5);
    snail(e, 500, 1080, 1.34);
  },
  front(e) {
    snail(e, 2400, 1150, 0.36, -1);
  },
});
