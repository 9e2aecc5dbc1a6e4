import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { plate, plateShadow } from './dish';

/** A shaving of wood that looks like a feather. */
function shaving(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, -0.3, k, k, () => {
    fill(e, blob('-90,20 -40,-18 30,-34 90,-30 60,0 0,22', 6), '#e0b57a');
    for (const u of [-50, -20, 10, 40]) fill(e, stroke(`${u},10 ${u + 26},-26`, 1.6, 2), '#b8864a');
    fill(e, stroke('-96,22 0,-2 86,-28', 3, 2, 1.6), '#a8743a');
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
      fill(e, ellipse(1010, 1140, 560, 120, 0, 80), '#4c5059', 0.55);
      plate(e, 990, 1070, 540, 0.34);
      shaving(e, 1850, 1120, 0.9);
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
        stroke('2010,1166 1760,1128 1500,1082', 80, 54, 40),
        blob('1520,1044 1520,1116 1330,1100 1180,1076 1110,1054 1090,1024 1130,990 1200,980 1290,1004 1400,1030', 8),
        ellipse(1026, 990, 96, 44, 0.1),
      ],
      '#4a1f1c',
      0.66,
    );
    glow(e, 2380, 420, 700, '#ffe2a0', 0.6);
  },
});
