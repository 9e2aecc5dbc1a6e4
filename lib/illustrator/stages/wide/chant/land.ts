import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, wash } from '../../kit/easel';
import { DEEP_EARTH, EARTH, GRASS, HOT_SKY, INK, MUD, PALE_GRASS } from './colours';

/** A flat-topped acacia whose foot is at (x, y), 300 high with k 1. */
export function acacia(e: Easel, x: number, y: number, k: number, leaf = '#8a9440', trunk = '#5b3622') {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, stroke('-6,4 0,-110 -50,-190 -110,-236', 15, 11, 8, 5), trunk);
    fill(e, stroke('0,-104 40,-180 96,-232', 10, 7, 4), trunk);
    fill(e, stroke('-2,-130 0,-200 10,-240', 8, 6, 4), trunk);
    fill(e, blob('-230,-236 -150,-280 -30,-304 90,-296 200,-262 236,-232 120,-222 0,-234 -120,-222', 7), leaf);
    fill(e, blob('-190,-262 -60,-296 70,-290 150,-272 30,-268 -90,-262', 6), '#b3b25a', 0.7);
  });
}

/** Blades of dry grass. */
function tuft(e: Easel, x: number, y: number, k: number, colour: string) {
  for (const [u, v] of [
    [-30, -44],
    [-14, -70],
    [4, -82],
    [20, -60],
    [36, -40],
  ] as const)
    fill(
      e,
      stroke(
        `${x + u * 0.3 * k},${y} ${x + u * 0.7 * k},${y + v * 0.6 * k} ${x + u * k},${y + v * k}`,
        5 * k,
        4 * k,
        0.6,
      ),
      colour,
    );
}

type Plain = {
  /** Where the sky ends, and where the grass ends and the red road begins. */
  readonly horizon: number;
  readonly road: number;
  readonly roadEnd?: number;
  readonly trees?: readonly (readonly [x: number, k: number])[];
  readonly sky?: string;
};

/** Ochre grass below a white-hot sky, a red road across it. */
export function plain(e: Easel, { horizon, road, roadEnd = 1320, trees = [], sky = HOT_SKY }: Plain) {
  fill(e, rectangle(-80, -80, 2560, horizon + 120), sky);
  fill(
    e,
    blob(
      `-80,${horizon - 26}! 400,${horizon - 60} 900,${horizon - 20} 1500,${horizon - 50} 2100,${horizon - 16} 2480,${horizon - 40}! 2480,${horizon + 60}! -80,${horizon + 60}!`,
      8,
    ),
    '#e9c48c',
  );
  fill(e, rectangle(-80, horizon, 2560, 1400 - horizon), GRASS);
  wash(e, 'grass', [-40, horizon + 10, 2440, road], [PALE_GRASS, '#cf9a3c', '#e8bb62'], {
    count: 60,
    alpha: 0.3,
    long: 260,
    tall: 16,
  });
  for (const [x, k] of trees) acacia(e, x, horizon + 12, k);
  fill(
    e,
    blob(
      `-80,${road + 6}! 500,${road - 8} 1200,${road + 8} 1900,${road - 6} 2480,${road + 8}! 2480,${roadEnd}! 1700,${roadEnd + 10} 900,${roadEnd - 8} -80,${roadEnd + 8}!`,
      8,
    ),
    EARTH,
  );
  wash(e, 'road', [-40, road + 20, 2440, Math.min(roadEnd, 1260) - 10], [DEEP_EARTH, '#b45630', '#a84526'], {
    count: 50,
    alpha: 0.22,
    long: 300,
    tall: 18,
  });
  const r = e.random('tufts');
  for (let i = 0; i < 26; i++)
    tuft(e, r.between(0, 2400), road + 2 + r.between(-14, 4), 0.5 + r() * 0.5, r() > 0.5 ? '#c4892e' : '#d9a441');
}

/** Dust that heels throw up: puffs along the ground, thinner above. */
export function dust(e: Easel, puffs: readonly (readonly [x: number, y: number, r: number])[], colour = '#d08a58') {
  const cloud = (x: number, y: number, r: number) => [
    ellipse(x, y - r * 0.1, r * 0.8, r * 0.44),
    ellipse(x + r * 0.72, y, r * 0.56, r * 0.34),
    ellipse(x - r * 0.7, y + r * 0.04, r * 0.5, r * 0.28),
    ellipse(x - r * 0.24, y - r * 0.4, r * 0.42, r * 0.32),
    ellipse(x + r * 0.36, y - r * 0.36, r * 0.36, r * 0.26),
  ];
  fill(
    e,
    puffs.flatMap(([x, y, r]) => cloud(x + r * 0.5, y - r * 0.16, r * 0.9)),
    shade(colour, 0.07),
    0.75,
  );
  fill(
    e,
    puffs.flatMap(([x, y, r]) => cloud(x, y, r * 0.8)),
    colour,
    0.9,
  );
  for (const [x, y, r] of puffs)
    for (const [u, v, k] of [
      [-1.2, -0.5, 0.1],
      [-0.9, -0.9, 0.07],
      [1.3, -0.4, 0.09],
      [0.1, -1, 0.06],
    ] as const)
      fill(e, ellipse(x + u * r, y + v * r, k * r), colour);
}

/** A furrow that a heel has ploughed, from right to left. */
export function furrow(e: Easel, x: number, y: number, k: number) {
  fill(
    e,
    blob(
      `${x - 90 * k},${y} ${x - 20 * k},${y - 12 * k} ${x + 60 * k},${y - 6 * k} ${x + 90 * k},${y + 4 * k} ${x},${y + 12 * k}`,
      6,
    ),
    DEEP_EARTH,
    0.8,
  );
  fill(e, ellipse(x - 84 * k, y - 4 * k, 26 * k, 11 * k), '#b45630');
  fill(e, ellipse(x - 84 * k, y - 6 * k, 14 * k, 5 * k), INK, 0.08);
}

/** Flat mud around a word that sinks into it. */
export function wordPuddle(e: Easel, x: number, y: number, rx: number, ry: number) {
  fill(e, ellipse(x, y + 5, rx + 14, ry + 8), DEEP_EARTH);
  fill(e, ellipse(x, y, rx, ry), MUD);
  fill(e, ellipse(x - rx * 1.16, y + ry * 0.3, rx * 0.09, ry * 0.12), MUD);
  fill(e, ellipse(x + rx * 1.2, y - ry * 0.2, rx * 0.08, ry * 0.12), MUD);
}
