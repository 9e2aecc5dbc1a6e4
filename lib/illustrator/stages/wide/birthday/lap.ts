import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { HOME, LAP } from './colours';
import { bigArm, door, sheet } from './parts';

/** Somebody big from the neck to the knees, without a face: whoever it is at home. */
function body(e: Easel, x: number, wide: number, buttons: readonly number[]) {
  e.p.form(
    blob(
      `${x - wide},1300! ${x - wide * 0.96},500 ${x - wide * 0.8},140 ${x - wide * 0.3},-60 ${x + wide * 0.3},-60 ${x + wide * 0.8},140 ${x + wide * 0.96},500 ${x + wide},1300!`,
      9,
    ),
    LAP.shirt,
    { depth: 40 },
  );
  fill(e, stroke(`${x},-60 ${x - 6},600`, 6, 6), LAP.shade, 0.5);
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

function thighs(e: Easel, x: number, y: number, wide: number) {
  for (const side of [-1, 1])
    e.p.form(
      blob(
        `${x + side * 40},${y + 300}! ${x + side * 20},${y + 40} ${x + side * wide * 0.6},${y - 30} ${x + side * wide},${y + 60} ${x + side * (wide + 40)},${y + 300}!`,
        8,
      ),
      LAP.trousers,
      { depth: 26 },
    );
}

/** The lap as it has always been: exactly full. */
export const birthdayLapTight = flatStage({
  ground: '#e58b5f',
  back(e) {
    disc(e, 1720, 500, 1100, 900, '#f2b07e', 0.9, 0.2);
    body(e, 1740, 560, [110, 330]);
    thighs(e, 1740, 940, 520);
  },
  over: {
    depth: 1500,
    paint(e) {
      bigArm(e, '2290,330 2400,720 2270,960 2080,1050', [120, 116, 84]);
      bigArm(e, '1190,330 1090,720 1220,970 1420,1064', [120, 116, 84]);
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

/** The same lap with three on it, and room left. */
export const birthdayLapWide = flatStage({
  ground: '#f6c46a',
  back(e) {
    fill(e, rectangle(-90, 1040, 2580, 300), HOME.floor);
    door(e, 190, 1044, 300, 350, '#2f7f8a');
    e.p.in(262, 740, 0, 0.5, 0.5, () => sheet(e, 0, 0, 320, 370, -0.03, () => threeOnALap(e)));
    disc(e, 1640, 460, 1000, 800, '#ffe7ae', 0.7, 0.2);
    body(e, 1640, 700, [-120, 96]);
    thighs(e, 1640, 1010, 800);
  },
  over: {
    depth: 1500,
    paint(e) {
      bigArm(e, '2360,260 2500,700 2440,980 2290,1090', [132, 126, 88]);
      bigArm(e, '930,330 790,740 860,1000 1000,1096', [132, 126, 88]);
      // Crumbs lie where somebody sits; none is in the air.
      const r = e.random('crumbs');
      for (let i = 0; i < 34; i++)
        fill(
          e,
          ellipse(r.between(1180, 2180), r.between(1060, 1160), 7 + r() * 7, 6),
          r() < 0.5 ? '#c9774a' : '#fff2dc',
        );
    },
  },
});
