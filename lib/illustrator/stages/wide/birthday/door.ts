import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { HOME, LIGHT, STAIRS } from './colours';
import { boards, paintedWhite } from './parts';

/** A tube of white, with nothing left in it. */
function emptyTube(e: Easel, x: number, y: number) {
  fill(e, ellipse(x + 40, y + 26, 130, 14), '#000000', 0.12);
  e.p.form(
    blob(
      `${x - 90},${y - 22}! ${x - 40},${y - 30} ${x + 60},${y - 14} ${x + 120},${y - 20}! ${x + 122},${y + 22}! ${x + 50},${y + 12} ${x - 40},${y + 28} ${x - 90},${y + 22}!`,
      6,
    ),
    '#dfe5e8',
    { depth: 8 },
  );
  fill(e, rectangle(x - 116, y - 14, 28, 28), '#8b98a1');
  fill(
    e,
    blob(`${x - 150},${y + 6} ${x - 130},${y - 8} ${x - 112},${y} ${x - 116},${y + 14} ${x - 146},${y + 18}`, 6),
    '#ffffff',
  );
}

/** The hall of the stairs, as the open door shows it. */
function hallByDay(e: Easel) {
  fill(e, rectangle(1656, 40, 388, 994), HOME.cream);
  fill(e, rectangle(1690, 74, 320, 960), '#2f6270');
  e.p.clip(rectangle(1690, 74, 320, 960), () => {
    disc(e, 1850, 420, 260, 420, '#5d99a0', 0.7, 0.1);
    for (let i = 0; i < 5; i++) {
      fill(e, rectangle(1880 + i * 44, 940 - i * 74, 400, 500), i % 2 ? '#2b5a67' : '#33697a');
      fill(e, rectangle(1880 + i * 44, 940 - i * 74, 400, 9), STAIRS.edge, 0.8);
    }
    fill(e, rectangle(1690, 990, 320, 60), '#3f7a86');
  });
}

/** The leaf of the front door, open into the room: its outer face, and on it a picture of nobody. */
function openLeaf(e: Easel) {
  fill(e, blob('2016,1034! 2400,1196! 2300,1250! 1990,1060!', 3), '#000000', 0.12);
  fill(e, blob('2010,74! 2370,-40! 2370,1186! 2010,1034!', 1), '#2f7f8a');
  e.p.edge(blob('2060,140! 2324,64! 2324,1090! 2060,990!', 1), '#ffffff', 8, 0.2);
  fill(e, blob('2370,-40! 2392,-40! 2392,1180! 2370,1186!', 1), '#1f5f69');
  fill(e, ellipse(2346, 610, 15, 20), '#f1cf7a');
  paintedWhite(e, [
    [2040, 262],
    [2300, 216],
    [2300, 700],
    [2040, 690],
  ]);
}

/** The front door by day, open into the room, with a picture of nobody on its outer face. */
export const birthdaySheet = flatStage({
  ground: HOME.butter,
  back(e) {
    boards(e, 1030, HOME.floor, HOME.wood);
    fill(e, rectangle(-90, 1000, 2580, 34), HOME.cream);
    fill(e, blob('60,1010! 80,850! 1000,850! 1020,1010!', 2), '#b9794a');
    fill(e, rectangle(30, 830, 1010, 34), '#cf9560');
    hallByDay(e);
    fill(e, blob('1400,1150! 1460,1070! 2100,1070! 2180,1150! 2170,1190! 1410,1190!', 3), '#a5493c');
    emptyTube(e, 1500, 1130);
  },
  over: { depth: 100, paint: openLeaf },
});

/** The stairs at night, as somebody sees them who has stood there all day: steps that go up into the dark. */
function darkStairs(e: Easel) {
  fill(e, rectangle(1200, -90, 1300, 1400), STAIRS.dark);
  e.p.soft(1640, 860, 560, 520, '#3a7884', 0.35);
  for (let i = 0; i < 6; i++) {
    const [x, y] = [1900 + i * 104, 1060 - i * 104];
    fill(e, rectangle(x, y - 104, 700, 110), i % 2 ? '#1d4350' : '#1b3e4a');
    fill(e, rectangle(x, y - 104, 700, 8), '#2d5d69');
  }
  for (let i = 0; i < 5; i++) fill(e, rectangle(1950 + i * 104, 700 - i * 104, 9, 260), STAIRS.rail);
  fill(e, stroke('1900,760 1920,716 2490,150', 13, 13, 13), STAIRS.rail);
  fill(e, rectangle(1200, 1060, 1300, 240), '#1a3c48');
  fill(e, blob('1228,1078! 1560,1092 1640,1104 1560,1112 1228,1104!', 4), LIGHT, 0.75);
}

/** The door from its edge, one leaf from the lintel to the floor. */
function leafOfDoor(e: Easel) {
  e.p.form(rectangle(1172, -90, 56, 1290), '#2f7f8a', { depth: 12 });
  fill(e, rectangle(1172, -90, 10, 1290), '#ffffff', 0.25);
  fill(e, rectangle(1146, 790, 108, 22), '#f1cf7a');
  fill(e, ellipse(1200, 850, 9, 15), '#123038');
}

/** A wall cut through at its door: the evening of a room, and the dark of the stairs. */
export const birthdayWall = flatStage({
  ground: '#7f6fae',
  back(e) {
    fill(
      e,
      rectangle(-90, -90, 1290, 1400),
      linear(e, 0, 0, 0, 1200, [
        [0, '#564a88'],
        [1, '#6f5f9e'],
      ]),
    );
    disc(e, 190, 480, 300, 300, '#f6c88a', 0.3, 0.1);
    fill(e, stroke('190,1060 190,520', 14, 14), HOME.wood);
    fill(e, blob('70,520! 310,520! 260,330! 120,330!', 2), '#ffd98a');
    fill(e, rectangle(-90, 1060, 1290, 240), '#8a6a52');
    darkStairs(e);
  },
  over: {
    depth: 2000,
    paint(e) {
      leafOfDoor(e);
      // The light under the door reaches no further than the toes.
      e.p.soft(1400, 1096, 200, 30, LIGHT, 0.35);
      e.p.soft(1580, 1104, 110, 34, LIGHT, 0.5);
    },
  },
});
