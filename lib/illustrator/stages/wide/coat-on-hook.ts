import { ellipse, type Knot, rectangle, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Easel } from '../kit/easel';
import { contactShadow } from '../kit/ground';

/** Half of the coat, from the middle of its collar down; the hero's is as short and as red. */
const COAT_HALF: readonly Knot[] = [
  [24, 6, 1],
  [58, 22],
  [76, 60],
  [86, 128],
  [92, 196],
  [66, 204],
  [56, 140],
  [62, 236, 1],
];
/** The hero's red, in the dark of the room. */
const COAT = '#b4464a';

function coat(e: Easel, x: number, y: number) {
  e.p.form(rectangle(x - 90, y - 30, 180, 18), '#4c3d5c', { depth: 5 });
  e.p.form(
    taper(
      [
        [x, y - 14],
        [x + 2, y + 2],
        [x - 4, y + 12],
      ],
      [6, 5, 5],
    ),
    '#8a744e',
    { depth: 3 },
  );
  const half = (side: 1 | -1) => COAT_HALF.map(([dx, dy, sharp = 0]): Knot => [x + side * dx, y + dy, sharp]);
  e.p.form(smooth([...half(1), [x, y + 242], ...half(-1).toReversed()], true, 8), COAT, { depth: 18, softness: 12 });
  // The folds between sleeves and body, and where the coat closes.
  for (const side of [-1, 1])
    e.p.line(
      [
        [x + side * 50, y + 66],
        [x + side * 56, y + 120],
        [x + side * 55, y + 190],
      ],
      7,
      shade(COAT, 0.12),
      0.75,
      [0.2, 1, 0.7],
    );
  e.p.line(
    [
      [x + 2, y + 26],
      [x + 3, y + 130],
      [x + 2, y + 238],
    ],
    4,
    shade(COAT, 0.12),
    0.8,
    [1, 1],
  );
  for (const k of [62, 112, 162, 212]) e.p.form(ellipse(x + 13, y + k, 6.5), '#6b3c1c', { depth: 2 });
  for (const side of [-1, 1])
    e.p.form(
      smooth(
        [
          [x + side * 2, y + 26, 1],
          [x + side * 22, y + 2],
          [x + side * 42, y + 20],
          [x + side * 26, y + 48, 1],
        ],
        true,
        6,
      ),
      tint(COAT, 0.04),
      { depth: 6 },
    );
}

/** The boots below it. */
function boots(e: Easel, x: number) {
  for (const dx of [-66, 44]) e.p.in(x + dx, 1100, 0, 0.84, 0.84, () => boot(e));
}

/** One boot that stands by itself, its toe to the right. */
function boot(e: Easel) {
  contactShadow(e, 14, 0, 56, '#0c0a24', 0.8);
  e.p.form(
    smooth(
      [
        [-26, -120, 1],
        [26, -120, 1],
        [28, -48],
        [70, -26],
        [72, -4, 1],
        [-28, -4, 1],
      ],
      true,
      8,
    ),
    '#7a5c44',
    { depth: 12 },
  );
  e.p.form(rectangle(-30, -8, 104, 10), '#3a2c20', { depth: 3 });
}

/** What the hero wears from the third spread on is already there: the red coat on its hook, the boots below. */
export function coatOnHook(e: Easel, x: number, y: number) {
  coat(e, x, y);
  boots(e, x);
}
