import { rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { cover, disc, type Easel, fill, radial, type Stop } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT, PAPER } from './colours';
import { drawing } from './crayon';
import { cotBack, cotFront, floorOf, moonLamp, nightWall } from './furniture';

const COT = { x: 1790, y: 1130, width: 540, height: 620 } as const;
/** Its side is let down, so that the baby is seen over the rail. */
const SIDE = { ...COT, height: 300, gaps: 7 } as const;
const MOON_WOOD = '#cfc9e6';

/** Drawings that have left the paper: number, place, size, turn. */
const DANCING: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1740, 420, 146, -0.2],
  [1, 1850, 290, 126, 0.2],
  [2, 1990, 200, 124, -0.1],
  [5, 2140, 170, 120, 0.3],
  [8, 2290, 270, 116, -0.3],
  [17, 1560, 290, 100, 0.4],
  [13, 1690, 150, 100, -0.2],
  [27, 1420, 150, 84, 0.2],
  [28, 1880, 90, 88, -0.25],
  // Those that have just left it.
  [9, 1700, 590, 84, 0.15],
  [10, 1728, 730, 70, -0.2],
  [6, 1690, 860, 58, 0.2],
];

const LIST =
  '1340,1004! 1470,992 1612,1002! 1640,1040 1720,1080 1830,1100 1960,1104 2140,1094 2310,1082 2400,1096! 2390,1180! 2300,1168 2120,1184 1900,1192 1700,1182 1560,1156 1440,1134! 1330,1126!';

/** The list from the hands of the reader over the floor, past the cot. */
function longList(e: Easel) {
  const paper = blob(LIST, 8);
  e.p.fill(paper, '#0c0f2c', { alpha: 0.4, blur: 14, dx: 4, dy: 14 });
  e.p.form(paper, PAPER, { depth: 10 });
  e.p.clip(paper, () => e.p.soft(1640, 1090, 120, 80, '#b9b4dc', 0.6, 0.5));
  for (const [n, x, y, turn] of [
    [3, 1400, 1066, 0],
    [4, 1486, 1066, 0.2],
    [7, 1572, 1090, 0.1],
    [11, 1700, 1130, 0.3],
    [12, 1810, 1144, 0.1],
    [14, 1930, 1146, -0.05],
    [15, 2050, 1142, 0],
    [16, 2170, 1136, -0.05],
    [18, 2290, 1124, 0],
  ] as const)
    drawing(e, n, x, y, 72, turn);
}

/** The reader, the cot, and what comes off the paper. */
export const roarReading = flatStage({
  ground: NIGHT[3],
  back(e) {
    nightWall(e, 1900, 480, 1500);
    floorOf(e, 1030, NIGHT[4]);
    fill(e, rectangle(-90, 1022, 2580, 10), NIGHT[1], 0.6);
    disc(e, 1560, 1120, 760, 130, '#ffd98a', 0.32, 0.1);
    moonLamp(e, 1240, 1000, 64);
    e.p.soft(2060, 1120, 380, 50, '#080a22', 0.6);
    cotBack(e, COT, MOON_WOOD, '#b9b4dc');
  },
  over: {
    depth: 1100,
    paint(e) {
      cotFront(e, SIDE, MOON_WOOD, 18);
      longList(e);
      for (const [n, x, y, size, turn] of DANCING) {
        disc(e, x, y, size * 0.95, size * 0.95, '#ffedb4', 0.8, 0.3);
        drawing(e, n, x, y, size, turn);
      }
    },
  },
});

const GRIP_LIGHT: readonly Stop[] = [
  [0, '#ffdf9c'],
  [0.14, '#d3a487'],
  [0.3, '#6f5f8e'],
  [0.55, NIGHT[2]],
  [1, NIGHT[4]],
];

/** What is left of the drawings that danced: number, place, size, turn. */
const FADING: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1480, 220, 176, -0.2],
  [8, 1090, 170, 130, 0.2],
  [1, 600, 300, 116, -0.1],
];

/** The light of the moon lamp on the grip, and the night all around it. */
export const roarHands = flatStage({
  ground: NIGHT[4],
  back(e) {
    cover(e, radial(e, 2050, 560, 2100, GRIP_LIGHT));
    for (const [n, x, y, size, turn] of FADING) {
      disc(e, x, y, size * 1.1, size * 1.1, '#ffedb4', 0.8, 0.4);
      drawing(e, n, x, y, size, turn);
    }
  },
});
