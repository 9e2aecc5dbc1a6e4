import { ellipse, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { clipTo, dab, type Easel, fill, seen } from '../../kit/easel';
import { foliage } from '../../kit/foliage';
import { sunlit } from './scene';

/** Furrows that run from a vanishing point to the viewer, inside a field's outline; a plant every step. */
export function furrows(
  e: Easel,
  d: Daylight,
  name: string,
  field: readonly Vec[],
  vanish: Vec,
  spread: readonly [number, number],
  rows: number,
  soil: string,
  plant: string,
  o: { size?: number; depth?: number } = {},
) {
  const r = e.random(name);
  const depth = o.depth ?? 0.1;
  const ground = d.far(soil, depth);
  const leaf = d.far(plant, depth);
  const lit = sunlit(d, plant, 0.35);
  const bottom = Math.max(...field.map((p) => p[1]));
  const top = Math.min(...field.map((p) => p[1]));
  const shape = smooth(field, true, 6);
  fill(e, shape, ground);
  clipTo(e, shape, () => {
    for (let i = 0; i < rows; i++) {
      const foot: Vec = [spread[0] + ((spread[1] - spread[0]) * (i + 0.5)) / rows, bottom + 10];
      const wide = ((spread[1] - spread[0]) / rows) * 0.5;
      fill(e, [vanish, [foot[0] - wide * 0.3, foot[1]], [foot[0] + wide * 0.3, foot[1]]], shade(ground, 0.07), 0.7);
      for (let k = 0; k < 14; k++) {
        const u =
          ((top - vanish[1]) / (bottom - vanish[1])) ** 0.8 +
          (1 - ((top - vanish[1]) / (bottom - vanish[1])) ** 0.8) * (k / 13) ** 1.2;
        const size = (o.size ?? 20) * u;
        const x = vanish[0] + (foot[0] + wide - vanish[0]) * u;
        const y = vanish[1] + (foot[1] - vanish[1]) * u;
        dab(e, 'leaf', x, y, size * 1.1, size * 0.8, k % 3 ? leaf : shade(leaf, 0.05), {
          variant: k + i,
          rotate: r() * 6,
        });
        dab(e, 'leaf', x - size * 0.15, y - size * 0.3, size * 0.8, size * 0.55, lit, {
          variant: k,
          rotate: r() * 6,
          alpha: 0.9,
        });
      }
    }
  });
}

/** A sunflower that looks at the viewer, `h` high. */
export function sunflower(e: Easel, d: Daylight, x: number, y: number, h: number, lean = 0) {
  if (!seen(e, x, y - h / 2, h)) return;
  const green = d.tone('#5f9440');
  const [cx, cy] = [x + lean * h, y - h];
  e.p.line(
    [
      [x, y],
      [x + lean * h * 0.3, y - h * 0.5],
      [cx, cy],
    ],
    h * 0.045,
    green,
    1,
    [1, 0.8],
  );
  for (const [u, s] of [
    [0.3, 1],
    [0.48, -1],
    [0.64, 1],
  ] as const)
    dab(
      e,
      'leaf',
      x + lean * h * u * 0.6 + s * h * 0.1,
      y - h * u,
      h * 0.16,
      h * 0.1,
      s > 0 ? tint(green, 0.04) : shade(green, 0.03),
      { variant: 1, rotate: -s * 0.4 },
    );
  const size = h * 0.17;
  for (const ring of [0, 1])
    for (let i = 0; i < 14; i++) {
      const a = (i + ring * 0.5) * 0.449;
      fill(
        e,
        ellipse(cx + Math.cos(a) * size * 0.86, cy + Math.sin(a) * size * 0.8, size * 0.42, size * 0.15, a, 12),
        ring ? d.tone('#f8cf48') : d.tone('#e8a834'),
      );
    }
  fill(e, ellipse(cx, cy, size * 0.58, size * 0.54, 0, 24), d.tone('#6b432c'));
  fill(e, ellipse(cx, cy, size * 0.36, size * 0.34, 0, 20), d.tone('#8a5c38'));
  for (let i = 0; i < 16; i++)
    fill(
      e,
      ellipse(
        cx + Math.cos(i * 2.4) * size * 0.13 * Math.sqrt(i),
        cy + Math.sin(i * 2.4) * size * 0.12 * Math.sqrt(i),
        size * 0.04,
        size * 0.04,
        0,
        6,
      ),
      d.tone('#d8a860'),
      0.8,
    );
}

/** A round head of cabbage. */
export function cabbage(e: Easel, d: Daylight, x: number, y: number, size: number) {
  if (!seen(e, x, y, size * 1.3)) return;
  const green = d.tone('#8fc07a');
  e.p.soft(x, y + size * 0.3, size * 1.2, size * 0.3, d.shadow, 0.4);
  for (const [a, k] of [
    [-2.7, 1],
    [-0.4, 1],
    [2.6, 0.9],
    [0.5, 0.9],
    [-2.2, 0.8],
    [-0.9, 0.8],
  ] as const)
    fill(
      e,
      ellipse(x + Math.cos(a) * size * 0.6 * k, y + Math.sin(a) * size * 0.3, size * 0.56, size * 0.36, a, 16),
      shade(green, a > 0 ? 0.08 : 0.04),
    );
  fill(e, ellipse(x, y - size * 0.2, size * 0.6, size * 0.52, 0, 22), green);
  fill(e, ellipse(x - size * 0.12, y - size * 0.3, size * 0.36, size * 0.32, 0, 18), tint(green, 0.06));
  for (const u of [-0.5, 0, 0.5])
    e.p.line(
      [
        [x, y + size * 0.2],
        [x + u * size * 0.5, y - size * 0.2],
        [x + u * size * 0.7, y - size * 0.5],
      ],
      size * 0.06,
      tint(green, 0.14),
      0.8,
    );
}

/** A row of leaves with something that grows among them: carrots' feathers or tomatoes on canes. */
export function tomatoCane(e: Easel, d: Daylight, name: string, x: number, y: number, h: number) {
  if (!seen(e, x, y - h / 2, h)) return;
  e.p.line(
    [
      [x, y],
      [x, y - h * 1.1],
    ],
    h * 0.035,
    d.tone('#b08a5c'),
    1,
    [1, 1],
  );
  foliage(e, name, x, y - h * 0.55, h * 0.26, h * 0.46, d.tone('#5f9a48'), {
    count: 28,
    size: h * 0.13,
    body: false,
    lit: sunlit(d, '#c8dc74', 0.4),
    warmth: 0.4,
  });
  const r = e.random(`${name}t`);
  for (let i = 0; i < 7; i++) {
    const [tx, ty] = [x + r.bell() * h * 0.2, y - h * (0.16 + r() * 0.7)];
    fill(
      e,
      taper(
        [
          [tx, ty],
          [tx + 0.1, ty],
        ],
        [h * 0.06, h * 0.06],
      ),
      d.tone(i % 4 ? '#e0523c' : '#f0a03c'),
    );
    fill(e, ellipse(tx - h * 0.02, ty - h * 0.02, h * 0.018, h * 0.014, 0, 8), '#fff0e0', 0.8);
  }
}
