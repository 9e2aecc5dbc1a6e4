import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, ROOF, WINDOW } from './colours';
import { dashes } from './plan';
import { house, oliveTree, signBoard, sunflower } from './things';

const SKY = { high: '#f0a07c', low: '#f7c58e' } as const;
/** The house in the evening, 500 units wide, on its ground line; its window is large for once. */
function homeAtDusk(e: Easel) {
  e.p.in(HOME.x, HOME.y, 0, HOME.scale, HOME.scale, () => {
    fill(e, rectangle(150, -500, 56, 130), ROOF);
    fill(e, rectangle(-240, -290, 480, 300), '#fbe6c4');
    fill(e, blob('-296,-280! 0,-510! 296,-280!', 2), ROOF);
    fill(e, blob('128,4! 128,-120 140,-160 176,-174 212,-160 224,-120 224,4!', 6), '#8a6f6a');
    fill(e, ellipse(142, -70, 7), CREAM);
    glow(e, -50, -130, 330, WINDOW, 0.55);
    fill(e, rectangle(-204, -244, 300, 214), CREAM);
    fill(e, rectangle(-190, -230, 272, 186), WINDOW);
  });
}

const HOME = { x: 2100, y: 900, scale: 0.86 } as const;

/** The sill and the wall below it hide who stands in the window from the waist down. */
function belowWindow(e: Easel) {
  e.p.in(HOME.x, HOME.y, 0, HOME.scale, HOME.scale, () => {
    fill(e, rectangle(-204, -44, 300, 54), '#fbe6c4');
    fill(e, rectangle(-218, -48, 328, 24), CREAM);
  });
}

/** Somebody has moved out, all of twelve steps, and looks back at the lit window. */
export const sisterCover = flatStage({
  ground: SKY.high,
  back(e) {
    fill(e, ellipse(1560, 760, 1300, 520, 0, 90), SKY.low, 0.75);
    fill(e, blob('-90,760 420,690 900,760 1300,700 1800,740 2490,690! 2490,1300! -90,1300!', 9), OLIVE.dark);
    fill(e, blob('-90,880 500,840 1100,880 1700,860 2490,900! 2490,1300! -90,1300!', 9), '#8a9440');
    oliveTree(e, 250, 850, 0.62);
    oliveTree(e, 690, 812, 0.4);
    homeAtDusk(e);
    glow(e, 2080, 960, 460, WINDOW, 0.3);
    dashes(e, '2251,916 2290,970 2340,1030 2300,1090 2180,1140 2020,1164 1900,1170', CREAM, 12);
    oliveTree(e, 1450, 1070, 1.16);
    fill(e, blob('-90,1090 260,1050 640,1110 1040,1190 1060,1300! -90,1300!', 8), OLIVE.dark);
    for (const [x, y, s] of [
      [150, 900, 1.5],
      [350, 960, 1.25],
      [540, 1010, 0.95],
      [800, 1060, 0.7],
    ] as const)
      sunflower(e, x, y, s, 170);
    signBoard(e, 1400, 860, 190, 136, -0.05);
    house(e, 1402, 918, 0.25);
  },
  over: { depth: 150, paint: belowWindow },
});
