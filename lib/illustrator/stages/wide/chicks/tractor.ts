import { ellipse, rectangle, smooth, taper } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

const [BODY, DARK, TYRE, METAL, GLASS] = ['#1d6fa5', '#155380', '#26222a', '#e8edf0', '#ffd9d0'];

function wheel(e: Easel, x: number) {
  fill(
    e,
    smooth(
      [
        [x - 120, 700],
        [x - 60, 590],
        [x + 60, 590],
        [x + 120, 700],
        [x + 120, 1010],
        [x + 60, 1110],
        [x - 60, 1110],
        [x - 120, 1010],
      ],
      true,
      8,
    ),
    TYRE,
  );
  for (let y = 650; y < 1080; y += 74)
    for (const side of [-1, 1])
      fill(
        e,
        taper(
          [
            [x, y + 26],
            [x + side * 104, y],
          ],
          [15, 13],
        ),
        '#47414d',
      );
}

/** A tractor from the front, as high as the page, on red; who drives it is painted before its hood. */
export const tractorFront = flatStage({
  ground: '#e8452f',
  back(e) {
    fill(e, ellipse(1800, 1108, 620, 36, 0, 90), '#b92f1e');
    fill(e, rectangle(1480, 90, 640, 60), DARK);
    fill(e, rectangle(1510, 150, 580, 430), GLASS);
    for (const x of [1490, 2074]) fill(e, rectangle(x, 140, 36, 480), DARK);
    fill(e, stroke('2130,620 2180,560 2180,330', 22, 22), METAL);
    // The wheel that is steered with.
    fill(e, ellipse(1800, 500, 190, 46), '#26222a');
    fill(e, ellipse(1800, 494, 158, 30), GLASS);
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, stroke('1612,506 1680,545 1800,552 1920,545 1988,506', 16, 18, 16), '#26222a');
      fill(e, blob('1560,600 1640,548 1960,548 2040,600 2060,1000! 1540,1000!', 8), BODY);
      fill(e, blob('1660,650 1800,630 1940,650 1940,930 1800,950 1660,930', 6), DARK);
      for (let y = 690; y < 920; y += 52)
        fill(
          e,
          taper(
            [
              [1690, y],
              [1910, y],
            ],
            [11, 11],
          ),
          METAL,
        );
      for (const x of [1600, 2000]) {
        fill(e, ellipse(x, 690, 42, 46), METAL);
        fill(e, ellipse(x, 690, 26, 29), '#ffffff');
      }
      fill(e, rectangle(1440, 930, 720, 76), DARK);
      wheel(e, 1420);
      wheel(e, 2180);
    },
  },
});
