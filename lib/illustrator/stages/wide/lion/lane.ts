import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

/** Where the paw of the child lies, and how far off its rrr is heard. */
const [HEART, REACH] = [
  [1556, 736],
  [150, 200, 252],
] as const;

/** Flags of paper along the wall, lower in the middle. */
function bunting(e: Easel) {
  fill(e, stroke('-90,0 600,24 1200,30 1800,24 2490,0', 4, 4, 4), '#c98a4a', 0.7);
  const colours = ['#d8606a', '#6fa9c6', '#8fb86a', '#b98ac2'];
  for (let i = 0; i < 17; i++) {
    const x = 20 + i * 148;
    const y = 30 - Math.abs(x - 1200) * 0.022;
    fill(e, blob(`${x - 30},${y - 6}! ${x + 30},${y - 6}! ${x},${y + 36}!`, 1), colours[i % 4] ?? '#d8606a', 0.75);
  }
}

/** What is still going rrr, towards the king. */
function purr(e: Easel) {
  const [x, y] = HEART;
  for (const [i, r] of REACH.entries()) {
    const at = (turn: number) => `${x + Math.cos(turn) * r},${y + Math.sin(turn) * r * 0.9}`;
    fill(e, stroke([2.72, 2.93, 3.14, 3.35, 3.56].map(at).join(' '), 3, 9 - i, 3), '#c8641e', 0.85 - i * 0.16);
  }
}

/** The crown, where it has rolled to: it leans a little towards the lion. */
function crownOnFloor(e: Easel) {
  fill(e, ellipse(1266, 1158, 80, 13), '#8a5a2c', 0.32);
  e.p.in(1262, 1118, 0.2, 0.95, 0.95, () => {
    const outline =
      '-66,-46! -47,-8! -34,-56! -17,-12! 0,-62! 17,-12! 34,-56! 47,-8! 66,-46! 54,30! 28,39 0,42 -28,39 -54,30!';
    fill(e, blob(outline, 5), '#f2c230');
    fill(e, stroke('-56,20 0,31 56,20', 4, 5, 4), '#fff0a8', 0.9);
    for (const [x, y] of [
      [-66, -50],
      [-34, -60],
      [0, -66],
      [34, -60],
      [66, -50],
    ] as const)
      fill(e, ellipse(x, y, 7), '#e2574c');
    for (const [x, colour] of [
      [-30, '#3f8fd0'],
      [0, '#e2574c'],
      [30, '#3f8fd0'],
    ] as const)
      fill(e, ellipse(x, x ? 8 : 12, 7, 9), colour);
  });
}

/** A warm room with one open strip of floor between those who made way. */
export const openLane = flatStage({
  ground: '#f9dc96',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#f9dc96');
    e.p.soft(1200, 700, 1300, 800, '#fff4cf', 0.8);
    for (const x of [420, 1980]) fill(e, rectangle(x, -90, 10, 930), '#f0c878', 0.5);
    bunting(e);
    fill(e, blob('-90,800! 500,850 1200,866 1900,850 2490,800! 2490,1300! -90,1300!', 9), '#d9a45e');
    fill(
      e,
      blob('-90,800! 500,850 1200,866 1900,850 2490,800! 2490,822! 1900,872 1200,888 500,872 -90,822!', 9),
      '#b98044',
      0.7,
    );
    fill(e, blob('300,1300! 520,960 1200,930 1900,960 2120,1300!', 9), '#efc27c');
    for (const x of [240, 2160]) fill(e, ellipse(x, 1010, 330, 60), '#8a5a2c', 0.16);
    crownOnFloor(e);
  },
  over: { depth: 1400, paint: purr },
});
