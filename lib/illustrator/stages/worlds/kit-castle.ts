import { ellipse, mix, rectangle, rgba, shade, star, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { foliage } from '../kit/foliage';
import { arch, curve, outline, points } from '../kit/outline';
import { sideOf, sunlit } from '../nature/kit/scene';

/** Light across a round tower: from the lit side to the dark one. */
function round(e: Easel, d: Daylight, x: number, w: number, colour: string) {
  const s = sideOf(d);
  const stops = [
    [0, shade(colour, 0.02)],
    [0.22, mix(tint(colour, 0.06), d.glow, d.time === 'night' ? 0.05 : 0.18)],
    [0.6, colour],
    [1, shade(colour, 0.13)],
  ] as const;
  return linear(e, s < 0 ? x : x + w, 0, s < 0 ? x + w : x, 0, stops);
}

/** Blocks of stone here and there on a wall. */
function blocks(e: Easel, name: string, x: number, y: number, w: number, h: number, colour: string, size: number) {
  const r = e.random(name);
  for (let row = 0; row * size < h; row++) {
    for (let i = 0; i < w / size / 1.6; i++) {
      if (r() > 0.36) continue;
      const bx = x + (i + (row % 2) * 0.5) * size * 1.6;
      fill(
        e,
        rectangle(bx, y + row * size, size * (1.2 + r() * 0.3), size * 0.86),
        r() > 0.5 ? tint(colour, 0.045) : shade(colour, 0.045),
        0.7,
      );
    }
  }
  for (let i = 0; i < (w * h) / 3400; i++)
    dab(e, 'dry', x + r() * w, y + r() * h, size * 1.6, size * 0.3, i % 2 ? tint(colour, 0.06) : shade(colour, 0.06), {
      alpha: 0.35,
      variant: i,
    });
}

/** A pennant on its pole, blown towards the right. */
export function pennant(e: Easel, d: Daylight, x: number, y: number, h: number, colour: string) {
  if (!seen(e, x, y, h * 2)) return;
  e.p.line(points([x, y, x, y - h]), Math.max(2, h * 0.05), d.tone('#8a6448'), 1, [1, 1]);
  const c = d.tone(colour);
  const flag = outline([
    x,
    y - h,
    x + h * 0.4,
    y - h * 1.06,
    x + h * 0.8,
    y - h * 0.9,
    x + h * 1.2,
    y - h * 0.86,
    x + h * 0.8,
    y - h * 0.74,
    x + h * 0.4,
    y - h * 0.72,
    x,
    y - h * 0.58,
  ]);
  fill(
    e,
    flag,
    linear(e, x, 0, x + h * 1.2, 0, [
      [0, c],
      [0.4, mix(tint(c, 0.08), d.glow, 0.1)],
      [0.7, shade(c, 0.05)],
      [1, c],
    ]),
  );
  fill(e, ellipse(x, y - h, h * 0.05), d.tone('#f0cc70'));
}

type Tower = { wall?: string; roof?: string; flag?: string; depth?: number; windows?: number; rise?: number };

/** A round tower with a gallery, a pointed roof and lit slits; (x, base) is the middle of its foot. */
export function tower(
  e: Easel,
  d: Daylight,
  name: string,
  x: number,
  base: number,
  w: number,
  h: number,
  o: Tower = {},
) {
  if (!seen(e, x, base - h / 2, h)) return;
  const depth = o.depth ?? 0;
  const wall = d.far(o.wall ?? '#e6d3bc', depth);
  const roof = d.far(o.roof ?? '#7a6fb4', depth);
  const left = x - w / 2;
  const top = base - h;
  const body = rectangle(left, top, w, h);
  fill(e, body, round(e, d, left, w, wall));
  clipTo(e, body, () => blocks(e, name, left, top, w, h, wall, Math.max(9, w * 0.14)));
  fill(e, rectangle(left, top, w, h * 0.05), rgba(d.shadow, 0.3));
  const [gx, gw, gh] = [x - w * 0.62, w * 1.24, w * 0.26];
  fill(
    e,
    points([gx, top - gh, gx + gw, top - gh, x + w * 0.5, top + gh * 0.4, x - w * 0.5, top + gh * 0.4]),
    round(e, d, gx, gw, tint(wall, 0.02)),
  );
  for (let i = 0; i < 5; i++)
    fill(
      e,
      rectangle(gx + (gw * i) / 5 + 1, top - gh * 1.5, gw / 5 - gw * 0.05, gh * 0.6),
      mix(tint(wall, 0.04 - i * 0.02), d.glow, 0.06),
    );
  const rise = o.rise ?? w * 1.4;
  const peak = top - gh * 1.2 - rise;
  if (o.flag) pennant(e, d, x, peak + 4, w * 0.62, o.flag);
  const cone = outline([
    x - w * 0.64,
    top - gh * 1.16,
    x - w * 0.34,
    top - gh * 1.4 - rise * 0.42,
    x,
    peak,
    x,
    peak,
    x + w * 0.34,
    top - gh * 1.4 - rise * 0.42,
    x + w * 0.64,
    top - gh * 1.16,
    x,
    top - gh * 1.02,
  ]);
  fill(e, cone, round(e, d, x - w * 0.64, w * 1.28, roof));
  const r = e.random(`${name}roof`);
  clipTo(e, cone, () => {
    for (let i = 1; i < 9; i++) {
      const y = peak + (rise * i) / 8.4;
      e.p.line(
        curve([x - w * 0.7, y - 2, x, y + w * 0.09, x + w * 0.7, y - 2]),
        Math.max(1.6, w * 0.016),
        shade(roof, 0.1),
        0.6,
        [1, 1, 1],
      );
      for (let k = 0; k < 3; k++)
        dab(
          e,
          'dry',
          x + r.bell() * w * 0.5,
          y - rise * 0.05,
          w * 0.12,
          rise * 0.03,
          k % 2 ? tint(roof, 0.08) : shade(roof, 0.06),
          { alpha: 0.5, variant: k },
        );
    }
  });
  for (let i = 0; i < (o.windows ?? 2); i++) {
    const [wx, wy, ww] = [x + (i % 2 ? 0.1 : -0.14) * w - w * 0.08, top + h * (0.16 + i * 0.26) + w * 0.34, w * 0.2];
    fill(e, arch(wx - ww * 0.2, wy + ww * 0.2, ww * 1.4, ww * 2.2), tint(wall, 0.06));
    fill(e, arch(wx, wy, ww, ww * 1.9), d.lampsLit ? '#ffdc92' : mix(d.far('#4f5f80', depth), d.sky[1], 0.2));
    fill(e, rectangle(wx + ww * 0.45, wy - ww * 1.8, ww * 0.1, ww * 1.8), wall);
    if (d.lampsLit) glow(e, wx + ww / 2, wy - ww, ww * 3, '#ffb45a', 0.4);
  }
}

/** A length of wall with merlons; (x, y) is its upper left corner. */
export function battlement(
  e: Easel,
  d: Daylight,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#dcc8b0',
  depth = 0,
) {
  const wall = d.far(colour, depth);
  const body = rectangle(x, y, w, h);
  fill(
    e,
    body,
    linear(e, 0, y, 0, y + h, [
      [0, mix(tint(wall, 0.03), d.glow, d.time === 'night' ? 0.03 : 0.12)],
      [1, shade(wall, 0.07)],
    ]),
  );
  const size = Math.max(16, h * 0.1);
  clipTo(e, body, () => blocks(e, name, x, y, w, h, wall, size));
  const step = size * 2.3;
  for (let mx = x; mx < x + w - size; mx += step) {
    fill(e, rectangle(mx, y - size * 1.2, size * 1.4, size * 1.3), mix(tint(wall, 0.02), d.glow, 0.08));
    fill(e, rectangle(mx + size * 1.1, y - size * 1.2, size * 0.3, size * 1.3), shade(wall, 0.07));
  }
  fill(e, rectangle(x, y - 2, w, size * 0.34), tint(wall, 0.05));
}

/** A long banner with an emblem and a forked end. */
export function banner(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly [string, string],
  emblem: 'star' | 'moon' | 'sun',
) {
  if (!seen(e, x, y + h / 2, h)) return;
  const [cloth, gold] = [d.tone(colours[0]), d.tone(colours[1])];
  e.p.soft(x + 6, y + h * 0.5, w * 0.7, h * 0.55, d.shadow, 0.3);
  const shape = points([x - w / 2, y, x + w / 2, y, x + w / 2, y + h, x, y + h * 0.84, x - w / 2, y + h]);
  fill(e, shape, cloth);
  clipTo(e, shape, () => {
    for (let i = 0; i < 5; i++)
      e.p.line(
        curve([
          x - w * 0.4 + i * w * 0.2,
          y,
          x - w * 0.38 + i * w * 0.2,
          y + h * 0.5,
          x - w * 0.42 + i * w * 0.2,
          y + h,
        ]),
        w * 0.1,
        i % 2 ? shade(cloth, 0.08) : tint(cloth, 0.06),
        0.5,
        [0.4, 1, 1],
      );
    for (const s of [-1, 1]) fill(e, rectangle(x + s * w * 0.42 - w * 0.03, y, w * 0.06, h), gold, 0.9);
  });
  e.p.line(points([x - w * 0.62, y, x + w * 0.62, y]), 6, d.tone('#8a6448'), 1, [1, 1]);
  const cy = y + h * 0.4;
  if (emblem === 'star') fill(e, star(x, cy, w * 0.26), gold);
  if (emblem === 'sun') {
    fill(e, star(x, cy, w * 0.3, 0.6, 12), gold);
    fill(e, ellipse(x, cy, w * 0.15), tint(gold, 0.1));
  }
  if (emblem === 'moon') {
    fill(e, ellipse(x, cy, w * 0.24), gold);
    fill(e, ellipse(x + w * 0.1, cy - w * 0.04, w * 0.2), cloth);
  }
}

/** Roses that climb a wall around (x, y). */
export function climbingRoses(
  e: Easel,
  d: Daylight,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  petal: string,
) {
  foliage(e, name, x, y, w, h, d.tone('#5a9448'), {
    body: false,
    count: Math.round((w * h) / 120),
    size: 15,
    lit: sunlit(d, '#c4dc70', 0.5),
    warmth: 0.4,
  });
  const r = e.random(`${name}rose`);
  const rose = d.tone(petal);
  for (let i = 0; i < (w * h) / 330; i++) {
    const a = r() * 6.3;
    const k = Math.sqrt(r());
    const [rx, ry, s] = [x + Math.cos(a) * k * w, y + Math.sin(a) * k * h, 6 + r() * 4];
    fill(e, ellipse(rx, ry, s, s * 0.92, 0, 14), rose);
    fill(e, ellipse(rx - s * 0.2, ry - s * 0.25, s * 0.6, s * 0.5, 0, 12), tint(rose, 0.09));
    fill(e, ellipse(rx, ry, s * 0.26, s * 0.2, 0, 8), shade(rose, 0.1));
  }
}

/** A little dragon asleep, curled on a wall. */
export function sleepingDragon(e: Easel, d: Daylight, x: number, y: number, k: number) {
  const skin = d.tone('#6fae7c');
  const wing = d.tone('#e8a860');
  e.p.in(x, y, 0, k, k, () => {
    e.p.line(curve([40, -12, 74, -8, 84, -30, 70, -42]), 12, skin, 1, [1, 0.8, 0.5, 0.1]);
    e.p.form(outline([-44, 0, -48, -26, -14, -46, 30, -42, 54, -18, 48, 0]), skin, { depth: 10 });
    e.p.form(outline([-10, -34, -2, -74, 22, -62, 40, -66, 40, -34, 12, -22]), wing, { depth: 6 });
    for (const u of [-26, -10, 6, 22, 38])
      fill(
        e,
        points([u - 6, -40 + Math.abs(u) * 0.12, u, -56 + Math.abs(u) * 0.2, u + 6, -39 + Math.abs(u) * 0.12]),
        wing,
      );
    e.p.form(outline([-84, -2, -84, -20, -66, -34, -40, -30, -34, -10, -46, 0]), tint(skin, 0.03), { depth: 6 });
    e.p.line(curve([-64, -20, -58, -15, -51, -20]), 2.6, shade(skin, 0.3));
    for (const u of [-56, -44]) fill(e, points([u - 3, -30, u + 3, -46, u + 7, -29]), d.tone('#f6ead0'));
    fill(e, ellipse(-79, -14, 2, 1.6), shade(skin, 0.25));
  });
}
