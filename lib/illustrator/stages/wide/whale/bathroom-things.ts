import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, linear } from '../../kit/easel';
import { TOWEL } from './colours';

/** A door that stands open a little, and the arm of whoever waits behind it with the towel. */
export function doorWithArm(e: Easel, x: number, y: number, height: number, arm = 0.4) {
  const h = height;
  fill(e, rectangle(x - 20, y - 20, 330, h + 40), '#8a5a3e');
  fill(e, rectangle(x, y, 290, h + 20), '#ffdf9a');
  disc(e, x + 140, y + h * 0.5, 300, h * 0.6, '#fff0c4', 0.9, 0.2);
  const door = blob(`${x - 6},${y - 30}! ${x + 150},${y - 6}! ${x + 150},${y + h + 20}! ${x - 6},${y + h + 46}!`, 1);
  e.p.form(door, '#c98d5c', { depth: 12 });
  fill(e, ellipse(x + 128, y + h * 0.52, 13, 13), '#f6dc9a');
  const at = y + h * arm;
  e.p.form(
    blob(
      `${x + 150},${at - 34} ${x + 250},${at - 40} ${x + 352},${at - 26} ${x + 352},${at + 18} ${x + 250},${at + 30} ${x + 150},${at + 34}`,
      6,
    ),
    '#7f9a78',
    { depth: 12 },
  );
  e.p.form(ellipse(x + 376, at - 4, 32, 27), '#b98058', { depth: 8 });
  for (const [u, v] of [
    [392, 14],
    [402, 4],
    [404, -8],
    [396, -20],
  ] as const)
    e.p.form(stroke(`${x + u - 16},${at + v} ${x + u + 10},${at + v + 5}`, 9, 8), '#b98058', { depth: 4 });
  const towel = blob(
    `${x + 350},${at + 2} ${x + 390},${at - 8} ${x + 436},${at + 6} ${x + 450},${at + 150} ${x + 462},${at + 330}! ${x + 400},${at + 318} ${x + 330},${at + 334}! ${x + 346},${at + 150}`,
    7,
  );
  e.p.form(towel, TOWEL, { depth: 20 });
  clipTo(e, towel, () => {
    for (const v of [250, 282]) fill(e, stroke(`${x + 320},${at + v} ${x + 470},${at + v - 8}`, 7, 7), '#fff2c8', 0.9);
    fill(
      e,
      stroke(`${x + 396},${at + 20} ${x + 386},${at + 180} ${x + 394},${at + 330}`, 3, 10, 3),
      shade(TOWEL, 0.12),
      0.6,
    );
  });
}

/** An evening outside: it is late for a bath. */
export function eveningWindow(e: Easel, x: number, y: number, width: number, height: number) {
  fill(e, rectangle(x - 22, y - 22, width + 44, height + 44), '#fff8e8');
  fill(
    e,
    rectangle(x, y, width, height),
    linear(e, 0, y, 0, y + height, [
      [0, '#2d4a86'],
      [0.62, '#8a6fa6'],
      [1, '#f0a877'],
    ]),
  );
  fill(e, ellipse(x + width * 0.72, y + height * 0.3, 30, 30, 0, 40), '#fff3cf');
  for (const [u, v] of [
    [0.16, 0.2],
    [0.36, 0.4],
    [0.3, 0.12],
    [0.86, 0.62],
  ] as const)
    fill(e, ellipse(x + width * u, y + height * v, 4, 4), '#fff3cf', 0.9);
  fill(e, rectangle(x + width / 2 - 6, y, 12, height), '#fff8e8');
  fill(e, rectangle(x, y + height / 2 - 6, width, 12), '#fff8e8');
  e.p.form(rectangle(x - 40, y + height + 20, width + 80, 22), '#ffffff', { depth: 6 });
}

/** Bottles, a cup with brushes and a boat, in a row. */
export function shelf(e: Easel, x: number, y: number) {
  e.p.form(rectangle(x, y, 360, 20), '#c98d5c', { depth: 8 });
  for (const [u, h, w, tone] of [
    [28, 96, 42, '#7fb0a8'],
    [84, 70, 46, '#e58a6a'],
  ] as const) {
    e.p.form(
      blob(
        `${x + u},${y}! ${x + u},${y - h} ${x + u + w * 0.3},${y - h - 12} ${x + u + w * 0.7},${y - h - 12} ${x + u + w},${y - h} ${x + u + w},${y}!`,
        5,
      ),
      tone,
      {
        depth: 9,
      },
    );
    e.p.form(rectangle(x + u + w * 0.3, y - h - 36, w * 0.4, 26), tint(tone, 0.2), { depth: 4 });
  }
  e.p.form(blob(`${x + 178},${y - 40}! ${x + 330},${y - 40}! ${x + 296},${y}! ${x + 204},${y}!`, 2), '#d9603f', {
    depth: 9,
  });
  fill(e, rectangle(x + 248, y - 150, 8, 112), '#8a5a3e');
  e.p.form(blob(`${x + 262},${y - 146}! ${x + 318},${y - 52}! ${x + 262},${y - 52}!`, 1), '#fff8e8', { depth: 5 });
  e.p.form(blob(`${x + 242},${y - 130}! ${x + 242},${y - 52}! ${x + 196},${y - 52}!`, 1), '#ffd98a', { depth: 5 });
}

/** A yellow duck that looks to the right. */
export function duck(e: Easel, x: number, y: number, size: number) {
  e.p.in(x, y, 0, size, size, () => {
    e.p.form(blob('-70,0 -96,-50 -60,-40 0,-46 50,-40 70,-8 40,18 -40,18', 7), '#ffcf3f', { depth: 12 });
    e.p.form(ellipse(42, -66, 36, 34, 0, 40), '#ffd75c', { depth: 10 });
    e.p.form(blob('72,-72 104,-64 74,-50', 5), '#f0813c', { depth: 4 });
    fill(e, ellipse(52, -74, 5, 6), '#3a2238');
    e.p.form(blob('-40,-26 10,-34 24,-8 -20,0', 6), '#f3b92c', { depth: 6 });
  });
}

/** What was taken off on the way to the tub. */
export function clothesOnTheWay(e: Easel) {
  e.p.form(blob('520,1010 600,978 700,990 760,1030 700,1060 590,1064 500,1050', 8), '#6f8fc0', { depth: 14 });
  fill(e, stroke('560,1030 630,1008 700,1024', 3, 7, 3), '#4f6f9f', 0.6);
  e.p.form(blob('470,1018 520,1004 536,1036 492,1050', 6), '#6f8fc0', { depth: 8 });
  e.p.form(blob('842,1076 900,1052 980,1060 1060,1040 1076,1072 1000,1090 930,1092 900,1116 850,1108', 8), '#c9694f', {
    depth: 14,
  });
  fill(e, stroke('890,1080 950,1074 1020,1066', 3, 6, 3), '#9a4a38', 0.6);
  for (const [x, y, turn] of [
    [400, 930, -0.3],
    [470, 900, 0.2],
  ] as const)
    e.p.in(x, y, turn, 1, 1, () => {
      e.p.form(ellipse(0, 0, 46, 21, 0, 40), '#4f7f78', { depth: 8 });
      e.p.form(blob('-8,-22 40,-16 46,6 36,18 -6,20', 6), '#7fb0a8', { depth: 7 });
    });
  e.p.form(blob('760,950 800,940 812,966 846,976 838,994 790,990', 6), '#f2d9a4', { depth: 7 });
}
