import { rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { bittenBoard, board } from './board';
import { goalFrame, mown } from './chalk';
import { GRASS, PURPLE } from './colours';

/** One moment of one goal: how fast it is shows in what the eye still sees. */
const moment = (ground: string, speed: number): Stage =>
  flatStage({
    ground,
    back(e) {
      fill(e, rectangle(-20, 300, 700, 240), GRASS.light);
      goalFrame(e, { x: 40, y: 60, w: 520, h: 270 }, { post: 16, step: 30 });
      for (let i = 0; i < speed * 3; i++) {
        const y = 70 + ((i * 97) % 320);
        fill(
          e,
          stroke(
            `${-20 + ((i * 53) % 90)},${y} 300,${y - 8} ${620 - ((i * 71) % 120)},${y - 4}`,
            1,
            2 + speed * 0.5,
            1,
          ),
          '#ffffff',
          0.28,
        );
      }
    },
  });

const GROUNDS = ['#8fb98a', '#7fb08a', '#a793d3', '#86b089', '#9a84cb', '#7aa985'] as const;

/** Six moments, each faster. */
export const MOMENTS: Readonly<Record<string, Stage>> = Object.fromEntries(
  GROUNDS.map((ground, i) => [`goalMoment${i + 1}`, moment(ground, i + 1)]),
);

/** The spread of the first match: dark lawn, the large board on the left. */
export const sevenGoals = flatStage({
  ground: GRASS.deep,
  back(e) {
    fill(e, rectangle(-80, 500, 2560, 800), GRASS.base);
    mown(e, [-80, 500, 2480, 1300], GRASS.dark, { wide: 300, lean: 60 });
    board(e, { x: 800, y: 890, w: 620, h: 380, posts: 140 });
  },
});

/** The board that the goat is eating. */
export const eatenBoard = flatStage({
  ground: GRASS.light,
  back(e) {
    fill(e, rectangle(-80, -80, 1400, 470), '#cfc1ea');
    fill(e, blob('-80,390! 300,372 800,380 1280,366! 1280,900! -80,900!', 4), GRASS.light);
    fill(e, rectangle(236, 380, 26, 330), PURPLE.deep);
    bittenBoard(e, 250, 250, 420, 330, '#cfc1ea');
  },
});
