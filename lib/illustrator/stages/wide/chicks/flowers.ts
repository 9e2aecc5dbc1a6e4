import { ellipse, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

const STEM = '#1f8a5a';

function stem(e: Easel, x: number, top: number, bend: number) {
  fill(
    e,
    taper(
      smooth(
        [
          [x + bend, 1230],
          [x + bend * 0.3, (top + 1230) / 2],
          [x, top],
        ],
        false,
        8,
      ),
      [26, 20, 18],
    ),
    STEM,
  );
}

function leaf(e: Easel, x: number, y: number, side: 1 | -1, k = 1) {
  fill(
    e,
    smooth(
      [
        [x, y, 1],
        [x + side * 90 * k, y - 90 * k],
        [x + side * 190 * k, y - 84 * k, 1],
        [x + side * 120 * k, y - 10 * k],
      ],
      true,
      8,
    ),
    STEM,
  );
}

type Bloom = { readonly petals: number; readonly r: number; readonly petal: string; readonly middle: string };

function bloom(e: Easel, x: number, y: number, { petals, r, petal, middle }: Bloom) {
  for (let i = 0; i < petals; i++) {
    const a = (i / petals) * Math.PI * 2 + 0.2;
    fill(e, ellipse(x + Math.cos(a) * r * 0.68, y + Math.sin(a) * r * 0.68, r * 0.46, r * 0.32, a), petal);
  }
  fill(e, ellipse(x, y, r * 0.44), middle);
}

function tulip(e: Easel, x: number, y: number, k: number, colour: string) {
  fill(
    e,
    smooth(
      [
        [x - 110 * k, y - 130 * k, 1],
        [x - 54 * k, y - 60 * k],
        [x, y - 160 * k, 1],
        [x + 54 * k, y - 60 * k],
        [x + 110 * k, y - 130 * k, 1],
        [x + 110 * k, y + 40 * k],
        [x, y + 110 * k],
        [x - 110 * k, y + 40 * k],
      ],
      true,
      8,
    ),
    colour,
  );
}

/** What it blows off itself, and what it sneezes. */
const PETALS = [
  [1790, 980, 0.6],
  [1720, 600, -0.7],
  [1690, 930, 1.2],
  [1800, 330, 0.3],
] as const;

const POLLEN = [
  [1740, 760, 18],
  [1700, 690, 14],
  [1660, 770, 22],
  [1730, 850, 14],
  [1650, 860, 17],
  [1610, 700, 12],
  [1780, 900, 12],
  [1600, 800, 13],
] as const;

function snail(e: Easel, x: number, y: number) {
  for (let i = 0; i < 4; i++)
    fill(
      e,
      taper(
        [
          [x - 320, y - 14 + i * 14],
          [x - 90, y - 14 + i * 14],
        ],
        [3, 5],
      ),
      '#ffe3ee',
    );
  fill(
    e,
    smooth(
      [
        [x - 80, y + 26, 1],
        [x - 40, y - 4],
        [x + 60, y - 6],
        [x + 82, y - 60],
        [x + 116, y - 56],
        [x + 112, y + 10],
        [x + 70, y + 28, 1],
      ],
      true,
      8,
    ),
    '#f4d9b8',
  );
  for (const u of [88, 110]) {
    fill(
      e,
      taper(
        [
          [x + u, y - 54],
          [x + u + 6, y - 92],
        ],
        [4, 4],
      ),
      '#f4d9b8',
    );
    fill(e, ellipse(x + u + 6, y - 94, 9), '#2a1a20');
  }
  fill(e, ellipse(x - 2, y - 46, 66), '#8a4fa0');
  fill(e, ellipse(x - 2, y - 46, 44), '#b57fc6');
  fill(e, ellipse(x + 2, y - 42, 20), '#8a4fa0');
}

/** Flowers as high as the page; one of them has a beak. */
export const flowersTall = flatStage({
  ground: '#f4699a',
  back(e) {
    for (const [x, top, bend] of [
      [1390, 420, 30],
      [2300, 330, -40],
      [1640, 260, -40],
    ] as const)
      stem(e, x, top, bend);
    leaf(e, 1400, 1000, -1);
    leaf(e, 2230, 980, 1);
    bloom(e, 1390, 330, { petals: 8, r: 190, petal: '#f6a03c', middle: '#7a3f8f' });
    tulip(e, 2290, 250, 1.2, '#c81f3d');
    bloom(e, 1660, 170, { petals: 6, r: 150, petal: '#6a55c9', middle: '#fffaf2' });
    stem(e, 1980, 560, 40);
    leaf(e, 2000, 1010, 1);
    leaf(e, 2000, 940, -1, 0.8);
    // The flower whose middle looks back.
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2;
      fill(e, ellipse(1980 + Math.cos(a) * 180, 560 + Math.sin(a) * 180, 112, 76, a), '#fff3e0');
    }
    for (const [x, y, turn] of PETALS) fill(e, ellipse(x, y, 46, 28, turn), '#fff3e0');
    for (const [x, y, r] of POLLEN) fill(e, ellipse(x, y, r), '#ffe98a');
    snail(e, 1080, 1140);
  },
});
