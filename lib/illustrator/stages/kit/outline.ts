import { type Polygon, smooth, type Vec } from '@/lib/illustrator/paint';

/** Points of a flat list x, y, x, y … */
export const points = (flat: readonly number[]): Vec[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Vec => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);

/** A closed soft outline through x, y, x, y … */
export const outline = (flat: readonly number[]): Polygon => smooth(points(flat), true, 7);

/** An open soft line through x, y, x, y … */
export const curve = (flat: readonly number[]): Polygon => smooth(points(flat), false, 9);

/** A closed outline of straight edges under an arch: a door or a window from its sill (y) up. */
export function arch(x: number, y: number, w: number, h: number): Polygon {
  const rise = Math.min(w / 2, h);
  const crown = Array.from({ length: 13 }, (_, i): Vec => {
    const a = Math.PI * (1 + i / 12);
    return [x + w / 2 + (Math.cos(a) * w) / 2, y - h + rise + Math.sin(a) * rise];
  });
  return [[x, y], ...crown, [x + w, y]];
}
