import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { greenBoard, pane, ROOM, raisedArm, teacherChair, walls } from './parts';

function openDoor(e: Easel) {
  fill(e, rectangle(60, 190, 300, 640), ROOM.frame);
  fill(e, rectangle(86, 216, 248, 614), '#7fa79f');
}

/** Two yellow feet behind a door that hides the rest. */
function feet(e: Easel) {
  for (const x of [170, 258]) {
    fill(e, stroke(`${x},640 ${x},818`, 13, 13), '#f2b032');
    for (const u of [-38, 2, 38]) fill(e, stroke(`${x},816 ${x + u},830`, 11, 8), '#f2b032');
  }
  fill(e, blob('96,640! 334,640! 334,700 280,730 220,712 150,732 96,700', 6), '#a8502f');
  fill(e, blob('86,216! 334,216! 334,690! 86,690!', 1), '#d9a45e');
  fill(e, ellipse(306, 470, 13), '#f6e2a8');
}

/** The classroom from the place of a child: a door on one side, a board, the teacher's chair. */
export const schoolRollCall = flatStage({
  ground: ROOM.mint,
  back(e) {
    walls(e, 830);
    openDoor(e);
    feet(e);
    greenBoard(e, 440, 90, 1500, 470);
    pane(e, 2080, 130, 250, 400);
    teacherChair(e, 560, 850, 0.72);
  },
});

/** The board, wide, and a window. */
export const schoolAtBoard = flatStage({
  ground: ROOM.mint,
  back(e) {
    walls(e, 880);
    greenBoard(e, 110, 70, 1500, 560);
    pane(e, 1830, 120, 460, 420);
    for (const y of [250, 310]) fill(e, stroke(`${500},${y} 590,${y - 8} 640,${y + 6} 720,${y}`, 4, 4), '#e9f5ee', 0.9);
  },
});

/** Nothing but the board, its ledge, and a circle as high as a teacher. */
export const schoolCircle = flatStage({
  ground: ROOM.board,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1100), ROOM.board);
    e.p.edge(ellipse(840, 560, 300, 310), '#f2faf4', 14, 0.95);
    fill(e, rectangle(-90, 846, 2580, 34), ROOM.frame);
    fill(e, rectangle(-90, 880, 2580, 12), '#7d5128');
    fill(e, rectangle(-90, 892, 2580, 500), ROOM.mint);
    for (const [x, c] of [
      [330, '#ffffff'],
      [1240, '#f7d774'],
    ] as const)
      fill(e, rectangle(x, 834, 60, 14), c);
  },
});

/** Three pictures of one hand, with what stands at the back: a basket, coats on hooks, a bag. */
export const schoolThreeHands = flatStage({
  ground: ROOM.cream,
  back(e) {
    for (const [x, width, colour] of [
      [-90, 660, '#d8eee4'],
      [600, 530, '#cbe6f0'],
      [1270, 1220, '#d8eee4'],
    ] as const) {
      fill(e, rectangle(x, -90, width, 910), colour);
      fill(e, rectangle(x, 620, width, 200), ROOM.floor);
    }
    e.p.form(blob('370,640! 384,520! 530,520! 544,640!', 3), '#8d6f4c', { depth: 6 });
    fill(e, rectangle(640, 130, 450, 24), ROOM.frame);
    for (const [x, c] of [
      [720, '#e8b54c'],
      [860, '#6f8fc0'],
      [1000, '#7aa874'],
    ] as const)
      e.p.form(blob(`${x - 60},170 ${x},140 ${x + 60},170 ${x + 66},430 ${x - 66},430`, 6), c, { depth: 6 });
    e.p.form(blob('1390,640! 1400,500 1440,470 1640,470 1680,500 1690,640!', 5), '#7b5c8e', { depth: 8 });
    fill(e, stroke('1470,476 1490,400 1590,400 1610,476', 9, 9), '#5c4270');
    for (const [x, y] of [
      [330, 640],
      [1760, 650],
    ] as const)
      e.p.form(ellipse(x, y, 22), '#8ab04e', { depth: 4 });
    e.p.form(blob('1790,700 1840,672 1890,690 1880,712 1800,716', 6), '#c987a0', { depth: 4 });
  },
  over: {
    depth: 1900,
    paint(e) {
      fill(e, rectangle(-90, 820, 2580, 480), ROOM.cream);
      for (const x of [570, 1130]) fill(e, rectangle(x, -90, x === 570 ? 30 : 140, 1400), ROOM.cream);
    },
  },
});

/** The front of the room, low: the board behind a class. */
export const schoolForest = flatStage({
  ground: ROOM.mint,
  back(e) {
    walls(e, 780);
    greenBoard(e, 90, 60, 1360, 420);
    teacherChair(e, 2080, 800, 1.02);
  },
  front(e) {
    for (const [x, top, skin] of [
      [60, 700, '#d9a274'],
      [390, 620, '#66402c'],
      [640, 690, '#f6d3bc'],
      [960, 610, '#8f5d3c'],
      [1290, 720, '#eec39a'],
      [1870, 760, '#b77d50'],
      [2180, 820, '#f8dcc8'],
      [2370, 740, '#66402c'],
    ] as const)
      raisedArm(e, x, top, skin);
  },
});

/** After the cry: white, still. */
export const schoolStill = flatStage({
  ground: '#f5f8f4',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#f5f8f4');
    fill(e, rectangle(-90, 860, 2580, 440), '#e9e6da');
    pane(e, 1950, 190, 380, 330, '#eaf4f8');
    teacherChair(e, 545, 1280, 0.92);
  },
});

/** A wall for a whole class in straight rows. */
export const schoolCover = flatStage({
  ground: ROOM.mint,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), ROOM.board);
    fill(e, rectangle(1140, -90, 20, 10), ROOM.frame);
    fill(e, rectangle(-90, 930, 2580, 30), ROOM.frame);
    fill(e, rectangle(-90, 960, 2580, 400), ROOM.mint);
    teacherChair(e, 560, 1090, 1.2);
    fill(e, stroke('660,1110 700,1090 742,1098', 5, 9, 2), '#a8502f');
  },
});
