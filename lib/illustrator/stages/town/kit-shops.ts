import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { blend, clipTo, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { outline, points } from '../kit/outline';
import { jar, loaf } from '../rooms/kit/pantry';
import { potPlant } from '../rooms/kit/plants';
import { asRoom } from './kit-street';

/** A striped awning that falls from y by `drop`, with a scalloped hem. */
export function awning(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  drop: number,
  colours: readonly [string, string],
  flare = 0.06,
) {
  if (!seen(e, x + w / 2, y + drop / 2, w)) return;
  const count = Math.max(5, Math.round(w / 38));
  const [left, wide] = [x - w * flare, w * (1 + 2 * flare)];
  blend(e, 'multiply', () => e.p.soft(x + w / 2, y + drop * 1.3, w * 0.6, drop * 0.8, d.shadow, 0.4));
  for (let i = 0; i < count; i++) {
    const cloth = d.tone(colours[i % 2] ?? colours[0]);
    const [a, b] = [i / count, (i + 1) / count];
    const [x0, x1] = [left + wide * a, left + wide * b];
    const hem = y + drop;
    fill(e, ellipse((x0 + x1) / 2, hem, (x1 - x0) / 2, drop * 0.2, 0, 20), shade(cloth, 0.07));
    fill(
      e,
      points([x + w * a, y, x + w * b, y, x1, hem, x0, hem]),
      linear(e, 0, y, 0, hem, [
        [0, mix(tint(cloth, 0.05), d.glow, d.time === 'night' ? 0.06 : 0.22)],
        [0.8, cloth],
        [1, shade(cloth, 0.03)],
      ]),
    );
    dab(e, 'dry', (x0 + x1) / 2, y + drop * 0.5, drop * 0.34, (x1 - x0) * 0.22, tint(cloth, 0.07), {
      alpha: 0.4,
      rotate: 1.5,
      variant: i,
    });
  }
  fill(e, rectangle(x - 3, y - 4, w + 6, 7), d.tone('#6a5448'));
}

type Goods = 'bread' | 'flowers' | 'toys' | 'jars';

/** A shop at the foot of a house: window with goods, glazed door, awning; no lettering, the goods tell. */
export function shop(
  e: Easel,
  d: Daylight,
  x: number,
  base: number,
  w: number,
  h: number,
  o: { colour: string; awning: readonly [string, string]; goods: Goods; doorAt: 'start' | 'end' },
) {
  if (!seen(e, x + w / 2, base - h / 2, w)) return;
  const wood = d.tone(o.colour);
  fill(
    e,
    rectangle(x, base - h, w, h),
    linear(e, 0, base - h, 0, base, [
      [0, tint(wood, 0.02)],
      [1, shade(wood, 0.07)],
    ]),
  );
  const dw = w * 0.25;
  const dx = o.doorAt === 'start' ? x + w * 0.05 : x + w * 0.7;
  const [wx, ww] = [o.doorAt === 'start' ? x + w * 0.37 : x + w * 0.06, w * 0.57];
  const glass = (gx: number, gy: number, gw: number, gh: number) => {
    fill(e, rectangle(gx - 5, gy - gh - 5, gw + 10, gh + 10), tint(wood, 0.08));
    const inside = mix(d.tone('#7a6458'), d.sky[1], 0.2);
    fill(
      e,
      rectangle(gx, gy - gh, gw, gh),
      linear(
        e,
        0,
        gy - gh,
        0,
        gy,
        d.lampsLit
          ? [
              [0, '#ffe2a4'],
              [1, '#f2a458'],
            ]
          : [
              [0, shade(inside, 0.06)],
              [1, tint(inside, 0.05)],
            ],
      ),
    );
  };
  glass(dx + dw * 0.16, base - h * 0.24, dw * 0.68, h * 0.5);
  fill(e, rectangle(dx + dw * 0.16, base - h * 0.18, dw * 0.68, h * 0.13), shade(wood, 0.09));
  fill(e, ellipse(dx + dw * 0.9, base - h * 0.36, 4), d.tone('#f0cc70'));
  glass(wx, base - h * 0.2, ww, h * 0.54);
  clipTo(e, rectangle(wx, base - h * 0.74, ww, h * 0.54), () => goods(e, d, o.goods, wx, base - h * 0.2, ww, h * 0.5));
  fill(
    e,
    points([
      wx + ww * 0.1,
      base - h * 0.2,
      wx + ww * 0.34,
      base - h * 0.74,
      wx + ww * 0.46,
      base - h * 0.74,
      wx + ww * 0.22,
      base - h * 0.2,
    ]),
    '#ffffff',
    0.1,
  );
  for (let i = 0; i < 3; i++)
    fill(e, rectangle(wx + (ww * (i + 0.08)) / 3, base - h * 0.13, ww * 0.28, h * 0.08), shade(wood, 0.06));
  if (d.lampsLit) glow(e, wx + ww / 2, base - h * 0.46, w * 0.62, '#ffae58', 0.4);
  awning(e, d, x + w * 0.01, base - h * 0.98, w * 0.98, h * 0.27, o.awning, 0.04);
}

function goods(e: Easel, d: Daylight, kind: Goods, x: number, y: number, w: number, h: number) {
  const room = asRoom(d);
  const r = e.random(`goods${kind}${x}`);
  const toys = ['#e0604f', '#f0b54a', '#4f9d96', '#7d6bb0', '#e58ca0'] as const;
  for (const [j, level] of [0.5, 0].entries()) {
    const shelf = y - h * level;
    fill(e, rectangle(x, shelf - 4, w, 5), d.tone('#a87850'));
    for (let i = 0; i < 4; i++) {
      const gx = x + (w * (i + 0.5)) / 4 + r.bell() * 3;
      const size = w * 0.19;
      if (kind === 'bread')
        loaf(e, room, gx, shelf - 5, size * 1.15, (['round', 'braid', 'long'] as const)[(i + j) % 3] ?? 'round');
      else if (kind === 'jars') jar(e, room, gx, shelf - 5, size * 1.25, toys[(i * 2 + j) % 5] ?? '#e0604f');
      else if (kind === 'flowers') bouquet(e, d, gx, shelf - 5, size * 1.4, toys[(i + j * 2) % 5] ?? '#e0604f');
      else toy(e, d, gx, shelf - 5, size, i + j * 3, toys[(i + j) % 5] ?? '#e0604f');
    }
  }
}

function toy(e: Easel, d: Daylight, x: number, y: number, s: number, kind: number, colour: string) {
  const c = d.tone(colour);
  if (kind % 3 === 0) {
    fill(e, ellipse(x, y - s * 0.45, s * 0.45), c);
    fill(
      e,
      outline([x - s * 0.42, y - s * 0.5, x, y - s * 0.66, x + s * 0.42, y - s * 0.5, x, y - s * 0.36]),
      tint(c, 0.16),
    );
  } else if (kind % 3 === 1) {
    for (const u of [-0.24, 0.24]) fill(e, ellipse(x + u * s, y - s * 1.02, s * 0.14), d.tone('#b5835a'));
    fill(e, ellipse(x, y - s * 0.3, s * 0.32, s * 0.34), d.tone('#b5835a'));
    fill(e, ellipse(x, y - s * 0.8, s * 0.3, s * 0.27), d.tone('#c4946a'));
    fill(e, ellipse(x, y - s * 0.72, s * 0.12, s * 0.09), d.tone('#f0d8b8'));
  } else
    for (const [i, v] of [0, 0.36, 0.72].entries())
      fill(
        e,
        rectangle(x - s * (0.36 - i * 0.1), y - s * (v + 0.36), s * (0.72 - i * 0.2), s * 0.34),
        i % 2 ? c : shade(c, 0.06),
      );
}

/** A bucket or pot of cut flowers. */
export function bouquet(e: Easel, d: Daylight, x: number, y: number, h: number, colour: string, pot = '#8fa4ac') {
  const r = e.random(`bouquet${x}:${y}`);
  const petal = d.tone(colour);
  for (let i = 0; i < 12; i++)
    dab(
      e,
      'leaf',
      x + r.bell() * h * 0.3,
      y - h * (0.45 + r() * 0.3),
      h * 0.2,
      h * 0.15,
      d.tone(i % 2 ? '#5f9a4e' : '#4a8048'),
      { variant: i, rotate: r() * 6 },
    );
  for (let i = 0; i < 10; i++) {
    const [fx, fy] = [x + r.bell() * h * 0.36, y - h * (0.55 + r() * 0.42)];
    for (let k = 0; k < 5; k++)
      fill(
        e,
        ellipse(fx + Math.cos(k * 1.26) * h * 0.05, fy + Math.sin(k * 1.26) * h * 0.045, h * 0.05, h * 0.045, 0, 10),
        i % 3 ? petal : tint(petal, 0.09),
      );
    fill(e, ellipse(fx, fy, h * 0.03, h * 0.03, 0, 10), d.tone('#ffdc7a'));
  }
  e.p.form(
    points([x - h * 0.24, y - h * 0.46, x + h * 0.24, y - h * 0.46, x + h * 0.17, y, x - h * 0.17, y]),
    d.tone(pot),
    { depth: h * 0.06 },
  );
}

/** A tub with a clipped tree, for doors. */
export const tub = (e: Easel, d: Daylight, x: number, y: number, size: number) =>
  potPlant(e, asRoom(d), x, y, size, { kind: 'round' });
