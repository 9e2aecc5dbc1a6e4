import { rectangle, rgba, type Vec } from '@/lib/illustrator/paint';
import { dab, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { mist, moon, sky, stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { house, onRoof } from './house';
import { huggingRaccoon } from './raccoon';
import { hangingBell, lensRing, printTrail } from './things';

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
const LENS = { x: 1656, y: 740, r: 390, handle: 0.74 } as const;
/** Who sits on the handle: ground point and scale. */
const SITTER = [2130, 1168, 2.4] as const;

/**
 * Back, spine and front of the cover: a dark town with a large lens before it; in the lens it is light, and whoever
 * stands there ends at its ring. The one they look for sits outside of it. The sky is for the title and the blurb.
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
      glow(e, x, y, r * 1.7, '#ffb05a', 0.34);
      nearRoof(e);
      e.c.restore();
      lensRing(e, LENS);
    },
  },
  // Whom they look for sits on the handle and hugs the bell.
  front(e) {
    huggingRaccoon(e, SITTER, -1);
  },
});

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
      houses.push(house(e, `c${row}:${Math.round(x)}`, { x, y, w, k, lit: 0.8 }));
      x += w + (20 + r() * 20) * k;
    }
  fill(
    e,
    rectangle(-100, 760, 2600, 560),
    linear(e, 0, 760, 0, 1240, [
      [0, '#0b0f3018'],
      [1, '#0b0f30c8'],
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
      [1200, 1090],
      [1260, 1030],
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
  const [x, y, k] = SITTER;
  glow(e, x, y - 70 * k, 170 * k, '#ffdf96', 0.8);
  house(e, 'ridge', { x: 2040, y: 1386, w: 330, k: 1.3, lit: 0.8 });
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
  garland(e);
}

/** A string of bells from rim to rim behind the child. */
function garland(e: Easel) {
  const { x, y, r } = LENS;
  const at = (u: number): Vec => [
    x + (u - 0.5) * 2 * r,
    y - r * 0.5 + Math.sin(u * Math.PI) * -r * 0.16 + Math.cos(u * Math.PI * 4) * -22,
  ];
  e.p.line(
    Array.from({ length: 33 }, (_, i) => at(i / 32)),
    5,
    '#8a5f38',
    0.9,
    [1, 1],
  );
  for (const [u, k, colour] of [
    [0.1, 1.5, '#c98a3c'],
    [0.2, 1.9, '#d0564c'],
    [0.3, 1.6, '#e0b145'],
    [0.72, 1.7, '#5f8fb4'],
    [0.82, 1.6, '#e0b145'],
  ] as const)
    hangingBell(e, ...at(u), k, colour, (u - 0.5) * 0.3);
}
