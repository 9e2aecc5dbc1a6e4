import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { blend, disc, type Easel, fill, unmirrored } from '../../kit/easel';
import { flatStage } from '../flat';
import { CLINIC, chair, room, round, strip, thickArc, tray } from './parts';

/** A door in the bowl of the three, whose sill is at `y`: it stands open, with grass and sun inside. */
function doorOfThree(e: Easel, x: number, y: number) {
  fill(e, round(x + 22, y - 136, 150, 150), '#f9dc82');
  const arch = (half: number, top: number) =>
    blob(
      `${x - half},${y}! ${x - half},${y - top + half} ${x},${y - top} ${x + half},${y - top + half} ${x + half},${y}!`,
      9,
    );
  e.p.form(arch(98, 268), CLINIC.chalk, { depth: 6 });
  fill(e, arch(80, 248), '#cdeaf4');
  fill(e, round(x + 26, y - 168, 34, 34), '#ffd84a');
  disc(e, x + 26, y - 168, 70, 70, '#fff3b0', 0.8, 0.1);
  fill(
    e,
    blob(
      `${x - 80},${y}! ${x - 80},${y - 84} ${x - 20},${y - 112} ${x + 40},${y - 84} ${x + 80},${y - 100} ${x + 80},${y}!`,
      8,
    ),
    '#8fc07a',
  );
  fill(e, blob(`${x - 34},${y}! ${x - 6},${y - 96} ${x + 12},${y - 96} ${x + 34},${y}!`, 4), '#f7ecd0');
  e.p.form(
    blob(`${x - 84},${y}! ${x - 84},${y - 226} ${x - 176},${y - 190} ${x - 176},${y + 34}!`, 3),
    CLINIC.raspberry,
    { depth: 6 },
  );
  fill(e, ellipse(x - 158, y - 80, 9), CLINIC.yellow);
}

/** A three as tall as the page. */
function threeHill(e: Easel) {
  e.p.form(thickArc(1975, 350, 172, 82, -2.75, 1.7), CLINIC.gold, { depth: 26 });
  e.p.form(thickArc(1965, 806, 226, 90, -1.75, 2.55), CLINIC.gold, { depth: 26 });
  // The two halves are one.
  fill(e, round(1962, 556, 74, 70), CLINIC.gold);
  doorOfThree(e, 1940, 930);
  fill(e, blob('1850,962! 2030,962! 1980,1200! 1300,1200!', 2), '#fffbe6', 0.45);
  e.p.in(1938, 968, 0, 1, 0.55, () => strip(e, 0, 0, 0, 1.5));
}

/** The land of three: a three with a door in it, and a bandage before the door. */
export const clinicThreeLand = flatStage({
  ground: '#ffe9a0',
  back(e) {
    disc(e, 2080, 190, 420, 420, '#fffbe0', 0.9, 0.3);
    fill(e, blob('700,1300! 900,1030 1400,960 2000,980 2490,920! 2490,1300!', 8), '#f6cf5a');
    // A figure is read the same way in books that go from right to left.
    unmirrored(e, 1960, () => threeHill(e));
  },
});

/** Near: a bare head and an open hand, before a green in which every skin stands out. */
export const clinicHat = flatStage({
  ground: '#a9d6c6',
  back(e) {
    disc(e, 1500, 560, 1000, 800, '#dcf1e6', 0.9, 0.2);
    fill(e, rectangle(1170, 1000, 1400, 400), '#fff3e4');
    fill(e, rectangle(1170, 1000, 1400, 12), '#dcb894');
  },
});

/** Pale, and everybody holds their breath: the fish too. */
export const clinicBreath = flatStage({
  ground: '#cfe9de',
  back(e) {
    disc(e, 1250, 700, 1100, 800, '#e6f6ee', 0.9, 0.2);
    fill(e, rectangle(138, 458, 344, 264), CLINIC.chalk);
    fill(e, rectangle(150, 470, 320, 240), '#bfdfee');
    e.p.form(ellipse(300, 590, 86, 68), '#e89a5a', { depth: 10 });
    e.p.form(blob('372,590! 440,540 430,590 440,640', 6), '#e89a5a', { depth: 4 });
    fill(e, ellipse(256, 566, 16, 17), '#ffffff');
    fill(e, ellipse(253, 567, 8, 10), '#3a1f24');
    fill(e, ellipse(250, 620, 34, 24), '#f2b48a');
    fill(e, stroke('212,602 226,602', 4, 4), '#3a1f24');
  },
  over: { depth: 1100, paint: (e) => tray(e, 1580, 1136, 700) },
});

/** Two cries in one circle. */
export const clinicCry = flatStage({
  ground: '#b92b38',
  back(e) {
    fill(e, round(1200, 960, 1480, 620), '#98202f');
    fill(e, round(1200, 980, 1370, 560), CLINIC.cream);
    fill(e, round(1340, 1186, 330, 66), '#f6dcc0');
    // The cry bursts out of the one in the middle.
    for (let i = 0; i < 17; i += 1) {
      const turn = Math.PI * (1.03 + (i / 16) * 0.94);
      const [x, y] = [1340 + Math.cos(turn) * 190, 1080 + Math.sin(turn) * 190];
      const reach = i % 2 ? 90 : 170;
      fill(e, stroke(`${x},${y} ${x + Math.cos(turn) * reach},${y + Math.sin(turn) * reach}`, 4, 13), '#f0886c', 0.9);
    }
  },
});

/** The yellow box for needles that have been used, its lid at `y`, with eyes in its slot. */
function box(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y + 312, 170, 16), shade(CLINIC.floor, 0.25), 0.5);
  e.p.form(
    blob(`${x - 135},${y + 30}! ${x + 135},${y + 30}! ${x + 121},${y + 312}! ${x - 121},${y + 312}!`, 3),
    CLINIC.gold,
    {
      depth: 14,
    },
  );
  e.p.form(rectangle(x - 151, y, 302, 44), CLINIC.red, { depth: 6 });
  fill(e, rectangle(x - 95, y + 78, 190, 62), '#5a3a1a');
  for (const at of [-55, 0, 55])
    for (const u of [-10, 10]) {
      fill(e, ellipse(x + at + u, y + 110, 8, 10), '#fff8ec');
      fill(e, ellipse(x + at + u, y + 110, 4, 5), '#1a1010');
    }
}

const paintDoor = (e: Easel, seated: boolean) => {
  room(e, 1040, 720);
  fill(e, blob('1290,1040! 1760,1040! 1500,1300! 500,1300!', 2), '#fff0b0', 0.9);
  fill(e, rectangle(1290, 110, 470, 930), CLINIC.yellow);
  disc(e, 1520, 360, 200, 200, '#fffbe0', 1, 0.5);
  fill(e, blob('1290,1040! 1290,820 1420,760 1560,830 1760,780 1760,1040!', 8), '#8fc07a');
  fill(e, blob('1470,1040! 1500,880 1540,880 1640,1040!', 4), '#f7ecd0');
  fill(e, rectangle(1262, 80, 28, 960), CLINIC.chalk);
  fill(e, rectangle(1262, 80, 520, 30), CLINIC.chalk);
  fill(e, blob('1760,110! 1900,60! 1900,1090! 1760,1040!', 2), CLINIC.teal);
  if (seated) chair(e, 480, 930, 1.6, '#7fa6c4');
  box(e, 1060, 766);
};

/** A door, and outside it is still today. */
export const clinicToday = flatStage({ ground: '#e3f2d6', back: (e) => paintDoor(e, true) });
export const clinicTodayFree = flatStage({ ground: '#e3f2d6', back: (e) => paintDoor(e, false) });

/** The bedside lamp on its table, and the bed. */
function bedside(e: Easel) {
  fill(e, stroke('1080,620 1080,470', 10, 10), '#8a5a3a');
  fill(e, blob('1000,470! 1160,470! 1130,350! 1030,350!', 2), '#ffdf9a');
  fill(e, rectangle(980, 620, 200, 22), '#5a4468');
  fill(e, rectangle(1000, 642, 160, 600), '#40345c');
  e.p.form(blob('980,1000! 970,700 860,640 560,620 200,640 40,700 -20,1000!', 8), '#c9cfe9', { depth: 16 });
}

/** The sweater on the back of a chair, with its sleeves around itself. */
function huggedSweater(e: Easel) {
  chair(e, 2070, 905, 1.7, '#4a4f86');
  e.p.in(2070, 645, 0, 1.44, 1.44, () => {
    e.p.form(blob('-80,200! -90,40 -60,-10 0,-20 60,-10 90,40 80,200!', 7), CLINIC.raspberry, { depth: 12 });
    e.p.form(blob('-34,-10 -30,-40 30,-40 34,-10 0,4', 7), shade(CLINIC.raspberry, 0.06), { depth: 5 });
    e.p.form(stroke('86,40 96,130 -50,120', 30, 28, 24), shade(CLINIC.raspberry, 0.08), { depth: 7 });
    e.p.form(stroke('-86,40 -100,150 50,160', 30, 28, 24), shade(CLINIC.raspberry, 0.04), { depth: 7 });
    // The lamp shines on the side that it stands on.
    fill(e, stroke('-20,-14 -62,-4 -92,34 -108,130', 3, 6, 6, 3), '#ff9a86', 0.3);
  });
}

/** A bed at night, and a sweater that hugs itself. */
export const clinicNight = flatStage({
  ground: '#1b2750',
  back(e) {
    disc(e, 1070, 420, 620, 560, '#f2b45a', 0.5, 0.1);
    disc(e, 2070, 820, 340, 330, '#f2b45a', 0.16, 0.2);
    bedside(e);
    huggedSweater(e);
  },
  // The light of the lamp falls on the face and the arm.
  front: (e) => blend(e, 'soft-light', () => disc(e, 980, 520, 760, 760, '#ffb45a', 0.85, 0.1)),
  over: {
    depth: 1000,
    paint(e) {
      e.p.form(blob('1270,1300! 1240,1160 1120,1090 840,1062 500,1044 160,1060 -100,1100! -100,1300!', 9), '#4a5fae', {
        depth: 22,
      });
      fill(e, stroke('120,1120 420,1096 700,1104', 3, 8, 3), '#8f9ee0', 0.6);
      fill(e, stroke('560,1180 820,1150 1040,1176', 3, 8, 3), '#8f9ee0', 0.5);
    },
  },
});
