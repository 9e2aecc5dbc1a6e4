import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT, WINDOW, WOOD } from './colours';
import { house, oliveTree } from './things';

export const AT_NIGHT = { wall: NIGHT.light, roof: NIGHT.dark, door: NIGHT.mid, pane: NIGHT.mid } as const;
export const TREE_AT_NIGHT = {
  bark: NIGHT.deep,
  crown: [NIGHT.dark, '#202c5c', NIGHT.mid],
  leaf: NIGHT.light,
} as const;

export function stars(e: Easel, count: number, bottom: number) {
  const r = e.random('stars');
  for (let i = 0; i < count; i++) fill(e, star(r() * 2400, r() * bottom, 5 + r() * 7, 0.4), '#f6ecc4', 0.8);
}

const CLOTH = '1790,130! 1960,520 2330,1120! 1260,1120! 1620,520';

/** In the window a small foot kicks. */
function kick(e: Easel, x: number, y: number, size: number) {
  fill(e, stroke(`${x - size},${y + size} ${x - size * 0.2},${y + size * 0.3} ${x + size * 0.4},${y - size * 0.5}`, size * 0.34, size * 0.3, size * 0.24), '#5a3416');
  fill(e, ellipse(x + size * 0.62, y - size * 0.6, size * 0.5, size * 0.26, -0.9), '#5a3416');
}

/** The cloth house glows from inside; far off there is one lit window. */
export const sisterTent = flatStage({
  ground: NIGHT.mid,
  back(e) {
    stars(e, 40, 620);
    fill(e, blob('-90,800 500,760 1200,800 1800,780 2490,820! 2490,1300! -90,1300!', 8), NIGHT.dark);
    house(e, 390, 820, 1.15, AT_NIGHT, 0.7);
    kick(e, 388, 456, 20);
    oliveTree(e, 1980, 1000, 1.75, TREE_AT_NIGHT);
    glow(e, 1790, 760, 760, '#f0a030', 0.5);
    fill(e, ellipse(1790, 1120, 720, 74), '#7a6a3a');
    fill(e, blob(CLOTH, 6), '#ffc64a');
    fill(e, blob('1790,300 1900,600 2080,1080! 1500,1080! 1680,600', 7), '#ffe08a');
  },
  over: {
    depth: 1300,
    paint(e) {
      e.p.clip(blob(CLOTH, 6), () => {
        fill(e, blob('1790,130! 1960,520 2330,1120! 2120,1120! 1870,520', 5), '#e8932c', 0.45);
        fill(e, blob('1790,130! 1620,520 1260,1120! 1440,1120! 1700,520', 5), '#f7b444', 0.35);
      });
      fill(e, stroke('1790,120 1620,520 1250,1130', 7, 8, 9), WOOD);
      fill(e, stroke('1790,120 1960,520 2340,1130', 7, 8, 9), WOOD);
    },
  },
});

const STAGE = { x: 1290, y: 130, width: 940, height: 720 } as const;

function curtain(e: Easel, side: number) {
  const edge = side < 0 ? STAGE.x - 30 : STAGE.x + STAGE.width + 30;
  e.p.in(edge, 0, 0, -side, 1, () => {
    fill(e, blob('0,96! 220,96! 196,300 120,470 60,560! 90,880! 0,880!', 6), '#c24a5e');
    for (const u of [50, 110, 160]) fill(e, stroke(`${u},100 ${u * 0.8},330 ${u * 0.4},520`, 6, 9, 4), '#9a3348');
  });
}

/** The lit window is a stage; everything else is dark. */
export const sisterStage = flatStage({
  ground: NIGHT.mid,
  back(e) {
    stars(e, 26, 300);
    fill(e, rectangle(1090, -90, 1400, 1180), NIGHT.light);
    for (let y = 0; y < 1080; y += 120)
      for (let x = 1090 + ((y / 120) % 2) * 110; x < 2400; x += 220) fill(e, rectangle(x, y, 210, 3), NIGHT.pale, 0.4);
    glow(e, 1760, 500, 1100, '#f2b030', 0.5);
    fill(e, blob('-90,930 600,880 1300,960 2490,930! 2490,1300! -90,1300!', 8), NIGHT.dark);
    fill(e, blob('1330,900! 2190,900! 2490,1300! 300,1300!', 3), WINDOW, 0.34);
    fill(e, rectangle(STAGE.x, STAGE.y, STAGE.width, STAGE.height), WINDOW);
    fill(e, ellipse(1760, 480, 420, 350), '#ffe489');
  },
  over: {
    depth: 900,
    paint(e) {
      const { x, y, width, height } = STAGE;
      for (const side of [-1, 1]) curtain(e, side);
      fill(e, rectangle(x - 40, y - 40, width + 80, 44), '#f6ead0');
      fill(e, rectangle(x - 40, y, 34, height + 20), '#f6ead0');
      fill(e, rectangle(x + width + 6, y, 34, height + 20), '#f6ead0');
      fill(e, rectangle(x - 70, y + height, width + 140, 60), '#f6ead0');
      fill(e, rectangle(x - 70, y + height + 52, width + 140, 16), '#c9b48a');
    },
  },
});
