import { type Knot, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from '../../kit/easel';

const CLOTH = '#6f86a8';
const OUTLINE: readonly Knot[] = [
  [560, 1120, 1],
  [760, 1020],
  [960, 936, 1],
  [1200, 930],
  [1440, 944, 1],
  [1450, 1080],
  [1440, 1180, 1],
  [1000, 1172],
];

/** A blanket in the grass, of the only cool colour in the evening: what lies on it is seen well. */
export function blanket(e: Easel) {
  const shape = smooth(OUTLINE, true, 8);
  e.p.soft(1040, 1130, 500, 76, '#7a4f48', 0.4);
  e.p.form(shape, CLOTH, { depth: 16, softness: 14 });
  clipTo(e, shape, () => {
    for (let i = 0; i < 6; i++) {
      const x = 560 + i * 160;
      const along: readonly Knot[] = [
        [x + 260, 920],
        [x, 1196],
      ];
      fill(e, taper(along, [7, 15]), tint(CLOTH, 0.24), 0.8);
    }
    for (const [y, width] of [
      [976, 5],
      [1036, 8],
      [1112, 12],
    ] as const) {
      const across: readonly Knot[] = [
        [560, y + 26],
        [1460, y],
      ];
      fill(e, taper(across, [width, width]), shade(CLOTH, 0.1), 0.55);
    }
  });
}
