import { ellipse, mix, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { dab, type Easel, fill } from '../kit/easel';
import { fir } from '../kit/foliage';
import { contactShadow } from '../kit/ground';
import { points } from '../kit/outline';
import { farHouse } from './kit/houses';
import { paleGround, sideOf } from './kit/scene';

/** The village in the valley: roofs under snow, lit windows, smoke. */
export function village(e: Easel, d: Daylight) {
  const spots = [
    [520, 742, 54, '#e8c4a0'],
    [590, 752, 62, '#d8a088'],
    [452, 752, 48, '#c9b0a0'],
    [668, 744, 52, '#e6d0b4'],
    [740, 752, 58, '#c89a8a'],
    [816, 744, 46, '#e2c8a8'],
    [384, 746, 42, '#d4b49c'],
    [632, 774, 60, '#e8c8ac'],
    [540, 782, 56, '#cfa890'],
  ] as const;
  for (const [x, y, w, wall] of spots) {
    farHouse(e, d, x, y, w, { wall, snow: true, depth: 0.22 });
    if (w > 53)
      for (let i = 0; i < 4; i++)
        e.p.soft(x + 12 + i * 7, y - w * 1.25 - i * 15, 7 + i * 4, 6 + i * 3, tint(d.haze, 0.06), 0.5 - i * 0.09);
  }
  for (const [x, h] of [
    [420, 60],
    [488, 54],
    [704, 66],
    [780, 60],
    [860, 70],
    [340, 66],
  ] as const)
    fir(e, `v${x}`, x, 766, h, d.far('#4f7f7a', 0.3), {
      light: [sideOf(d), -0.5],
      lit: d.tone('#f4f8ff'),
      warmth: 0.7,
    });
}

/** A fir with cushions of snow. */
export function snowFir(e: Easel, d: Daylight, name: string, x: number, base: number, h: number) {
  contactShadow(e, x, base, h * 0.24, d.shadow, 0.35);
  fill(
    e,
    taper(
      [
        [x, base + h * 0.04],
        [x, base - h * 0.1],
      ],
      [h * 0.026, h * 0.022],
    ),
    d.tone('#6b4f42'),
  );
  fir(e, name, x, base - h * 0.02, h, d.tone('#3f7468'), {
    light: [sideOf(d), -0.5],
    lit: d.tone('#8fb8b0'),
    warmth: 0.4,
  });
  const r = e.random(`${name}snow`);
  const snow = paleGround(d, '#f4f8ff', 0);
  for (let i = 1; i < 10; i++) {
    const u = i / 10;
    const y = base - h + h * u * 0.95;
    const reach = h * 0.2 * u;
    for (let j = -1; j <= 1; j++) {
      const cx = x + (j * 0.66 + r.bell() * 0.2) * reach;
      const w = reach * (0.24 + r() * 0.16) + 4;
      const lit = j * sideOf(d) >= 0;
      dab(
        e,
        'cloud',
        cx,
        y + Math.abs(j) * h * 0.03 - 3,
        w * 1.5,
        w * 0.72 + 4,
        lit ? mix(snow, d.glow, 0.15) : mix(snow, d.shadow, 0.18),
        { variant: i + j + 3, rotate: -j * 0.22 },
      );
    }
  }
  dab(e, 'soft', x, base - h + 5, h * 0.022, h * 0.035, snow);
}

export function fence(e: Easel, d: Daylight) {
  const wood = d.tone('#8a6a54');
  for (let i = 0; i < 6; i++) {
    const [x, y] = [300 + i * 48, 836 - i * 4];
    e.p.line(
      [
        [x, y + 8],
        [x + 2, y - 42],
      ],
      9,
      i % 2 ? wood : shade(wood, 0.05),
      1,
      [1, 1],
    );
    dab(e, 'cloud', x + 2, y - 44, 10, 8, d.tone('#f8fbff'), { variant: i });
  }
  for (const v of [-14, -32]) {
    e.p.line(
      [
        [286, 838 + v],
        [420, 828 + v],
        [556, 816 + v],
      ],
      6,
      wood,
      1,
      [1, 1],
    );
    e.p.line(
      [
        [286, 834 + v],
        [420, 824 + v],
        [556, 812 + v],
      ],
      4,
      d.tone('#f8fbff'),
      0.9,
      [1, 0.7, 1],
    );
  }
}

/** A robin on a fir twig's snow. */
export function robin(e: Easel, d: Daylight, x: number, y: number) {
  e.p.soft(x, y + 13, 22, 5, d.shadow, 0.35);
  e.p.form(
    smooth(points([x - 22, y - 4, x - 6, y - 20, x + 10, y - 22, x + 19, y - 8, x + 8, y + 9, x - 8, y + 8]), true, 6),
    d.tone('#8a6a52'),
    { depth: 5 },
  );
  fill(e, ellipse(x + 10, y - 4, 9, 11, 0.3, 16), d.tone('#e8643c'));
  fill(e, ellipse(x + 10, y - 15, 2, 2.2, 0, 8), '#1c181c');
  e.p.line(
    [
      [x + 18, y - 14],
      [x + 25, y - 12],
    ],
    3,
    d.tone('#5a4a40'),
  );
  for (const u of [-2, 4])
    e.p.line(
      [
        [x + u, y + 7],
        [x + u + 1, y + 14],
      ],
      2,
      d.tone('#5a4a40'),
    );
}

/** A bare twig with red berries that sticks out of the snow. */
export function twig(e: Easel, d: Daylight, x: number, y: number) {
  const wood = d.tone('#7a5a4c');
  for (const [u, v] of [
    [-34, -110],
    [6, -140],
    [40, -96],
  ] as const) {
    e.p.line(
      [
        [x, y + 20],
        [x + u * 0.4, y + v * 0.5],
        [x + u, y + v],
      ],
      6,
      wood,
      1,
      [1, 0.7, 0.3],
    );
    for (const k of [0.6, 0.78, 1]) {
      fill(e, ellipse(x + u * k + 5, y + v * k, 7, 7, 0, 14), d.tone('#d8483f'));
      fill(e, ellipse(x + u * k + 5 + sideOf(d) * 2, y + v * k - 2.4, 2, 2, 0, 8), '#fff0e4', 0.8);
    }
  }
}
