import { ellipse, type Knot, mix, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { dab, type Easel, fill } from '../../kit/easel';

/** A gale that bends everything. */
const gale = {
  sky: '#5cc3c4',
  skyLow: '#d6f3e2',
  far: '#8fd0b4',
  hill: '#63b892',
  near: '#3f9c78',
  bark: '#6a5a4c',
  leaf: '#4a9e6c',
  gold: '#f3b53f',
  shadow: '#4a6a5c',
  /** How far everything leans, from upright (0) to blown (1): the wind comes from the left. */
  lean: 1,
  /** Where the low sun is. */
  sun: null as readonly [x: number, y: number] | null,
};
export type GardenColours = typeof gale;

/** The last warm light of a still evening. */
const evening: GardenColours = {
  sky: '#f6a67c',
  skyLow: '#fde3bf',
  far: '#dba58e',
  hill: '#dda578',
  near: '#d39a5e',
  bark: '#7a4f48',
  leaf: '#b07a56',
  gold: '#f7c04a',
  shadow: '#8a5a40',
  lean: 0.25,
  sun: [800, 672],
};

export const GARDEN_COLOURS = { gale, evening } as const;

/** A tree; a gale bends it over and blows its crown out like hair. */
export function tree(e: Easel, name: string, x: number, y: number, k: number, c: GardenColours) {
  const { lean } = c;
  const top = [x + 250 * k * lean, y - (560 - 90 * lean) * k] as const;
  const trunk: Knot[] = [[x, y], [x + 16 * k, y - 200 * k], [x + 110 * k, y - 380 * k], top];
  e.p.form(taper(trunk, [34 * k, 24 * k, 17 * k, 9 * k], { round: false }), c.bark, { depth: 7 });
  for (const [u, v, size] of [
    [0.06, 0.1, 0.8],
    [0.3, -0.1, 1],
    [0.58, 0.04, 0.86],
    [0.86, -0.16, 0.5],
  ] as const) {
    const wide = (230 + 200 * lean) * k;
    const [cx, cy] = [top[0] + (u - 0.34) * wide, top[1] + v * 130 * k];
    const mass = ellipse(cx, cy, size * 0.34 * wide, size * (120 - 40 * lean) * k, -0.12 * lean);
    fill(e, mass, shade(c.leaf, 0.03), 0.92);
  }
  const r = e.random(name);
  for (let i = 0; i < 240; i++) {
    const along = r();
    const spread = (1 - along * lean) * 150 + 26;
    const [u, v] = [along * (230 + 200 * lean) - 150 + 90 * lean, r.bell() * spread - along * 40 * lean];
    const colour = mix(shade(c.leaf, 0.08), tint(c.leaf, 0.16), r());
    dab(e, 'leaf', top[0] + u * k, top[1] + v * k, 30 * k, 17 * k, colour, {
      variant: i,
      rotate: -0.15 + r.bell() * 0.3,
    });
  }
}

/** Its head hangs over to where the wind blows. */
export function sunflower(e: Easel, x: number, y: number, k: number, c: GardenColours) {
  const head = [x + (30 + 92 * c.lean) * k, y - (256 - 40 * c.lean) * k] as const;
  const stem: Knot[] = [
    [x, y],
    [x + 12 * k * c.lean, y - 130 * k],
    [head[0] - 20 * k * c.lean, head[1]],
  ];
  fill(e, taper(stem, [7 * k, 6 * k, 4 * k]), shade(c.leaf, 0.06));
  fill(e, ellipse(x + 46 * k, y - 96 * k, 46 * k, 13 * k, 0.35), c.leaf);
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * Math.PI * 2;
    fill(e, ellipse(head[0] + Math.cos(a) * 34 * k, head[1] + Math.sin(a) * 42 * k, 26 * k, 10 * k, a), c.gold);
  }
  fill(e, ellipse(head[0], head[1], 24 * k, 30 * k), '#6a4326');
}

/** A cabbage on its bed: outer leaves that spread, a round heart. */
export function cabbage(e: Easel, x: number, y: number, k: number, c: GardenColours) {
  fill(e, ellipse(x, y + 4 * k, 74 * k, 15 * k), c.shadow, 0.35);
  const leaf = mix(c.leaf, '#a6d85c', 0.62);
  for (const [u, v, turn, size] of [
    [-40, -22, -0.7, 1],
    [42, -22, 0.7, 1],
    [-22, -10, -0.25, 0.9],
    [24, -10, 0.25, 0.9],
  ] as const) {
    e.p.form(ellipse(x + u * k, y + v * k, 40 * k * size, 27 * k * size, turn), leaf, { depth: 7 * k });
    const rib: Knot[] = [
      [x + u * 0.3 * k, y - 6 * k],
      [x + u * 1.6 * k, y + (v - 8) * k],
    ];
    fill(e, taper(rib, [2.6 * k, 0.8 * k]), tint(leaf, 0.14), 0.9);
  }
  e.p.form(ellipse(x, y - 34 * k, 34 * k, 31 * k), tint(leaf, 0.07), { depth: 10 * k });
  for (const bow of [-20, 4, 22])
    fill(
      e,
      taper(
        [
          [x - bow * 0.2 * k, y - 8 * k],
          [x + bow * k, y - 34 * k],
          [x + bow * 0.5 * k, y - 60 * k],
        ],
        [1.8 * k, 2 * k, 0.6 * k],
      ),
      tint(leaf, 0.18),
      0.85,
    );
}

/** Drops that hang from leaves and blades after the rain, each with its light. */
export function hangingDrop(e: Easel, x: number, y: number, k: number) {
  const drop: Knot[] = [
    [x, y - 15 * k, 1],
    [x + 6 * k, y - 2 * k],
    [x + 5 * k, y + 6 * k],
    [x, y + 9 * k],
    [x - 5 * k, y + 6 * k],
    [x - 6 * k, y - 2 * k],
  ];
  e.p.form(smooth(drop, true, 5), '#9fd2f2', { depth: 2.4 * k });
  fill(e, ellipse(x - 1.8 * k, y + 1 * k, 1.5 * k, 2.8 * k, 0.3), '#ffffff', 0.95);
}
