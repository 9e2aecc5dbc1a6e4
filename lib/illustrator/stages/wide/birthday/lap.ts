import { ellipse, rectangle, union } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { HOME, LAP } from './colours';
import { bigArm, door, sheet } from './parts';

type Sitter = {
  /** The middle of the body, and the height of its shoulders. */
  readonly x: number;
  readonly top: number;
  /** Half the width of the shoulders, and how far out the elbows are. */
  readonly wide: number;
  readonly elbow: readonly [aside: number, y: number];
  readonly buttons: readonly number[];
};

/** The high back of the armchair. */
function chair(e: Easel, x: number, wide: number, top: number) {
  e.p.form(
    blob(
      `${x - wide},1300! ${x - wide},${top + 240} ${x - wide * 0.9},${top + 60} ${x - wide * 0.5},${top} ${x + wide * 0.5},${top} ${x + wide * 0.9},${top + 60} ${x + wide},${top + 240} ${x + wide},1300!`,
      9,
    ),
    '#7d5a8c',
    { depth: 30 },
  );
}

/** Somebody big from the neck to the waist; the upper arms hang from the shoulders as one with the body. */
function body(e: Easel, { x, top, wide, elbow: [aside, low], buttons }: Sitter) {
  const trunk = blob(
    `${x - wide * 0.8},1300! ${x - wide * 0.84},${top + 300} ${x - wide * 0.96},${top + 130} ${x - wide * 0.8},${top + 30} ${x - wide * 0.3},${top - 60} ${x + wide * 0.3},${top - 60} ${x + wide * 0.8},${top + 30} ${x + wide * 0.96},${top + 130} ${x + wide * 0.84},${top + 300} ${x + wide * 0.8},1300!`,
    9,
  );
  const sleeve = (side: number) =>
    stroke(
      `${x + side * wide * 0.72},${top + 110} ${x + side * (wide * 0.5 + aside * 0.5) * 1.06},${(top + low) / 2} ${x + side * aside},${low}`,
      124,
      128,
      122,
    );
  e.p.form(union(trunk, sleeve(-1), sleeve(1)), LAP.shirt, { depth: 36 });
  // The fold where each arm lies against the body.
  for (const side of [-1, 1])
    fill(
      e,
      stroke(
        `${x + side * wide * 0.62},${top + 210} ${x + side * wide * 0.74},${(top + low) / 2 + 60} ${x + side * (aside - 116)},${low - 20}`,
        2,
        8,
        4,
      ),
      LAP.shade,
      0.55,
    );
  fill(e, stroke(`${x},${top} ${x - 6},${top + 700}`, 6, 6), LAP.shade, 0.5);
  for (const y of buttons) {
    e.p.form(ellipse(x + 34, y, 44), LAP.button, { depth: 10 });
    for (const [u, v] of [
      [-11, -11],
      [11, -11],
      [-11, 11],
      [11, 11],
    ] as const)
      fill(e, ellipse(x + 34 + u, y + v, 6), LAP.shade);
  }
}

/** A forearm from its elbow to the cuff, with the folds of a sleeve that is bent. */
function forearm(e: Easel, x: number, y: number, line: string, side: 1 | -1) {
  bigArm(e, `${x},${y} ${line}`, [124, 112, 82]);
  for (const v of [-34, 6])
    fill(
      e,
      stroke(`${x - side * 108},${y + v} ${x - side * 60},${y + v + 26} ${x - side * 16},${y + v + 24}`, 2, 6, 2),
      LAP.shade,
      0.5,
    );
}

/** Two thighs that meet, as seen from before the knees. */
function thighs(e: Easel, x: number, y: number, wide: number) {
  for (const side of [-1, 1])
    e.p.form(
      blob(
        `${x + side * 4},${y + 300}! ${x + side * 6},${y + 60} ${x + side * wide * 0.5},${y - 20} ${x + side * wide},${y + 50} ${x + side * (wide + 40)},${y + 300}!`,
        8,
      ),
      LAP.trousers,
      { depth: 26 },
    );
}

const ALONE: Sitter = { x: 1740, top: 250, wide: 430, elbow: [520, 800], buttons: [420, 640] };

/** The lap as it has always been: exactly full. */
export const birthdayLapTight = flatStage({
  ground: '#e58b5f',
  back(e) {
    disc(e, 1720, 500, 1100, 900, '#f2b07e', 0.9, 0.2);
    chair(e, 1740, 580, 60);
    thighs(e, 1740, 960, 480);
    body(e, ALONE);
    thighs(e, 1740, 1000, 440);
  },
  over: {
    depth: 1500,
    paint(e) {
      forearm(e, 2260, 800, '2250,1010 2076,1080', -1);
      forearm(e, 1220, 800, '1230,1020 1410,1088', 1);
    },
  },
});

const FIGURE_TONES = ['#2b9fb5', '#efa94e', '#e2574c'] as const;

/** The white sheet, painted at last: three on one lap. */
function threeOnALap(e: Easel) {
  fill(e, blob('40,330! 50,200 150,150 260,200 280,330!', 7), '#f0b79a');
  for (const [i, x] of [90, 160, 230].entries()) {
    fill(e, ellipse(x, 190, 30, 36), FIGURE_TONES[i] ?? FIGURE_TONES[0]);
    for (const u of [-9, 9]) fill(e, ellipse(x + u, 184, 4), '#3a1f24');
    fill(e, stroke(`${x - 10},202 ${x},210 ${x + 10},202`, 2, 3, 2), '#3a1f24');
  }
  fill(e, ellipse(260, 70, 34), '#f7c52b');
}

const TOGETHER: Sitter = { x: 1640, top: 200, wide: 460, elbow: [600, 800], buttons: [380] };

/** The same lap with three on it, and room left. */
export const birthdayLapWide = flatStage({
  ground: '#f6c46a',
  back(e) {
    fill(e, rectangle(-90, 1040, 2580, 300), HOME.floor);
    door(e, 190, 1044, 300, 350, '#2f7f8a');
    e.p.in(262, 740, 0, 0.5, 0.5, () => sheet(e, 0, 0, 320, 370, -0.03, () => threeOnALap(e)));
    disc(e, 1640, 460, 1000, 800, '#ffe7ae', 0.7, 0.2);
    chair(e, 1640, 640, 20);
    body(e, TOGETHER);
    thighs(e, 1640, 1010, 620);
  },
  over: {
    depth: 1090,
    paint(e) {
      forearm(e, 2240, 800, '2310,1010 2230,1110', -1);
      forearm(e, 1040, 800, '970,1010 1060,1116', 1);
    },
  },
  front(e) {
    // Crumbs lie where somebody sits; none is in the air.
    const r = e.random('crumbs');
    for (let i = 0; i < 34; i++)
      fill(e, ellipse(r.between(1300, 2100), r.between(1076, 1170), 7 + r() * 7, 6), r() < 0.5 ? '#c9774a' : '#fff2dc');
  },
});
