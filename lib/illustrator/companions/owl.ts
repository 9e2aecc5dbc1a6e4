import { ellipse, type Painter, polar, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Mood } from './mood';
import { beak } from './owl-beak';

const FEATHER = '#8a6a5c';
const FACE = '#f2dfc2';
const INK = '#2a1b20';

function feathers(p: Painter, rows: readonly (readonly [y: number, half: number, count: number])[], colour: string) {
  rows.forEach(([y, half, count], j) => {
    for (let i = 0; i < count; i++) {
      const x = count === 1 ? 0 : -half + (2 * half * i) / (count - 1);
      const plume = smooth(
        [
          [x - 6.5, y - 5, 1],
          [x + 6.5, y - 5, 1],
          [x + 5, y + 4],
          [x, y + 9],
          [x - 5, y + 4],
        ],
        true,
        4,
      );
      p.form(plume, (i + j) % 2 ? colour : tint(colour, 0.035), { depth: 2.4 });
      p.line(
        [
          [x, y - 3],
          [x, y + 4],
        ],
        1.4,
        shade(colour, 0.12),
        0.55,
      );
    }
  });
}

function eye(p: Painter, x: number, mood: Mood) {
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    p.line([polar([x, -100], a, 13), polar([x, -100], a, 24)], 2.2, i % 2 ? '#d9b88e' : '#c79f78', 0.75, [1, 0.2]);
  }
  if (mood.eyes === 'closed' || mood.eyes === 'arc') {
    const bend = mood.eyes === 'arc' ? -1 : 1;
    p.line(
      [
        [x - 12, -100],
        [x, -100 + bend * 8],
        [x + 12, -100],
      ],
      4,
      INK,
      1,
      [0.4, 1, 0.4],
    );
    return;
  }
  const r = mood.eyes === 'wide' ? 14.6 : 13.4;
  p.fill(ellipse(x, -100, r + 1.6), '#5a3c34');
  p.fill(
    ellipse(x, -100, r),
    p.radial(x, -97, r, [
      [0, '#ffd86e'],
      [0.7, '#f0a53c'],
      [1, '#c9762c'],
    ]),
  );
  const [aside, down] = (mood.gaze ?? [0, 0]).map((look) => look * r * 0.32) as [number, number];
  p.fill(ellipse(x + aside, -99 + down, r * 0.6), INK);
  p.fill(ellipse(x - 3.4 + aside, -104 + down, 3.4), '#ffffff');
  p.fill(ellipse(x + 3.6 + aside, -95 + down, 1.6), '#ffffff', { alpha: 0.85 });
  // the heavy lid of great age
  p.clip(ellipse(x, -100, r + 1.6), () =>
    p.form(
      smooth(
        [
          [x - 20, -124, 1],
          [x + 20, -124, 1],
          [x + 18, -110],
          [x, -111],
          [x - 18, -110],
        ],
        true,
        5,
      ),
      shade(FEATHER, 0.02),
      { depth: 2 },
    ),
  );
}

/** Tufts, face and beak, around (0, -98); it turns towards what the owl looks at, around the neck. */
export function owlHead(p: Painter, mood: Mood) {
  tufts(p);
  const disc = smooth(
    [
      [0, -118],
      [20, -128],
      [40, -116],
      [44, -94],
      [30, -77],
      [8, -74],
      [0, -68],
      [-8, -74],
      [-30, -77],
      [-44, -94],
      [-40, -116],
      [-20, -128],
    ],
    true,
    6,
  );
  p.form(disc, FACE, { depth: 6, shadow: 0.08 });
  for (const side of [-1, 1]) {
    eye(p, side * 20, mood);
    // white, bushy brows
    p.form(
      taper(
        [
          [side * 3, -117 - mood.brow * 3],
          [side * 18, -123 - mood.brow],
          [side * 36, -124],
          [side * 52, -118],
        ],
        [3.4, 5.2, 4.4, 0.8],
      ),
      '#fbf2e2',
      { depth: 2.4 },
    );
    p.soft(side * 31, -82, 9, 6, '#e88a6a', 0.35);
  }
  beak(p, mood);
}

function tufts(p: Painter) {
  for (const side of [-1, 1])
    p.form(
      smooth(
        [
          [side * 16, -128, 1],
          [side * 27, -140],
          [side * 45, -160, 1],
          [side * 46, -136],
          [side * 40, -112, 1],
        ],
        true,
        5,
      ),
      shade(FEATHER, 0.03),
      { depth: 4 },
    );
}

/** How far the head moves aside and down, and tips, when the eyes look all the way. */
const TURNS = { aside: 9, down: 5, tip: 0.2 } as const;

/** The old owl, perched with its claws at the origin. */
export function owl(p: Painter, mood: Mood) {
  const [aside, down] = mood.gaze ?? [0, 0];
  perched(p, () =>
    p.in(aside * TURNS.aside, -92 + down * TURNS.down, aside * down * TURNS.tip, 1, 1, () =>
      p.in(0, 92, 0, 1, 1, () => owlHead(p, mood)),
    ),
  );
}

/** Body, wings and claws of the old owl, and its head where that belongs. */
export function perched(p: Painter, paintHead: () => void) {
  p.form(
    smooth(
      [
        [-16, -8],
        [16, -8],
        [14, 30],
        [5, 37, 1],
        [0, 30],
        [-6, 36, 1],
        [-14, 28],
      ],
      true,
      5,
    ),
    shade(FEATHER, 0.06),
    { depth: 5 },
  );
  const body = smooth(
    [
      [0, -136],
      [34, -126],
      [48, -92],
      [48, -48],
      [36, -12],
      [14, 0],
      [-14, 0],
      [-36, -12],
      [-48, -48],
      [-48, -92],
      [-34, -126],
    ],
    true,
    7,
  );
  p.form(body, FEATHER, { depth: 12 });
  p.clip(body, () => {
    p.fill(
      smooth(
        [
          [0, -76],
          [28, -66],
          [30, -30],
          [16, -4],
          [-16, -4],
          [-30, -30],
          [-28, -66],
        ],
        true,
        6,
      ),
      tint(FACE, 0),
      { alpha: 0.95 },
    );
    feathers(
      p,
      [
        [-56, 22, 4],
        [-44, 26, 5],
        [-31, 24, 4],
        [-19, 20, 4],
        [-8, 12, 3],
      ],
      '#d8b792',
    );
  });
  for (const side of [-1, 1]) {
    p.in(side * 42, -66, side * 0.08, side, 1, () => {
      const wing = smooth(
        [
          [-10, -22],
          [6, -20],
          [13, 6],
          [9, 40],
          [-2, 62, 1],
          [-8, 50],
          [-12, 58, 1],
          [-15, 20],
        ],
        true,
        6,
      );
      p.form(wing, shade(FEATHER, 0.045), { depth: 6 });
      for (const [y, w] of [
        [2, 9],
        [18, 9],
        [34, 7],
      ] as const)
        p.line(
          [
            [-12, y],
            [0, y + 8],
            [w, y],
          ],
          2.6,
          tint(FEATHER, 0.08),
          0.7,
        );
    });
  }
  paintHead();
  for (const side of [-1, 1])
    for (const k of [-7, 0, 7])
      p.form(
        taper(
          [
            [side * 18 + k, -8],
            [side * 18 + k * 1.15, 3],
            [side * 18 + k * 1.1, 9],
          ],
          [4, 4.4, 2],
        ),
        '#d99a4a',
        { depth: 2 },
      );
}
