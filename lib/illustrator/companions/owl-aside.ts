import { ellipse, type Painter, shade, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import type { Mood } from './mood';
import { perched } from './owl';

const FEATHER = '#8a6a5c';
const FACE = '#f2dfc2';
const INK = '#2a1b20';
/** Height of the eyes. */
const EYES = -100;

const tuft = (p: Painter, points: readonly Vec[]) =>
  p.form(smooth(points, true, 5), shade(FEATHER, 0.03), { depth: 4 });

/** A round open eye that no longer sees: pale, clouded and not directed at anything; shut when asleep or in delight. */
function cloudedEye(p: Painter, x: number, wide: number, mood: Mood) {
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    const at = (far: number): Vec => [x + Math.cos(a) * far * wide, EYES + Math.sin(a) * far];
    p.line([at(13), at(23)], 2.2, i % 2 ? '#d9b88e' : '#c79f78', 0.75, [1, 0.2]);
  }
  if (mood.eyes === 'closed' || mood.eyes === 'arc') {
    const bend = mood.eyes === 'closed' ? 8 : -8;
    const lid: readonly Vec[] = [
      [x - 12 * wide, EYES],
      [x, EYES + bend],
      [x + 12 * wide, EYES],
    ];
    p.line(lid, 4, INK, 1, [0.4, 1, 0.4]);
    return;
  }
  const ball = ellipse(x, EYES, 17 * wide, 17);
  p.fill(ellipse(x, EYES, 18.4 * wide, 18.4), '#8a6650');
  p.fill(ball, '#f4f6f2');
  p.clip(ball, () => {
    p.soft(x, EYES - 15, 20 * wide, 8, '#9a8a88', 0.4);
    // Both pupils drift upwards and outwards, so that they meet nobody's look.
    p.fill(ellipse(x - 0.5 * wide, EYES - 1, 12.5 * wide, 12.5), '#b4c8d4');
    p.soft(x - 0.5 * wide, EYES - 2, 8.5 * wide, 8.5, '#7d95a6', 0.75);
    p.soft(x + 3 * wide, EYES + 5, 9 * wide, 7, '#ffffff', 0.7);
    p.fill(ellipse(x - 4.5 * wide, EYES - 6, 3.4 * wide, 3.6), '#ffffff', { alpha: 0.9 });
  });
}

/** A plaster across the brow, from the last tree. */
function plaster(p: Painter) {
  p.in(4, -128, -0.3, 1, 1, () => {
    p.form(roundedStrip(25, 8.4), '#f6d3ae', { depth: 2.4 });
    p.fill(roundedStrip(8.4, 7), '#fff3df');
    for (const x of [-18, -13, 13, 18]) for (const y of [-3, 3]) p.fill(ellipse(x, y, 1.1, 1.1), '#cf9d74');
  });
}

const roundedStrip = (half: number, high: number) =>
  smooth(
    [
      [-half, -high + 2],
      [-half + 4, -high],
      [half - 4, -high],
      [half, -high + 2],
      [half, high - 2],
      [half - 4, high],
      [-half + 4, high],
      [-half, high - 2],
    ],
    true,
    4,
  );

const brow = (p: Painter, line: readonly Vec[]) => p.form(taper(line, [3.4, 5.2, 4.4, 0.8]), '#fbf2e2', { depth: 2.4 });

/** A head turned to its right by sixty degrees: the beak stands out, the smile runs into the near cheek. */
function headAside(p: Painter, mood: Mood) {
  tuft(p, [
    [16, -128],
    [26, -142],
    [38, -160],
    [42, -138],
    [38, -116],
  ]);
  p.form(ellipse(2, -98, 47, 41), FEATHER, { depth: 9 });
  tuft(p, [
    [-34, -112],
    [-34, -140],
    [-26, -166],
    [-14, -142],
    [-4, -126],
  ]);
  p.form(
    smooth(
      [
        [24, -122],
        [42, -124],
        [54, -112],
        [57, -94],
        [50, -78],
        [36, -72],
        [12, -70],
        [-12, -76],
        [-22, -96],
        [-14, -120],
        [6, -130],
      ],
      true,
      6,
    ),
    FACE,
    { depth: 6, shadow: 0.08 },
  );
  cloudedEye(p, 3, 0.94, mood);
  cloudedEye(p, 45, 0.5, mood);
  brow(p, [
    [18, -127],
    [8, -131],
    [-8, -129],
    [-24, -119],
  ]);
  brow(p, [
    [34, -124],
    [40, -127],
    [49, -124],
    [57, -116],
  ]);
  plaster(p);
  // A small smile at the corner of the beak.
  p.line(
    [
      [15, -83],
      [19, -77],
      [27, -75],
      [36, -77],
    ],
    3,
    '#6a4430',
    0.9,
    [0.4, 1, 1, 0.3],
  );
  p.soft(-6, -82, 11, 7, '#f08a6a', 0.6);
  p.form(
    smooth(
      [
        [24, -98],
        [32, -102],
        [42, -97],
        [52, -86],
        [54, -76, 1],
        [44, -79],
        [32, -82],
      ],
      true,
      5,
    ),
    '#e0a24a',
    { depth: 3 },
  );
}

/** Feathers of the near wing in a row along her side; a trunk has ruffled their ends. */
function wingFeathers(p: Painter) {
  for (const [i, [x, y]] of (
    [
      [-44, -52],
      [-47, -38],
      [-47, -24],
      [-44, -10],
    ] as const
  ).entries()) {
    const [middle, tip]: [Vec, Vec] = [
      [x - 6, y + 14],
      [x - 7 + i, y + 30],
    ];
    p.form(taper([[x + 6, y], middle, tip], [6, 7.5, 3]), shade(FEATHER, i % 2 ? 0.1 : 0.05), { depth: 3 });
    p.line([[x + 4, y + 2], middle, tip], 1.4, '#c8a88c', 0.7, [0.4, 1, 0.3]);
  }
}

/** The old owl with her head turned to the side, where something sounds; perched with its claws at the origin. */
export const owlAside = (p: Painter, mood: Mood) =>
  perched(p, () => {
    wingFeathers(p);
    // Tilted towards what she hears.
    p.in(0, -66, 0.2, 1, 1, () => p.in(0, 66, 0, 1, 1, () => headAside(p, mood)));
  });
