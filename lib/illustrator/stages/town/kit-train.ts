import { ellipse, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { curve, outline, points } from '../kit/outline';

/** Light along a lying cylinder: bright near its top, dark underneath. */
function barrel(e: Easel, d: Daylight, y0: number, y1: number, colour: string) {
  return linear(e, 0, y0, 0, y1, [
    [0, shade(colour, 0.02)],
    [0.22, mix(tint(colour, 0.12), d.glow, 0.2)],
    [0.5, colour],
    [1, shade(colour, 0.14)],
  ]);
}

function wheel(e: Easel, d: Daylight, x: number, y: number, r: number, colour: string) {
  const rim = d.tone('#3c3a46');
  const c = d.tone(colour);
  fill(e, ellipse(x, y, r), rim);
  fill(e, ellipse(x, y, r * 0.84), shade(c, 0.16));
  e.p.edge(ellipse(x, y, r * 0.82), c, r * 0.12, 1);
  for (let i = 0; i < 6; i++) {
    const a = i * 1.047 + 0.3;
    e.p.line(points([x, y, x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * 0.82]), r * 0.12, c, 1, [1, 0.8]);
  }
  fill(e, ellipse(x, y, r * 0.2), d.tone('#e0b458'));
  e.p.edge(
    curve([x - r * 0.9, y - r * 0.3, x - r * 0.5, y - r * 0.82, x, y - r * 0.95]),
    tint(rim, 0.2),
    r * 0.05,
    0.7,
  );
}

/** A small old steam engine that faces left; (x, y) is on the rail under its front wheel. */
export function engine(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x + 200 * k, y - 120 * k, 320 * k)) return;
  const [green, red, brass, black] = ['#3f8468', '#c8503f', '#e6b450', '#3c3a46'].map(d.tone) as [
    string,
    string,
    string,
    string,
  ];
  e.p.in(x, y, 0, k, k, () => {
    e.p.soft(190, 2, 290, 18, d.shadow, 0.5);
    fill(e, rectangle(-30, -92, 420, 22), red);
    fill(e, points([-30, -70, -62, -8, -40, -8, 0, -70]), shade(red, 0.06));
    for (let i = 0; i < 4; i++) e.p.line(points([-28 + i * 8, -70, -58 + i * 13, -10]), 4, tint(red, 0.05), 1, [1, 1]);
    fill(e, rectangle(-10, -206, 250, 114), barrel(e, d, -206, -92, green));
    for (const u of [30, 110, 190]) fill(e, rectangle(u, -207, 10, 116), barrel(e, d, -207, -91, brass));
    fill(
      e,
      outline([-34, -206, -10, -212, 2, -206, 2, -92, -10, -88, -34, -94, -40, -150]),
      barrel(e, d, -212, -88, black),
    );
    fill(
      e,
      points([8, -200, 14, -262, 2, -290, 52, -290, 40, -262, 46, -200]),
      linear(e, 2, 0, 52, 0, [
        [0, tint(black, 0.14)],
        [1, shade(black, 0.04)],
      ]),
    );
    fill(e, rectangle(-2, -298, 58, 12), brass);
    e.p.form(outline([96, -204, 98, -236, 118, -250, 138, -236, 140, -204]), brass, { depth: 7 });
    e.p.form(outline([168, -204, 172, -224, 184, -230, 196, -224, 200, -204]), brass, { depth: 5 });
    fill(
      e,
      rectangle(240, -286, 140, 196),
      linear(e, 240, 0, 380, 0, [
        [0, tint(green, 0.05)],
        [1, shade(green, 0.06)],
      ]),
    );
    fill(e, outline([224, -284, 230, -304, 310, -316, 392, -304, 398, -284]), shade(red, 0.02));
    const pane = d.lampsLit ? '#ffd98c' : mix(d.tone('#7fa0b4'), d.sky[1], 0.4);
    for (const u of [258, 322]) {
      fill(e, rectangle(u - 5, -265, 54, 70), brass);
      fill(e, rectangle(u, -260, 44, 60), pane);
    }
    if (d.lampsLit) glow(e, 312, -230, 110, '#ffb45a', 0.4);
    fill(e, rectangle(254, -176, 112, 6), brass, 0.8);
    fill(e, ellipse(310, -138, 24), brass);
    fill(e, ellipse(310, -138, 18), red);
    if (d.lampsLit) glow(e, -44, -190, 150, '#ffe09a', 0.7);
    e.p.form(ellipse(-40, -190, 19), d.lampsLit ? '#fff2c4' : d.tone('#f4e4b8'), { depth: 4 });
    e.p.edge(ellipse(-40, -190, 19), brass, 5, 1);
    wheel(e, d, 14, -34, 34, '#c8503f');
    for (const u of [116, 220, 324]) wheel(e, d, u, -46, 46, '#c8503f');
    e.p.line(points([116, -36, 324, -36]), 11, d.tone('#d8d4cc'), 1, [1, 1]);
    for (const u of [116, 220, 324]) fill(e, ellipse(u, -36, 7), brass);
  });
}

/** A coach behind the engine, from x, `w` long. */
export function railCarriage(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  k: number,
  colours: readonly [string, string],
) {
  if (!seen(e, x + w / 2, y - 150 * k, w)) return;
  const [body, trim] = [d.tone(colours[0]), d.tone(colours[1])];
  const h = 230 * k;
  e.p.soft(x + w / 2, y, w * 0.56, 16, d.shadow, 0.45);
  fill(
    e,
    outline([
      x - 8,
      y - h - 44 * k,
      x + w * 0.1,
      y - h - 70 * k,
      x + w * 0.9,
      y - h - 70 * k,
      x + w + 8,
      y - h - 44 * k,
    ]),
    shade(d.tone('#7a6a70'), 0.02),
  );
  fill(
    e,
    rectangle(x, y - h - 46 * k, w, h),
    linear(e, 0, y - h, 0, y - 46 * k, [
      [0, mix(tint(body, 0.05), d.glow, 0.1)],
      [1, shade(body, 0.08)],
    ]),
  );
  fill(e, rectangle(x, y - h * 0.52, w, 9 * k), trim);
  const count = Math.max(2, Math.round(w / (118 * k)));
  for (let i = 0; i < count; i++) {
    const [px, pw] = [x + (w * (i + 0.18)) / count, (w / count) * 0.64];
    fill(e, rectangle(px - 4, y - h - 22 * k, pw + 8, h * 0.42), trim);
    const lit = d.lampsLit;
    fill(
      e,
      rectangle(px, y - h - 18 * k, pw, h * 0.38),
      linear(
        e,
        0,
        y - h,
        0,
        y - h * 0.6,
        lit
          ? [
              [0, '#ffe4a4'],
              [1, '#f6ae5c'],
            ]
          : [
              [0, mix(d.tone('#a8c8d4'), d.sky[1], 0.4)],
              [1, d.tone('#7f9cac')],
            ],
      ),
    );
    for (const s of [0, 1])
      fill(
        e,
        outline([
          px + s * pw,
          y - h - 18 * k,
          px + s * pw + (s ? -1 : 1) * pw * 0.3,
          y - h - 18 * k,
          px + s * pw + (s ? -1 : 1) * pw * 0.16,
          y - h * 0.78,
          px + s * pw,
          y - h * 0.7,
        ]),
        d.tone('#e8a08c'),
        0.85,
      );
    if (lit) glow(e, px + pw / 2, y - h * 0.86, pw * 1.1, '#ffb45a', 0.35);
  }
  for (const u of [0.14, 0.3, 0.7, 0.86]) wheel(e, d, x + w * u, y - 30 * k, 30 * k, '#6a6470');
  fill(e, rectangle(x, y - 56 * k, w, 12 * k), d.tone('#4a444c'));
}

/** Steam that rises from the chimney at (x, y) and drifts to one side. */
export function steam(e: Easel, d: Daylight, x: number, y: number, size: number, drift: number) {
  const white = mix(d.far('#ffffff', 0.3), d.glow, 0.3);
  const r = e.random('steam');
  for (let i = 0; i < 26; i++) {
    const u = i / 26;
    const s = size * (0.2 + u * 0.9);
    dab(
      e,
      i % 3 ? 'soft' : 'cloud',
      x + drift * u ** 1.4 + r.bell() * s * 0.6,
      y - size * 2.6 * u ** 0.8 + r.bell() * s * 0.3,
      s * (0.7 + r() * 0.4),
      s * (0.6 + r() * 0.3),
      i % 4 === 0 ? shade(white, 0.05) : white,
      { alpha: 0.5 * (1 - u * 0.75), variant: i },
    );
  }
}

/** Rails on sleepers in gravel between y0 and y1. */
export function track(e: Easel, d: Daylight, y0: number, y1: number) {
  const gravel = d.tone('#a89c94');
  fill(
    e,
    rectangle(-40, y0, 1280, y1 - y0),
    linear(e, 0, y0, 0, y1, [
      [0, tint(gravel, 0.02)],
      [1, shade(gravel, 0.1)],
    ]),
  );
  const r = e.random('gravel');
  clipTo(e, rectangle(-40, y0, 1280, y1 - y0), () => {
    for (let i = 0; i < 70; i++)
      dab(e, 'dry', r() * 1240 - 20, y0 + r() * (y1 - y0), 34, 5, i % 2 ? tint(gravel, 0.08) : shade(gravel, 0.09), {
        alpha: 0.6,
        variant: i,
      });
    for (let x = -30; x < 1230; x += 62)
      fill(e, points([x, y0 + 8, x + 30, y0 + 8, x + 26, y1 - 6, x - 8, y1 - 6]), d.tone('#7a5c4a'), 0.85);
  });
  for (const y of [y0 + 10, y1 - 16]) {
    fill(e, rectangle(-40, y, 1280, 7), d.tone('#6a6872'));
    fill(e, rectangle(-40, y, 1280, 2.4), mix(tint(d.tone('#c8c8d0'), 0.05), d.glow, 0.3), 0.9);
  }
  fill(e, rectangle(-40, y1 - 12, 1280, 14), rgba(d.shadow, 0.3));
}

/** A suitcase with straps; (x, y) is the middle of its foot. */
export function suitcase(e: Easel, d: Daylight, x: number, y: number, w: number, h: number, colour: string) {
  const c = d.tone(colour);
  e.p.soft(x, y, w * 0.62, h * 0.12, d.shadow, 0.45);
  e.p.edge(
    curve([x - w * 0.14, y - h, x - w * 0.1, y - h * 1.16, x + w * 0.1, y - h * 1.16, x + w * 0.14, y - h]),
    d.tone('#6a4a3a'),
    h * 0.06,
    1,
  );
  e.p.form(
    outline([
      x - w / 2,
      y - h * 0.9,
      x - w * 0.44,
      y - h,
      x + w * 0.44,
      y - h,
      x + w / 2,
      y - h * 0.9,
      x + w / 2,
      y - h * 0.06,
      x + w * 0.46,
      y,
      x - w * 0.46,
      y,
      x - w / 2,
      y - h * 0.06,
    ]),
    c,
    { depth: h * 0.1 },
  );
  for (const u of [-0.28, 0.28]) {
    fill(e, rectangle(x + u * w - w * 0.035, y - h, w * 0.07, h), d.tone('#7a5038'));
    fill(e, rectangle(x + u * w - w * 0.05, y - h * 0.62, w * 0.1, h * 0.12), d.tone('#e8c470'));
  }
  for (const [u, v] of [
    [-0.4, 0.08],
    [0.4, 0.08],
    [-0.4, 0.9],
    [0.4, 0.9],
  ] as const)
    fill(e, ellipse(x + u * w, y - v * h, w * 0.05, h * 0.06), shade(c, 0.1));
}
