import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, ROOF, WINDOW } from './colours';
import { dashes } from './plan';
import { house, oliveTree, signBoard, sunflower } from './things';

const SKY = { high: '#f0a07c', low: '#f7c58e' } as const;
const SHADE = '#6b3f1d';

/** The one in the lit window, from behind: a full arm, and over the shoulder a small head. */
function someoneWithBundle(e: Easel) {
  fill(e, blob('-64,96! -70,20 -52,-22 -10,-34 34,-20 54,24 50,96!', 7), SHADE);
  fill(e, ellipse(-6, -70, 40), SHADE);
  fill(e, ellipse(-30, -106, 21), SHADE);
  fill(e, blob('4,40 20,-30 52,-44 80,-16 76,34 44,62', 7), SHADE);
  fill(e, ellipse(62, -58, 25), SHADE);
}

/** The house in the evening, 500 units wide, on its ground line; its window is large for once. */
function homeAtDusk(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 0.86, 0.86, () => {
    fill(e, rectangle(150, -500, 56, 130), ROOF);
    fill(e, rectangle(-240, -290, 480, 300), '#fbe6c4');
    fill(e, blob('-296,-280! 0,-510! 296,-280!', 2), ROOF);
    fill(e, blob('128,4! 128,-120 140,-160 176,-174 212,-160 224,-120 224,4!', 6), '#8a6f6a');
    fill(e, ellipse(142, -70, 7), CREAM);
    glow(e, -50, -130, 330, WINDOW, 0.55);
    fill(e, rectangle(-204, -244, 300, 214), CREAM);
    fill(e, rectangle(-190, -230, 272, 186), WINDOW);
    e.p.clip(rectangle(-190, -230, 272, 186), () => e.p.in(-60, -118, 0, 0.86, 0.86, () => someoneWithBundle(e)));
    fill(e, rectangle(-218, -34, 328, 22), CREAM);
  });
}

/** Somebody has moved out, all of twelve steps, and looks back at the lit window. */
export const sisterCover = flatStage({
  ground: SKY.high,
  back(e) {
    fill(e, ellipse(1560, 760, 1300, 520, 0, 90), SKY.low, 0.75);
    fill(e, blob('-90,760 420,690 900,760 1300,700 1800,740 2490,690! 2490,1300! -90,1300!', 9), OLIVE.dark);
    fill(e, blob('-90,880 500,840 1100,880 1700,860 2490,900! 2490,1300! -90,1300!', 9), '#8a9440');
    homeAtDusk(e, 1525, 900);
    glow(e, 1500, 960, 460, WINDOW, 0.3);
    dashes(e, '1676,916 1684,966 1560,1000 1360,1030 1300,1086 1400,1136 1600,1150 1720,1136', CREAM, 12);
    oliveTree(e, 2330, 1070, 1.12);
    sunflower(e, 330, 960, 1.2, 160);
    sunflower(e, 520, 1000, 0.9, 130);
    signBoard(e, 2270, 830, 190, 136, 0.05);
    house(e, 2272, 888, 0.25);
  },
});
