import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { plate, plateShadow } from './dish';

/** What lies where somebody carves: a block that becomes a bird, a knife, and curls of wood. */
function carving(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 1, 1, () => {
    fill(e, ellipse(6, 44, 190, 30), '#4c5059', 0.5);
    fill(e, blob('-90,36! -96,-20! -60,-58 -20,-52 10,-20 60,-24! 66,40!', 4), '#c08c4e');
    fill(e, blob('-96,-20 -62,-58 -22,-54 -4,-34 -40,-24 -80,-6', 6), '#e2b878');
    fill(e, blob('-96,-34! -128,-44! -94,-52!', 2), '#e2b878');
    for (const line of ['-60,-44 -34,-40 -14,-26', '-50,0 0,-4 50,-6', '-66,18 -10,12 52,16'])
      fill(e, stroke(line, 2, 3, 2), '#8f602c', 0.7);
    fill(e, stroke('96,34 150,22 206,6', 15, 16, 14), '#5a3a26');
    fill(e, blob('92,24! 40,44! 20,56 60,58! 98,46!', 3), '#d5dbe2');
    for (const [u, v, k] of [
      [-150, 34, 1],
      [-176, 10, 0.7],
      [150, 56, 0.8],
      [-20, 62, 0.9],
    ] as const)
      e.p.in(u, v, k, k, k, () => {
        fill(e, stroke('-30,8 -6,-16 22,-8 20,12 2,14 2,0', 8, 9, 8, 7, 6, 4), '#e8c48e');
        fill(e, stroke('-28,6 -6,-14 20,-6', 2, 2, 2), '#b8864a');
      });
  });
}

/** A bare room with one shelf; the plate is near and empty. */
export const bareRoom = flatStage({
  ground: '#8f97a4',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1000),
      linear(e, 0, 0, 2400, 0, [
        [0, '#a6adb9'],
        [1, '#bcc0c6'],
      ]),
    );
    fill(e, rectangle(-80, 900, 2560, 420), '#7d828d');
    fill(e, rectangle(1930, 330, 520, 28), '#5b5a60');
    fill(e, rectangle(1930, 358, 520, 12), '#4a4a52');
    for (const x of [1990, 2330]) fill(e, blob(`${x},370! ${x + 26},370! ${x},430!`, 1), '#4a4a52');
  },
  over: {
    depth: 1600,
    paint(e) {
      plate(e, 1540, 1046, 290, 0.34);
      carving(e, 2150, 1080);
    },
  },
});

/** The same room in the low sun: a plate on the floor, a shelf to stand on, and a shadow that fits. */
export const lowSunRoom = flatStage({
  ground: '#e9a566',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 880),
      linear(e, 0, 0, 2400, 0, [
        [0, '#e6b07c'],
        [1, '#f8cd92'],
      ]),
    );
    fill(e, rectangle(-80, 790, 2560, 520), '#b8703f');
    fill(e, blob('-80,980! 2480,800! 2480,1080! -80,1220!', 1), '#ffce80', 0.5);
    // A low shelf along the wall.
    fill(e, rectangle(-80, 830, 640, 60), '#7d4526');
    fill(e, rectangle(-80, 812, 660, 34), '#a8643a');
    fill(e, rectangle(470, 880, 46, 130), '#6a391f');
    plateShadow(e, 1010, 1000, 10, '#5a2a18', 0.1);
    fill(e, ellipse(1030, 1030, 390, 118, 0, 80), '#6f3a20', 0.5);
    plate(e, 1010, 1000, 380, 0.3);
    // The shadow of the old man lies down on the plate: he sits there very straight.
    fill(
      e,
      [
        stroke('2010,1166 1760,1122 1500,1072', 80, 58, 50),
        blob('1520,1030 1520,1112 1380,1108 1230,1082 1158,1060! 1132,1022! 1176,990! 1250,982 1390,1004', 8),
        stroke('1180,1024 1100,1010', 26, 26),
        // Hair, ears, and the beard towards the breast.
        blob('1120,1024 1100,966 1030,946 950,950 894,974 900,1010 950,1034 1040,1042 1090,1034', 8),
        ellipse(1010, 948, 22, 12),
        ellipse(1004, 1038, 22, 11),
        blob('1060,968! 1150,992 1176,1010 1142,1028 1056,1034!', 6),
      ],
      '#4a1f1c',
      0.66,
    );
    glow(e, 2380, 420, 700, '#ffe2a0', 0.6);
  },
});
