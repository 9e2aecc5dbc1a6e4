import { ellipse, taper } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

const [STRAW, DARK, LIGHT, WHITE, FEATHER] = ['#dba53a', '#b97f22', '#f0c766', '#fffaf0', '#e6dccb'];
const MIDDLE = [1730, 600] as const;

function straws(e: Easel, name: string, from: number, to: number, count: number) {
  const r = e.random(name);
  for (let i = 0; i < count; i++) {
    const a = r() * Math.PI * 2;
    const reach = from + r() * (to - from);
    const [x, y] = [MIDDLE[0] + Math.cos(a) * reach * 1.14, MIDDLE[1] + Math.sin(a) * reach * 0.92];
    const turn = a + Math.PI / 2 + r.bell() * 0.5;
    const [dx, dy] = [Math.cos(turn) * 90, Math.sin(turn) * 76];
    fill(
      e,
      taper(
        [
          [x - dx, y - dy],
          [x + dx * 0.2, y],
          [x + dx, y + dy],
        ],
        [4, 8, 4],
      ),
      r.pick([STRAW, DARK, LIGHT]),
    );
  }
}

const WING = '1080,760! 1300,690 1600,660 1900,560 2120,400 2290,470 2330,700 2200,960 1960,1040 1600,990 1240,900';
const FEATHER_TIPS = [
  '1540,850 1160,880',
  '1592,850 1290,950',
  '1652,850 1440,990',
  '1716,850 1600,1000',
  '1780,850 1760,980',
];
const FEATHER_MARKS = [
  '1286,790 1330,830 1374,790',
  '1436,770 1480,810 1524,770',
  '1596,770 1640,810 1684,770',
  '1356,870 1400,910 1444,870',
  '1526,870 1570,910 1614,870',
  '1686,870 1730,910 1774,870',
  '1756,770 1800,810 1844,770',
];

/** The hen's wing lies over all of them, and her head over the wing. */
function wing(e: Easel) {
  for (const tip of FEATHER_TIPS) fill(e, stroke(tip, 126, 92), FEATHER);
  for (const tip of FEATHER_TIPS) e.p.in(4, -30, 0, 1, 1, () => fill(e, stroke(tip, 118, 82), WHITE));
  fill(e, blob(WING, 10), WHITE);
  for (const mark of FEATHER_MARKS) fill(e, stroke(mark, 6, 9, 6), FEATHER);
  henAsleep(e);
}

function henAsleep(e: Easel) {
  e.p.in(2080, 400, -0.2, 1, 1, () => {
    fill(e, blob('-60,-110 -40,-190 0,-150 40,-210 70,-140 120,-150 90,-80', 6), '#e2332f');
    fill(e, ellipse(0, 0, 150, 140), WHITE);
    fill(e, ellipse(-70, 96, 34, 56, 0.2), '#e2332f');
    fill(e, blob('-120,-30! -230,34! -110,56!', 2), '#f2701d');
    fill(e, stroke('-78,-24 -66,-8 -50,1 -34,4 -18,1 -2,-8 10,-24', 4, 6, 8, 8, 8, 6, 4), '#2a1a20');
  });
}

/** The boots that the wing is too short for, their toes apart. */
function boots(e: Easel) {
  for (const side of [-1, 1])
    e.p.in(1570 + side * 74, 1010, side * -0.12, side, 1, () => {
      fill(e, blob('-46,-60! 44,-60! 44,60 104,92 108,142! -48,142!', 6), '#c8263a');
      fill(e, stroke('-50,142 110,142', 11, 11), '#8f1526');
    });
}

/** A nest of straw at night, seen from above. */
export const nestAbove = flatStage({
  ground: '#1d2b64',
  back(e) {
    fill(e, ellipse(MIDDLE[0], MIDDLE[1], 760, 590, 0, 90), DARK);
    straws(e, 'rim', 500, 650, 190);
    fill(e, ellipse(MIDDLE[0], MIDDLE[1], 560, 450, 0, 90), '#c08a2a');
    straws(e, 'inner', 120, 470, 110);
    fill(e, ellipse(2140, 560, 220, 330, 0, 90), FEATHER);
    boots(e);
  },
  over: { depth: 3000, paint: wing },
});
