import { type Knot, type Polygon, shade, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, linear, seen } from '../../kit/easel';

/** A polygon from x, y, x, y … */
export function poly(...xy: readonly number[]): Polygon {
  const points: Vec[] = [];
  for (let i = 0; i + 1 < xy.length; i += 2) points.push([xy[i] as number, xy[i + 1] as number]);
  return points;
}

/** A closed soft outline through x, y, x, y … */
export const blob = (...xy: readonly number[]): Polygon => smooth(poly(...xy) as readonly Knot[], true, 7);

/** An open soft line through x, y, x, y … */
export const bend = (...xy: readonly number[]): Polygon => smooth(poly(...xy) as readonly Knot[], false, 9);

/** A rectangle with round corners. */
export function rounded(x: number, y: number, w: number, h: number, radius: number): Polygon {
  const r = Math.min(radius, w / 2, h / 2);
  const corner = (cx: number, cy: number, from: number): Vec[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t): Vec => {
      const a = from + (t * Math.PI) / 2;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    });
  return [
    ...corner(x + w - r, y + r, -Math.PI / 2),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, Math.PI / 2),
    ...corner(x + r, y + r, Math.PI),
  ];
}

type Bounds = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

function boundsOf(shape: Polygon): Bounds {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** A small or flat thing without a mask of its own: a tone that turns away from the light, with brush marks. */
export function solid(
  e: Easel,
  shape: Polygon,
  colour: string,
  o: { turn?: number; marks?: number; upright?: boolean; alpha?: number } = {},
) {
  const b = boundsOf(shape);
  if (!seen(e, b.x + b.w / 2, b.y + b.h / 2, Math.max(b.w, b.h) / 2)) return;
  const turn = o.turn ?? 0.07;
  const side = e.p.light[0] < 0 ? -1 : 1;
  const middle = b.x + b.w / 2;
  const tones = linear(e, middle + (side * b.w) / 2, b.y, middle - (side * b.w) / 2, b.y + b.h, [
    [0, tint(colour, turn * 0.7)],
    [0.45, colour],
    [1, shade(colour, turn * 1.2)],
  ]);
  fill(e, shape, tones, o.alpha ?? 1);
  if (!o.marks) return;
  const r = e.random(`marks${Math.round(b.x)}:${Math.round(b.y)}`);
  clipTo(e, shape, () => {
    for (let i = 0; i < (o.marks ?? 0); i++)
      dab(
        e,
        'dry',
        r.between(b.x, b.x + b.w),
        r.between(b.y, b.y + b.h),
        Math.max(16, (o.upright ? b.h : b.w) * 0.3),
        Math.max(5, Math.min(b.w, b.h) * 0.06),
        i % 2 ? tint(colour, 0.06) : shade(colour, 0.06),
        { alpha: 0.3, variant: i, rotate: (o.upright ? Math.PI / 2 : 0) + r.bell() * 0.06 },
      );
  });
}
