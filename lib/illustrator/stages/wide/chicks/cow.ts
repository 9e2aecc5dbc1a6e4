import { ellipse, rectangle, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from './flat';

const [WHITE, BLACK, PINK, HOOF] = ['#fffdf8', '#221d22', '#f4a9a6', '#4a3f44'];

function leg(e: Easel, x: number, isDark: boolean) {
  fill(e, rectangle(x, 660, 168, 360), WHITE);
  if (isDark)
    fill(
      e,
      smooth(
        [
          [x, 650, 1],
          [x + 168, 650, 1],
          [x + 168, 820],
          [x + 90, 880],
          [x, 800],
        ],
        true,
        6,
      ),
      BLACK,
    );
  fill(
    e,
    [
      [x - 8, 980],
      [x + 176, 980],
      [x + 188, 1050],
      [x - 20, 1050],
    ],
    HOOF,
  );
}

function head(e: Easel) {
  fill(
    e,
    smooth(
      [
        [1990, 180],
        [1890, 150],
        [1840, 210],
        [1930, 260],
      ],
      true,
      6,
    ),
    BLACK,
  );
  fill(
    e,
    smooth(
      [
        [2270, 180],
        [2370, 140],
        [2430, 210],
        [2330, 260],
      ],
      true,
      6,
    ),
    BLACK,
  );
  for (const [x, tip] of [
    [2040, 2000],
    [2230, 2270],
  ] as const)
    fill(
      e,
      taper(
        smooth(
          [
            [x, 150],
            [tip, 100],
            [tip, 40],
          ],
          false,
          6,
        ),
        [26, 18, 6],
      ),
      '#e9d4a8',
    );
  fill(
    e,
    smooth(
      [
        [2130, 90],
        [2260, 130],
        [2300, 260],
        [2270, 420],
        [2300, 560],
        [2130, 640],
        [1960, 560],
        [1990, 420],
        [1960, 260],
        [2000, 130],
      ],
      true,
      8,
    ),
    WHITE,
  );
  fill(
    e,
    smooth(
      [
        [2130, 84],
        [2260, 126],
        [2306, 260],
        [2262, 380],
        [2190, 330],
        [2170, 180],
      ],
      true,
      8,
    ),
    BLACK,
  );
  fill(e, ellipse(2130, 560, 190, 128), PINK);
  for (const x of [2060, 2200]) fill(e, ellipse(x, 530, 20, 30), '#b8645f');
  fill(
    e,
    taper(
      smooth(
        [
          [2050, 606],
          [2120, 634],
          [2210, 600],
        ],
        false,
        8,
      ),
      [6, 9, 6],
    ),
    '#8a3f40',
  );
  for (const x of [2056, 2216]) {
    fill(e, ellipse(x, 310, 42, 50), '#fffdf8');
    fill(e, ellipse(x - 16, 330, 27, 31), '#221d22');
    fill(e, ellipse(x - 25, 318, 9), '#ffffff');
  }
}

/** A cow so large that it fills both pages; what is below its belly is still to be seen. */
export const cowWide = flatStage({
  ground: '#9bd3a0',
  back(e) {
    fill(e, rectangle(-80, 1040, 2560, 200), '#7fc187');
    leg(e, 420, true);
    leg(e, 1600, false);
  },
  over: {
    depth: 1150,
    paint(e) {
      leg(e, 660, false);
      fill(
        e,
        smooth(
          [
            [-100, -100, 1],
            [2100, -100, 1],
            [2140, 300],
            [2080, 600],
            [1920, 720],
            [1500, 650],
            [1000, 690],
            [420, 800],
            [-100, 760, 1],
          ],
          true,
          8,
        ),
        WHITE,
      );
      fill(
        e,
        smooth(
          [
            [880, 700],
            [1140, 660],
            [1140, 770],
            [1070, 810],
            [950, 800],
          ],
          true,
          8,
        ),
        PINK,
      );
      for (const x of [970, 1050])
        fill(
          e,
          taper(
            [
              [x, 790],
              [x, 850],
            ],
            [22, 18],
          ),
          '#e98f8f',
        );
      leg(e, 1780, true);
      for (const spot of [
        [
          [1150, -80, 1],
          [1560, -80, 1],
          [1640, 120],
          [1560, 360],
          [1330, 420],
          [1180, 240],
        ],
        [
          [1660, 690],
          [1640, 560],
          [1760, 470],
          [1900, 540],
          [1900, 720],
          [1780, 712],
        ],
        [
          [-100, 460],
          [120, 470],
          [220, 580],
          [200, 730],
          [60, 790],
          [-100, 780],
        ],
        [
          [520, 620],
          [680, 560],
          [800, 640],
          [760, 745],
          [560, 786],
        ],
      ] as const)
        fill(e, smooth(spot, true, 8), BLACK);
      head(e);
    },
  },
});
