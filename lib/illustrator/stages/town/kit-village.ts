import { ellipse, mix, type Polygon, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { arch, curve, outline, points } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';

type Hut = {
  readonly wall?: string;
  readonly band: readonly [string, string];
  readonly depth?: number;
  readonly doorAt?: number;
};

/** A round house of clay with a painted band and a roof of thatch; (x, y) is the middle of its foot, `w` its width. */
export function roundHouse(e: Easel, d: Daylight, name: string, x: number, y: number, w: number, o: Hut) {
  if (!seen(e, x, y - w * 0.5, w)) return;
  const depth = o.depth ?? 0;
  const clay = d.far(o.wall ?? '#cf8a5c', depth);
  const h = w * 0.5;
  const s = sideOf(d);
  contactShadow(e, x, y, w * 0.58, d.shadow, 0.4);
  const body = outline([
    x - w * 0.5,
    y - h,
    x,
    y - h * 1.05,
    x + w * 0.5,
    y - h,
    x + w * 0.5,
    y - h * 0.4,
    x + w * 0.5,
    y - h * 0.03,
    x + w * 0.25,
    y + h * 0.07,
    x,
    y + h * 0.09,
    x - w * 0.25,
    y + h * 0.07,
    x - w * 0.5,
    y - h * 0.03,
    x - w * 0.5,
    y - h * 0.4,
  ]);
  fill(
    e,
    body,
    linear(e, x + s * w * 0.5, 0, x - s * w * 0.5, 0, [
      [0, shade(clay, 0.02)],
      [0.22, mix(tint(clay, 0.06), d.glow, d.time === 'night' ? 0.05 : 0.18)],
      [0.6, clay],
      [1, shade(clay, 0.13)],
    ]),
  );
  const r = e.random(name);
  clipTo(e, body, () => {
    for (let i = 0; i < 26; i++)
      dab(
        e,
        'dry',
        x + r.bell() * w * 0.5,
        y - r() * h,
        w * 0.14,
        w * 0.018,
        i % 2 ? tint(clay, 0.06) : shade(clay, 0.06),
        { alpha: 0.4, variant: i },
      );
    paintedBand(e, d, x, y, w, h, o.band, depth);
  });
  const [dx, dw, dh] = [x + (o.doorAt ?? 0) * w - w * 0.1, w * 0.2, h * 0.78];
  fill(e, arch(dx - w * 0.018, y + h * 0.07, dw + w * 0.036, dh + w * 0.02), d.far('#f0d8b4', depth));
  fill(e, arch(dx, y + h * 0.08, dw, dh), d.lampsLit ? '#f0a850' : shade(clay, 0.3));
  if (d.lampsLit) glow(e, dx + dw / 2, y - h * 0.3, w * 0.4, '#ffb050', 0.5);
  const wx = x + ((o.doorAt ?? 0) > 0 ? -0.28 : 0.28) * w;
  fill(e, ellipse(wx, y - h * 0.56, w * 0.06, w * 0.07), d.far('#f0d8b4', depth));
  fill(e, ellipse(wx, y - h * 0.56, w * 0.042, w * 0.052), d.lampsLit ? '#ffd890' : shade(clay, 0.26));
  e.p.soft(x, y - h * 0.94, w * 0.52, h * 0.16, d.shadow, 0.5);
  thatch(e, d, name, x, y - h * 0.86, w, depth);
}

/** Lozenges and zigzags around the wall, bent as the wall is round. */
function paintedBand(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly [string, string],
  depth: number,
) {
  const [a, b] = [d.far(colours[0], depth), d.far(colours[1], depth)];
  const bowed = (v: number) => curve([x - w * 0.52, y - h * v, x, y - h * v + h * 0.1, x + w * 0.52, y - h * v]);
  e.p.line(bowed(0.32), h * 0.035, a, 0.9, [1, 1, 1]);
  e.p.line(bowed(0.06), h * 0.035, a, 0.9, [1, 1, 1]);
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.5) / 11;
    const cx = x - Math.cos(t * Math.PI) * w * 0.49;
    const k = w * 0.045 * Math.sin(t * Math.PI) + 1.5;
    const cy = y - h * 0.19 + h * 0.1 * Math.sin(t * Math.PI);
    fill(e, points([cx - k, cy, cx, cy - h * 0.09, cx + k, cy, cx, cy + h * 0.09]), i % 2 ? a : b, 0.92);
  }
}

function thatch(e: Easel, d: Daylight, name: string, x: number, y: number, w: number, depth: number) {
  const straw = d.far('#c9a45c', depth);
  const s = sideOf(d);
  const h = w * 0.56;
  const cone: Polygon = outline([
    x - w * 0.66,
    y + h * 0.06,
    x - w * 0.4,
    y - h * 0.34,
    x - w * 0.1,
    y - h * 0.86,
    x,
    y - h,
    x + w * 0.1,
    y - h * 0.86,
    x + w * 0.4,
    y - h * 0.34,
    x + w * 0.66,
    y + h * 0.06,
    x + w * 0.3,
    y + h * 0.16,
    x,
    y + h * 0.19,
    x - w * 0.3,
    y + h * 0.16,
  ]);
  fill(
    e,
    cone,
    linear(e, x + s * w * 0.6, 0, x - s * w * 0.6, 0, [
      [0, mix(tint(straw, 0.08), d.glow, 0.2)],
      [0.5, straw],
      [1, shade(straw, 0.14)],
    ]),
  );
  const r = e.random(`${name}thatch`);
  clipTo(e, cone, () => {
    for (let i = 0; i < 90; i++) {
      const u = r.between(-1, 1);
      const v = r();
      const tone =
        (u * s > 0.1
          ? [tint(straw, 0.1), mix(tint(straw, 0.06), d.glow, 0.3)]
          : [shade(straw, 0.07), shade(straw, 0.12)])[i % 2] ?? straw;
      dab(e, 'dry', x + u * v * w * 0.62, y - h * (1 - v) + h * 0.1, h * 0.13, w * 0.016, tone, {
        alpha: 0.6,
        rotate: Math.PI / 2 - u * 0.85,
        variant: i,
      });
    }
    for (const v of [0.36, 0.66])
      e.p.line(
        curve([
          x - w * 0.64 * v,
          y - h * (1 - v) + h * 0.02,
          x,
          y - h * (1 - v) + h * 0.14,
          x + w * 0.64 * v,
          y - h * (1 - v) + h * 0.02,
        ]),
        w * 0.012,
        shade(straw, 0.18),
        0.6,
        [1, 1, 1],
      );
  });
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.5) / 34;
    const ex = x + (t - 0.5) * w * 1.28;
    const ey = y + h * 0.06 + Math.sin(t * Math.PI) * h * 0.12;
    e.p.line(
      points([ex, ey - h * 0.06, ex + (t - 0.5) * w * 0.05, ey + h * (0.04 + r() * 0.04)]),
      w * 0.014,
      i % 2 ? tint(straw, 0.04) : shade(straw, 0.08),
      0.95,
    );
  }
  fill(e, outline([x - w * 0.05, y - h * 0.9, x, y - h * 1.08, x + w * 0.05, y - h * 0.9]), shade(straw, 0.06));
}
