import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, linear, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';

/** A painted post from (x0, y0) to (x1, y1), round like a pipe. */
function pipe(e: Easel, d: Daylight, x0: number, y0: number, x1: number, y1: number, w: number, colour: string) {
  const c = d.tone(colour);
  const s = sideOf(d) * w * 0.24;
  e.p.line(points([x0, y0, x1, y1]), w, shade(c, 0.05), 1, [1, 1]);
  e.p.line(points([x0 + s, y0, x1 + s, y1]), w * 0.4, mix(tint(c, 0.08), d.glow, 0.15), 0.9, [1, 1]);
}

/** A slide with a roofed platform; (x, y) is under the middle of the platform. */
export function slide(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x, y - 100 * k, 320 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    contactShadow(e, 90, 4, 250, d.shadow, 0.35);
    for (const u of [-56, 56]) pipe(e, d, u, 2, u, -330, 13, '#8a5f44');
    for (let i = 0; i < 7; i++)
      pipe(e, d, -56 - 62 + i * 9, -16 - i * 27, -56 - 30 + i * 9 - 2, -16 - i * 27, 8, '#f0b44c');
    pipe(e, d, -122, 2, -58, -206, 9, '#d8604f');
    pipe(e, d, -88, 2, -26, -206, 9, '#d8604f');
    const deck = d.tone('#c08a58');
    fill(
      e,
      rectangle(-72, -204, 146, 16),
      linear(e, 0, -204, 0, -188, [
        [0, tint(deck, 0.06)],
        [1, shade(deck, 0.08)],
      ]),
    );
    for (const u of [-40, -20, 0, 20]) pipe(e, d, u, -204, u, -262, 6, '#f0b44c');
    pipe(e, d, -56, -262, 30, -262, 9, '#d8604f');
    const roof = d.tone('#4f94a4');
    e.p.form(points([-92, -322, 0, -412, 92, -322]), roof, { depth: 12 });
    for (let i = 0; i < 3; i++)
      fill(
        e,
        points([
          -80 + i * 24,
          -332 - i * 22,
          80 - i * 24,
          -332 - i * 22,
          78 - i * 24,
          -329 - i * 22,
          -78 + i * 24,
          -329 - i * 22,
        ]),
        shade(roof, 0.1),
        0.8,
      );
    e.p.line(points([0, -412, 0, -452]), 5, d.tone('#8a5f44'), 1, [1, 1]);
    fill(e, outline([0, -452, 26, -456, 50, -444, 26, -436, 0, -428]), d.tone('#e8604f'));
    const chute = outline([
      40, -206, 76, -208, 118, -180, 180, -96, 240, -40, 310, -24, 344, -26, 344, -8, 300, -4, 222, -16, 158, -66, 98,
      -144, 62, -182, 40, -184,
    ]);
    e.p.form(chute, d.tone('#f0b44c'), { depth: 9 });
    const bed = outline([
      52, -202, 78, -202, 120, -168, 184, -86, 244, -36, 312, -20, 340, -20, 338, -12, 300, -12, 228, -26, 164, -76,
      104, -154, 66, -190,
    ]);
    fill(
      e,
      bed,
      linear(e, 60, -200, 300, -20, [
        [0, mix(d.tone('#fbe6b4'), d.sky[1], 0.2)],
        [1, tint(d.tone('#f8d488'), 0.04)],
      ]),
    );
    e.p.line(curve([70, -196, 116, -160, 178, -78, 240, -30, 320, -18]), 4, '#ffffff', 0.5);
    pipe(e, d, 214, 2, 206, -62, 9, '#8a5f44');
  });
}

/** A frame with two swings; the seat of the near one is at (x, y - 104 k) and stays empty. */
export function swings(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x, y - 160 * k, 260 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    for (const s of [-1, 1]) {
      contactShadow(e, s * 176, 4, 44, d.shadow, 0.4);
      pipe(e, d, s * 150, -352, s * 198, 4, 14, '#d8604f');
      pipe(e, d, s * 150, -352, s * 150, -4, 12, '#c2503f');
    }
    pipe(e, d, -166, -352, 166, -352, 16, '#4f94a4');
    for (const [sx, lean, seat] of [
      [-82, -16, '#4f9a74'],
      [62, 0, '#f0b44c'],
    ] as const) {
      e.p.soft(sx + lean, 6, 56, 8, d.shadow, 0.35);
      for (const r of [-30, 30]) e.p.line(points([sx + r, -346, sx + r + lean, -108]), 4, d.tone('#d8c8a4'), 1, [1, 1]);
      e.p.form(
        outline([sx - 40 + lean, -110, sx + 40 + lean, -110, sx + 38 + lean, -97, sx + lean, -94, sx - 38 + lean, -97]),
        d.tone(seat),
        { depth: 4 },
      );
    }
  });
}

/** A box of sand with a wooden rim, `w` wide. */
export function sandbox(e: Easel, d: Daylight, x: number, y: number, w: number) {
  if (!seen(e, x, y, w)) return;
  const h = w * 0.3;
  const sand = d.tone('#ecd29a');
  const wood = d.tone('#b8794c');
  contactShadow(e, x, y + h * 0.5, w * 0.56, d.shadow, 0.35);
  const rim = points([
    x - w * 0.43,
    y - h * 0.5,
    x + w * 0.43,
    y - h * 0.5,
    x + w * 0.53,
    y + h * 0.5,
    x - w * 0.53,
    y + h * 0.5,
  ]);
  const inner = points([
    x - w * 0.4,
    y - h * 0.42,
    x + w * 0.4,
    y - h * 0.42,
    x + w * 0.48,
    y + h * 0.38,
    x - w * 0.48,
    y + h * 0.38,
  ]);
  fill(e, rim, wood);
  fill(
    e,
    inner,
    linear(e, 0, y - h * 0.4, 0, y + h * 0.4, [
      [0, shade(sand, 0.07)],
      [0.3, sand],
      [1, mix(tint(sand, 0.04), d.glow, 0.15)],
    ]),
  );
  const r = e.random('sand');
  clipTo(e, inner, () => {
    for (let i = 0; i < 34; i++)
      dab(
        e,
        'dry',
        x + r.bell() * w * 0.5,
        y + r.bell() * h * 0.45,
        40,
        7,
        i % 2 ? tint(sand, 0.06) : shade(sand, 0.07),
        { alpha: 0.5, variant: i, rotate: r.bell() * 0.3 },
      );
    for (const u of [-0.22, 0.06, 0.3])
      fill(e, ellipse(x + u * w, y + h * 0.12, w * 0.05, h * 0.05), shade(sand, 0.1), 0.6);
  });
  const front = rectangle(x - w * 0.54, y + h * 0.4, w * 1.08, h * 0.26);
  fill(
    e,
    front,
    linear(e, 0, y + h * 0.4, 0, y + h * 0.66, [
      [0, mix(tint(wood, 0.08), d.glow, 0.14)],
      [0.3, wood],
      [1, shade(wood, 0.1)],
    ]),
  );
  for (let i = 0; i < 6; i++)
    dab(e, 'dry', x - w * 0.44 + i * w * 0.18, y + h * 0.54, w * 0.1, h * 0.04, shade(wood, 0.1), {
      alpha: 0.6,
      variant: i,
    });
}

/** A bucket with a spade beside it. */
export function bucket(e: Easel, d: Daylight, x: number, y: number, s: number, colour: string) {
  e.p.soft(x, y, s * 0.6, s * 0.12, d.shadow, 0.4);
  e.p.edge(
    curve([x - s * 0.36, y - s * 0.72, x, y - s * 1.16, x + s * 0.36, y - s * 0.72]),
    d.tone('#f6ead4'),
    s * 0.06,
    1,
  );
  e.p.form(
    points([x - s * 0.42, y - s * 0.74, x + s * 0.42, y - s * 0.74, x + s * 0.3, y, x - s * 0.3, y]),
    d.tone(colour),
    { depth: s * 0.12 },
  );
  fill(e, ellipse(x, y - s * 0.74, s * 0.43, s * 0.1), shade(d.tone(colour), 0.14));
  e.p.line(points([x + s * 0.62, y, x + s * 0.9, y - s * 0.66]), s * 0.09, d.tone('#f0b44c'), 1, [1, 1]);
  fill(
    e,
    outline([
      x + s * 0.46,
      y + s * 0.04,
      x + s * 0.54,
      y - s * 0.2,
      x + s * 0.78,
      y - s * 0.14,
      x + s * 0.68,
      y + s * 0.1,
    ]),
    d.tone('#f0b44c'),
  );
}

/** A duck on a spring to ride. */
export function springDuck(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x, y, 90 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    contactShadow(e, 0, 0, 40, d.shadow, 0.4);
    for (let i = 0; i < 7; i++) e.p.edge(ellipse(0, -6 - i * 9, 17, 6, 0.1, 20), d.tone('#5a6470'), 4, 1);
    e.p.form(
      outline([-62, -66, -34, -58, 10, -68, 46, -62, 58, -84, 46, -106, 34, -92, 10, -84, -30, -86, -58, -96]),
      d.tone('#f4c24c'),
      { depth: 10 },
    );
    e.p.form(ellipse(48, -118, 27, 25), d.tone('#f6ca58'), { depth: 7 });
    fill(e, outline([68, -122, 94, -118, 92, -108, 70, -108]), d.tone('#e8783c'));
    fill(e, ellipse(54, -124, 3.6, 4.4), '#33283a');
    fill(e, outline([-30, -78, 0, -84, 16, -74, -4, -64]), d.tone('#e8a83c'));
    pipe(e, d, 22, -100, 34, -112, 6, '#d8604f');
  });
}
