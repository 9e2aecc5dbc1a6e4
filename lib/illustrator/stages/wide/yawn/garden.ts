import { ellipse, rectangle, taper } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { catCoat, flatCat } from './cats';
import { dim, inAir, sky, yawnStage } from './land';
import { INK, shutEye } from './parts';

const STEP = 2;

/** Far behind, the sill on which the cat has not moved. */
function house(e: Easel) {
  const wall = inAir('#fff0de', STEP);
  fill(e, rectangle(170, 560, 380, 300), wall);
  fill(e, blob('120,570! 360,400! 600,570!', 2), inAir('#a8485a', STEP));
  fill(e, rectangle(230, 630, 190, 130), dim(STEP, 0.2));
  fill(e, rectangle(206, 752, 240, 16), '#fff8ec');
  flatCat(e, 322, 752, 0.24, catCoat(sky(STEP), 0.2));
}

/** Spines that have become as soft as grass: each hangs over. */
function spines(e: Easel) {
  const r = e.random('spines');
  const tones = [inAir('#6f4a4a', STEP), inAir('#8a5d50', STEP), inAir('#5c3c48', STEP)] as const;
  fill(e, blob('1500,1090! 1490,900 1600,730 1840,660 2100,720 2260,900 2270,1090!', 9), tones[0]);
  for (let i = 0; i < 150; i++) {
    const a = Math.PI * (0.06 + r() * 0.88);
    const reach = 0.35 + r() * 0.72;
    const [x, y] = [1880 - Math.cos(a) * 370 * reach, 1060 - Math.sin(a) * 380 * reach];
    const lean = (x - 1860) * 0.22;
    const blade = [
      [x, y],
      [x + lean * 0.5, y - 62],
      [x + lean + Math.sign(lean) * 26, y - 34],
    ] as const;
    fill(e, taper(blade, [15, 11, 3]), r.pick(tones));
  }
}

function hedgehog(e: Easel) {
  const skin = inAir('#f4cfa4', STEP);
  spines(e);
  fill(e, blob('1700,860 1600,850 1530,910 1478,950 1490,1000 1560,1060 1720,1090! 1800,1000 1780,900', 8), skin);
  fill(e, ellipse(1690, 850, 46, 52), inAir('#8a5d50', STEP));
  fill(e, ellipse(1486, 962, 30, 26), INK);
  shutEye(e, 1606, 926, 28);
  fill(e, stroke('1530,1014 1560,1032 1596,1024', 3, 6, 3), INK);
  fill(e, ellipse(1656, 990, 32, 22), inAir('#ef8f7c', STEP));
  for (const x of [1660, 1790, 2020, 2150]) fill(e, ellipse(x, 1096, 62, 24), skin);
}

/** Flowers with shut heads. */
function flowers(e: Easel) {
  for (const [x, y] of [
    [760, 1010],
    [900, 1060],
    [640, 1090],
  ] as const) {
    fill(e, stroke(`${x},${y + 100} ${x - 6},${y} ${x + 24},${y - 40} ${x + 50},${y - 20}`, 9, 8, 7), dim(STEP, 0.22));
    fill(e, ellipse(x + 58, y + 4, 30, 38, -0.4), inAir('#fff3e6', STEP));
  }
}

export const softHedgehog = yawnStage(STEP, {
  far: [
    [420, 760],
    [1000, 690],
    [1600, 640],
    [2100, 720],
  ],
  near: [
    [600, 900],
    [1300, 950],
    [1900, 900],
  ],
  back(e) {
    house(e);
    flowers(e);
  },
  over: { depth: 1150, paint: hedgehog },
});
