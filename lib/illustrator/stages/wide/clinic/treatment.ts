import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CLINIC, chair, room, round } from './parts';

/** A basin whose tap drips. */
function basin(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, 1056, 120, 16), shade(CLINIC.floor, 0.25), 0.5);
  e.p.form(
    blob(`${x - 46},${y + 70}! ${x + 46},${y + 70}! ${x + 34},940 ${x + 78},1050! ${x - 78},1050! ${x - 34},940`, 6),
    CLINIC.chalk,
    {
      depth: 12,
    },
  );
  e.p.form(
    stroke(`${x + 84},${y + 4} ${x + 84},${y - 104} ${x + 20},${y - 112} ${x + 6},${y - 74}`, 14, 13, 12),
    '#9fb8b6',
    {
      depth: 5,
    },
  );
  e.p.form(stroke(`${x + 84},${y - 92} ${x + 122},${y - 112}`, 9, 9), '#8aa6a4', { depth: 3 });
  fill(e, ellipse(x + 5, y - 40, 8, 13), '#7fc4e0');
  e.p.form(blob(`${x - 140},${y}! ${x + 140},${y}! ${x + 104},${y + 110} ${x - 104},${y + 110}`, 6), CLINIC.chalk, {
    depth: 12,
  });
  fill(e, rectangle(x - 150, y - 12, 300, 24), '#ffffff');
}

/** A shelf on the wall with a tray on it, whose top is at `y`. */
function shelf(e: Easel, x: number, y: number) {
  for (const u of [-110, 110])
    fill(
      e,
      blob(`${x + u - 9},${y + 36}! ${x + u + 9},${y + 36}! ${x + u + 9},${y + 96} ${x + u - 9},${y + 60}`, 3),
      '#8fb7b0',
    );
  e.p.form(rectangle(x - 190, y + 20, 380, 26), CLINIC.chalk, { depth: 6 });
  e.p.form(
    blob(`${x - 150},${y - 20}! ${x + 150},${y - 20}! ${x + 128},${y + 20}! ${x - 128},${y + 20}!`, 3),
    '#b4cbc8',
    {
      depth: 6,
    },
  );
}

const paintRoom = (e: Easel, seated: boolean) => {
  room(e, 1040, 700);
  basin(e, 1690, 650);
  if (seated) chair(e, 560, 860, 1.6, '#7fa6c4');
  shelf(e, 2080, 700);
};

/** The room of the nurse: the child on one side, the hat on the other. */
export const clinicRoom = flatStage({ ground: CLINIC.mint, back: (e) => paintRoom(e, true) });
export const clinicRoomFree = flatStage({ ground: CLINIC.mint, back: (e) => paintRoom(e, false) });

/** Foam on the hands that are washed. */
const FOAM = [
  [1326, 716, 20],
  [1356, 704, 22],
  [1390, 712, 22],
  [1420, 718, 17],
] as const;
const WATER = '#7fc4e0';

/** Two pairs of eyes, very near, and a nurse at the basin whose tap runs. */
export const clinicNear = flatStage({
  ground: '#f6dcc0',
  back(e) {
    disc(e, 1900, 420, 900, 800, '#fdeed6', 0.9, 0.2);
    const tap = '1262,710 1250,490 1290,448 1356,452 1366,512';
    e.p.form(stroke(tap, 17, 17, 15), '#9fb8b6', { depth: 6 });
    e.p.form(stroke('1226,600 1262,596', 13, 13), '#8aa6a4', { depth: 4 });
  },
  over: {
    depth: 500,
    paint(e) {
      e.p.form(stroke('1366,514 1367,620 1364,730', 13, 12, 16), WATER, { depth: 3 });
      fill(e, stroke('1362,522 1363,690', 3, 4), '#d8f0fa');
      e.p.form(blob('1206,730! 1530,730! 1506,800 1460,830 1280,830 1230,800', 7), CLINIC.chalk, { depth: 14 });
      fill(e, rectangle(1192, 718, 352, 24), '#ffffff');
      for (const [x, y, r] of FOAM) e.p.form(ellipse(x, y, r), '#ffffff', { depth: 3 });
      for (const [x, y] of [
        [1310, 664],
        [1440, 660],
        [1326, 630],
      ] as const)
        fill(e, ellipse(x, y, 6, 9), WATER);
      fill(e, rectangle(1150, 800, 1400, 120), '#fbf3e4');
      fill(e, rectangle(1150, 880, 1400, 500), '#fff6e8');
      fill(e, rectangle(1150, 880, 1400, 12), '#e2cba8');
    },
  },
});

/** One lamp, and a shadow on the wall that is all mouth. */
export const clinicShadow = flatStage({
  ground: '#223b66',
  back(e) {
    fill(e, blob('930,710! 1240,-90! 2500,-90! 2500,1060!', 3), '#5a7cae', 0.75);
    const [dark, light] = ['#1a2c52', '#7f9dc8'];
    fill(e, blob('1580,300! 1620,150 1740,40 1920,14 2030,74 1960,116 2020,300! 1800,240', 8), dark);
    fill(e, round(2046, 92, 44, 42), dark);
    fill(e, blob('1530,268 1560,226 1800,206 2040,226 2070,268 2040,306 1800,290 1560,306', 8), dark);
    fill(e, round(1800, 520, 352, 300), dark);
    for (const x of [1690, 1910]) {
      fill(e, round(x, 372, 58, 66), light);
      fill(e, round(x - 12, 384, 25, 32), dark);
    }
    fill(e, round(1800, 620, 232, 162), light);
    fill(e, round(1800, 712, 136, 62), '#5a7cae');
    // Its feet come out of the feet of the needle.
    for (const x of [1690, 1910])
      fill(e, blob(`${x - 110},842! ${x - 90},786 ${x},770 ${x + 90},786 ${x + 110},842!`, 6), dark);
    fill(e, rectangle(1740, 790, 120, 52), dark);
    fill(e, blob('1000,836! 1600,812! 1960,842! 1000,842!', 2), dark);
    fill(e, rectangle(-90, 840, 2580, 400), '#182b50');
    fill(e, rectangle(-90, 840, 2580, 12), '#6f8fbf');
    fill(e, stroke('800,840 800,680 850,640', 13, 13, 13), '#e8c25a');
    e.p.form(blob('780,610! 900,690! 910,560 860,530', 6), '#f7d15c', { depth: 8 });
    disc(e, 925, 650, 150, 150, '#fff0b8', 0.8, 0.2);
  },
});

/** What somebody remembers: a tall bubble, with the place at its top. */
function memory(e: Easel, x: number, y: number, paint: () => void) {
  for (const [r, colour] of [
    [150, '#ffffff'],
    [138, '#f3cfd4'],
  ] as const) {
    for (const v of [y, y + 280]) fill(e, round(x, v, r, r), colour);
    fill(e, rectangle(x - r, y, 2 * r, 280), colour);
  }
  e.p.in(x, y, 0, 1, 1, paint);
}

/** The way of a look: over the collar, past the pocket, and up the sleeve. */
function search(e: Easel) {
  const way: readonly (readonly [number, number])[] = [
    [370, 560],
    [560, 400],
    [760, 520],
    [930, 780],
    [1140, 800],
    [1330, 560],
    [1560, 380],
    [1750, 460],
  ];
  for (let i = 0; i < way.length - 1; i++) {
    const [a, b, c, d] = [way[i - 1] ?? way[i], way[i], way[i + 1], way[i + 2] ?? way[i + 1]];
    if (!a || !b || !c || !d) continue;
    for (let k = 0; k < 6; k++) {
      const t = k / 6;
      const at = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      fill(e, ellipse(at(0), at(1), 7), '#e58b7f');
    }
  }
}

/** Three looks for somebody small, and in the corners where they were met. */
export const clinicSearch = flatStage({
  ground: '#fbe3dd',
  back(e) {
    memory(e, 200, 510, () => {
      fill(e, rectangle(-84, -92, 82, 184), '#8a5a8f');
      fill(e, ellipse(-18, 4, 7), CLINIC.yellow);
    });
    memory(e, 2200, 510, () => {
      e.p.form(blob('-110,10! 10,10! -10,70 -90,70', 6), '#5f86b8', { depth: 8 });
      fill(e, ellipse(-50, 10, 60, 14), '#f2b632');
      for (const u of [-70, -40]) fill(e, stroke(`${u},-10 ${u + 12},-36 ${u},-64`, 3, 5, 2), '#ffffff');
    });
    fill(e, rectangle(-90, 1130, 2580, 200), shade('#fbe3dd', 0.1));
    search(e);
  },
});
