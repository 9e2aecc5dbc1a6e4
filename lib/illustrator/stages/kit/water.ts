import { type Polygon, rgba, tint } from '@/lib/illustrator/paint';
import { across, along, blend, clipTo, dab, type Easel, fill, linear } from './easel';

type Water = { far: string; near: string; shine: string; moonX: number; y0: number; y1: number; dark?: string };

/** Moving water in a shape, with the moon's broken road of light. */
export function water(e: Easel, name: string, shape: Polygon, o: Water) {
  const r = e.random(name);
  fill(
    e,
    shape,
    linear(e, 0, o.y0, 0, o.y1, [
      [0, o.far],
      [1, o.near],
    ]),
  );
  clipTo(e, shape, () => {
    for (let i = 0; i < 110 * across(e); i++) {
      const u = r();
      const y = o.y0 + (o.y1 - o.y0) * u;
      dab(
        e,
        'dry',
        along(e, r(), 30),
        y,
        50 + 160 * u * r() + 30,
        3 + u * 9,
        i % 3 ? (o.dark ?? o.near) : tint(o.far, 0.07),
        { alpha: 0.35, rotate: r.bell() * 0.06, variant: i },
      );
    }
    blend(e, 'screen', () => {
      for (let i = 0; i < 120; i++) {
        const u = r();
        const y = o.y0 + (o.y1 - o.y0) * u;
        const wide = 40 + u * 150;
        dab(e, 'dry', o.moonX + r.bell() * wide, y, 12 + u * 44 * (0.4 + r()), 1.6 + u * 4.5, o.shine, {
          alpha: 0.28 + r() * 0.5,
          rotate: r.bell() * 0.05,
          variant: i,
        });
      }
    });
  });
}

/** Rings and foam around something that stands in the water. */
export function ripples(e: Easel, x: number, y: number, half: number, colour: string, alpha = 0.6) {
  for (const [k, a] of [
    [1.05, 1],
    [1.35, 0.55],
    [1.75, 0.3],
  ] as const) {
    e.c.save();
    e.c.strokeStyle = rgba(colour, alpha * a);
    e.c.lineWidth = 2.4 * (2 - k * 0.6);
    e.c.beginPath();
    e.c.ellipse(x, y, half * k, half * k * 0.24, 0, Math.PI * 0.06, Math.PI * 0.94);
    e.c.stroke();
    e.c.restore();
  }
}
