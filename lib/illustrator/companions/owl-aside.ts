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

/** A shut eye that smiles; rays of feathers around it, narrower on the far side. */
function shutEye(p: Painter, x: number, wide: number, opened: boolean) {
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    const at = (far: number): Vec => [x + Math.cos(a) * far * wide, EYES + Math.sin(a) * far];
    p.line([at(13), at(23)], 2.2, i % 2 ? '#d9b88e' : '#c79f78', 0.75, [1, 0.2]);
  }
  const bend = opened ? 8 : -8;
  p.line(
    [
      [x - 12 * wide, EYES],
      [x, EYES + bend],
      [x + 12 * wide, EYES],
    ],
    4,
    INK,
    1,
    [0.4, 1, 0.4],
  );
}

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
  const isShut = mood.eyes === 'closed';
  shutEye(p, 3, 0.94, isShut);
  shutEye(p, 45, 0.5, isShut);
  brow(p, [
    [22, -116],
    [10, -123],
    [-8, -124],
    [-24, -116],
  ]);
  brow(p, [
    [30, -117],
    [40, -123],
    [50, -122],
    [58, -116],
  ]);
  p.line(
    [
      [0, -84],
      [8, -76],
      [22, -71],
      [36, -72],
      [46, -76],
    ],
    3.4,
    '#6a4430',
    0.9,
    [0.4, 1, 1, 1, 0.4],
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

/** The old owl with her head turned to the side, where something sounds; perched with its claws at the origin. */
export const owlAside = (p: Painter, mood: Mood) => perched(p, () => headAside(p, mood));
