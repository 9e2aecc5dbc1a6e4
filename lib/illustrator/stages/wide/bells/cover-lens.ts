import { rectangle, rgba, shade } from '@/lib/illustrator/paint';
import { type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';
import { mist, moon, sky, stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { house, onRoof } from './house';
import { huggingRaccoon } from './raccoon';
import { magnifier, printTrail } from './things';

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
/** Between the title and the line at the foot of the cover; its handle leads into the child's fist. */
const LENS = { x: 2080, y: 596, r: 210, handle: 1.78 } as const;
/** Who sits on the ridge behind the child: ground point and scale. */
const SITTER = [1392, 1114, 1.76] as const;
/** It stands behind whoever looks for the bell, so that each silhouette is seen. */
const MOON = { x: 1650, y: 726, r: 352 } as const;

/**
 * Back, spine and front of the cover: a dark town with a large moon. The child looks through a glass at the hook where the
 * bell hung; the one who has the bell sits behind. The sky is for the title and the blurb.
 */
export const coverLens = defineStage<typeof dark>({
  palettes: { night: dark },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.4, -0.9],
    rim: '#fff0c4',
    rimAlpha: 0.5,
    rimWidth: 5,
    ambient: '#fff0d8',
    ambientAlpha: 0.1,
    shadow: '#1a2440',
    lamps: [],
  }),
  back(e, c) {
    town(e, c);
    bracket(e);
  },
  // Below the fist, which closes round the handle.
  over: { depth: 1700, paint: (e) => magnifier(e, LENS, () => emptyHook(e)) },
  front(e) {
    house(e, 'near', { x: 1150, y: 1372, w: 1400, k: 1.3, lit: 0.8 });
    const [x, y, k] = SITTER;
    glow(e, x, y - 50 * k, 150 * k, '#ffdf96', 0.55);
    huggingRaccoon(e, SITTER, 1);
  },
});

/** Roofs under the stars, and prints that come from the back of the book. */
function town(e: Easel, c: typeof dark) {
  sky(e, 0, 900, [
    [0, c.top],
    [1, c.low],
  ]);
  stars(e, 0, 640, 110, '#fff4d6');
  moon(e, MOON.x, MOON.y, MOON.r, '#fff0d0', '#c8b8ff', 0.7);
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

/** The iron arm at the edge of the cover, from which a bell hung; the glass shows its end. */
function bracket(e: Easel) {
  e.p.form(rectangle(2330, 300, 120, 900), '#4a4470', { depth: 16 });
  e.p.form(rectangle(2120, 500, 230, 20), '#2a2440', { depth: 6 });
  e.p.line(curve([2336, 620, 2306, 600, 2290, 518]), 12, '#2a2440', 1, [1, 1]);
}

/** What the glass shows: an iron arm, its hook, and the pale patch that a bell has left on the wall. */
function emptyHook(e: Easel) {
  const { x, y, r } = LENS;
  fill(
    e,
    rectangle(x - r - 20, y - r - 20, 2 * r + 40, 2 * r + 40),
    radial(e, x, y + 20, r * 1.1, [
      [0, '#ffe9b4'],
      [0.6, '#f2c878'],
      [1, '#b97c46'],
    ]),
  );
  e.p.in(x, y - 70, 0, 1, 1, () => {
    e.p.fill(outline(PATCH), rgba('#fffdf2', 0.85));
    e.p.edge(outline(PATCH), '#c8924e', 5, 0.7);
    e.p.form(rectangle(-20, -104, 300, 38), IRON, { depth: 9 });
    e.p.form(rectangle(-26, -112, 34, 54), shade(IRON, 0.1), { depth: 8 });
    e.p.line(curve([0, -66, 2, -20, -30, 18, -4, 42, 30, 24, 28, -2]), 17, IRON, 1, [1, 1, 1, 1, 1, 0.6]);
    e.p.line(points([-3, -58, -1, -22]), 5, '#8a84a8', 0.8, [1, 1]);
  });
}

const IRON = '#3a3350';
/** The outline of a bell below its hook. */
const PATCH = [
  -16, 34, 16, 34, 42, 54, 54, 96, 62, 138, 92, 164, 96, 180, 24, 182, 18, 200, -18, 200, -24, 182, -96, 180, -92, 164,
  -62, 138, -54, 96, -42, 54,
] as const;
