import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { clipTo, cover, dab, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { foliage, grass } from '../../kit/foliage';
import { flatStage } from '../flat';
import { clothHouse } from './cloth-house';
import { CREAM, OLIVE, ROOF } from './colours';
import { bush, farHills, meadow } from './outdoors';

/** The pictures are 1032 × 820 and 504 × 700 units large. */
const [EVEN, GOLD] = [
  ['#b9bc60', '#7f8b3e'],
  ['#b3ad58', '#727c38'],
] as const;

function afternoonSky(e: Easel, top: string, low: string, horizon: number) {
  cover(
    e,
    linear(e, 0, 0, 0, horizon, [
      [0, top],
      [1, low],
    ]),
  );
  wash(e, 'air', [-40, 20, 1080, horizon], [low, '#fff6d8'], { count: 26, alpha: 0.3, long: 190, tall: 30 });
}

/** The foot of the old tree, at the right edge of a picture. */
function trunkBeside(e: Easel, x: number, base: number) {
  const trunk = blob(
    `${x - 60},${base}! ${x + 10},${base - 60} ${x + 40},${base - 240} ${x + 20},${base - 420} ${x - 40},${base - 620} ${x + 40},${base - 760} ${x + 240},${base - 760}! ${x + 240},${base + 20}! ${x + 20},${base + 10}`,
    7,
  );
  e.p.form(trunk, '#80694c', { depth: 30, softness: 22 });
  clipTo(e, trunk, () => {
    const r = e.random('bark');
    for (let i = 0; i < 60; i++)
      dab(e, 'dry', x + r() * 220, base - r() * 760, 90, 10, i % 3 ? '#675239' : '#a98f66', {
        rotate: Math.PI / 2 + r.bell() * 0.25,
        alpha: 0.5,
        variant: i,
      });
  });
}

/** With all the voices: before the cloth house, under the tree. */
export const sisterReading = flatStage({
  ground: '#f3dc9c',
  back(e) {
    afternoonSky(e, '#f8e7b0', '#fbf0cc', 560);
    farHills(
      e,
      [
        [
          [-90, 470],
          [300, 430],
          [700, 460],
          [1200, 410],
        ],
      ],
      '#f3e4b0',
      '#b9bb68',
    );
    meadow(
      e,
      'lawn',
      [
        [-90, 548],
        [400, 530],
        [1200, 540],
      ],
      EVEN,
      { rows: [560, 800], size: [10, 34] },
    );
    for (const [x, y, w, h] of [
      [610, 560, 90, 70],
      [760, 566, 110, 90],
    ] as const)
      bush(e, x, y, w, h, '#8f9a4a');
    trunkBeside(e, 930, 640);
    clothHouse(e, 210, 640, 1.2);
    for (const [x, y, w, h] of [
      [900, 40, 240, 130],
      [720, -10, 200, 90],
      [1030, 150, 130, 110],
    ] as const)
      foliage(e, `over${x}`, x, y, w, h, '#7b8c43', {
        count: 80,
        size: 34,
        lit: '#f2dd92',
        warmth: 0.4,
        light: [-0.5, 0.3],
      });
    e.p.soft(520, 770, 420, 40, OLIVE.deep, 0.5);
    glow(e, 560, 330, 460, '#fff2b8', 0.4);
  },
  front: (e) =>
    grass(e, 'front', 818, 836, '#8f9a45', '#6d7a33', { rows: 2, size: [36, 52], density: 0.6, lit: '#d9d57c' }),
});

/** Supper on the grass; the sun is low. */
export const sisterBread = flatStage({
  ground: '#efc98a',
  back(e) {
    afternoonSky(e, '#f6d691', '#fbe9bd', 470);
    glow(e, 120, 300, 420, '#fff3c0', 0.6);
    farHills(
      e,
      [
        [
          [-90, 400],
          [200, 360],
          [520, 390],
        ],
      ],
      '#f2d59a',
      '#a9a95a',
    );
    meadow(
      e,
      'lawn',
      [
        [-90, 456],
        [260, 440],
        [700, 452],
      ],
      GOLD,
      { rows: [470, 690], size: [9, 32] },
    );
    bush(e, 60, 470, 90, 76, '#87904a');
    bush(e, 470, 476, 100, 110, '#7d8842');
    e.p.soft(230, 668, 260, 30, OLIVE.deep, 0.6);
  },
  front: (e) =>
    grass(e, 'front', 698, 716, '#7f8a3c', '#626e30', { rows: 2, size: [26, 38], density: 0.6, lit: '#d2c566' }),
});

const [PANE, SILL] = [{ x: 292, y: 66, width: 176, height: 190 }, 256] as const;

function wallOfHouse(e: Easel) {
  fill(
    e,
    rectangle(222, -90, 420, 570),
    linear(e, 222, 0, 504, 0, [
      [0, '#f3e2bd'],
      [1, '#d9c193'],
    ]),
  );
  wash(e, 'plaster', [222, -40, 520, 470], ['#cdb283', '#fff0cd'], { count: 50, alpha: 0.3, long: 70, tall: 16 });
  e.p.fill(blob('150,-90! 640,-90! 640,40! 190,40!', 3), '#6a4a30', { alpha: 0.3, blur: 10 });
  e.p.form(blob('150,-90! 640,-90! 640,16! 176,16!', 3), ROOF, { depth: 8 });
  for (let x = 196; x < 520; x += 40)
    e.p.line(
      [
        [x, -40],
        [x - 4, 14],
      ],
      4,
      '#8f3f2b',
      0.6,
    );
}

/** The window in which somebody stands: light behind her, and a sill and a wall before her. */
function behindPane(e: Easel) {
  const { x, y, width, height } = PANE;
  e.p.soft(380, 170, 240, 220, '#ffe08a', 0.7);
  e.p.form(rectangle(x - 14, y - 14, width + 28, height + 26), CREAM, { depth: 5 });
  fill(e, rectangle(x, y, width, height), '#ffd45c');
  e.p.soft(380, 150, 90, 100, '#fff3b8', 0.9);
}

/** Behind her back is the house, and somebody looks out of it. */
export const sisterPeeking = flatStage({
  ground: '#e7a96c',
  back(e) {
    afternoonSky(e, '#e39a63', '#f7d49a', 440);
    farHills(
      e,
      [
        [
          [-90, 380],
          [120, 350],
          [300, 370],
        ],
      ],
      '#efb67c',
      '#8f8f4c',
    );
    wallOfHouse(e);
    behindPane(e);
    meadow(
      e,
      'lawn',
      [
        [-90, 444],
        [260, 452],
        [700, 456],
      ],
      ['#8f8f48', '#5f6b32'],
      {
        rows: [462, 690],
        size: [9, 30],
        lit: '#e6b766',
      },
    );
    bush(e, 250, 470, 60, 50, '#76803e', '#e6b766');
    bush(e, 480, 474, 50, 70, '#76803e', '#e6b766');
  },
  over: {
    depth: 150,
    paint(e) {
      const { x, width } = PANE;
      e.p.clip(rectangle(x - 60, SILL, width + 150, 150), () => {
        fill(
          e,
          rectangle(x - 60, SILL, width + 150, 150),
          linear(e, 222, 0, 504, 0, [
            [0, '#f3e2bd'],
            [1, '#d9c193'],
          ]),
        );
        wash(e, 'below', [x - 60, SILL, 520, 420], ['#cdb283', '#fff0cd'], {
          count: 20,
          alpha: 0.3,
          long: 70,
          tall: 16,
        });
        bush(e, 250, 470, 60, 50, '#76803e', '#e6b766');
        bush(e, 480, 474, 50, 70, '#76803e', '#e6b766');
      });
      fill(e, rectangle(x - 3 + width / 2, PANE.y, 6, 22), CREAM);
      e.p.form(rectangle(x - 30, SILL, width + 60, 20), '#b5694f', { depth: 5 });
    },
  },
  front(e) {
    // Where she looks.
    for (const [x, y] of [
      [228, 372],
      [244, 340],
      [260, 308],
      [276, 276],
    ] as const)
      fill(e, ellipse(x, y, 5.5), '#ffffff');
  },
});
