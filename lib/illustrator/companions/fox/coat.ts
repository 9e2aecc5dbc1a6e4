import { type Knot, type Painter, type Shape, shade, tint } from '@/lib/illustrator/paint';

export const FUR = '#e07f3c';
export const CREAM = '#fff0dc';
export const SOCK = '#4d2f34';
export const INK = '#2c1a1e';

/** Short strokes that make a coat of a flat form; each is [x, y, angle in radians]. */
export function coat(
  p: Painter,
  shape: Shape,
  strokes: readonly (readonly [x: number, y: number, angle: number])[],
  colour: string,
  length = 9,
) {
  p.clip(shape, () => {
    strokes.forEach(([x, y, angle], i) => {
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
      const stroke: Knot[] = [
        [x - dx / 2, y - dy / 2],
        [x + dy * 0.08, y - dx * 0.08],
        [x + dx / 2, y + dy / 2],
      ];
      p.line(stroke, 2, i % 2 ? shade(colour, 0.08) : tint(colour, 0.08), 0.6);
    });
  });
}
