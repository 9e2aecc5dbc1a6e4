import { ellipse, mix, taper } from '@/lib/illustrator/paint';
import { clipTo, cover, dab, type Easel, fill, glow, linear } from '../../kit/easel';
import { ferns, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { curve } from '../../kit/outline';
import { mist } from '../../kit/sky';
import { trunkRow } from '../../kit/wood';
import { defineStage } from '../../model';
import { ringingRaccoon } from './raccoon';

const wood = {
  top: '#2c4a86',
  low: '#a8c8e4',
  far: '#4f74a8',
  soil: '#5f86a0',
  soilNear: '#142448',
  bar: '#080c20',
  rim: '#9fc0ee',
  dark: '#0d1638',
};
/** The near trunks: left and right edge. Between them are the lit gaps. */
const TRUNKS = [
  [-80, 500],
  [586, 1232],
  [1752, 2236],
  [2378, 2500],
] as const;

/** In the bark of the near trunks, below the words: middle, size, and where the knots look. */
const FACES = [
  { x: 208, y: 780, k: 0.74, look: [-0.8, -0.6] },
  { x: 880, y: 776, k: 0.96, look: [0.9, -0.5] },
  { x: 1980, y: 822, k: 0.74, look: [0.2, -1] },
] as const;

/** Black trunks like bars, and lit gaps between them; whom they look for sits above them. */
export const trunkBars = defineStage<typeof wood>({
  palettes: { night: wood },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [-0.4, -0.8],
    rim: '#bcd4ff',
    rimAlpha: 0.5,
    rimWidth: 4,
    ambient: '#243466',
    ambientAlpha: 0.82,
    shadow: '#030614',
    lamps: [{ x: 1670, y: 930, reach: 460, colour: '#ffc46a', power: 0.7 }],
    cast: { from: 1540, slant: 0.8, length: 0.4, alpha: 0.5 },
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 1000, [
        [0, c.top],
        [0.7, mix(c.top, c.low, 0.7)],
        [1, c.low],
      ]),
    );
    glow(e, 543, 620, 420, '#e4f0ff', 0.5);
    glow(e, 1520, 640, 620, '#e4f0ff', 0.6);
    glow(e, 2310, 560, 420, '#e4f0ff', 0.5);
    trunkRow(e, 'far', {
      count: 16,
      width: 26,
      base: 1000,
      top: -60,
      colour: c.far,
      haze: c.low,
      glowX: 1500,
      glowWidth: 900,
      bark: 0,
      boughs: 3,
    });
    mist(e, 880, 150, '#e4f0ff', 0.4);
    mist(e, 960, 90, '#d4e4f8', 0.7);
    land(
      e,
      'land',
      [
        [-60, 980],
        [600, 960],
        [1500, 970],
        [2460, 980],
      ],
      c.soil,
      c.soilNear,
    );
    grass(e, 'grass', 980, 1190, c.soil, c.soilNear, { size: [14, 46], lit: c.low, density: 0.6 });
    overhead(e, c);
    for (const [i, [x0, x1]] of TRUNKS.entries()) bar(e, c, `t${i}`, x0, x1);
    for (const face of FACES) innocentFace(e, c, face);
  },
  front(e, c) {
    for (const x of [120, 1010, 2040]) ferns(e, `f${x}`, x, 1230, 170, c.bar, { count: 8, spread: 2.3 });
    grass(e, 'near', 1196, 1240, c.dark, c.bar, { rows: 2, size: [60, 110], skip: (x) => x > 1240 && x < 1800 });
  },
});

/** A bough from the right trunk across the widest gap, and who rings on it. */
function overhead(e: Easel, c: typeof wood) {
  const line = [
    [1800, 486],
    [1640, 452],
    [1460, 446],
    [1330, 462],
    [1262, 448],
  ] as const;
  e.p.form(taper(line, [34, 25, 20, 13, 3], { round: false }), mix(c.bar, c.rim, 0.1), {
    depth: 9,
    lightColor: c.rim,
  });
  glow(e, 1590, 330, 320, '#ffe2a0', 0.3);
  ringingRaccoon(e, [1588, 450, 1.32], { expression: 'shy', dark: '#2c4478', alpha: 0.2 });
}

function bar(e: Easel, c: typeof wood, name: string, x0: number, x1: number) {
  const r = e.random(name);
  const bend = () => r.bell() * 12;
  const [middle, half] = [(x0 + x1) / 2, (x1 - x0) / 2];
  const shape = taper(
    [
      [middle, 1290],
      [middle + bend(), 1040],
      [middle + bend(), 700],
      [middle + bend(), 300],
      [middle, -60],
    ],
    [half * 1.3, half * 1.02, half * 0.97, half * 0.99, half * 1.05],
    { round: false },
  );
  fill(
    e,
    shape,
    linear(e, x0, 0, x1, 0, [
      [0, mix(c.bar, c.rim, 0.3)],
      [0.025, c.bar],
      [0.975, c.bar],
      [1, mix(c.bar, c.rim, 0.34)],
    ]),
  );
  clipTo(e, shape, () => {
    for (let i = 0; i < 26; i++)
      dab(e, 'dry', x0 + r() * (x1 - x0), r() * 1200, 10, 110, mix(c.bar, c.rim, 0.1), {
        alpha: 0.35,
        variant: i,
        rotate: r.bell() * 0.05,
      });
  });
}

/** Two knots and a shut mouth in the bark: a tree that has just stopped talking. */
function innocentFace(e: Easel, c: typeof wood, { x, y, k, look: [u, v] }: (typeof FACES)[number]) {
  const [line, deep] = [mix(c.bar, c.rim, 0.34), mix(c.bar, c.rim, 0.14)];
  e.p.in(x, y, 0, k, k, () => {
    for (const side of [-1, 1]) {
      const [at, turn] = [side * 62, side * 0.16];
      for (const [n, alpha] of [0.75, 0.5, 0.3].entries())
        e.p.edge(ellipse(at, n * 2, 40 + n * 13, 30 + n * 15, turn), line, 4 - n * 0.6, alpha);
      e.p.fill(ellipse(at, 0, 37, 27, turn), deep);
      e.p.fill(ellipse(at + u * 16, v * 9, 15, 17), c.bar);
      e.p.fill(ellipse(at + u * 16 + 4, v * 9 - 6, 4, 4.5), c.rim, { alpha: 0.8 });
      // The bark bulges over each knot like a lid.
      e.p.line(curve([at - 44, -8, at - 10, -31, at + 16, -32, at + 44, -10]), 9, line, 0.85, [0.3, 1, 1, 0.3]);
    }
    e.p.line(curve([-34, 92, -10, 84, 16, 94, 40, 86]), 7, line, 0.95, [0.4, 1, 1, 0.4]);
  });
}
