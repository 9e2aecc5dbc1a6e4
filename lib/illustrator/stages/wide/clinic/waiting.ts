import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blinds, CLINIC, chair, coat, room, tray } from './parts';

const COATS = ['#5f86b8', '#e0a040', '#6f9f70', '#c8654a', '#7f6aa8'] as const;

/** A waiting room in the morning whose coats hide their arms. */
export const clinicWaiting = flatStage({
  ground: CLINIC.mint,
  back(e) {
    room(e, 1040, 690);
    blinds(e, 1000, -40, 1500, 9);
    fill(e, rectangle(60, 104, 1120, 30), CLINIC.teal);
    for (const [i, x] of [180, 474, 768, 1062].entries()) coat(e, x, 150, COATS[i] ?? COATS[0], i === 1);
    chair(e, 1330, 830, 1.5);
    chair(e, 2300, 850, 1.7);
    chair(e, 1700, 830, 1.5);
  },
});

/** The same without a chair, for a child who has brought one. */
export const clinicWaitingRoom = flatStage({
  ground: CLINIC.mint,
  back(e) {
    room(e, 1040, 690);
    blinds(e, 1000, -40, 1500, 9);
    fill(e, rectangle(60, 104, 1120, 30), CLINIC.teal);
    for (const [i, x] of [180, 474, 768, 1062].entries()) coat(e, x, 150, COATS[i] ?? COATS[0], i === 1);
    chair(e, 1330, 830, 1.5);
    chair(e, 2300, 850, 1.7);
  },
});

function poster(e: Easel, x: number, y: number, turn: number, colour: string) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, rectangle(-78, -98, 170, 220), shade(CLINIC.mint, 0.14));
    fill(e, rectangle(-85, -110, 170, 220), CLINIC.chalk);
    e.p.form(ellipse(0, -14, 54, 48), colour, { depth: 8 });
    for (const side of [-1, 1]) fill(e, ellipse(side * 16, -24, 6, 8), '#3a1f24');
    fill(e, ellipse(0, 2, 8, 9), '#3a1f24');
    fill(e, stroke('-50,70 50,70', 5, 5), shade(CLINIC.chalk, 0.2));
  });
}

function paintCryDoor(e: Easel) {
  room(e, 1060, 760);
  fill(e, rectangle(1360, 90, 560, 976), CLINIC.chalk);
  fill(e, rectangle(1400, 130, 480, 934), CLINIC.teal);
  fill(e, rectangle(1450, 190, 380, 420), '#dff2ec');
  fill(e, blob('1500,610! 1510,470 1580,400 1580,300 1640,250 1700,300 1700,400 1770,470 1780,610!', 8), '#a5cfc4');
  fill(e, ellipse(1838, 690, 20), CLINIC.yellow);
  poster(e, 2070, 250, 0.2, '#f2b632');
  poster(e, 2240, 396, -0.16, '#7fa6c4');
  for (const [x, y] of [
    [2180, 150],
    [1990, 420],
    [2300, 250],
  ] as const)
    fill(e, stroke(`${x},${y} ${x + 16},${y - 34}`, 5, 2), CLINIC.dark);
}

/** The door of the cry, and the same without a chair. */
export const clinicDoor = flatStage({
  ground: CLINIC.mint,
  back(e) {
    paintCryDoor(e);
    chair(e, 560, 900, 1.6);
  },
});
export const clinicDoorFree = flatStage({ ground: CLINIC.mint, back: paintCryDoor });

/** A lamp behind two who meet, and coats that hide their arms. */
export const clinicCover = flatStage({
  ground: '#8fd0bd',
  back(e) {
    disc(e, 1800, 640, 820, 820, '#f7f3d8', 1, 0.4);
    disc(e, 1800, 640, 620, 620, '#fbe9a4', 1, 0.5);
    fill(e, rectangle(120, 300, 900, 30), CLINIC.dark);
    for (const [i, x] of [260, 570, 880].entries()) coat(e, x, 340, COATS[i + 1] ?? COATS[0]);
    tray(e, 2220, 1130, 330);
    // The hat jumps.
    for (const line of ['2086,560 2050,530', '2150,470 2132,424', '2340,560 2372,530'])
      fill(e, stroke(line, 9, 5), CLINIC.teal);
  },
});

/** Empty sleeves and hats pulled down. */
export const clinicSleeves = flatStage({
  ground: '#7fc4b2',
  back(e) {
    for (let i = 0; i < 15; i++) {
      const [x, y] = [200 + (i % 5) * 500, 120 + Math.floor(i / 5) * 400] as const;
      if (i % 2)
        e.p.in(x, y + 190, 0, 1.1, 1.1, () => {
          e.p.form(
            blob('-62,10! -56,-60 -30,-120 4,-170 52,-186 86,-150 78,-128 52,-146 44,-120 56,-60 62,10! 0,24', 8),
            '#3f6fb5',
            { depth: 14 },
          );
          e.p.form(blob('-70,8 -66,-14 0,-4 66,-14 70,8 66,24 0,36 -66,24', 8), '#8fb0dc', { depth: 6 });
        });
      else {
        e.p.form(stroke(`${x - 30},${y} ${x + 6},${y + 90} ${x},${y + 200}`, 58, 54, 58), CLINIC.raspberry, {
          depth: 12,
        });
        fill(e, ellipse(x, y + 250, 56, 18), '#4a1226');
      }
    }
  },
});

/** Arms, and under each bandage two feet. */
export const clinicArms = flatStage({
  ground: CLINIC.yellow,
  back(e) {
    const skins = ['#8a5a3c', '#f0c8a4', '#b9805a', '#5f3b28', '#dba57c'] as const;
    e.p.form(rectangle(1416, 640, 48, 420), '#3f8f88', { depth: 8 });
    fill(e, blob('1416,1060! 1464,1060! 1440,1130!', 3), '#e9e2d0');
    for (const [i, skin] of skins.entries()) {
      const x = 240 + i * 480;
      e.p.form(stroke(`${x - 30},1320 ${x - 10},860 ${x},470`, 128, 112, 66), skin, { depth: 18 });
      for (const [u, v] of [
        [-70, -110],
        [-26, -150],
        [22, -146],
        [64, -104],
      ] as const)
        e.p.form(stroke(`${x + u * 0.6},360 ${x + u},${360 + v}`, 25, 21), skin, { depth: 6 });
      e.p.form(stroke(`${x - 50},430 ${x - 104},380 ${x - 122},330`, 28, 24, 20), skin, { depth: 6 });
      e.p.form(ellipse(x, 390, 84, 90), skin, { depth: 12 });
    }
  },
});
