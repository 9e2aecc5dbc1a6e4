import { ellipse, rgba, tint } from '@/lib/illustrator/paint';
import { blend, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';

/** A twinkling star with four thin rays. */
export function twinkle(e: Easel, x: number, y: number, size: number, colour: string, alpha = 1) {
  if (!seen(e, x, y, size * 4)) return;
  glow(e, x, y, size * 3.4, colour, 0.55 * alpha);
  const k = size * 0.16;
  const rays = [
    [x, y - size * 1.5],
    [x + k, y - k],
    [x + size, y],
    [x + k, y + k],
    [x, y + size * 1.5],
    [x - k, y + k],
    [x - size, y],
    [x - k, y - k],
  ] as const;
  fill(e, rays, tint(colour, 0.1), alpha);
}

/** A soft cloud of stardust along a bent band: lit heart, coloured wings. */
export function nebula(
  e: Easel,
  name: string,
  band: readonly (readonly [x: number, y: number, size: number])[],
  colours: readonly [string, string, string],
  alpha: number,
  op: GlobalCompositeOperation = 'screen',
) {
  const r = e.random(name);
  blend(e, op, () => {
    for (const [x, y, size] of band) {
      for (let i = 0; i < 9; i++) {
        const colour = colours[i % 3] ?? colours[0];
        const away = 1.1 - (i % 3) * 0.35;
        dab(
          e,
          i % 2 ? 'mist' : 'cloud',
          x + r.bell() * size * away,
          y + r.bell() * size * 0.62 * away,
          size * (0.7 + r() * 0.6),
          size * (0.5 + r() * 0.5),
          colour,
          {
            alpha: alpha * (0.5 + r() * 0.5),
            rotate: -0.5 + r.bell() * 0.6,
            variant: i,
          },
        );
      }
      e.p.soft(x, y, size * 1.2, size * 0.9, colours[2], alpha * 0.4, -0.5);
    }
  });
}

/** A comet: a bright head and a tail that spreads and fades. */
export function comet(e: Easel, x: number, y: number, long: number, turn: number, colour: string) {
  if (!seen(e, x, y, long)) return;
  e.p.in(x, y, turn, 1, 1, () => {
    for (const [spread, alpha] of [
      [0.13, 0.3],
      [0.07, 0.45],
      [0.03, 0.7],
    ] as const)
      fill(
        e,
        [
          [0, -long * 0.02],
          [long, -long * spread],
          [long, long * spread],
          [0, long * 0.02],
        ],
        linear(e, 0, 0, long, 0, [
          [0, rgba(colour, alpha)],
          [1, rgba(colour, 0)],
        ]),
      );
    glow(e, 0, 0, long * 0.14, colour, 0.9);
    fill(e, ellipse(0, 0, long * 0.028, long * 0.028, 0, 20), '#ffffff');
  });
}
