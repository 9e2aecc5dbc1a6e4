import { ellipse, rectangle, shade, union } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { HOME, LAP, LIGHT, STAIRS } from './colours';
import { bigArm, paintedWhite, railing, steps } from './parts';

/** A long light from an open door down the stairs; the picture of nobody hangs on the door. */
export const birthdayStairs = flatStage({
  ground: STAIRS.wall,
  back(e) {
    disc(e, 200, 500, 1300, 900, '#4f8a92', 0.6, 0.1);
    steps(e, 720, 860, [560, 120], 3);
    fill(e, rectangle(-90, 860, 812, 500), '#386f7c');
    fill(e, rectangle(-90, -90, 560, 950), '#ffdf94');
    disc(e, 180, 360, 420, 460, '#fff3cc', 0.9, 0.1);
    fill(e, rectangle(452, -90, 40, 950), HOME.cream);
    fill(e, blob('-90,862! 490,862! 2200,1230! 2200,1300! -90,1300!', 2), LIGHT, 0.5);
    fill(e, blob('492,-60! 760,40! 760,940! 492,862!', 1), '#2f7f8a');
    paintedWhite(e, [
      [540, 160],
      [716, 214],
      [716, 610],
      [540, 570],
    ]);
    fill(e, ellipse(728, 500, 14, 20), '#f1cf7a');
  },
});

/** Two steps, near. */
export const birthdayStep = flatStage({
  ground: STAIRS.wall,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), STAIRS.wall);
    disc(e, 2300, 200, 900, 800, '#ffe0a0', 0.4, 0.1);
    fill(e, rectangle(2250, -90, 250, 960), '#ffdf94');
    fill(e, rectangle(2216, -90, 40, 960), HOME.cream);
    fill(e, rectangle(-90, 866, 2580, 460), '#386f7c');
    fill(e, rectangle(-90, 860, 2580, 20), STAIRS.edge);
    fill(e, rectangle(-90, 1090, 2580, 300), STAIRS.step);
    fill(e, rectangle(-90, 1084, 2580, 18), STAIRS.edge);
  },
});

/** A window with a bus outside. */
function elsewhere(e: Easel) {
  fill(e, rectangle(384, 94, 452, 332), HOME.cream);
  fill(e, rectangle(400, 110, 420, 300), '#27485c');
  fill(e, rectangle(400, 366, 420, 44), '#16323c');
  disc(e, 730, 170, 70, 60, '#ffe9a8', 0.5, 0.1);
  e.p.clip(rectangle(400, 110, 420, 300), () => {
    e.p.form(blob('430,380! 430,230 452,204! 790,204! 812,230 812,380!', 4), '#d9a02c', { depth: 10 });
    for (const x of [570, 650, 730]) fill(e, rectangle(x, 228, 64, 64), '#ffe9b0');
    fill(e, rectangle(446, 222, 104, 92), '#fff8e2');
    fill(e, rectangle(430, 326, 382, 10), '#a8741c');
    for (const x of [510, 730]) {
      fill(e, ellipse(x, 384, 34), '#14242c');
      fill(e, ellipse(x, 384, 14), '#8fa3ab');
    }
  });
  fill(e, rectangle(604, 110, 10, 300), HOME.cream);
  fill(e, rectangle(374, 416, 472, 20), HOME.cream);
}

/** Balloons on their strings, tied to the chair: they hang before the face of who sits there. */
function balloons(e: Easel) {
  for (const [x, y, colour] of [
    [1960, 420, '#4f8fd0'],
    [1690, 404, '#57a867'],
    [1826, 388, '#e2574c'],
  ] as const) {
    fill(e, stroke(`${x},${y + 90} ${x + (2030 - x) * 0.3},620 2030,780`, 2.5, 2.5, 2.5), '#fff6e4', 0.8);
    e.p.form(
      blob(
        `${x},${y + 100} ${x - 66},${y + 40} ${x - 80},${y - 30} ${x},${y - 104} ${x + 80},${y - 30} ${x + 66},${y + 40}`,
        8,
      ),
      colour,
      { depth: 16 },
    );
    fill(e, blob(`${x - 12},${y + 112}! ${x},${y + 96} ${x + 12},${y + 112}!`, 3), colour);
    fill(e, ellipse(x - 30, y - 44, 12, 24, 0.5), '#ffffff', 0.4);
  }
}

/** An armchair, and in it somebody big who leans forward with open hands. */
function lapAtHome(e: Easel) {
  const x = 1820;
  e.p.form(
    blob(
      `${x - 250},1010! ${x - 260},560 ${x - 200},420 ${x - 120},390 ${x + 120},390 ${x + 200},420 ${x + 260},560 ${x + 250},1010!`,
      8,
    ),
    '#7d5a8c',
    { depth: 22 },
  );
  const sleeve = (side: number) =>
    stroke(`${x + side * 122},636 ${x + side * 178},720 ${x + side * 196},806`, 48, 48, 46);
  e.p.form(
    union(
      blob(
        `${x - 130},960! ${x - 140},760 ${x - 168},650 ${x - 140},606 ${x - 50},572 ${x + 50},572 ${x + 140},606 ${x + 168},650 ${x + 140},760 ${x + 130},960!`,
        9,
      ),
      sleeve(-1),
      sleeve(1),
    ),
    LAP.shirt,
    { depth: 22 },
  );
  for (const side of [-1, 1])
    fill(e, stroke(`${x + side * 112},680 ${x + side * 140},760 ${x + side * 150},820`, 1, 4, 1), LAP.shade, 0.5);
  fill(e, stroke(`${x},600 ${x - 2},860`, 4, 4), LAP.shade, 0.5);
  for (const y of [680, 760, 840]) e.p.form(ellipse(x + 16, y, 18), LAP.button, { depth: 6 });
  // Two knees, and the shins under them.
  for (const side of [-1, 1]) {
    const u = x + side * 84;
    e.p.form(stroke(`${u},890 ${u + side * 8},1000`, 58, 48), shade(LAP.trousers, 0.1), { depth: 14 });
    e.p.form(blob(`${u - 82},900 ${u - 72},830 ${u},806 ${u + 72},830 ${u + 82},900 ${u},944`, 8), LAP.trousers, {
      depth: 16,
    });
    e.p.form(blob(`${u - 56},1024! ${u - 50},984 ${u},966 ${u + 50},984 ${u + 56},1024!`, 8), '#8a4a3a', { depth: 8 });
  }
  for (const side of [-1, 1])
    e.p.form(
      blob(
        `${x + side * 190},1014! ${x + side * 190},830 ${x + side * 216},800 ${x + side * 262},830 ${x + side * 262},1014!`,
        7,
      ),
      '#6b4a7c',
      { depth: 14 },
    );
}

/** The forearms of that somebody, both towards who stands at the door. */
function openArms(e: Easel) {
  bigArm(e, '2012,800 1960,852 1886,846', [46, 44, 36]);
  bigArm(e, '1626,800 1612,846 1560,838', [46, 44, 36]);
}

/** A small table beside the chair. */
function table(e: Easel) {
  for (const x of [2110, 2264]) fill(e, rectangle(x, 890, 16, 140), HOME.wood);
  fill(e, rectangle(2090, 876, 204, 22), '#b9794a');
}

/** A bright doorway in the dark: everybody inside of it calls. */
export const birthdayDoorway = flatStage({
  ground: STAIRS.dark,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), STAIRS.dark);
    elsewhere(e);
    steps(e, 700, 980, [420, 70], 2);
    fill(e, rectangle(-90, 980, 792, 400), '#2c5d69');
    glow(e, 1880, 700, 700, '#ffcf7a', 0.35);
    fill(e, rectangle(1430, 250, 900, 770), HOME.cream);
    fill(e, rectangle(1466, 286, 828, 736), '#ffd98a');
    disc(e, 1880, 520, 420, 420, '#fff0c2', 0.9, 0.1);
    fill(e, blob('1466,1022! 2294,1022! 2420,1300! 1180,1300!', 2), LIGHT, 0.5);
    lapAtHome(e);
    table(e);
  },
  over: {
    depth: 460,
    paint(e) {
      balloons(e);
      openArms(e);
    },
  },
});

/** A call as a band of light, from a wide-open mouth down the stairs. */
export const birthdayCall = flatStage({
  ground: '#2a5866',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#2a5866');
    steps(e, 1100, 900, [460, 100], 3);
    for (const [from, to, colour, alpha] of [
      ['-40!', '1180!', '#ffd26a', 0.75],
      ['120!', '1060!', '#ffe08a', 0.9],
      ['330!', '960!', '#fff3c4', 1],
    ] as const)
      fill(e, blob(`410,456! 2490,${from} 2490,${to}`, 1), colour, alpha);
    glow(e, 2080, 760, 520, '#fff6d0', 0.7);
  },
  front(e) {
    // The label is torn off, and stays behind.
    e.p.in(2300, 220, 0.9, 1.8, 1.8, () => {
      fill(e, stroke('0,0 26,18 30,50', 2, 2), '#8a6f4a');
      e.p.form(blob('10,50! 30,40! 50,50! 50,100! 10,100!', 2), '#fff8e6', { depth: 3 });
      for (const v of [66, 80]) fill(e, stroke(`20,${v} 42,${v}`, 2, 2), '#c9b79a');
    });
    for (const line of ['2218,330 2180,366', '2250,372 2216,404']) fill(e, stroke(line, 3, 5), '#b98a3a', 0.8);
  },
});

/** A door left ajar on the landing: light in the gap, stairs down to the back. */
export const birthdayCover = flatStage({
  ground: STAIRS.wall,
  back(e) {
    disc(e, 1760, 500, 1100, 900, '#5d99a0', 0.6, 0.2);
    for (let i = 0; i < 4; i++) {
      const [x, y] = [1130 - i * 300, 930 + i * 70];
      fill(e, rectangle(-90, y, x + 90, 500), i % 2 ? '#2c5f6c' : '#356d7a');
      fill(e, rectangle(-90, y, x + 90, 14), STAIRS.edge, 0.8);
    }
    fill(e, rectangle(1130, 1080, 1360, 300), '#3b7683');
    fill(e, rectangle(1130, 1076, 1360, 14), STAIRS.edge);
    fill(e, rectangle(1470, 350, 560, 730), HOME.cream);
    fill(e, rectangle(1506, 386, 488, 694), '#ffdf94');
    disc(e, 1740, 640, 300, 380, '#fff6d8', 0.9, 0.1);
    fill(e, blob('1506,1084! 1994,1084! 2160,1300! 1340,1300!', 2), LIGHT, 0.5);
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, blob('1506,386! 1600,420! 1600,1120! 1506,1080!', 1), '#256a75');
      fill(e, ellipse(1584, 770, 12, 18), '#f1cf7a');
    },
  },
  front(e) {
    railing(e, [2050, 1270, 2420, 1270], 5, 220);
    e.p.in(560, 1000, 0.3, 1.8, 1.8, () => {
      fill(e, stroke('0,0 -22,14 -20,40', 2, 2), '#f3ead8');
      e.p.form(blob('-38,40! -20,30! -2,40! -2,88! -38,88!', 2), '#fff8e6', { depth: 3 });
    });
  },
});
