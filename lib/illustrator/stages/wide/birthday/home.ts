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

/** The bed without its order: the pillow is where somebody's head should be. */
export const birthdayPillow = flatStage({
  ground: HOME.wall,
  back(e) {
    fill(e, rectangle(-90, 1010, 2580, 300), HOME.floor);
    fill(e, blob('1180,1130! 1160,560! 1250,520! 1260,1130!', 3), '#a86f40');
    e.p.form(blob('1200,1100! 1210,880 1400,850 1900,846 2490,850! 2490,1130!', 8), '#fff8ea', { depth: 16 });
    fill(e, rectangle(1200, 1070, 1300, 80), '#b9794a');
  },
  over: {
    depth: 1000,
    paint(e) {
      pillow(e, '1330,880 1310,700 1420,600 1600,560 1790,580 1850,690 1830,830 1720,890 1500,910', '#f2f7f5');
      fill(e, stroke('1420,700 1500,640 1600,620', 3, 6, 3), '#cfdcd8');
    },
  },
  front(e) {
    // The other sock is found, and worn as a cap.
    e.p.form(
      blob('2130,430! 2140,330 2180,280 2260,262 2350,286 2390,350 2372,392 2320,380 2306,340 2296,436! 2210,452', 8),
      '#e2574c',
      { depth: 10 },
    );
    e.p.form(stroke('2128,436 2210,456 2298,438', 20, 22, 20), '#fff6e4', { depth: 5 });
    for (const [x, y] of [
      [2170, 350],
      [2240, 320],
      [2230, 390],
      [2330, 330],
    ] as const)
      fill(e, ellipse(x, y, 13), '#fff6e4');
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
      fill(e, rectangle(-90, 940, 1420, 360), '#f2e3c6');
      for (let x = -60; x < 1300; x += 120) fill(e, blob(`${x},940! ${x + 60},984 ${x + 120},940!`, 6), '#fffaf0');
    },
  },
});
