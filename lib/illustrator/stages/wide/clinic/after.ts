import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { blend, disc, type Easel, fill, unmirrored } from '../../kit/easel';
import { flatStage } from '../flat';
import { bigHand, CLINIC, chair, room, strip } from './parts';

function threeHill(e: Easel) {
  const line = '1540,560 1700,470 1880,540 1880,660 1730,750! 1920,830 1930,990 1760,1080 1500,1040';
  e.p.form(stroke(line, 78, 78, 78), CLINIC.gold, { depth: 26 });
  fill(e, rectangle(1590, 790, 130, 214), '#fffbe6');
  disc(e, 1655, 880, 150, 160, '#fffbe6', 0.6, 0.2);
  e.p.form(blob('1590,790! 1536,766! 1536,1030! 1590,1004!', 2), '#b8325e', { depth: 4 });
  fill(e, blob('1590,1004! 1720,1004! 1700,1200! 1360,1200!', 2), '#fffbe6', 0.75);
}

/** The land of three: a hill that is a three on its back. */
export const clinicThreeLand = flatStage({
  ground: '#ffe9a0',
  back(e) {
    disc(e, 2080, 190, 420, 420, '#fffbe0', 0.9, 0.3);
    fill(e, blob('700,1300! 900,1030 1400,960 2000,980 2490,920! 2490,1300!', 8), '#f6cf5a');
    // A figure is read the same way in books that go from right to left.
    unmirrored(e, 1730, () => threeHill(e));
    strip(e, 2210, 1030, 0.1, 2.3);
  },
});

/** Near and warm: a bare head and an open hand. */
export const clinicHat = flatStage({
  ground: '#f4cdb4',
  back(e) {
    disc(e, 1500, 560, 1000, 800, '#fbe6d2', 0.9, 0.2);
    fill(e, rectangle(1170, 1000, 1400, 400), '#fff3e4');
    fill(e, rectangle(1170, 1000, 1400, 12), '#dcb894');
  },
});

/** White, and everybody holds their breath: the fish too. */
export const clinicBreath = flatStage({
  ground: '#f7faf5',
  back(e) {
    fill(e, rectangle(-90, 1080, 2580, 300), '#e3efe8');
    fill(e, rectangle(1850, 76, 320, 240), '#d5ebf0');
    e.p.form(ellipse(2000, 196, 86, 68), '#e89a5a', { depth: 10 });
    e.p.form(blob('2072,196! 2140,146 2130,196 2140,246', 6), '#e89a5a', { depth: 4 });
    fill(e, ellipse(1956, 172, 16, 17), '#ffffff');
    fill(e, ellipse(1953, 173, 8, 10), '#3a1f24');
    fill(e, ellipse(1950, 226, 34, 24), '#f2b48a');
    fill(e, stroke('1912,208 1926,208', 4, 4), '#3a1f24');
  },
  over: { depth: 2500, paint: (e) => bigHand(e, 470, 1040, Math.PI, 1.1, 'round') },
});

/** Two cries in one circle. */
export const clinicCry = flatStage({
  ground: '#b92b38',
  back(e) {
    fill(e, ellipse(1200, 850, 1060, 560), '#a3202f');
    fill(e, ellipse(1200, 850, 960, 480), CLINIC.cream);
    fill(e, ellipse(1200, 1170, 640, 150), '#f6dcc0');
  },
});

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
  if (seated) chair(e, 700, 930, 1.6, '#7fa6c4');
  fill(e, rectangle(1960, 860, 540, 26), CLINIC.chalk);
  fill(e, rectangle(1990, 886, 500, 400), '#8fb7b0');
  e.p.form(blob('2040,620! 2310,620! 2296,862! 2054,862!', 3), CLINIC.gold, { depth: 14 });
  fill(e, rectangle(2024, 590, 302, 44), CLINIC.red);
  fill(e, rectangle(2080, 668, 190, 62), '#5a3a1a');
  for (const x of [2120, 2175, 2230])
    for (const u of [-10, 10]) {
      fill(e, ellipse(x + u, 700, 8, 10), '#fff8ec');
      fill(e, ellipse(x + u, 700, 4, 5), '#1a1010');
    }
};

/** A door, and outside it is still today. */
export const clinicToday = flatStage({ ground: '#e3f2d6', back: (e) => paintDoor(e, true) });
export const clinicTodayFree = flatStage({ ground: '#e3f2d6', back: (e) => paintDoor(e, false) });

/** A bed at night, and a sweater that hugs itself. */
export const clinicNight = flatStage({
  ground: '#1b2750',
  back(e) {
    disc(e, 1330, 420, 620, 560, '#f2b45a', 0.5, 0.1);
    fill(e, stroke('1320,620 1320,470', 10, 10), '#8a5a3a');
    fill(e, blob('1240,470! 1400,470! 1370,350! 1270,350!', 2), '#ffdf9a');
    fill(e, rectangle(1220, 620, 200, 22), '#5a4468');
    fill(e, rectangle(1240, 642, 160, 600), '#40345c');
    e.p.form(blob('1420,1000 1430,700 1540,640 1840,620 2200,640 2360,700 2420,1000!', 8), '#c9cfe9', { depth: 16 });
    disc(e, 330, 820, 340, 330, '#f2b45a', 0.16, 0.2);
    chair(e, 330, 905, 1.7, '#4a4f86');
    e.p.in(330, 645, 0, 1.44, 1.44, () => {
      e.p.form(blob('-80,200! -90,40 -60,-10 0,-20 60,-10 90,40 80,200!', 7), CLINIC.raspberry, { depth: 12 });
      e.p.form(blob('-34,-10 -30,-40 30,-40 34,-10 0,4', 7), shade(CLINIC.raspberry, 0.06), { depth: 5 });
      e.p.form(stroke('-86,40 -96,130 50,120', 30, 28, 24), shade(CLINIC.raspberry, 0.08), { depth: 7 });
      e.p.form(stroke('86,40 100,150 -50,160', 30, 28, 24), shade(CLINIC.raspberry, 0.04), { depth: 7 });
      // The lamp shines on the side that it stands on.
      fill(e, stroke('20,-14 62,-4 92,34 108,130', 3, 6, 6, 3), '#ff9a86', 0.3);
    });
  },
  // The light of the lamp falls on the face and the arm.
  front: (e) => blend(e, 'soft-light', () => disc(e, 1420, 520, 760, 760, '#ffb45a', 0.85, 0.1)),
  over: {
    depth: 1000,
    paint(e) {
      e.p.form(blob('1180,1300! 1230,1110 1560,1040 1900,1030 2240,1060 2500,1100! 2500,1300!', 9), '#4a5fae', {
        depth: 22,
      });
      e.p.form(blob('1300,1120! 1330,1080 1520,1040 1620,1050! 1480,1160!', 5), '#8f9ee0', { depth: 5 });
    },
  },
});
