import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { cover, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, ROOF, WINDOW } from './colours';
import { dashes } from './plan';
import { house, oliveTree, signBoard, sunflower } from './things';

const SKY = { top: '#5d4a86', high: '#a8698c', low: '#f0a07c', last: '#fbd08e' } as const;

const TREE_AT_DUSK = {
  bark: '#5f4a44',
  crown: ['#48562f', '#5c6a37', '#707c40'],
  leaf: '#a3ab68',
} as const;

/** The first stars are out, and the last light of the day lies behind the house. */
function eveningSky(e: Easel) {
  const { top, high, low, last } = SKY;
  cover(
    e,
    linear(e, 0, 0, 0, 800, [
      [0, top],
      [0.4, high],
      [0.78, low],
      [1, last],
    ]),
  );
  const r = e.random('first stars');
  for (let i = 0; i < 34; i++) fill(e, star(r() * 2400, r() * 330, 3 + r() * 5, 0.4), '#fff0d0', 0.4 + r() * 0.5);
  glow(e, HOME.x - 60, 700, 900, last, 0.55, 0.6);
}

/** The house in the evening, 500 units wide, on its ground line; its window is large for once. */
function homeAtDusk(e: Easel) {
  e.p.in(HOME.x, HOME.y, 0, HOME.scale, HOME.scale, () => {
    fill(e, rectangle(150, -500, 56, 130), ROOF);
    fill(e, rectangle(-240, -290, 480, 300), '#dcb48c');
    fill(e, blob('-296,-280! 0,-510! 296,-280!', 2), ROOF);
    fill(e, blob('128,4! 128,-120 140,-160 176,-174 212,-160 224,-120 224,4!', 6), '#8a6f6a');
    fill(e, ellipse(142, -70, 7), CREAM);
    glow(e, -50, -130, 380, WINDOW, 0.45);
    fill(e, rectangle(-204, -244, 300, 214), CREAM);
    fill(e, rectangle(-190, -230, 272, 186), WINDOW);
    e.p.soft(-54, -130, 130, 100, '#fff3bc', 0.8);
  });
}

const HOME = { x: 2100, y: 900, scale: 0.86 } as const;

/** The sill and the wall below it hide who stands in the window from the waist down. */
function belowWindow(e: Easel) {
  e.p.in(HOME.x, HOME.y, 0, HOME.scale, HOME.scale, () => {
    fill(e, rectangle(-204, -44, 300, 54), '#ecc795');
    fill(e, rectangle(-218, -48, 328, 24), CREAM);
  });
}

/** Somebody has moved out, all of twelve steps, and looks back at the lit window. */
export const sisterCover = flatStage({
  ground: SKY.high,
  back(e) {
    eveningSky(e);
    fill(e, blob('-90,760 420,690 900,760 1300,700 1800,740 2490,690! 2490,1300! -90,1300!', 9), '#5a6238');
    fill(e, blob('-90,880 500,840 1100,880 1700,860 2490,900! 2490,1300! -90,1300!', 9), '#737c40');
    oliveTree(e, 250, 850, 0.62, TREE_AT_DUSK);
    oliveTree(e, 690, 812, 0.4, TREE_AT_DUSK);
    homeAtDusk(e);
    glow(e, 2060, 980, 620, WINDOW, 0.5, 0.6);
    dashes(e, '2251,916 2290,970 2340,1030 2300,1090 2180,1140 2020,1164 1900,1170', CREAM, 12);
    oliveTree(e, 1450, 1070, 1.16, TREE_AT_DUSK);
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
  // The light of the window reaches whoever looks back at it.
  front: (e) => glow(e, HOME.x - 50, 790, 640, '#ffc04a', 0.22),
});
