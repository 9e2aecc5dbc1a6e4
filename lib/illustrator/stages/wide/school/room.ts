import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { greenBoard, pane, ROOM, teacherChair, walls } from './parts';

/** A door that is open by the width of a hand, with somebody dark behind it. */
function doorAjar(e: Easel) {
  fill(e, rectangle(60, 190, 300, 640), ROOM.frame);
  fill(e, rectangle(86, 216, 248, 614), '#3f5f5a');
  e.p.form(blob('86,216! 262,236! 262,846! 86,830!', 1), '#d9a45e', { depth: 14 });
  fill(e, blob('112,262! 238,276! 238,500! 112,496!', 1), '#c78f4a', 0.6);
  fill(e, blob('112,540! 238,548! 238,790! 112,780!', 1), '#c78f4a', 0.6);
  fill(e, ellipse(246, 530, 12), '#f6e2a8');
}

/** The end of the list: it runs over the floor to the door. */
function listOnFloor(e: Easel) {
  const paper = '1110,900! 1060,960 900,946 700,904 520,872 340,852! 326,876! 500,916 700,962 900,1010 1120,1010!';
  fill(e, blob(paper, 8), '#a8946a', 0.4);
  e.p.in(0, -10, 0, 1, 1, () => {
    e.p.form(blob(paper, 8), '#fbfaf4', { depth: 10 });
    for (const [x, y] of [
      [420, 874],
      [520, 894],
      [630, 916],
      [750, 940],
      [880, 962],
    ] as const)
      fill(e, stroke(`${x},${y - 10} ${x + 44},${y + 14}`, 3, 3), '#93a5ae');
  });
}

/** A row of desks as wide as the class, its top at `y`. */
function desks(e: Easel, x: number, y: number, width: number, count: number) {
  fill(e, rectangle(x + 14, y + 30, width - 28, 400), '#c48c4e');
  fill(e, rectangle(x + 14, y + 30, width - 28, 26), '#8f5f33', 0.45);
  for (let i = 1; i < count; i++) fill(e, rectangle(x + (width * i) / count - 4, y + 30, 8, 400), '#8f5f33', 0.6);
  e.p.form(rectangle(x, y, width, 36), '#e0b06c', { depth: 10 });
}

/** The classroom from the place of a child: a door on one side, a board, the teacher's chair, two rows of desks. */
export const schoolRollCall = flatStage({
  ground: ROOM.mint,
  back(e) {
    walls(e, 830);
    doorAjar(e);
    greenBoard(e, 440, 90, 1500, 470);
    pane(e, 2080, 130, 250, 400);
    teacherChair(e, 1220, 850, 0.66);
    desks(e, 510, 884, 1090, 4);
    listOnFloor(e);
  },
  over: {
    depth: 650,
    paint(e) {
      desks(e, 470, 1010, 1180, 4);
    },
  },
});

/** The board, wide, and a window. */
export const schoolAtBoard = flatStage({
  ground: ROOM.mint,
  back(e) {
    walls(e, 880);
    greenBoard(e, 110, 70, 1640, 560);
    pane(e, 1900, 120, 400, 420);
    for (const line of ['428,236 470,224 520,244 580,232', '428,312 454,302 480,316 504,308'])
      fill(e, stroke(line, 5, 5), '#e9f5ee', 0.9);
  },
});

/** Nothing but the board, its ledge, and a circle as high as a teacher. */
export const schoolCircle = flatStage({
  ground: ROOM.board,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1100), ROOM.board);
    fill(e, ellipse(840, 560, 306, 316), '#f2faf4');
    fill(e, ellipse(840, 560, 293, 303), ROOM.board);
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

/** Three pictures of one hand, with what stands at the back: coats on hooks, the board, a window. */
export const schoolThreeHands = flatStage({
  ground: ROOM.cream,
  back(e) {
    for (const [x, width, colour] of [
      [-90, 660, '#d8eee4'],
      [600, 530, '#cbe6f0'],
      [1270, 1220, '#d8eee4'],
    ] as const) {
      fill(e, rectangle(x, -90, width, 910), colour);
      fill(e, rectangle(x, 640, width, 200), ROOM.floor);
      fill(e, rectangle(x, 632, width, 12), '#c9a873');
    }
    greenBoard(e, -60, 60, 330, 300);
    fill(e, rectangle(640, 130, 450, 24), ROOM.frame);
    greenBoard(e, 1240, 60, 230, 300);
    pane(e, 2100, 70, 260, 400);
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
});

/** After the cry: white, still. */
export const schoolStill = flatStage({
  ground: '#f5f8f4',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#f5f8f4');
    fill(e, rectangle(-90, 860, 2580, 440), '#e9e6da');
    for (const [x, width] of [
      [118, 1000],
      [142, 952],
    ] as const)
      fill(e, rectangle(x, 400 + (x - 118), width, 360 - 2 * (x - 118)), x === 118 ? '#e2dfd2' : '#e4efe8');
    pane(e, 1950, 190, 380, 330, '#eaf4f8');
    teacherChair(e, 560, 1250, 1.42, 330);
    // The shadow of somebody who does not touch it.
    e.p.soft(560, 930, 130, 20, '#241a44', 0.5);
  },
});

/** A board, and the teacher's chair on the front page. */
export const schoolCover = flatStage({
  ground: ROOM.board,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), ROOM.board);
    fill(e, rectangle(-90, 760, 2580, 30), ROOM.frame);
    fill(e, rectangle(-90, 790, 2580, 600), ROOM.mint);
    fill(e, rectangle(-90, 1040, 2580, 400), ROOM.floor);
    e.p.soft(1474, 1104, 150, 22, '#8a6a48', 0.5);
    teacherChair(e, 1474, 1100, 1.14);
  },
});
