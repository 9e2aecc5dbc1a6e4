import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { board } from './board';
import { chalk, dashes, mown } from './chalk';
import { GRASS, PURPLE } from './colours';
import { bunny } from './rabbits';

/** The pitch from inside the goal, as low as a ball; the evening is red at its end. */
export const fromTheGoal = flatStage({
  ground: GRASS.base,
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 700),
      linear(e, 0, 0, 0, 560, [
        [0, '#51428c'],
        [0.7, '#a886c6'],
        [1, '#f0b7a4'],
      ]),
    );
    // The evening is darker at its edge, below the words.
    e.p.soft(120, 260, 1100, 760, '#41327c', 1);
    e.p.soft(120, 260, 900, 620, '#41327c', 1);
    fill(e, blob('-80,560! 400,530 900,556 1500,520 2000,552 2480,520! 2480,660! -80,660!', 6), PURPLE.dark);
    fill(e, rectangle(-80, 590, 2560, 720), GRASS.base);
    mown(e, [-80, 590, 2480, 1300], GRASS.dark, { wide: 240, lean: 460 });
    chalk(e, '-80,690 2480,676', { width: 9, alpha: 0.8 });
    chalk(e, '-80,1130 1180,1120 2480,1128', { width: 18, alpha: 0.95 });
    // Where the ball came from, without haste.
    dashes(e, '690,824 740,870 680,920 706,970', { width: 8, alpha: 0.85 });
    fill(e, ellipse(700, 1094, 112, 16), GRASS.deep, 0.6);
    bunny(e, 722, 812, 0.56, { facing: -1, trail: 100 });
    board(e, { x: 1500, y: 210, w: 470, h: 290, posts: 340 });
    // Dust of a kick, and the way of what flew.
    fill(e, stroke('1990,800 2100,700 2170,600', 3, 9, 3), '#ffffff', 0.45);
    fill(e, stroke('1930,600 1950,520 1960,450', 2, 6, 2), '#ffffff', 0.4);
  },
});
