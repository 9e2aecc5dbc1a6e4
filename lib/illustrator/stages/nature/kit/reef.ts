import { ellipse, type Knot, mix, rgba, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { dab, type Easel, fill, seen } from '../../kit/easel';
import { points } from '../../kit/outline';

/** Coral that forks; `h` high. */
export function staghorn(e: Easel, name: string, x: number, y: number, h: number, colour: string) {
  if (!seen(e, x, y - h / 2, h)) return;
  const r = e.random(name);
  const limbs: (readonly (readonly [number, number])[])[] = [];
  const tips: (readonly [number, number])[] = [];
  const grow = (px: number, py: number, a: number, long: number, width: number, left: number) => {
    const q: Knot = [px + Math.sin(a) * long, py - Math.cos(a) * long];
    const mid: Knot = [(px + q[0]) / 2 + r.bell() * long * 0.14, (py + q[1]) / 2];
    limbs.push(taper([[px, py], mid, q], [width, width * 0.82, width * 0.72]));
    if (!left) return tips.push([q[0], q[1]]);
    for (const side of [-1, 1])
      grow(q[0], q[1], a + side * (0.34 + r() * 0.26), long * (0.66 + r() * 0.16), width * 0.72, left - 1);
  };
  grow(x, y + 4, r.bell() * 0.1, h * 0.36, h * 0.065, 3);
  e.p.form(limbs, colour, { depth: h * 0.03, softness: h * 0.02 });
  for (const [tx, ty] of tips) fill(e, ellipse(tx, ty, h * 0.02, h * 0.02, 0, 10), tint(colour, 0.14), 0.9);
}

/** A fan of lace. */
export function seaFan(e: Easel, name: string, x: number, y: number, h: number, colour: string) {
  if (!seen(e, x, y - h / 2, h)) return;
  const r = e.random(name);
  for (let i = 0; i < 19; i++) {
    const a = (i / 18 - 0.5) * 2.1;
    const long = h * (0.78 + r() * 0.2) * (1 - Math.abs(a) * 0.12);
    const mid: Knot = [x + Math.sin(a * 0.6) * long * 0.5, y - Math.cos(a * 0.6) * long * 0.5];
    e.p.line(
      [[x, y], mid, [x + Math.sin(a) * long, y - Math.cos(a) * long]],
      h * 0.035,
      i % 2 ? colour : tint(colour, 0.05),
      0.95,
      [1, 0.6, 0.3],
    );
  }
  for (let k = 2; k < 7; k++) {
    const ring = Array.from({ length: 9 }, (_, i): Knot => {
      const a = (i / 8 - 0.5) * 1.9;
      return [x + Math.sin(a) * h * 0.135 * k, y - Math.cos(a) * h * 0.135 * k + r.bell() * 3];
    });
    e.p.line(ring, h * 0.016, shade(colour, 0.06), 0.7, [1, 1]);
  }
}

/** A round coral with winding furrows. */
export function brainCoral(e: Easel, name: string, x: number, y: number, w: number, colour: string) {
  if (!seen(e, x, y, w * 1.2)) return;
  const r = e.random(name);
  const dome = smooth(
    [
      [x - w, y + 6, 1],
      [x - w * 0.86, y - w * 0.5],
      [x - w * 0.2, y - w * 0.82],
      [x + w * 0.6, y - w * 0.66],
      [x + w, y + 6, 1],
    ],
    true,
    8,
  );
  e.p.form(dome, colour, { depth: w * 0.22, softness: w * 0.16 });
  e.p.clip(dome, () => {
    for (let i = 0; i < 12; i++) {
      const px = x + r.bell() * w * 0.9;
      const py = y - r() * w * 0.75;
      const curl: Knot[] = [
        [px, py],
        [px + w * 0.12, py - w * 0.1],
        [px + w * 0.22, py + w * 0.02],
        [px + w * 0.34, py - w * 0.06],
      ];
      e.p.line(curl, w * 0.05, i % 3 ? shade(colour, 0.1) : tint(colour, 0.1), 0.75);
    }
  });
}

/** An anemone or tube sponge: a bunch of soft fingers. */
export function fingers(e: Easel, name: string, x: number, y: number, h: number, colour: string, tip: string) {
  if (!seen(e, x, y - h / 2, h)) return;
  const r = e.random(name);
  for (let i = 0; i < 15; i++) {
    const a = ((i * 7) % 15) / 14 - 0.5;
    const long = h * (0.72 + r() * 0.32);
    const end: Knot = [x + a * h * 1.5, y - long * Math.cos(a * 1.1)];
    fill(
      e,
      taper(
        [[x + a * h * 0.5, y + 4], [x + a * h * 0.9 + r.bell() * 4, y - long * 0.5], end],
        [h * 0.075, h * 0.06, h * 0.05],
      ),
      i % 3 ? colour : shade(colour, 0.06),
    );
    fill(e, ellipse(end[0], end[1], h * 0.058, h * 0.058, 0, 10), tip);
  }
}

/** A ribbon of kelp that sways, with leaves to both sides. */
export function kelp(e: Easel, name: string, x: number, y: number, h: number, colour: string, lit: string, sway = 1) {
  if (!seen(e, x, y - h / 2, h * 0.7)) return;
  const r = e.random(name);
  const phase = r() * 6;
  const at = (u: number): Knot => [
    x + Math.sin(u * 4.2 + phase) * h * 0.05 * sway + u * u * h * 0.08 * sway,
    y - u * h,
  ];
  const steps = Math.max(6, Math.round(h / 34));
  for (let i = 1; i <= steps; i++) {
    const u = i / steps;
    const [px, py] = at(u);
    for (const side of [-1, 1]) {
      const long = 58 * (1 - u * 0.35) * (h / 500) ** 0.4;
      const rise = 0.5 + r() * 0.4;
      const end: Knot = [px + side * long, py - long * rise];
      fill(
        e,
        taper([[px, py], [px + side * long * 0.5, py - long * rise * 0.25], end], [3, 9 * (h / 500) ** 0.4, 0.6]),
        side > 0 ? lit : i % 2 ? colour : shade(colour, 0.04),
        0.96,
      );
    }
  }
  e.p.line(
    [at(0), at(0.25), at(0.5), at(0.75), at(1)],
    9 * (h / 500) ** 0.4,
    shade(colour, 0.03),
    1,
    [1, 0.9, 0.7, 0.3],
  );
}

/** A bubble with a bright crescent. */
export function bubble(e: Easel, x: number, y: number, size: number, colour: string) {
  if (!seen(e, x, y, size)) return;
  fill(e, ellipse(x, y, size, size, 0, 24), rgba(colour, 0.16));
  e.p.edge(ellipse(x, y, size, size, 0, 24), colour, Math.max(1, size * 0.1), 0.6);
  fill(e, ellipse(x - size * 0.38, y - size * 0.4, size * 0.24, size * 0.15, -0.7, 10), '#ffffff', 0.9);
}

/** A far shoal: plain little fish that all swim one way. */
export function shoal(
  e: Easel,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  size: number,
  colour: string,
  way: 1 | -1 = 1,
) {
  const r = e.random(name);
  for (let i = 0; i < count; i++) {
    const [fx, fy] = [x + r.bell() * w, y + r.bell() * h];
    const s = size * (0.7 + r() * 0.6);
    fill(
      e,
      smooth(
        [
          [fx + way * s, fy],
          [fx, fy - s * 0.36],
          [fx - way * s * 0.7, fy - s * 0.06],
          [fx - way * s * 1.15, fy - s * 0.34, 1],
          [fx - way * s * 1.1, fy + s * 0.34, 1],
          [fx - way * s * 0.7, fy + s * 0.06],
          [fx, fy + s * 0.36],
        ],
        true,
        4,
      ),
      i % 3 ? colour : tint(colour, 0.06),
      0.85,
    );
  }
}

/** A reef fish with bands, `size` from the middle to its nose. */
export function reefFish(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  size: number,
  colour: string,
  band: string,
  way: 1 | -1 = 1,
) {
  if (!seen(e, x, y, size * 1.6)) return;
  e.p.in(x, y, 0, (way * size) / 40, size / 40, () => {
    const tone = d.tone(colour);
    fill(e, smooth(points([-30, 0, -56, -24, -50, 0, -56, 24]), true, 5), shade(tone, 0.05));
    fill(e, smooth(points([-14, -22, 4, -40, 20, -22]), true, 5), shade(tone, 0.05));
    fill(e, smooth(points([-6, 22, 2, 36, 14, 20]), true, 5), shade(tone, 0.05));
    const body = smooth(points([40, 2, 24, -19, -4, -26, -34, -4, -34, 4, -4, 26, 24, 20]), true, 7);
    e.p.form(body, tone, { depth: 8 });
    e.p.clip(body, () => {
      for (const bx of [12, -16])
        fill(
          e,
          taper(
            [
              [bx, -30],
              [bx + 5, 0],
              [bx, 30],
            ],
            [4.5, 5.5, 4.5],
          ),
          d.tone(band),
        );
    });
    fill(e, ellipse(25, -4, 6.4, 7), '#fffaf0');
    fill(e, ellipse(26.5, -3.5, 3.8, 4.4), '#20202c');
    fill(e, ellipse(27.6, -5.4, 1.4, 1.4, 0, 8), '#ffffff');
    e.p.line(points([34, 8, 30, 11, 26, 10]), 2, shade(tone, 0.2));
  });
}

/** The net of light that waves throw on the bottom. */
export function caustics(e: Easel, name: string, y0: number, y1: number, colour: string, alpha: number) {
  const r = e.random(name);
  e.c.save();
  e.c.globalCompositeOperation = 'screen';
  for (let i = 0; i < 46; i++) {
    const u = r();
    const y = y0 + (y1 - y0) * u;
    const w = 26 + u * 60;
    const x = r() * 1240 - 20;
    e.p.line(
      [
        [x - w, y + r.bell() * 8],
        [x - w * 0.3, y - w * 0.14],
        [x + w * 0.4, y + w * 0.1],
        [x + w, y - r() * 8],
      ],
      3 + u * 4,
      colour,
      alpha * (0.4 + r() * 0.6),
    );
  }
  e.c.restore();
}

/** A drifting jellyfish. */
export function jellyfish(e: Easel, x: number, y: number, size: number, colour: string) {
  if (!seen(e, x, y + size, size * 2.6)) return;
  for (let i = -3; i <= 3; i++)
    e.p.line(
      [
        [x + i * size * 0.22, y],
        [x + i * size * 0.26 + (i % 2 ? 9 : -9), y + size * 0.8],
        [x + i * size * 0.2, y + size * (1.5 + (i % 2) * 0.3)],
      ],
      size * 0.07,
      tint(colour, 0.05),
      0.5,
    );
  const bell = smooth(
    [
      [x - size, y + size * 0.08],
      [x - size * 0.82, y - size * 0.6],
      [x, y - size],
      [x + size * 0.82, y - size * 0.6],
      [x + size, y + size * 0.08],
      [x + size * 0.5, y - size * 0.04],
      [x, y + size * 0.1],
      [x - size * 0.5, y - size * 0.04],
    ],
    true,
    7,
  );
  fill(e, bell, rgba(colour, 0.55));
  e.p.soft(x - size * 0.2, y - size * 0.5, size * 0.6, size * 0.4, '#ffffff', 0.5);
  dab(e, 'soft', x, y - size * 0.3, size * 1.3, size * 1.2, mix(colour, '#ffffff', 0.4), { alpha: 0.18 });
}
