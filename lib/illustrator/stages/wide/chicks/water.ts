import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';

/** Height of the far edge of the water. */
const EDGE = 640;
const [GRASS, BLADE, TIN, SHADE, INSIDE, DEEP] = ['#7cc46a', '#5aa850', '#dde7ee', '#b4c6d2', '#62798a', '#4c6271'];

/** A tin tub that floats, by the middle of its rim, half the rim's width and height, and where the water cuts it. */
const TUB = { x: 1521, y: 704, rx: 330, ry: 54, waterline: 872 } as const;

const WAVES = [
  '1040,990 1140,974 1240,990 1340,1004 1440,990',
  '700,1064 800,1048 900,1064 1000,1078 1100,1064',
  '1180,1130 1260,1114 1340,1130 1420,1144 1500,1130',
  '150,820 245,804 340,820 435,834 530,820',
  '560,716 640,704 720,716 800,726 880,716',
];

/** The far shore, and reeds on it. */
function farShore(e: Easel) {
  fill(e, blob('-90,650! -90,560 300,590 700,560 1100,600 1500,570 1900,600 2490,560 2490,650!', 8), '#8fd0a0');
  for (const [x, lean] of [
    [1150, -14],
    [1190, 8],
    [1226, 22],
    [300, -10],
    [336, 14],
  ] as const) {
    fill(e, stroke(`${x},650 ${x + lean * 0.4},560 ${x + lean},480`, 6, 5, 3), '#5fae74');
    fill(e, stroke(`${x + lean},482 ${x + lean * 1.1},440`, 11, 11), '#9a7a4a');
  }
}

/** The bank on the right, on which somebody kneels. */
function bank(e: Easel) {
  e.p.form(blob('1640,1300! 1660,1170 1750,1080 1780,990 1850,910 1990,872 2200,850 2490,820! 2490,1300!', 9), GRASS, {
    depth: 26,
  });
  const r = e.random('blades');
  for (let i = 0; i < 34; i++) {
    const x = 1800 + r() * 640;
    const y = 950 + r() * 250 + Math.max(0, 1990 - x) * 0.5;
    const lean = (r() - 0.5) * 30;
    fill(e, stroke(`${x},${y} ${x + lean * 0.4},${y - 26} ${x + lean},${y - 50}`, 5, 4, 2), BLADE);
  }
}

/** The far wall and the inside of the tub. */
function tubBehind(e: Easel) {
  const { x, y, rx, ry } = TUB;
  for (const side of [-1, 1])
    e.p.form(
      stroke(
        `${x + side * (rx - 16)},${y + 6} ${x + side * (rx + 40)},${y - 4} ${x + side * (rx + 22)},${y + 56}`,
        12,
        13,
        12,
      ),
      '#2c6d96',
      { depth: 4 },
    );
  fill(e, ellipse(x, y, rx, ry, 0, 90), SHADE);
  fill(e, ellipse(x, y + 4, rx - 18, ry - 12, 0, 90), INSIDE);
  fill(e, ellipse(x, y + 14, rx - 50, ry - 26, 0, 80), DEEP);
}

/** What the water shows of the tub and the chicks, in three bands that waves move aside. */
function reflections(e: Easel) {
  const { x, waterline } = TUB;
  for (const [dy, half, shift, colour, alpha] of [
    [18, 250, 0, '#dfeaf0', 0.75],
    [58, 214, 16, '#c9d9e2', 0.6],
    [100, 168, -14, '#ffd84a', 0.6],
  ] as const) {
    const [u, v] = [x + shift, waterline + dy];
    const band = blob(
      `${u - half},${v} ${u - half * 0.5},${v - 13} ${u},${v - 5} ${u + half * 0.5},${v - 14} ${u + half},${v} ${u + half * 0.5},${v + 10} ${u},${v + 17} ${u - half * 0.5},${v + 11}`,
      8,
    );
    fill(e, band, colour, alpha);
  }
}

/** The near wall of the tub: it hides the feet of those who stand in it. */
function tubBefore(e: Easel) {
  const { x, y, rx, ry, waterline } = TUB;
  const rim = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (1 - i / 8);
    return `${x + Math.cos(a) * rx},${y + Math.sin(a) * ry}${i % 8 ? '' : '!'}`;
  }).join(' ');
  e.p.form(
    blob(
      `${rim} ${x + rx - 50},${waterline - 4}! ${x + 140},${waterline + 12} ${x - 140},${waterline + 12} ${x - rx + 50},${waterline - 4}!`,
      8,
    ),
    TIN,
    { depth: 26, shadow: 0.12 },
  );
  const hoop = (drop: number, inset: number) =>
    `${x - rx + inset},${y + drop} ${x - 150},${y + ry + drop - 8} ${x},${y + ry + drop} ${x + 150},${y + ry + drop - 8} ${x + rx - inset},${y + drop}`;
  fill(e, stroke(hoop(74, 26), 6, 9, 9, 9, 6), SHADE);
  fill(e, stroke(hoop(0, 4), 8, 11, 12, 11, 8), '#ffffff');
  fill(
    e,
    stroke(`${x - 260},${waterline + 2} ${x},${waterline + 16} ${x + 260},${waterline + 2}`, 3, 7, 3),
    '#e6fbf2',
    0.9,
  );
}

/** A pond with a tub that is nearly afloat beside the bank. */
export const pondWide = flatStage({
  ground: '#2fa58e',
  back(e) {
    fill(e, rectangle(-80, -80, 2560, EDGE + 80), '#b4e6cb');
    farShore(e);
    fill(
      e,
      rectangle(-80, EDGE, 2560, 700),
      linear(e, 0, EDGE, 0, 1200, [
        [0, '#7fcfb6'],
        [1, '#2f9f8a'],
      ]),
    );
    tubBehind(e);
  },
  over: {
    depth: 1500,
    paint(e) {
      reflections(e);
      tubBefore(e);
      bank(e);
      for (const wave of WAVES) fill(e, stroke(wave, 3, 8, 8, 3), '#d3f3e2', 0.75);
    },
  },
});
