import { ellipse, mix, shade, smooth } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { flowers, hazeBand, land, path, pool, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { defineStage } from '../model';
import { harvestBasket, maize, terraces } from './kit/harvest';
import { farHouse } from './kit/houses';
import { birds, butterfly, clouds, lightOf, places, ridge, sunAt, sunlit } from './kit/scene';
import { acacia, leafTree } from './kit/trees';

const HORIZON = 560;
const CENTRE = points([560, 800, 590, 850, 540, 920, 600, 1020, 596, 1250]);
const HALVES = [14, 24, 54, 104, 215] as const;

/** Harvest in a green highland: terraces, red earth, maize and gold grain; the sky above y 320 is calm, for text. */
export const harvestField = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 570, y: 880, scale: 0.82 } }),
    // Before the maize: whoever picks cobs.
    maize: { x: 240, y: 990, scale: 1.35 },
    // Resting beside the full basket.
    basket: { x: 1000, y: 1010, scale: 1.35 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, HORIZON));
    clouds(e, d, [
      [520, 170, 460, 96],
      [960, 250, 420, 90],
      [180, 300, 340, 66],
      [760, 380, 280, 48],
    ]);
    birds(
      e,
      [
        [560, 330, 18],
        [600, 314, 14],
        [640, 336, 12],
      ],
      mix(d.tone('#5a5a6a'), d.haze, 0.3),
    );
    ridge(
      e,
      d,
      'peak',
      points([
        -60, 520, 200, 480, 420, 470, 560, 400, 606, 360, 630, 384, 660, 352, 700, 410, 860, 470, 1060, 450, 1260, 480,
      ]),
      '#7f92b8',
      0.74,
      200,
    );
    fill(
      e,
      smooth(
        [
          [584, 382, 1],
          [606, 361],
          [630, 385],
          [660, 353],
          [684, 386],
          [664, 396, 1],
          [648, 384],
          [634, 404, 1],
          [618, 390],
          [604, 398, 1],
        ],
        true,
        4,
      ),
      mix(d.tone('#f8f8fc'), d.haze, 0.3),
    );
    ridge(
      e,
      d,
      'hills',
      points([-60, 540, 140, 500, 330, 540, 560, 560, 800, 510, 980, 486, 1260, 540]),
      '#6f9f78',
      0.5,
      150,
    );
    terraces(
      e,
      d,
      't1',
      points([-60, 640, 60, 570, 220, 536, 400, 580, 560, 640, 640, 690, 560, 790, -60, 790]),
      530,
      790,
      ['#8fb858', '#b8c460', '#6f9f4c', '#d8bc68'],
      0.34,
      9,
    );
    terraces(
      e,
      d,
      't2',
      points([560, 700, 700, 630, 860, 570, 1020, 548, 1260, 590, 1260, 800, 560, 800]),
      545,
      800,
      ['#7fac50', '#9fbc58', '#c8b458', '#5f9448'],
      0.26,
      9,
    );
    for (const [x, y, h] of [
      [120, 596, 60],
      [300, 580, 66],
      [760, 626, 80],
      [930, 570, 70],
      [1180, 610, 90],
      [470, 640, 58],
    ] as const)
      leafTree(e, d, `h${x}`, x, y, h, { depth: 0.36, touches: 14, leaf: '#4f8448' });
    homestead(e, d);
    mist(e, 792, 46, d.glow, 0.26, 7);
    land(
      e,
      'field',
      points([-60, 800, 260, 792, 560, 806, 860, 796, 1260, 786]),
      mix(d.tone('#e8c866'), d.glow, 0.22),
      d.tone('#b8883c'),
    );
    for (let i = 0; i < 20; i++) {
      const x = i < 10 ? -20 + i * 50 : 690 + (i - 10) * 56;
      maize(e, d, `mf${i}`, x, 840 + ((i * 7) % 12), 110 + ((i * 31) % 26), 0.14);
    }
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#d8885c'), d.glow, 0.2), d.tone('#a5563a'));
    grass(e, 'grain', 850, 1190, mix(d.tone('#ecd074'), d.glow, 0.2), d.tone('#b08a3c'), {
      lit: sunlit(d, '#fff0a8', 0.5),
      size: [20, 70],
      density: 0.85,
      bow: 0.1,
      skip: (x, y) => Math.abs(x - 585) < 26 + (y - 810) * 0.42,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#c8b85c'), d.tone('#8a8a40'), sunlit(d, '#f4e890', 0.4));
    acacia(e, d, 'tree', 1080, 930, 470, { touches: 80, leaf: '#5f8f45' });
    for (const [i, [x, y, h]] of (
      [
        [40, 990, 430],
        [150, 960, 340],
        [-20, 1040, 420],
        [110, 1050, 420],
        [250, 930, 270],
      ] as const
    ).entries())
      maize(e, d, `mn${i}`, x, y, h);
    harvestBasket(e, d, 1096, 1040, 1.05, 'maize');
    sheaf(e, d, 930, 930, 92);
    sheaf(e, d, 1190, 1000, 120);
    pool(e, 600, 1070, 430, d.glow, d.time === 'night' ? 0.25 : 0.55);
    if (d.time === 'night') swarm(e, 'flies', 34, 2.6, (r) => [r() * 1200, 700 + r() * 400]);
  },
  front(e, d) {
    maize(e, d, 'front1', -10, 1250, 470);
    maize(e, d, 'front2', 1215, 1250, 380);
    grass(e, 'near', 1190, 1240, d.tone('#b8903c'), d.tone('#7f7034'), {
      rows: 3,
      size: [70, 116],
      density: 1,
      lit: sunlit(d, '#ffe890', 0.4),
      bow: 0.1,
      skip: (x) => x > 310 && x < 900,
    });
    flowers(
      e,
      'near',
      [
        [120, 1206, 28],
        [214, 1218, 22],
        [980, 1214, 24],
        [1080, 1204, 28],
      ],
      [d.tone('#f2705c'), d.tone('#fdf2e0'), d.tone('#f7a83c')],
      d.tone('#7f8a44'),
    );
    butterfly(e, 990, 860, 17, d.tone('#f4f0e0'));
    hazeBand(e, 1200, 1040, d.shadow, 0.32, 0, 'multiply');
  },
});

/** A homestead on the far slope: tin and thatch roofs, banana leaves, smoke. */
function homestead(e: Easel, d: Daylight) {
  for (let i = 0; i < 5; i++) e.p.soft(834 + i * 8, 640 - i * 20, 8 + i * 4, 8 + i * 3, d.haze, 0.5 - i * 0.08);
  farHouse(e, d, 860, 716, 84, { wall: '#e0b48a', roof: '#8a9aa8', depth: 0.18 });
  for (const [x, y, w] of [
    [772, 722, 64],
    [950, 714, 56],
  ] as const) {
    const wall = d.far('#c98a5c', 0.18);
    fill(
      e,
      [
        [x - w * 0.38, y],
        [x - w * 0.38, y - w * 0.5],
        [x + w * 0.38, y - w * 0.5],
        [x + w * 0.38, y],
      ],
      wall,
    );
    fill(e, ellipse(x, y, w * 0.38, w * 0.06, 0, 14), wall);
    fill(
      e,
      [
        [x - w * 0.1, y + 2],
        [x - w * 0.1, y - w * 0.36],
        [x + w * 0.1, y - w * 0.36],
        [x + w * 0.1, y + 2],
      ],
      d.lampsLit ? '#ffd27a' : shade(wall, 0.2),
    );
    const thatch = d.far('#c8a45c', 0.16);
    fill(
      e,
      smooth(
        [
          [x - w * 0.62, y - w * 0.4, 1],
          [x - w * 0.26, y - w * 0.8],
          [x, y - w * 1.12, 1],
          [x + w * 0.26, y - w * 0.8],
          [x + w * 0.62, y - w * 0.4, 1],
          [x, y - w * 0.3],
        ],
        true,
        5,
      ),
      thatch,
    );
    for (let i = -3; i < 4; i++)
      e.p.line(
        [
          [x, y - w * 1.08],
          [x + i * w * 0.15, y - w * 0.4],
        ],
        2.4,
        i % 2 ? shade(thatch, 0.08) : mix(thatch, d.glow, 0.3),
        0.8,
      );
  }
  for (const [x, y] of [
    [712, 724],
    [1010, 712],
    [906, 722],
  ] as const)
    foliage(e, `ban${x}`, x, y - 22, 26, 24, d.far('#6fa84c', 0.2), {
      tip: 'fern',
      count: 8,
      size: 24,
      body: false,
      lit: sunlit(d, '#d0e080', 0.4),
      warmth: 0.4,
    });
}

/** Cut grain, bound in the middle. */
function sheaf(e: Easel, d: Daylight, x: number, y: number, h: number) {
  e.p.soft(x, y + 3, h * 0.36, h * 0.08, d.shadow, 0.4);
  const r = e.random(`sheaf${x}`);
  const straw = d.tone('#e8c460');
  for (let i = 0; i < 34; i++) {
    const u = (i % 17) / 16 - 0.5;
    const tone = r.pick([straw, shade(straw, 0.07), sunlit(d, '#fff0a8', 0.4)]);
    const [tx, ty] = [x + u * h * 0.7, y - h * (0.86 + r() * 0.16) + Math.abs(u) * h * 0.3];
    e.p.line(
      [
        [x + u * h * 0.5, y],
        [x + u * h * 0.14, y - h * 0.42],
        [tx, ty],
      ],
      h * 0.03,
      tone,
      1,
      [1, 0.9, 0.7],
    );
    fill(e, ellipse(tx, ty, h * 0.022, h * 0.06, u * 1.2, 8), tone);
  }
  e.p.line(
    [
      [x - h * 0.13, y - h * 0.4],
      [x, y - h * 0.37],
      [x + h * 0.13, y - h * 0.4],
    ],
    h * 0.07,
    d.tone('#b8683f'),
    1,
    [1, 1],
  );
}
