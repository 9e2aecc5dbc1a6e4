import { ellipse, taper } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { INK, shutEye } from './parts';

const STEP = 7;
const [COAT, PALE, MANE, DEEP] = [
  inAir('#e0a860', STEP, 0.34),
  inAir('#f6deb4', STEP, 0.34),
  inAir('#a85a3c', STEP, 0.36),
  inAir('#82402f', STEP, 0.4),
];
const [TOOTH, INSIDE, DEEPEST, TONGUE, CREASE] = [
  inAir('#fff6e2', STEP, 0.1),
  inAir('#4a1230', STEP, 0.12),
  inAir('#2a0a22', STEP, 0.1),
  inAir('#ea6f82', STEP, 0.16),
  inAir('#b84a62', STEP, 0.2),
];
const [X, Y] = [590, 720];

/** Locks of the mane around its middle, from one angle to another. */
function locks(e: Easel, from: number, to: number, r: number, colour: string, size = 76) {
  const count = Math.round(((to - from) * r) / (size * 0.95));
  for (let i = 0; i <= count; i++) {
    const a = from + ((to - from) * i) / count;
    fill(e, ellipse(X + Math.cos(a) * r, Y + Math.sin(a) * r, size * 1.35, size, a), colour);
  }
}

/** Stars that come out as eyelids which shut. */
function lids(e: Easel) {
  for (const [x, y, size] of [
    [1340, 470, 34],
    [1650, 400, 26],
    [1960, 470, 36],
    [2240, 380, 28],
    [2120, 610, 22],
    [1480, 620, 22],
    [1130, 110, 26],
  ] as const) {
    shutEye(e, x, y, size, '#fff2d6');
    for (const u of [-0.75, 0, 0.75]) {
      const [fx, fy] = [x + u * size, y + size * (0.6 - Math.abs(u) * 0.24)];
      fill(
        e,
        taper(
          [
            [fx, fy],
            [fx + u * size * 0.4, fy + size * 0.42],
          ],
          [size * 0.09, size * 0.05],
        ),
        '#fff2d6',
      );
    }
  }
}

function body(e: Easel) {
  fill(e, blob('-90,760! 60,690 300,740 520,860 700,1010 760,1130! -90,1130!', 8), COAT);
  fill(e, ellipse(X, Y, 400, 386, 0, 60), DEEP);
  locks(e, 0, Math.PI * 2, 372, DEEP);
}

/** The middle of the mouth, and half its width and height. */
const MOUTH = { x: 556, y: 884, rx: 206, ry: 168 } as const;

/** A tooth whose root is at `y`, as long as `length` says: up if that is negative. */
const tooth = (x: number, y: number, half: number, length: number) =>
  blob(
    `${x - half},${y}! ${x - half * 0.62},${y + length * 0.62} ${x},${y + length} ${x + half * 0.62},${y + length * 0.62} ${x + half},${y}!`,
    7,
  );

/** First the roar, then the teeth, then the tongue: all of them are in one mouth. */
function roaringMouth(e: Easel) {
  const { x, y, rx, ry } = MOUTH;
  const mouth = ellipse(x, y, rx, ry, 0, 80);
  e.p.form(ellipse(x, y + 6, rx + 34, ry + 36, 0, 80), PALE, { depth: 16 });
  fill(e, mouth, INSIDE);
  clipTo(e, mouth, () => {
    fill(e, ellipse(x, y - 20, rx * 0.7, ry * 0.62, 0, 60), DEEPEST);
    for (const side of [-1, 1]) {
      fill(e, tooth(x + side * 128, y + ry - 46, 26, -46), TOOTH);
      fill(e, tooth(x + side * 74, y + ry - 12, 15, -26), TOOTH);
    }
    e.p.form(ellipse(x, y + ry * 0.98, rx * 0.62, ry * 0.56, 0, 60), TONGUE, { depth: 12 });
  });
  // The tongue hangs over the lower lip, and its tip curls up.
  e.p.form(blob(tongueOver(x, y + ry), 9), TONGUE, { depth: 12 });
  fill(e, stroke(`${x},${y + ry - 66} ${x + 2},${y + ry - 10} ${x + 10},${y + ry + 44}`, 4, 6, 3), CREASE);
  fill(e, stroke(`${x - 52},${y + ry + 42} ${x},${y + ry + 62} ${x + 62},${y + ry + 30}`, 3, 5, 3), CREASE);
}

const tongueOver = (x: number, y: number) =>
  `${x - 84},${y - 40} ${x - 88},${y + 20} ${x - 62},${y + 78} ${x + 4},${y + 96} ${x + 74},${y + 74} ${x + 96},${y + 18} ${x + 84},${y - 40} ${x},${y - 62}`;

/** The upper lip in its two halves, with the fangs that come out under them. */
function upperLip(e: Easel) {
  const { x, y, ry } = MOUTH;
  const top = y - ry;
  for (const side of [-1, 1]) {
    e.p.form(tooth(x + side * 104, top + 44, 31, 74), TOOTH, { depth: 8 });
    fill(e, tooth(x + side * 44, top + 46, 17, 30), TOOTH);
  }
  for (const side of [-1, 1]) {
    e.p.form(ellipse(x + side * 84, top + 4, 108, 62, side * 0.22, 48), PALE, { depth: 12 });
    for (const [u, v] of [
      [70, -10],
      [104, 12],
      [66, 22],
    ] as const)
      fill(e, ellipse(x + side * (u + 18), top + v, 6), COAT);
  }
  e.p.form(
    blob(
      `${x - 74},${top - 78} ${x},${top - 92} ${x + 74},${top - 78} ${x + 28},${top - 20} ${x},${top - 8} ${x - 28},${top - 20}`,
      7,
    ),
    INK,
    {
      depth: 10,
    },
  );
  fill(e, stroke(`${x},${top - 12} ${x},${top + 40}`, 6, 5), INK);
}

function face(e: Easel) {
  fill(e, ellipse(X - 30, Y, 300, 300, 0, 60), MANE);
  locks(e, 0, Math.PI * 2, 268, MANE, 62);
  for (const side of [-1, 1]) {
    e.p.form(ellipse(X - 36 + side * 190, Y - 226, 70, 66), COAT, { depth: 12 });
    fill(e, ellipse(X - 36 + side * 184, Y - 218, 38, 36), DEEP);
  }
  const head =
    '338,640 396,520 470,468 556,456 642,468 716,520 774,640 800,800 790,960 716,1070 556,1108 396,1070 322,960 312,800';
  e.p.form(blob(head, 9), COAT, { depth: 26 });
  for (const side of [-1, 0, 1]) fill(e, stroke(`${556 + side * 50},484 ${556 + side * 40},540`, 9, 5), DEEP, 0.5);
  for (const side of [-1, 1]) {
    const u = 556 + side * 122;
    shutEye(e, u, 600, 62);
    // The brow is pushed up by the mouth.
    fill(e, stroke(`${u - 58},556 ${u},528 ${u + 58},556`, 5, 9, 5), DEEP, 0.7);
  }
  paw(e);
  roaringMouth(e);
  upperLip(e);
}

/** The paw on which the chin would lie if it were not so low. */
function paw(e: Easel) {
  e.p.form(blob('40,1190! 30,1110 110,1050 250,1044 350,1080 380,1150 360,1190!', 8), COAT, { depth: 18 });
  for (const x of [240, 300]) fill(e, stroke(`${x},1100 ${x + 14},1140 ${x + 8},1180`, 3, 6, 4), DEEP, 0.6);
}

/** The lion who fell asleep, with room in his mane. */
export const lionMane = yawnStage(STEP, {
  far: [
    [600, 690],
    [1300, 760],
    [1900, 700],
  ],
  near: [
    [500, 980],
    [1200, 950],
    [1800, 900],
  ],
  back(e) {
    lids(e);
    body(e);
    face(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      // In these locks the child has sunk.
      fill(e, ellipse(926, 934, 130, 176, 0.2, 48), DEEP);
      locks(e, 0.1, 1.05, 384, DEEP);
      locks(e, 0.1, 0.84, 350, MANE, 62);
      for (const x of [1010, 1120]) blade(e, x);
    },
  },
});

function blade(e: Easel, x: number) {
  for (const u of [-26, 0, 28])
    fill(
      e,
      taper(
        [
          [x, 1160],
          [x + u * 0.6, 1090],
          [x + u * 1.6, 1050],
        ],
        [12, 9, 3],
      ),
      dim(STEP, 0.2),
    );
}
