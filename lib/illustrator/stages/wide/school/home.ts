import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { pane, ROOM } from './parts';

/** What changes in the kitchen between the morning and the evening. */
type Hours = {
  readonly wall: string;
  readonly panel: string;
  readonly rail: string;
  readonly curtain: string;
  readonly air: string;
};

const MORNING: Hours = { wall: ROOM.butter, panel: '#fbd17c', rail: '#fff2c8', curtain: '#f0936b', air: ROOM.sky };
const EVENING: Hours = { wall: ROOM.evening, panel: '#eeb25e', rail: '#fbdc9c', curtain: '#d9795a', air: '#51618f' };

/** A table that runs across both pages. */
function longTable(e: Easel, y: number, cloth: string) {
  fill(e, rectangle(-90, y, 2580, 1400 - y), cloth);
  fill(e, rectangle(-90, y, 2580, 18), '#ffffff', 0.6);
  fill(e, rectangle(-90, y + 210, 2580, 12), '#000000', 0.08);
}

function bagChair(e: Easel) {
  for (const x of [560, 830]) fill(e, rectangle(x, 760, 24, 480), '#9a6238');
  e.p.form(rectangle(540, 470, 336, 300), '#b97a44', { depth: 8 });
}

/** Two curtains, held open at the sides of a window. */
function curtains(e: Easel, [x, y, width, height]: readonly [number, number, number, number], colour: string) {
  fill(e, rectangle(x - 56, y - 44, width + 112, 16), '#9a6238');
  for (const [edge, side] of [
    [x - 34, 1],
    [x + width + 34, -1],
  ] as const)
    e.p.form(
      blob(
        `${edge - 16 * side},${y - 36}! ${edge + 74 * side},${y - 36}! ${edge + 52 * side},${y + height * 0.4} ${edge + 8 * side},${y + height * 0.66} ${edge + 30 * side},${y + height}! ${edge - 18 * side},${y + height}!`,
        6,
      ),
      colour,
      { depth: 8 },
    );
}

/** A shelf with jars and a plant. */
function shelf(e: Easel) {
  fill(e, rectangle(950, 640, 370, 20), '#a96a34');
  for (const x of [1000, 1256]) fill(e, rectangle(x, 660, 14, 40), '#8f5a2c');
  for (const [x, high, colour] of [
    [1000, 92, '#c2304a'],
    [1086, 116, '#f7efe0'],
    [1172, 84, '#e0922e'],
  ] as const) {
    e.p.form(rectangle(x - 34, 640 - high, 68, high), colour, { depth: 6 });
    e.p.form(rectangle(x - 30, 622 - high, 60, 20), '#8d6f4c', { depth: 3 });
  }
  for (const [u, v] of [
    [-46, -110],
    [-20, -140],
    [14, -136],
    [44, -104],
  ] as const)
    e.p.form(stroke(`1266,580 ${1266 + u * 0.6},${640 + v * 0.7} ${1266 + u},${640 + v}`, 9, 14, 5), '#6fa86a', {
      depth: 4,
    });
  e.p.form(blob('1228,574! 1304,574! 1292,640! 1240,640!', 4), '#d9795a', { depth: 6 });
}

/** The kitchen wall, its window, and the chair of the bag. */
function kitchen(e: Easel, { wall, panel, rail, curtain, air }: Hours) {
  fill(e, rectangle(-90, -90, 2580, 1400), wall);
  fill(e, rectangle(-90, 770, 2580, 500), panel);
  fill(e, rectangle(-90, 760, 2580, 14), rail);
  for (let x = -40; x < 2460; x += 150) fill(e, rectangle(x, 774, 5, 200), rail, 0.5);
  pane(e, 1980, 120, 330, 420, air);
  curtains(e, [1980, 120, 330, 420], curtain);
  shelf(e);
  bagChair(e);
}

const plates = (e: Easel) => {
  for (const x of [1440, 1960]) {
    fill(e, ellipse(x, 1010, 130, 34), '#ffffff');
    fill(e, ellipse(x, 1004, 92, 22), '#e8eef2');
  }
};

/** A loaf on a board, with a slice beside it. */
function bread(e: Easel, x: number, y: number) {
  e.p.form(blob(`${x - 190},${y}! ${x + 190},${y}! ${x + 176},${y + 26}! ${x - 176},${y + 26}!`, 4), '#a96a34', {
    depth: 4,
  });
  e.p.form(
    blob(
      `${x - 150},${y} ${x - 160},${y - 60} ${x - 110},${y - 98} ${x + 20},${y - 98} ${x + 66},${y - 60} ${x + 60},${y}`,
      7,
    ),
    '#c98444',
    { depth: 12 },
  );
  for (const u of [-100, -46, 8]) e.p.fill(stroke(`${x + u - 10},${y - 84} ${x + u + 16},${y - 50}`, 5, 5), '#f0cf96');
  e.p.form(
    blob(`${x + 84},${y + 6} ${x + 80},${y - 50} ${x + 128},${y - 66} ${x + 172},${y - 48} ${x + 166},${y + 6}`, 7),
    '#f3dcae',
    {
      depth: 5,
    },
  );
}

/** An egg in its cup. */
function eggCup(e: Easel, x: number, y: number) {
  e.p.form(blob(`${x},${y - 124} ${x + 34},${y - 86} ${x},${y - 50} ${x - 34},${y - 86}`, 8), '#fffaf0', { depth: 7 });
  e.p.form(
    blob(
      `${x - 40},${y - 82}! ${x + 40},${y - 82}! ${x + 12},${y - 34} ${x + 32},${y}! ${x - 32},${y}! ${x - 12},${y - 34}`,
      5,
    ),
    '#7fa7c9',
    {
      depth: 6,
    },
  );
}

function cup(e: Easel, x: number, y: number, colour: string, side: 1 | -1 = 1) {
  e.p.edge(ellipse(x + 62 * side, y - 60, 28, 34), colour, 14, 1);
  e.p.form(blob(`${x - 58},${y - 116}! ${x + 58},${y - 116}! ${x + 50},${y} ${x - 50},${y}`, 5), colour, { depth: 8 });
}

/** Soup that is still hot. */
function soup(e: Easel, x: number, y: number) {
  for (const u of [-34, 8])
    e.p.fill(stroke(`${x + u},${y - 70} ${x + u + 22},${y - 104} ${x + u},${y - 138}`, 4, 7, 3), '#fff6e0', {
      alpha: 0.6,
    });
  e.p.form(blob(`${x - 112},${y - 44}! ${x + 112},${y - 44}! ${x + 62},${y + 8} ${x - 62},${y + 8}`, 6), '#f7efe0', {
    depth: 8,
  });
  fill(e, ellipse(x, y - 44, 112, 20), '#fffaf0');
  fill(e, ellipse(x, y - 44, 94, 14), '#e0922e');
}

/** Breakfast, at the height of the table. */
export const schoolBreakfast = flatStage({
  ground: ROOM.butter,
  back: (e) => kitchen(e, MORNING),
  over: {
    depth: 950,
    paint: (e) => {
      longTable(e, 930, '#f6b96a');
      plates(e);
      bread(e, 300, 1050);
      eggCup(e, 1440, 1006);
      cup(e, 1050, 1060, '#e9f3ee');
    },
  },
});

/** The same table in the evening. */
export const schoolSupper = flatStage({
  ground: ROOM.evening,
  back(e) {
    kitchen(e, EVENING);
    disc(e, 1500, 150, 900, 640, '#ffe6ab', 0.7, 0.1);
  },
  over: {
    depth: 950,
    paint: (e) => {
      longTable(e, 930, '#e29d5a');
      plates(e);
      soup(e, 1440, 1000);
      cup(e, 2190, 1060, '#f2e7d4', -1);
      cup(e, 190, 1080, '#cfe0ea');
    },
  },
});
