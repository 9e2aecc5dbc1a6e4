import { ellipse, rectangle, taper } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { catCoat, flatCat } from './cats';
import { dim, inAir, sky, yawnStage } from './land';
import { gape, INK, shutEye } from './parts';

const STEP = 2;

/** Far behind, the sill on which the cat has not moved. */
function house(e: Easel) {
  const wall = inAir('#fff0de', STEP);
  e.p.form(rectangle(170, 560, 380, 300), wall, { depth: 24 });
  e.p.form(blob('120,570! 360,400! 600,570!', 2), inAir('#a8485a', STEP), { depth: 20 });
  fill(e, rectangle(216, 616, 218, 158), '#fff8ec', 0.8);
  fill(e, rectangle(230, 630, 190, 130), dim(STEP, 0.2));
  fill(e, rectangle(206, 752, 240, 16), '#fff8ec');
  flatCat(e, 322, 752, 0.24, catCoat(sky(STEP), 0.2));
  // It stands in the grass of its hill.
  fill(e, blob('20,890 100,846 230,838 360,846 500,838 620,850 700,896 360,930', 8), dim(STEP, 0.08));
  for (let x = 60; x < 660; x += 42)
    for (const u of [-12, 0, 13])
      fill(e, stroke(`${x},${872 + ((x * 7) % 20)} ${x + u},${826 + ((x * 5) % 18)}`, 6, 1), dim(STEP, 0.08));
}

/** The middle of the body's foot, and half its width and height: half a dome. */
const BODY = { x: 1900, y: 1092, rx: 372, ry: 372 } as const;
/** Rows of spines from the outermost: how far out they stand, how many there are, and from where to where, in half turns. */
const ROWS = [
  [1, 15, 0.09, 0.86],
  [0.84, 13, 0.07, 0.8],
  [0.66, 11, 0.05, 0.76],
  [0.47, 8, 0.04, 0.74],
  [0.27, 5, 0.02, 0.7],
] as const;
const TONES = [
  inAir('#5c3c48', STEP),
  inAir('#6f4a4a', STEP),
  inAir('#86584e', STEP),
  inAir('#9c6c58', STEP),
  inAir('#ab7a60', STEP),
] as const;

/** A spine like a leaf, which stands up at the brow and lies down the further back it is. */
function spine(e: Easel, share: number, turn: number, colour: string, wobble: number) {
  const a = Math.PI * turn;
  const [x, y] = [BODY.x + Math.cos(a) * BODY.rx * share, BODY.y - Math.sin(a) * BODY.ry * share];
  const soft = Math.max(0, Math.min(1, (0.74 - turn) / 0.5));
  // Out of the back, and then down along it.
  const out = a + 0.1 - soft * 0.75 + wobble;
  const over = out - 0.15 - soft * 0.9;
  const [u, v] = [x + Math.cos(out) * 62, y - Math.sin(out) * 62];
  const leaf = taper(
    [
      [x, y],
      [u, v],
      [u + Math.cos(over) * 70, v - Math.sin(over) * 70],
    ],
    [15, 25, 17, 3],
  );
  e.p.form(leaf, colour, { depth: 7, shadow: 0.09, light: 0.08 });
}

/** Spines that have become as soft as leaves. */
function spines(e: Easel) {
  const r = e.random('spines');
  const { x, y, rx, ry } = BODY;
  e.p.form(
    blob(
      `${x - rx * 0.7},${y}! ${x - rx * 0.88},${y - ry * 0.5} ${x - rx * 0.55},${y - ry * 0.9} ${x},${y - ry} ${x + rx * 0.6},${y - ry * 0.86} ${x + rx * 0.95},${y - ry * 0.45} ${x + rx},${y}!`,
      10,
    ),
    TONES[0],
    { depth: 30 },
  );
  // None reaches below the ground that he lies on.
  const above = rectangle(1300, 400, 1190, 712);
  ROWS.forEach(([share, count, from, to], row) => {
    for (let i = 0; i < count; i++) {
      const turn = from + ((to - from) * (i + (row % 2) * 0.5)) / count;
      const wobble = (r() - 0.5) * 0.14;
      clipTo(e, above, () => spine(e, share, turn, TONES[row] ?? TONES[0], wobble));
    }
  });
}

/** His nose is up, and his mouth is a small O. */
function head(e: Easel) {
  const skin = inAir('#f4cfa4', STEP);
  e.p.form(ellipse(1752, 850, 50, 54, -0.2), inAir('#8a5d50', STEP), { depth: 8 });
  fill(e, ellipse(1750, 856, 28, 32, -0.2), inAir('#d99a84', STEP));
  e.p.form(
    blob(
      '1770,880 1700,846 1620,852 1540,872 1496,880 1474,906 1490,940 1520,968 1530,1010 1580,1064 1680,1092! 1810,1092! 1850,1000',
      9,
    ),
    skin,
    { depth: 22 },
  );
  e.p.form(ellipse(1492, 900, 34, 30, -0.4), INK, { depth: 8 });
  fill(e, ellipse(1482, 888, 9, 6, -0.5), '#ffffff', 0.5);
  shutEye(e, 1634, 918, 30);
  fill(e, stroke('1604,880 1634,866 1664,876', 3, 5, 3), INK, 0.5);
  gape(e, 1566, 1004, 25, 29, '#5a1e34', '#e88a86');
  e.p.soft(1668, 986, 52, 38, inAir('#e8705f', STEP), 0.6);
}

/** Feet whose toes have let go. */
function feet(e: Easel) {
  const skin = inAir('#f4cfa4', STEP);
  for (const [x, turn] of [
    [1700, -0.08],
    [1820, 0.1],
    [2070, -0.08],
    [2200, 0.12],
  ] as const) {
    e.p.form(ellipse(x, 1096, 66, 27, turn), skin, { depth: 8 });
    for (const u of [-42, -24, -6]) fill(e, stroke(`${x + u},1086 ${x + u - 4},1104`, 2, 3), inAir('#c98a68', STEP));
  }
}

function hedgehog(e: Easel) {
  e.p.soft(BODY.x - 40, 1112, 470, 46, dim(STEP, 0.3), 0.6);
  spines(e);
  head(e);
  feet(e);
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
