import { ellipse, mix, rgba, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow, linear, radial, seen } from './easel';
import { contactShadow, pool } from './ground';

type Glowing = { colour: string; light: string; power?: number; lean?: number; spots?: boolean };

/** A mushroom `size` stage units tall, lit from inside when `power` is above 0. */
export function mushroom(e: Easel, x: number, y: number, size: number, o: Glowing) {
  if (!seen(e, x, y - size / 2, size * 1.6)) return;
  const power = o.power ?? 1;
  const lean = (o.lean ?? 0) * size;
  const [cx, cy] = [x + lean, y - size * 0.72];
  const half = size * 0.46;
  contactShadow(e, x, y, size * 0.4, '#040a1e', 0.55);
  if (power) pool(e, x, y + size * 0.02, size * 1.15, o.light, 0.55 * power);
  const stem = taper(
    [
      [x, y],
      [x + lean * 0.3, y - size * 0.36],
      [cx, cy],
    ],
    [size * 0.13, size * 0.085, size * 0.1],
  );
  const pale = mix('#e9e2d6', o.light, 0.35);
  fill(
    e,
    stem,
    linear(e, 0, cy, 0, y, [
      [0, tint(pale, 0.06)],
      [0.5, pale],
      [1, mix(shade(pale, 0.2), o.colour, 0.4)],
    ]),
  );
  const gills = ellipse(cx, cy + size * 0.02, half * 0.96, size * 0.11);
  fill(
    e,
    gills,
    radial(e, cx, cy + size * 0.02, half, [
      [0, tint(o.light, 0.1)],
      [0.6, o.light],
      [1, mix(o.light, o.colour, 0.6)],
    ]),
  );
  clipTo(e, gills, () => {
    for (let i = -7; i <= 7; i++)
      fill(
        e,
        taper(
          [
            [cx, cy - size * 0.03],
            [cx + i * half * 0.15, cy + size * 0.14],
          ],
          [0.6, size * 0.008],
        ),
        rgba(o.colour, 0.4),
      );
  });
  const cap = smooth(
    [
      [cx - half, cy + size * 0.03, 1],
      [cx - half * 0.82, cy - size * 0.2],
      [cx - half * 0.3, cy - size * 0.38],
      [cx + half * 0.3, cy - size * 0.38],
      [cx + half * 0.82, cy - size * 0.2],
      [cx + half, cy + size * 0.03, 1],
      [cx + half * 0.4, cy - size * 0.045],
      [cx - half * 0.4, cy - size * 0.045],
    ],
    true,
    7,
  );
  const warm = mix(o.colour, o.light, 0.55 * power);
  fill(
    e,
    cap,
    radial(e, cx - half * 0.2, cy - size * 0.02, half * 1.5, [
      [0, tint(warm, 0.06)],
      [0.5, mix(warm, o.colour, 0.4)],
      [1, shade(o.colour, 0.07)],
    ]),
  );
  const r = e.random(`cap${x}:${y}`);
  clipTo(e, cap, () => {
    for (let i = 0; i < 9; i++)
      dab(
        e,
        'dry',
        cx + r.bell() * half,
        cy - size * 0.2 + r.bell() * size * 0.16,
        half * 0.6,
        size * 0.05,
        i % 2 ? tint(o.colour, 0.09) : shade(o.colour, 0.05),
        { alpha: 0.4, rotate: r.bell() * 0.4, variant: i },
      );
    if (o.spots !== false)
      for (const [u, v, k] of [
        [-0.5, -0.15, 0.13],
        [0.05, -0.26, 0.17],
        [0.55, -0.12, 0.12],
        [-0.12, -0.09, 0.09],
        [0.3, -0.33, 0.08],
      ] as const)
        fill(e, ellipse(cx + u * half, cy + v * size, k * half, k * half * 0.75), rgba(tint(o.light, 0.12), 0.85));
    dab(e, 'soft', cx - half * 0.35, cy - size * 0.32, half * 0.6, size * 0.1, '#ffffff', { alpha: 0.28 });
  });
  if (power) {
    glow(e, cx, cy, size * 1.25, o.light, 0.36 * power);
    glow(e, cx, cy + size * 0.03, size * 0.6, o.light, 0.4 * power, 0.5);
  }
}
