import { ellipse, mix, shade, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, linear } from '../../kit/easel';
import type { RoomLight } from './light';
import { bend, blob, poly, solid } from './shapes';

type Cloth = { readonly colour: string; readonly band: string; readonly thread: string };

/** A laid cloth over a long table in front: `y` is its far edge, `edge` where it falls down. */
export function laidCloth(e: Easel, d: RoomLight, x: number, w: number, y: number, edge: number, cloth: Cloth) {
  const c = d.tone(cloth.colour);
  const band = d.tone(cloth.band);
  const thread = d.tone(cloth.thread);
  const inset = w * 0.045;
  e.p.soft(x + w / 2, y - 4, w * 0.56, 36, d.shadow, 0.4);
  const top = poly(x + inset, y, x + w - inset, y, x + w, edge, x, edge);
  fill(
    e,
    top,
    linear(e, 0, y, 0, edge, [
      [0, shade(c, 0.03)],
      [0.4, c],
      [1, tint(c, 0.03)],
    ]),
  );
  const fall = blob(
    x - 4,
    edge - 6,
    x + w * 0.25,
    edge - 2,
    x + w * 0.5,
    edge,
    x + w * 0.75,
    edge - 2,
    x + w + 4,
    edge - 6,
    x + w + 14,
    edge + 120,
    x + w + 6,
    1290,
    x - 6,
    1290,
    x - 14,
    edge + 120,
  );
  clipTo(e, top, () => {
    // a runner along the middle, woven lozenges at its edges
    const [r0, r1] = [y + (edge - y) * 0.3, y + (edge - y) * 0.74];
    fill(e, poly(x, r0, x + w, r0, x + w, r1, x, r1), mix(c, band, 0.55), 0.75);
    for (const [yy, t] of [
      [r0, 4],
      [r1, 6],
    ] as const) {
      fill(e, poly(x, yy, x + w, yy, x + w, yy + t, x, yy + t), thread, 0.8);
      for (let i = 0; i < 44; i++)
        fill(
          e,
          poly(
            x + (w * i) / 44,
            yy + t + 5,
            x + (w * (i + 0.5)) / 44,
            yy + t + 1,
            x + (w * (i + 1)) / 44,
            yy + t + 5,
            x + (w * (i + 0.5)) / 44,
            yy + t + 9,
          ),
          band,
          0.7,
        );
    }
    const r = e.random('cloth');
    for (let i = 0; i < 44; i++)
      dab(e, 'dry', x + r() * w, y + r() * (edge - y), 120, 7, i % 2 ? tint(c, 0.05) : shade(c, 0.06), {
        alpha: 0.3,
        variant: i,
        rotate: r.bell() * 0.06,
      });
    e.p.soft(x + w / 2, y, w * 0.5, 30, d.shadow, 0.24);
  });
  e.p.form(fall, shade(c, 0.035), { depth: 12 });
  clipTo(e, fall, () => {
    for (let i = 0; i < 15; i++) {
      const fx = x + (w * (i + 0.5)) / 15 + ((i * 37) % 23) - 11;
      fill(
        e,
        taper(bend(fx, edge + 8, fx + ((i % 3) - 1) * 9, edge + 110, fx + ((i % 4) - 1.5) * 16, 1250), [3, 12, 24]),
        i % 2 ? shade(c, 0.11) : tint(c, 0.05),
        0.5,
      );
    }
    fill(e, bandAlong(x, w, edge + 78, 24), band, 0.85);
    fill(e, bandAlong(x, w, edge + 72, 4), thread, 0.9);
    fill(e, bandAlong(x, w, edge + 105, 4), thread, 0.9);
    for (let i = 0; i < 30; i++) {
      const fx = x + (w * (i + 0.5)) / 30;
      const fy = edge + 90 + Math.sin((i / 30) * Math.PI) * 8;
      fill(e, poly(fx - 12, fy, fx, fy - 8, fx + 12, fy, fx, fy + 8), thread, 0.85);
      fill(e, ellipse(fx, fy, 3.2), band);
    }
  });
  solid(e, bandAlong(x, w, edge - 5, 9), tint(c, 0.07), { turn: 0.02, alpha: 0.8 });
}

const bandAlong = (x: number, w: number, y: number, t: number) => [
  ...bend(x - 12, y - 4, x + w * 0.25, y + 4, x + w * 0.5, y + 7, x + w * 0.75, y + 4, x + w + 12, y - 4),
  ...[
    ...bend(
      x - 12,
      y - 4 + t,
      x + w * 0.25,
      y + 4 + t,
      x + w * 0.5,
      y + 7 + t,
      x + w * 0.75,
      y + 4 + t,
      x + w + 12,
      y - 4 + t,
    ),
  ].reverse(),
];
