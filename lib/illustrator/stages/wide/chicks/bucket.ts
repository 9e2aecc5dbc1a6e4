import { ellipse, smooth, taper } from '@/lib/illustrator/paint';
import { fill } from '../../kit/easel';
import { flatStage } from './flat';

const [TIN, SHADE, INSIDE, RIM] = ['#f4f7fa', '#c9d6e0', '#5d7587', '#ffffff'];

/** A huge bucket that lies on its side, its opening to the right. */
export const bucketSide = flatStage({
  ground: '#43a8dd',
  back(e) {
    fill(e, ellipse(940, 1052, 640, 34), '#2f8cc0');
    fill(
      e,
      taper(
        smooth(
          [
            [560, 460],
            [700, 130],
            [1120, 100],
            [1290, 330],
          ],
          false,
          10,
        ),
        [16, 18, 16],
      ),
      '#2c6d96',
    );
    fill(
      e,
      [
        [470, 420],
        [1280, 270],
        [1280, 1060],
        [470, 950],
      ],
      TIN,
    );
    fill(e, ellipse(470, 685, 70, 265), SHADE);
    fill(
      e,
      smooth(
        [
          [470, 830],
          [900, 900],
          [1280, 920],
          [1280, 1060, 1],
          [470, 950, 1],
        ],
        true,
        6,
      ),
      SHADE,
    );
    for (const [x, half] of [
      [640, 292],
      [1060, 357],
    ] as const)
      fill(
        e,
        taper(
          smooth(
            [
              [x, 672 - half],
              [x + 62, 672],
              [x, 672 + half],
            ],
            false,
            10,
          ),
          [9, 9],
        ),
        SHADE,
      );
    fill(e, ellipse(1280, 665, 150, 402), RIM);
    fill(e, ellipse(1284, 665, 126, 366), INSIDE);
    fill(e, ellipse(1262, 640, 92, 320), '#4b6172');
  },
});
