import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { arrow, chalk, meshes, mown } from './chalk';
import { GRASS, PURPLE } from './colours';

/** The goal as a frame: two posts, a bar, the net behind. */
function frame(e: Easel) {
  const [left, right, top] = [1270, 2330, 452];
  meshes(e, { x: left, y: top, w: right - left, h: 600 }, { step: 66, width: 5, alpha: 0.55 });
  for (const x of [left - 34, right]) {
    fill(e, rectangle(x, top - 34, 34, 690), '#ffffff');
    fill(e, rectangle(x + 22, top - 34, 12, 690), '#b9b3c6');
  }
  fill(e, rectangle(left - 34, top - 34, right - left + 68, 34), '#ffffff');
  fill(e, rectangle(left - 34, top - 12, right - left + 68, 12), '#b9b3c6');
}

/** Evening sky for the title over a goal; on the back a small goal, chalked by somebody small. */
export const againCover = flatStage({
  ground: GRASS.base,
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 1400), PURPLE.base);
    fill(e, blob('-80,690! 600,660 1300,690 1900,664 2480,690! 2480,1300! -80,1300!', 5), GRASS.base);
    mown(e, [-80, 760, 2480, 1300], GRASS.dark, { wide: 220, lean: 220 });
    frame(e);
    fill(e, ellipse(1800, 1134, 420, 22), GRASS.deep, 0.5);
    chalk(e, '1180,1108 2480,1100', { width: 14 });
    // On the back: a ball that goes past its goal.
    chalk(e, '330,1000 330,800 620,796 622,1000', { width: 12 });
    meshes(e, { x: 336, y: 806, w: 280, h: 190 }, { step: 34, width: 3, alpha: 0.5 });
    arrow(e, '980,1060 880,1010 760,880 690,700 560,640 420,690', { dashed: true, width: 9 });
  },
});
