import { ellipse, mix, rgba, tint } from '@/lib/illustrator/paint';
import {
  across,
  along,
  cover,
  dab,
  type Easel,
  fill,
  glow,
  linear,
  radial,
  type Stop,
  unmirrored,
  wash,
} from './easel';

/** Sky from top to bottom, with brush marks of its neighbouring tones. */
export function sky(e: Easel, y0: number, y1: number, stops: readonly Stop[], marks = 0.1) {
  cover(e, linear(e, 0, y0, 0, y1, stops));
  stops.forEach(([at, colour], i) => {
    const y = y0 + (y1 - y0) * at;
    wash(
      e,
      `sky${i}`,
      [e.span[0] - 40, y - 110, e.span[1] + 40, y + 110],
      [tint(colour, 0.05), mix(colour, '#101636', 0.16)],
      {
        count: 16 * across(e),
        alpha: marks,
        long: 240,
        tall: 40,
        slant: -0.08,
      },
    );
  });
}

/** Stars thin out downwards; a few of them twinkle. */
export function stars(e: Easel, y0: number, y1: number, count: number, colour: string, alpha = 0.9) {
  const r = e.random('stars');
  for (let i = 0; i < count * across(e); i++) {
    const x = along(e, r(), 0);
    const y = y0 + (y1 - y0) * r() ** 1.4;
    const size = 0.8 + r() ** 4 * 2.2;
    fill(e, ellipse(x, y, size, size, 0, 10), colour, alpha * (0.35 + r() * 0.65));
    if (size > 2.1) glow(e, x, y, size * 5, colour, 0.45);
  }
}

/** A moon with a painted face of soft seas and two halos. */
export function moon(e: Easel, x: number, y: number, radius: number, colour = '#fff3cf', halo = '#b9c8ff', power = 1) {
  glow(e, x, y, radius * 7, halo, 0.34 * power);
  glow(e, x, y, radius * 2.6, mix(colour, halo, 0.3), 0.62 * power);
  fill(
    e,
    ellipse(x, y, radius, radius, 0, 64),
    radial(e, x - radius * 0.25, y - radius * 0.25, radius * 1.45, [
      [0, tint(colour, 0.05)],
      [0.62, colour],
      [1, mix(colour, '#c9a97c', 0.5)],
    ]),
  );
  unmirrored(e, x, () => {
    for (const [u, v, k] of SEAS)
      dab(e, 'soft', x + u * radius, y + v * radius, k * radius, k * radius * 0.85, '#dcb98a', {
        alpha: 0.5,
        variant: 1,
      });
  });
}

/** The seas of the moon: places and sizes in radii. */
const SEAS = [
  [-0.3, -0.2, 0.34],
  [0.34, 0.1, 0.26],
  [-0.05, 0.46, 0.3],
  [0.28, -0.46, 0.18],
  [-0.55, 0.3, 0.16],
] as const;

/** A bank of cloud: a dark body with a lit rim on the side of the light. */
export function cloud(e: Easel, x: number, y: number, w: number, h: number, body: string, light: string, alpha = 0.7) {
  const r = e.random(`cloud${x}:${y}`);
  for (let i = 0; i < 9; i++) {
    const u = (i + 0.5) / 9 - 0.5;
    const lift = Math.cos(u * Math.PI) * h * 0.4;
    dab(e, 'cloud', x + u * w, y - lift * 0.6 + 4, w * 0.24, h * (0.5 + r() * 0.3), light, {
      alpha: alpha * 0.6,
      variant: i,
    });
    dab(e, 'cloud', x + u * w + 5, y - lift * 0.45 + h * 0.14, w * 0.25, h * (0.5 + r() * 0.3), body, {
      alpha,
      variant: i + 1,
    });
  }
}

/** Layers of mist that thicken towards `y`. */
export function mist(e: Easel, y: number, h: number, colour: string, alpha: number, count = 16) {
  e.c.save();
  const band = linear(e, 0, y - h, 0, y + h * 0.6, [
    [0, rgba(colour, 0)],
    [0.6, rgba(colour, alpha * 0.7)],
    [1, rgba(colour, 0)],
  ]);
  e.c.fillStyle = band;
  e.c.fillRect(e.view.x0, y - h, e.view.x1 - e.view.x0, h * 1.6);
  e.c.restore();
  const r = e.random(`mist${y}`);
  for (let i = 0; i < count * across(e); i++) {
    dab(e, 'mist', along(e, r(), 50), y + r.bell() * h * 0.5, 170 + r() * 220, h * (0.3 + r() * 0.4), colour, {
      alpha: alpha * (0.3 + r() * 0.5),
      variant: i,
    });
  }
}

/** Slanting beams that fade on their way down. */
export function beams(
  e: Easel,
  from: readonly [number, number],
  spread: readonly (readonly [x: number, width: number, alpha: number])[],
  bottom: number,
  colour: string,
) {
  for (const [x, width, alpha] of spread) {
    const [fx, fy] = from;
    const steps = 4;
    for (let i = 0; i < steps; i++) {
      const k = 1 - i / steps;
      const w = width * k;
      e.c.save();
      e.c.globalCompositeOperation = 'screen';
      fill(
        e,
        [
          [fx + (x - fx) * 0.06 - w * 0.1, fy],
          [fx + (x - fx) * 0.06 + w * 0.1, fy],
          [x + w * 0.5, bottom],
          [x - w * 0.5, bottom],
        ],
        linear(e, fx, fy, x, bottom, [
          [0, rgba(colour, alpha / steps)],
          [0.5, rgba(colour, (alpha / steps) * 0.7)],
          [1, rgba(colour, 0)],
        ]),
      );
      e.c.restore();
    }
  }
}
