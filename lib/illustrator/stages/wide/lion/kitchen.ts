import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { SHADOW } from './colours';
import { catShape, paw } from './shapes';

function stove(e: Easel) {
  fill(e, rectangle(120, 470, 940, 630), '#fbf4ea');
  fill(e, rectangle(120, 470, 940, 24), '#d8c8b8');
  for (const x of [200, 330, 460]) fill(e, ellipse(x, 526, 24), '#c9b6a6');
  fill(e, rectangle(190, 570, 800, 500), '#eee0cf');
  fill(e, stroke('260,606 920,606', 12, 12), '#c9b6a6');
  // A pot on it.
  fill(e, blob('760,470! 744,350 760,330! 980,330! 996,350 980,470!', 4), '#c0584a');
  fill(e, stroke('736,330 1004,330', 14, 14), '#a84438');
  fill(e, ellipse(870, 304, 24, 16), '#a84438');
}

/** The kitchen from the height of a paw: a table's edge, and on the stove what the child still is. */
export const pawKitchen = flatStage({
  ground: '#f7d9b6',
  back(e) {
    for (let x = 60; x < 2400; x += 240) fill(e, rectangle(x, -20, 8, 1100), '#f3cda2');
    fill(e, rectangle(-80, 1060, 2560, 240), '#d9ac7e');
    stove(e);
    catShape(e, { x: 600, y: 1070, k: 0.94, mane: 1, ears: 'back', side: 1 }, SHADOW, 0.72);
  },
  over: {
    depth: 2000,
    paint(e) {
      fill(e, rectangle(1160, 1004, 1320, 60), '#a8623c');
      fill(e, rectangle(1160, 990, 1320, 34), '#c98350');
      fill(
        e,
        blob(
          '1220,1020! 2480,1020! 2480,1210! 2380,1150 2240,1210 2080,1150 1920,1210 1760,1150 1600,1210 1440,1150 1300,1210 1220,1160',
          6,
        ),
        '#fffaf0',
      );
      for (const x of [1450, 1752]) paw(e, x, 1004, 62);
      for (let x = 1280; x < 2400; x += 120) fill(e, ellipse(x, 1078, 15), '#e2685d');
    },
  },
});
