import { rectangle, rgba, type Vec } from '@/lib/illustrator/paint';
import { dab, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { mist, moon, sky, stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { house, onRoof } from './house';
import { hiddenRaccoon, reachingArm } from './raccoon';
import { bellOnThread, lensRing, printTrail } from './things';

const dark = {
  top: '#0f1440',
  low: '#3c3c86',
};
/** The ground of each row of houses, from far to near, and its size. */
const ROWS = [
  [880, 0.5],
  [960, 0.7],
  [1080, 0.95],
  [1240, 1.3],
] as const;
/** Between the title and the line at the foot of the cover. */
const LENS = { x: 1812, y: 724, r: 381, handle: 0.74 } as const;

/**
 * Back, spine and front of the cover: a dark town with a large lens before it; in the lens it is light, and whoever
 * stands there ends at its ring. The one they look for peeks over a roof outside of it. The sky is for the title and the
 * blurb.
 */
export const coverLens = defineStage<typeof dark>({
  palettes: { night: dark },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.4, -0.9],
    rim: '#fff0c4',
    rimAlpha: 0.4,
    rimWidth: 4,
    ambient: '#fff0d8',
    ambientAlpha: 0.1,
    shadow: '#1a2440',
    lamps: [],
  }),
  back(e) {
    inside(e);
  },
  over: {
    depth: 1800,
    paint(e, c) {
      const { x, y, r } = LENS;
      e.c.save();
      e.c.beginPath();
      e.c.rect(-100, -100, 2600, 1400);
      e.c.arc(x, y, r, 0, Math.PI * 2);
      e.c.clip('evenodd');
      town(e, c);
      e.p.soft(x + 20, y + 30, r * 1.3, r * 1.3, '#070924', 0.5);
      glow(e, x, y, r * 1.9, '#ffcf7a', 0.42);
      nearRoof(e);
      e.c.restore();
      lensRing(e, LENS);
      ringing(e);
    },
  },
  // Whom they look for has one paw at the bell and one on the rim of the lens.
  front(e) {
    hiddenRaccoon(e, 2266, 1092, 1.08, 'shy', -1);
    reachingArm(
      e,
      [
        [2238, 1024],
        [2196, 1016],
        [2162, 966],
      ],
      1.1,
    );
    reachingArm(
      e,
      [
        [2236, 1008],
        [2196, 958],
        [2206, 892],
      ],
      1.1,
    );
  },
});

/** Light and short strokes on both sides of the bell in the child's hand. */
function ringing(e: Easel) {
  const [x, y] = [2162, 834];
  glow(e, x, y, 210, '#ffe08a', 0.5);
  for (const side of [-1])
    for (const turn of [-0.5, 0, 0.5]) {
      const at = (far: number): Vec => [x + side * Math.cos(turn) * far, y + 20 + Math.sin(turn) * far];
      e.p.line([at(116), at(turn === 0 ? 152 : 142)], 7, '#e8a93c', 0.9, [1, 0.5]);
    }
}

/** Roofs under the stars, and prints that come from the back of the book. */
function town(e: Easel, c: typeof dark) {
  sky(e, 0, 900, [
    [0, c.top],
    [1, c.low],
  ]);
  stars(e, 0, 640, 110, '#fff4d6');
  moon(e, 2262, 430, 54, '#fff0d4', '#c8b8ff', 0.7);
  mist(e, 800, 90, '#a9b4f0', 0.25);
  const r = e.random('rows');
  const houses: ReturnType<typeof house>[] = [];
  for (const [row, [y, k]] of ROWS.entries())
    for (let x = -140 + row * 41; x < 2480; ) {
      const w = (170 + r() * 120) * k;
      houses.push(house(e, `c${row}:${Math.round(x)}`, { x, y, w, k }));
      x += w + (20 + r() * 20) * k;
    }
  fill(
    e,
    rectangle(-100, 760, 2600, 560),
    linear(e, 0, 760, 0, 1240, [
      [0, '#0b0f3000'],
      [1, '#0b0f3078'],
    ]),
  );
  printTrail(
    e,
    [
      [-60, 1060],
      [240, 980],
      [520, 1060],
      [820, 1000],
      [1060, 1100],
      [1240, 1130],
      [1330, 1060],
    ],
    0.34,
    '#e4ebff',
    0.85,
    2,
    (at) => onRoof(houses, at),
  );
}

/** The roof beside what the lens shows, in its light. */
function nearRoof(e: Easel) {
  glow(e, 2250, 880, 200, '#ffd890', 0.4);
  house(e, 'ridge', { x: 2150, y: 1372, w: 290, k: 1.3 });
}

/** What the lens shows: warm light, out of focus, and bells on threads. */
function inside(e: Easel) {
  const { x, y, r } = LENS;
  const around = rectangle(x - r - 20, y - r - 20, 2 * r + 40, 2 * r + 40);
  fill(
    e,
    around,
    linear(e, 0, y - r, 0, y + r, [
      [0, '#f6d58c'],
      [0.55, '#ffedbe'],
      [1, '#e2b46c'],
    ]),
  );
  const random = e.random('leaves');
  for (let i = 0; i < 46; i++)
    dab(
      e,
      'soft',
      x - r + random() * 2 * r,
      y - r + random() * 2 * r,
      40 + random() * 60,
      40 + random() * 60,
      random.pick(['#f0c070', '#ffe2a0', '#f6e2a0', '#dca45c', '#fff4cc']),
      { alpha: 0.4, variant: i },
    );
  glow(e, x - 60, y - 60, r * 1.1, '#fff6d0', 0.5);
  e.p.soft(x, y + r + 40, r * 1.3, 190, '#c89a58', 0.8);
  fill(
    e,
    around,
    radial(e, x, y, r * 1.05, [
      [0, rgba('#7a4f38', 0)],
      [0.66, rgba('#7a4f38', 0)],
      [1, rgba('#7a4f38', 0.5)],
    ]),
  );
  for (const [dx, drop, k, colour] of [
    [-238, 112, 1.56, '#e0b145'],
    [-88, 50, 1.25, '#d0564c'],
    [268, 138, 1.6, '#e0b145'],
  ] as const)
    bellOnThread(e, x + dx, y - r - 10, drop, k, colour, dx / 1500);
}
