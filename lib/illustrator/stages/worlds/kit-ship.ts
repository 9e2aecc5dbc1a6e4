import { ellipse, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { blend, clipTo, dab, type Easel, fill, linear } from '../kit/easel';
import { curve, outline, points } from '../kit/outline';

/** Open sea below the horizon with rows of waves and the road of the sun. */
export function openSea(e: Easel, d: Daylight, y0: number, y1: number, sunX: number) {
  const far = mix(d.sky[2], d.tone('#4f9ab8'), 0.55);
  const near = d.tone('#2f7a9c');
  fill(
    e,
    rectangle(-40, y0, 1280, y1 - y0),
    linear(e, 0, y0, 0, y1, [
      [0, far],
      [1, near],
    ]),
  );
  const r = e.random('sea');
  for (let i = 0; i < 120; i++) {
    const u = r();
    const y = y0 + 3 + (y1 - y0) * u;
    const base = mix(far, near, u);
    dab(e, 'dry', r() * 1260 - 30, y, 40 + u * 110, 2 + u * 7, i % 2 ? tint(base, 0.06) : shade(base, 0.05), {
      alpha: 0.5,
      variant: i,
    });
  }
  for (let row = 0; row < 7; row++) {
    const u = (row + 0.5) / 7;
    const y = y0 + (y1 - y0) * u ** 1.2;
    for (let i = 0; i < 8; i++) {
      const x = (i + (row % 2) * 0.5) * 170 + r.bell() * 50;
      const w = 24 + u * 54;
      e.p.line(
        curve([x - w, y + 2, x - w * 0.3, y - 3 - u * 5, x + w * 0.4, y - 2 - u * 3, x + w, y + 3]),
        1.4 + u * 3,
        mix('#ffffff', d.haze, 0.4),
        0.3 + u * 0.25,
        [0.1, 1, 0.7, 0.1],
      );
    }
  }
  blend(e, 'screen', () => {
    for (let i = 0; i < 70; i++) {
      const u = r();
      dab(e, 'dry', sunX + r.bell() * (30 + u * 120), y0 + (y1 - y0) * u, 14 + u * 40, 2 + u * 3, d.glow, {
        alpha: 0.3 + r() * 0.35,
        variant: i,
      });
    }
  });
}

/** Deck planks that run from the rail to the eye, below y0. */
export function deck(e: Easel, d: Daylight, y0: number) {
  const wood = d.tone('#c0895a');
  const far = mix(tint(wood, 0.02), d.glow, d.time === 'night' ? 0.05 : 0.18);
  const shape = points([-60, y0, 1260, y0, 1260, 1300, -60, 1300]);
  fill(
    e,
    shape,
    linear(e, 0, y0, 0, 1220, [
      [0, far],
      [1, shade(wood, 0.06)],
    ]),
  );
  const r = e.random('deck');
  clipTo(e, shape, () => {
    for (let i = -9; i < 9; i++) {
      const edge = (k: number, y: number) => 600 + (i + k) * (58 + (y - y0) * 0.2);
      const tone = r() > 0.6 ? tint(wood, 0.03) : r() > 0.35 ? shade(wood, 0.035) : wood;
      fill(e, points([edge(0, y0), y0, edge(1, y0), y0, edge(1, 1300), 1300, edge(0, 1300), 1300]), tone, 0.5);
      e.p.line(points([edge(0, y0), y0, edge(0, 1300), 1300]), 4, shade(wood, 0.14), 0.75, [0.5, 1.4]);
      for (let k = 0; k < 3; k++) {
        const y = y0 + 20 + r() * (1210 - y0);
        const x = edge(0.5, y);
        dab(e, 'dry', x, y, 60, 7, k % 2 ? tint(wood, 0.08) : shade(wood, 0.08), {
          alpha: 0.4,
          rotate: Math.atan2(200, i * 40 + 20),
          variant: k,
        });
      }
      const joint = y0 + 60 + r() * 300;
      e.p.line(points([edge(0, joint), joint, edge(1, joint), joint]), 3, shade(wood, 0.14), 0.6, [1, 1]);
      for (const k of [0.2, 0.8])
        fill(e, ellipse(edge(k, joint - 12), joint - 12, 3, 2.2, 0, 8), shade(wood, 0.2), 0.8);
    }
  });
}

/** The ship's side: a rail on turned posts between x0 and x1. */
export function rail(e: Easel, d: Daylight, x0: number, x1: number, y: number, h: number) {
  const wood = d.tone('#9a6242');
  const pale = d.tone('#e8d4b4');
  fill(
    e,
    rectangle(x0, y - h * 0.2, x1 - x0, h * 0.2),
    linear(e, 0, y - h * 0.2, 0, y, [
      [0, tint(wood, 0.04)],
      [1, shade(wood, 0.08)],
    ]),
  );
  for (let x = x0 + 20; x < x1; x += 44)
    fill(
      e,
      outline([
        x - 7,
        y - h * 0.18,
        x - 9,
        y - h * 0.36,
        x - 5,
        y - h * 0.6,
        x - 8,
        y - h * 0.84,
        x + 8,
        y - h * 0.84,
        x + 5,
        y - h * 0.6,
        x + 9,
        y - h * 0.36,
        x + 7,
        y - h * 0.18,
      ]),
      linear(e, x - 9, 0, x + 9, 0, [
        [0, tint(pale, 0.03)],
        [1, shade(pale, 0.1)],
      ]),
    );
  fill(
    e,
    rectangle(x0 - 4, y - h, x1 - x0 + 8, h * 0.18),
    linear(e, 0, y - h, 0, y - h * 0.82, [
      [0, mix(tint(wood, 0.1), d.glow, 0.2)],
      [0.4, wood],
      [1, shade(wood, 0.1)],
    ]),
  );
  fill(
    e,
    rectangle(x0, y, x1 - x0, 26),
    linear(e, 0, y, 0, y + 26, [
      [0, rgba(d.shadow, 0.34)],
      [1, rgba(d.shadow, 0)],
    ]),
  );
}

/** A gull that stands and looks to one side. */
export function gull(e: Easel, d: Daylight, x: number, y: number, k: number, way: 1 | -1 = 1) {
  const white = d.tone('#fbf8f2');
  e.p.in(x, y, 0, way * k, k, () => {
    for (const u of [-4, 6]) e.p.line(points([u, -14, u, 0]), 3, d.tone('#e8903c'), 1, [1, 1]);
    e.p.form(outline([-44, -20, -26, -38, 4, -46, 22, -40, 20, -20, 2, -10, -20, -12]), white, { depth: 6 });
    fill(e, outline([-50, -18, -34, -36, -4, -40, 6, -28, -16, -20]), d.tone('#a8b4c0'));
    e.p.form(outline([8, -40, 10, -58, 22, -64, 34, -56, 32, -42, 20, -34]), white, { depth: 4 });
    fill(e, outline([32, -54, 48, -49, 32, -45]), d.tone('#f0a83c'));
    fill(e, ellipse(26, -54, 2.4), '#2f2a38');
  });
}

/** A dolphin in its leap. */
export function dolphin(e: Easel, d: Daylight, x: number, y: number, k: number, way: 1 | -1 = 1) {
  const grey = d.far('#6f94b0', 0.12);
  e.p.in(x, y, 0, way * k, k, () => {
    e.p.form(
      outline([-60, 22, -40, -14, 0, -34, 40, -22, 58, -4, 74, 4, 56, 8, 30, 2, 0, -2, -30, 14, -52, 34]),
      grey,
      { depth: 9 },
    );
    fill(e, outline([50, 6, 30, 2, 4, -2, -20, 6, 10, 8, 36, 10]), tint(grey, 0.14));
    fill(e, points([-6, -32, -18, -54, 14, -32]), shade(grey, 0.03));
    fill(e, outline([-54, 24, -78, 22, -88, 36, -66, 36, -60, 52, -48, 36]), shade(grey, 0.03));
    fill(e, outline([14, 2, 6, 24, 26, 8]), shade(grey, 0.06));
    fill(e, ellipse(44, -8, 2.6), '#25344a');
  });
  for (let i = 0; i < 8; i++)
    dab(e, 'soft', x - way * 70 * k + i * 6 * k, y + (46 + (i % 3) * 5) * k, 16 * k, 8 * k, '#ffffff', {
      alpha: 0.6,
      variant: i,
    });
}
