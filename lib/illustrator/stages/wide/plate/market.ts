import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { arch, tiles } from './parts';

/** A window high up: a pot is turned over onto a tray, and two sleeves do it. */
function maqluba(e: Easel) {
  fill(e, rectangle(1960, 60, 400, 330), '#fff0cf');
  fill(e, rectangle(1984, 84, 352, 300), '#7a3a2c');
  fill(e, ellipse(2160, 400, 190, 26), '#c9c3b8');
  fill(e, ellipse(2160, 393, 176, 18), '#e6e1d6');
  fill(e, blob('2060,384! 2070,352 2100,340 2220,340 2250,352 2262,384!', 6), '#e2a23c');
  fill(e, blob('2064,330! 2080,190! 2240,190! 2256,330! 2160,352', 5), '#3f5f86');
  fill(e, rectangle(2070, 184, 180, 20), '#5a7ba4');
  for (const s of [-1, 1]) {
    fill(e, stroke(`${2160 + s * 176},130 ${2160 + s * 150},220 ${2160 + s * 96},262`, 40, 34, 28), '#c0584a');
    fill(e, stroke(`${2160 + s * 100},258 ${2160 + s * 82},270`, 22, 20), '#d9a274');
    for (const v of [-12, 0, 12])
      fill(e, stroke(`${2160 + s * 88},${266 + v} ${2160 + s * 62},${268 + v}`, 8, 7), '#d9a274');
  }
  fill(e, rectangle(1940, 408, 440, 26), '#fff0cf');
}

/** The ribbon of scent from the window along all the noses. */
const RIBBON =
  '2140,320 1960,470 1720,500 1520,640 1420,760 1250,740 1080,860 900,820 700,900 500,870 300,930 120,900 -60,940';

/** A street in the last hour of the afternoon. */
export const noseStreet = flatStage({
  ground: '#f6bd7c',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 900),
      linear(e, 0, 0, 2400, 300, [
        [0, '#fbd9a0'],
        [1, '#f3a566'],
      ]),
    );
    for (const [x, y, w, c] of [
      [-80, 450, 420, '#e79a5c'],
      [340, 500, 300, '#eda868'],
      [1180, 470, 330, '#eda868'],
      [1510, 420, 380, '#e79a5c'],
      [1890, -80, 600, '#db8550'],
    ] as const)
      fill(e, rectangle(x, y, w, 1000), c);
    for (const [x, y] of [
      [1660, 560],
      [1340, 620],
      [470, 640],
    ] as const)
      fill(e, arch(x, y, 46, 150), '#b8663c');
    maqluba(e);
    tiles(e, 880, '#f2cf98', '#dba968');
    for (const [x, c] of [
      [-80, '#c0584a'],
      [560, '#2f6f9f'],
    ] as const)
      for (let i = 0; i < 6; i++)
        fill(
          e,
          blob(
            `${x + i * 80},560! ${x + i * 80 + 80},560! ${x + i * 80 + 80},620 ${x + i * 80 + 40},650 ${x + i * 80},620`,
            5,
          ),
          i % 2 ? '#fff0cf' : c,
        );
    fill(e, stroke(RIBBON, 8, 26, 20, 30, 22, 26, 14, 4), '#fff7e0', 0.6);
    fill(e, stroke(RIBBON, 2, 9, 7, 10, 8, 8, 3, 1), '#fffdf4', 0.85);
  },
});
