import { ellipse, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { mango } from '../../../props/chant';
import { type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';

const [GOLD, LIGHT, CANOPY, DARK, LEAF, BARK] = ['#f9cf6b', '#fde7a4', '#24482c', '#1b3923', '#4c7a3a', '#5b3622'];

/** A long leaf of a mango tree that hangs from (x, y). */
function leaf(e: Easel, x: number, y: number, long: number, turn: number, colour: string) {
  e.p.in(x, y, turn, long / 100, long / 100, () => {
    fill(e, blob('0,0! 15,34 11,74 0,100! -11,74 -15,34', 5), colour);
    fill(e, stroke('0,6 0,92', 1.6, 0.8), '#8fae58', 0.7);
  });
}

function hanging(e: Easel, x: number, from: number, y: number, k: number, turn: number, ripe = '#f2a52e') {
  const line: Vec[] = [
    [x + 8, from],
    [x, y - 60 * k],
  ];
  fill(e, stroke(line.map(([u, v]) => `${u},${v}`).join(' '), 4, 3), '#5a6a34');
  e.p.in(x, y, turn, k, k, () => mango(e.p, ripe));
}

function leaves(e: Easel) {
  const r = e.random('leaves');
  for (let i = 0; i < 78; i++) {
    const x = -40 + (i / 77) * 2480;
    leaf(
      e,
      x,
      270 + Math.sin(i * 1.7) * 46 + r() * 30,
      120 + r() * 80,
      r.between(-0.7, 0.7),
      [CANOPY, DARK, LEAF, '#35602f'][i % 4] ?? LEAF,
    );
  }
}

/** Leaves in the shade of leaves, and the sky between them where no words are. */
function crown(e: Easel) {
  const r = e.random('crown');
  for (const [x, y, k] of [
    [30, 60, 1],
    [84, 180, 0.7],
    [250, 24, 0.8],
    [560, 10, 0.9],
    [800, 34, 0.6],
    [1010, 8, 0.8],
    [1196, 60, 1.1],
    [1216, 180, 0.8],
    [1440, 14, 0.8],
    [1720, 30, 0.7],
    [2010, 8, 0.9],
    [2230, 30, 0.7],
    [2360, 90, 1.1],
    [2330, 220, 0.8],
  ] as const) {
    for (const [u, v, size] of [
      [0, 0, 12],
      [26, -14, 7],
      [-20, 18, 8],
      [16, 20, 5],
    ] as const)
      fill(e, ellipse(x + u * k, y + v * k, size * k, size * k * 0.8, r.between(-0.6, 0.6)), '#f6d98a', 0.9);
  }
  for (let i = 0; i < 70; i++) {
    const [x, y] = [r.between(-40, 2440), r.between(-40, 190)];
    e.p.in(x, y, r.between(-0.8, 0.8), 1, 1, () =>
      fill(e, blob('0,0! 16,34 12,74 0,104! -12,74 -16,34', 5), DARK, 0.5),
    );
  }
}

/** Below a mango tree in the first sun. */
export const mangoGrove = flatStage({
  ground: GOLD,
  back(e) {
    fill(e, blob('-80,400! 900,300 2480,420! 2480,900! -80,900!', 5), LIGHT);
    fill(e, blob('-80,930! 600,890 1500,900 2480,930! 2480,1300! -80,1300!', 6), '#dfa04a');
    fill(e, blob('-80,1040! 700,990 1600,1010 2480,1030! 2480,1300! -80,1300!', 6), '#c9672f');
    wash(e, 'earth', [-40, 1040, 2440, 1200], ['#a84526', '#d98040'], { count: 30, alpha: 0.25, long: 260, tall: 18 });
    fill(
      e,
      blob(
        '1010,1090! 1096,900 1110,600 1070,200! 1330,200! 1300,600 1310,880 1420,1090! 1300,1060 1220,1100 1120,1060',
        7,
      ),
      BARK,
    );
    fill(e, blob('1230,200! 1330,200! 1300,600 1310,880 1420,1090! 1300,1060 1240,800', 6), '#452818');
    fill(e, stroke('1110,420 900,300 640,230', 54, 40, 26), BARK);
    fill(e, stroke('1290,440 1560,300 1900,230', 50, 40, 24), '#4d2d1b');
    fill(
      e,
      blob(
        '-80,-80! 2480,-80! 2480,300 2250,330 2050,270 1800,320 1560,276 1290,300 1010,280 760,330 520,270 300,330 60,280 -80,310!',
        8,
      ),
      CANOPY,
    );
    leaves(e);
    fill(
      e,
      blob(
        '-80,-80! 2480,-80! 2480,292 2380,262 2260,288 2150,260 2030,286 1900,258 1780,290 1660,262 1540,288 1420,260 1300,286 1180,262 1060,290 940,260 820,286 700,262 580,288 460,260 340,286 220,262 100,288 0,262 -80,290!',
        6,
      ),
      CANOPY,
    );
    crown(e);
    hanging(e, 340, 260, 470, 1.2, 0.1);
    hanging(e, 1440, 270, 470, 1.3, -0.2);
    hanging(e, 1560, 280, 560, 1.1, 0.2, '#b4b84a');
    hanging(e, 2240, 270, 480, 1.3, 0.1);
    hanging(e, 180, 280, 600, 1, -0.2, '#a9b84a');
    hanging(e, 866, 230, 440, 2.3, 0.08);
  },
  front(e) {
    for (const [x, y, l, t, c] of [
      [60, 1240, 300, 2.7, DARK],
      [170, 1250, 240, 3.4, CANOPY],
      [2340, 1240, 300, 3.6, DARK],
      [2250, 1250, 220, 2.9, CANOPY],
    ] as const)
      leaf(e, x, y, l, t, c);
  },
});
