import { type Knot, type Polygon, smooth, taper } from '@/lib/illustrator/paint';

/** Points written as `x,y`, parted by spaces; `!` after a point keeps it a sharp corner. */
export function knots(text: string): readonly Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x, y] = point.replace('!', '').split(',').map(Number) as [number, number];
      return point.endsWith('!') ? [x, y, 1] : [x, y];
    });
}

/** A closed smooth outline through the points. */
export const blob = (text: string, steps = 7): Polygon => smooth(knots(text), true, steps);

/** A stroke along the points, as thick as the radii spread over its length. */
export const stroke = (text: string, ...radii: number[]): Polygon => taper(knots(text), radii);
