import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { HOME } from './colours';
import { boards, pillow, shelf } from './parts';

const QUILT = ['#6fb0c4', '#5b9db4', '#e9f2ee'] as const;

function quilt(e: Easel, outline: string, dots: readonly (readonly [number, number])[]) {
  e.p.form(blob(outline, 9), QUILT[0], { depth: 22 });
  e.p.clip(blob(outline, 9), () => {
    for (const [x, y] of dots) fill(e, ellipse(x, y, 26, 22), QUILT[2], 0.8);
  });
}

const DOTS = Array.from({ length: 60 }, (_, i) => [((i * 173) % 2500) - 40, 640 + ((i * 97) % 660)] as const);

/** A bed in the first sun: one eye of who lies there is still under the quilt. */
export const birthdayMorning = flatStage({
  ground: HOME.butter,
  back(e) {
    disc(e, 300, 120, 1100, 800, '#fff3cc', 0.9, 0.2);
    shelf(e, 180, 640, 760, '#c08a52');
    fill(e, blob('1240,1300! 1220,420 1300,330 1800,300 2340,330 2440,420 2440,1300!', 8), '#b9794a');
    pillow(
      e,
      '1300,820 1270,620 1340,470 1560,420 1850,410 2160,440 2330,520 2380,700 2340,900 1850,960 1400,940',
      '#fffaf0',
    );
  },
  over: {
    depth: 1000,
    paint(e) {
      quilt(
        e,
        '-90,1300! -90,1010 300,960 700,990 1080,930 1300,880 1500,850 1690,800 1840,700 1960,560 2040,520 2120,600 2230,740 2490,820! 2490,1300!',
        DOTS,
      );
      e.p.form(stroke('1290,884 1500,852 1690,802 1840,702 1962,562 2040,522', 24, 28, 20), '#f6fbf8', { depth: 6 });
    },
  },
});

/** The other sock, striped, where the pillow was. */
function sock(e: Easel, x: number, y: number) {
  const shape = blob(
    `${x - 120},${y - 40}! ${x - 112},${y + 24}! ${x - 10},${y + 26} ${x + 20},${y + 66} ${x + 100},${y + 76} ${x + 128},${y + 40} ${x + 96},${y + 10} ${x + 40},${y - 30} ${x - 20},${y - 44}`,
    8,
  );
  fill(e, ellipse(x + 6, y + 62, 140, 20), '#cdbb98', 0.7);
  e.p.form(shape, '#fff3dc', { depth: 9 });
  e.p.clip(shape, () => {
    for (const u of [-78, -34, 10, 54])
      fill(e, stroke(`${x + u},${y - 60} ${x + u + 24},${y + 90}`, 11, 11), '#d8527a');
    fill(e, ellipse(x + 124, y + 52, 44, 40), '#d8527a');
    fill(e, rectangle(x - 130, y - 50, 26, 90), '#d8527a');
  });
}

/** The bed without its order: the pillow is where somebody's head should be. */
export const birthdayPillow = flatStage({
  ground: HOME.wall,
  back(e) {
    fill(e, rectangle(-90, 1010, 2580, 300), HOME.floor);
    fill(e, blob('1180,1130! 1160,560! 1250,520! 1260,1130!', 3), '#a86f40');
    e.p.form(blob('1200,1100! 1210,880 1400,850 1900,846 2490,850! 2490,1130!', 8), '#fff8ea', { depth: 16 });
    fill(e, rectangle(1200, 1070, 1300, 80), '#b9794a');
    // The pillow is in the air, and its dent is still in the bed.
    fill(e, ellipse(1480, 930, 190, 34), '#e6d8bf', 0.8);
    pillow(
      e,
      '1400,580 1360,400 1430,300 1590,280 1740,290 1880,276 1984,340 1996,496 1920,526 1700,500 1490,590',
      '#f2f7f5',
    );
    fill(e, stroke('1490,376 1590,344 1710,350', 3, 6, 3), '#cfdcd8');
    fill(e, stroke('1800,426 1890,404 1940,374', 3, 5, 3), '#cfdcd8');
  },
  front(e) {
    sock(e, 1420, 930);
  },
});

/** A table with nothing on it yet but a cloth. */
export const birthdayTable = flatStage({
  ground: '#ffd98a',
  back(e) {
    boards(e, 1020, HOME.floor, HOME.wood);
    for (const [x, y, colour] of [
      [1380, 60, '#e2574c'],
      [1560, 96, '#4f8fd0'],
      [1740, 110, '#57a867'],
      [1920, 104, '#e89a35'],
      [2100, 84, '#8a6cc0'],
      [2280, 50, '#e2574c'],
    ] as const)
      fill(e, blob(`${x - 60},${y}! ${x + 60},${y}! ${x},${y + 110}!`, 1), colour);
    fill(e, stroke('1220,20 1500,80 1800,104 2100,84 2490,10', 5, 5, 5), '#8a5a3a');
  },
  over: {
    depth: 700,
    paint(e) {
      fill(e, blob('-90,880! 1180,850 1330,880! 1330,960! -90,960!', 4), '#fffaf0');
      for (const x of [60, 1222]) fill(e, rectangle(x, 1120, 50, 200), '#a86f40');
      fill(e, blob('-90,940! 1330,940! 1344,1040 1362,1150! 1300,1136 1240,1150 600,1142 -90,1150!', 5), '#f2e3c6');
      fill(e, blob('1270,946! 1330,940! 1344,1040 1362,1150! 1300,1136 1282,1060', 5), '#dcc7a0', 0.8);
      for (const x of [1130, 980]) fill(e, stroke(`${x},1000 ${x + 6},1080 ${x - 4},1140`, 1, 5, 3), '#dcc7a0', 0.6);
      for (let x = -60; x < 1300; x += 120) fill(e, blob(`${x},940! ${x + 60},984 ${x + 120},940!`, 6), '#fffaf0');
    },
  },
});
