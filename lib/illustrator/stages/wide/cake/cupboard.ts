import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { egg, slippers } from './things';

const [DARK, WOOD, BOARD, EDGE] = ['#42242a', '#552f30', '#7a4636', '#a8663f'];

/** The kitchen behind the child, in the light of the evening; somebody stands behind the curtain of its door. */
function kitchen(e: Easel) {
  fill(e, rectangle(1200, -80, 1280, 1200), '#f4c583');
  fill(e, ellipse(1780, 480, 560, 520, 0, 90), '#f9d79c');
  fill(e, rectangle(1200, 800, 1280, 300), '#c9794a');
  fill(e, rectangle(1284, 120, 262, 720), '#8a4a34');
  fill(e, rectangle(1302, 136, 226, 704), '#5a2f2c');
  slippers(e, [1415, 846, 1.15]);
  for (let i = 0; i < 6; i++) {
    const x = 1300 + i * 38;
    fill(
      e,
      blob(`${x},136! ${x + 38},136! ${x + 40},660 ${x + 19},676 ${x - 2},660`, 4),
      i % 2 ? '#e8e0d0' : '#6f9aa8',
    );
  }
  fill(e, stroke('1274,130 1556,130', 9, 9), '#a8663f');
}

/** What is nearer to us than the child: the shelf with one egg and one bowl, and the sides of the cupboard. */
function shelf(e: Easel) {
  fill(e, blob('-80,1000! 1190,980! 2480,1000! 2480,1300! -80,1300!', 1), BOARD);
  fill(e, rectangle(-80, 976, 2560, 30), EDGE);
  for (const y of [1060, 1118]) fill(e, stroke(`-40,${y} 900,${y + 10} 2440,${y - 4}`, 2, 3, 2), DARK, 0.35);
  fill(e, rectangle(1180, -80, 74, 1070), WOOD);
  fill(e, rectangle(1232, -80, 26, 1062), EDGE);
  fill(e, rectangle(2336, -80, 160, 1080), WOOD);
  fill(e, rectangle(2330, -80, 20, 1062), EDGE);
  fill(e, rectangle(-80, -80, 2560, 130), DARK);
  fill(e, rectangle(-80, 44, 2560, 16), EDGE);
  egg(e, [1480, 1092, 1.15], -1);
  fill(e, ellipse(2110, 1090, 190, 22), DARK, 0.5);
  fill(e, blob('1930,900! 2290,900! 2250,1030 2170,1090 2050,1090 1970,1030', 8), '#5f9bb0');
  fill(e, blob('1930,900! 2010,900! 2030,1020 2090,1090 2050,1090 1970,1030', 8), '#83b6c6');
  fill(e, ellipse(2110, 902, 182, 30), '#3f7284');
  fill(e, ellipse(2110, 906, 164, 22), '#2f5a6a');
}

/** An empty cupboard from inside: its open door on the left, the kitchen beyond on the right. */
export const cupboardInside = flatStage({
  ground: DARK,
  back(e) {
    kitchen(e);
    fill(
      e,
      rectangle(-80, -80, 1270, 1200),
      linear(e, 0, 0, 1190, 0, [
        [0, '#36191f'],
        [1, WOOD],
      ]),
    );
    for (const x of [250, 560, 870]) fill(e, stroke(`${x},60 ${x + 6},980`, 3, 3), '#2c141a', 0.6);
  },
  over: { depth: 1500, paint: shelf },
});
