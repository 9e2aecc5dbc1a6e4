import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';

/** A round fountain of stone with two bowls and falling water; (x, y) is the front of its rim on the ground. */
export function fountain(e: Easel, d: Daylight, x: number, y: number, w: number) {
  if (!seen(e, x, y - w * 0.4, w)) return;
  const stone = d.tone('#cbbba8');
  const water = mix(d.tone('#6fb8cc'), d.sky[1], 0.4);
  const s = sideOf(d);
  const across = (half: number) =>
    linear(e, x + s * half, 0, x - s * half, 0, [
      [0, shade(stone, 0.02)],
      [0.25, mix(tint(stone, 0.06), d.glow, 0.16)],
      [0.6, stone],
      [1, shade(stone, 0.13)],
    ]);
  contactShadow(e, x, y - w * 0.05, w * 0.58, d.shadow, 0.45);
  const top = y - w * 0.17;
  fill(
    e,
    outline([
      x - w * 0.5,
      top,
      x - w * 0.46,
      y - w * 0.06,
      x - w * 0.25,
      y,
      x,
      y + w * 0.02,
      x + w * 0.25,
      y,
      x + w * 0.46,
      y - w * 0.06,
      x + w * 0.5,
      top,
      x,
      top - w * 0.05,
    ]),
    across(w * 0.5),
  );
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.06 + (0.88 * i) / 8);
    e.p.line(
      points([
        x - Math.cos(a) * w * 0.48,
        top + Math.sin(a) * w * 0.085,
        x - Math.cos(a) * w * 0.46,
        top + w * 0.1 + Math.sin(a) * w * 0.08,
      ]),
      w * 0.008,
      shade(stone, 0.12),
      0.6,
      [1, 1],
    );
  }
  fill(e, ellipse(x, top, w * 0.51, w * 0.105), mix(tint(stone, 0.07), d.glow, 0.12));
  const pond = ellipse(x, top + w * 0.004, w * 0.455, w * 0.085);
  fill(
    e,
    pond,
    linear(e, 0, top - w * 0.08, 0, top + w * 0.08, [
      [0, shade(water, 0.1)],
      [1, water],
    ]),
  );
  const r = e.random('fountain');
  clipTo(e, pond, () => {
    for (let i = 0; i < 26; i++)
      dab(
        e,
        'dry',
        x + r.bell() * w * 0.4,
        top + r.bell() * w * 0.07,
        w * 0.07,
        w * 0.008,
        i % 2 ? '#ffffff' : tint(water, 0.1),
        { alpha: 0.5, variant: i },
      );
    if (d.lampsLit) for (const u of [-0.24, 0, 0.24]) e.p.soft(x + u * w, top, w * 0.14, w * 0.05, '#ffd890', 0.6);
  });
  fill(
    e,
    outline([
      x - w * 0.06,
      top,
      x - w * 0.04,
      top - w * 0.12,
      x - w * 0.07,
      top - w * 0.22,
      x + w * 0.07,
      top - w * 0.22,
      x + w * 0.04,
      top - w * 0.12,
      x + w * 0.06,
      top,
    ]),
    across(w * 0.08),
  );
  fill(
    e,
    outline([
      x - w * 0.27,
      top - w * 0.27,
      x - w * 0.16,
      top - w * 0.2,
      x,
      top - w * 0.17,
      x + w * 0.16,
      top - w * 0.2,
      x + w * 0.27,
      top - w * 0.27,
      x,
      top - w * 0.3,
    ]),
    across(w * 0.26),
  );
  fill(e, ellipse(x, top - w * 0.275, w * 0.27, w * 0.036), tint(stone, 0.07));
  fill(e, ellipse(x, top - w * 0.274, w * 0.24, w * 0.028), water);
  fill(
    e,
    outline([
      x - w * 0.03,
      top - w * 0.27,
      x - w * 0.02,
      top - w * 0.42,
      x + w * 0.02,
      top - w * 0.42,
      x + w * 0.03,
      top - w * 0.27,
    ]),
    across(w * 0.04),
  );
  bird(e, d, x, top - w * 0.42, w * 0.0022, stone);
  if (d.lampsLit) glow(e, x, top - w * 0.2, w * 0.6, '#ffd8a0', 0.25);
  for (const side of [-1, 1]) {
    for (const [reach, from] of [
      [0.36, 0.27],
      [0.3, 0.22],
      [0.24, 0.17],
    ] as const)
      e.p.line(
        curve([
          x + side * w * from,
          top - w * 0.27,
          x + side * w * (reach - 0.01),
          top - w * 0.2,
          x + side * w * reach,
          top,
        ]),
        w * 0.016,
        mix('#ffffff', d.sky[2], 0.3),
        0.75,
        [0.5, 1, 1],
      );
    for (let i = 0; i < 5; i++)
      dab(e, 'soft', x + side * w * 0.31 + r.bell() * w * 0.06, top - r() * w * 0.03, w * 0.035, w * 0.02, '#ffffff', {
        alpha: 0.6,
        variant: i,
      });
  }
}

/** A stone bird with open wings and a jet of water from its beak. */
function bird(e: Easel, d: Daylight, x: number, y: number, k: number, stone: string) {
  e.p.in(x, y, 0, k, k, () => {
    for (const s of [-1, 1])
      fill(
        e,
        outline([s * 8, -30, s * 34, -62, s * 62, -70, s * 50, -46, s * 26, -20]),
        s === sideOf(d) ? tint(stone, 0.06) : shade(stone, 0.06),
      );
    e.p.form(outline([-16, 0, -22, -26, -10, -52, 0, -72, 14, -66, 12, -46, 22, -24, 14, 0]), tint(stone, 0.03), {
      depth: 8,
    });
    e.p.line(
      curve([6, -66, 20, -110, 44, -120, 64, -90, 74, -40]),
      6,
      mix('#ffffff', d.sky[2], 0.3),
      0.8,
      [0.5, 1, 1, 0.6],
    );
    e.p.line(
      curve([0, -70, -16, -112, -40, -120, -60, -88, -70, -40]),
      6,
      mix('#ffffff', d.sky[2], 0.3),
      0.8,
      [0.5, 1, 1, 0.6],
    );
  });
}

/** A pigeon that walks about; `way` is where it looks. */
export function pigeon(e: Easel, d: Daylight, x: number, y: number, k: number, way: 1 | -1 = 1) {
  const grey = d.tone('#9aa2b4');
  e.p.in(x, y, 0, way * k, k, () => {
    e.p.soft(0, 0, 26, 5, d.shadow, 0.4);
    for (const u of [-3, 5]) e.p.line(points([u, -11, u, 0]), 2.2, d.tone('#d8705c'), 1, [1, 1]);
    e.p.form(outline([-38, -12, -20, -28, 4, -34, 18, -28, 16, -14, 0, -8]), grey, { depth: 5 });
    fill(e, outline([-34, -13, -16, -26, 2, -26, -6, -14]), shade(grey, 0.07));
    fill(e, outline([10, -30, 12, -44, 20, -48, 27, -41, 22, -28]), d.tone('#7f8aa8'));
    fill(e, outline([12, -30, 22, -32, 20, -24]), d.tone('#7fae9c'));
    fill(e, points([26, -43, 33, -40, 26, -38]), d.tone('#4a4450'));
    fill(e, ellipse(21, -42, 1.7), '#2a2430');
  });
}

/** A cart with a striped roof and round sweets or balloons, for a feast day. */
export function feastCart(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x, y - 120 * k, 180 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    contactShadow(e, 0, 0, 110, d.shadow, 0.45);
    const red = d.tone('#c8584a');
    for (const u of [-76, 76]) fill(e, rectangle(u - 4, -230, 8, 160), d.tone('#f4e4c4'));
    fill(
      e,
      rectangle(-92, -120, 184, 82),
      linear(e, 0, -120, 0, -38, [
        [0, tint(red, 0.05)],
        [1, shade(red, 0.08)],
      ]),
    );
    fill(e, rectangle(-98, -130, 196, 14), d.tone('#f4dca8'));
    for (let i = 0; i < 5; i++) fill(e, ellipse(-68 + i * 34, -78, 12, 16), d.tone(i % 2 ? '#f4dca8' : '#e8a04c'));
    for (let i = 0; i < 9; i++)
      fill(
        e,
        ellipse(-74 + i * 18.5, -140 - (i % 2) * 7, 12, 11),
        d.tone((['#f4b0c0', '#f6d070', '#9cd0c0'] as const)[i % 3] ?? '#f4b0c0'),
      );
    for (const u of [-54, 54]) {
      e.p.edge(ellipse(u, -26, 26), d.tone('#6a4a3c'), 7, 1);
      for (let i = 0; i < 4; i++)
        e.p.line(
          points([
            u - Math.cos(i * 0.785) * 24,
            -26 - Math.sin(i * 0.785) * 24,
            u + Math.cos(i * 0.785) * 24,
            -26 + Math.sin(i * 0.785) * 24,
          ]),
          3.4,
          d.tone('#e8b450'),
          1,
          [1, 1],
        );
    }
    for (let i = 0; i < 8; i++) {
      const [a, b] = [-104 + i * 26, -78 + i * 26];
      const c = d.tone(i % 2 ? '#fbeed4' : '#4f94a0');
      fill(e, ellipse((a + b) / 2, -218, 13, 10, 0, 16), shade(c, 0.05));
      fill(e, points([a * 0.7, -268, b * 0.7, -268, b, -218, a, -218]), c);
    }
    if (d.lampsLit) glow(e, 0, -170, 150, '#ffbe68', 0.5);
    for (const [u, v, c] of [
      [96, -330, '#e8604f'],
      [128, -296, '#f0c04c'],
      [118, -366, '#6f9fd0'],
      [146, -340, '#e58ca0'],
    ] as const) {
      e.p.line(curve([84, -150, 96, -230, u, v + 26]), 1.8, d.tone('#f4ead8'), 0.8, [1, 1]);
      e.p.form(ellipse(u, v, 22, 27), d.tone(c), { depth: 8 });
      e.p.soft(u - 7, v - 9, 7, 10, '#ffffff', 0.6);
    }
  });
}
