import { ellipse, freeCanvas, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { poly } from '../../rooms/kit/shapes';
import { NIGHT } from './colours';
import { paintCandle, paintTenant, type Tenant } from './tenants';

type Frame = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type Lit = {
  readonly who?: Tenant;
  /** Lamps of the city, or the white of a bare bulb; a candle unless told. */
  readonly by?: 'candle' | 'lamp' | 'bulb';
};

const TONES = {
  candle: ['#fff2c2', '#ffbf57', '#a5501f'],
  lamp: ['#ffe9b4', '#f2b45e', '#c07a3c'],
  bulb: ['#ffffff', '#eaf2f4', '#bccbd2'],
} as const;

function frame(e: Easel, { x, y, w, h }: Frame, colour: string) {
  const t = Math.max(2.5, w * 0.05);
  for (const box of [
    rectangle(x - t, y - t, w + 2 * t, t),
    rectangle(x - t, y - t, t, h + 2 * t),
    rectangle(x + w, y - t, t, h + 2 * t),
    rectangle(x + w / 2 - t * 0.35, y, t * 0.7, h),
    rectangle(x, y + h * 0.36, w, t * 0.6),
  ])
    fill(e, box, colour);
  fill(e, rectangle(x - t * 2.4, y + h, w + t * 4.8, t * 1.7), tint(colour, 0.05));
}

/** A window with a light behind it; (x, y) is its top left corner. */
export function litWindow(e: Easel, f: Frame, { who, by = 'candle' }: Lit = {}) {
  const { x, y, w, h } = f;
  const [white, gold, deep] = TONES[by];
  const [cx, cy] = [x + w * (by === 'candle' ? 0.66 : 0.5), y + h * (by === 'candle' ? 0.66 : 0.3)];
  glow(e, cx, cy, Math.max(w, h) * 1.5, by === 'bulb' ? '#dfeef4' : '#ff9a3c', 0.42);
  fill(
    e,
    rectangle(x, y, w, h),
    radial(e, cx, cy, Math.max(w, h) * 0.95, [
      [0, white],
      [0.35, gold],
      [1, deep],
    ]),
  );
  clipTo(e, rectangle(x, y, w, h), () => {
    if (who) paintTenant(e, who, x + w * 0.42, y + h, Math.min(h, w * 1.35), mix(deep, '#2a1020', 0.72));
    if (by === 'candle') {
      paintCandle(e, x + w * 0.8, y + h, h * 0.3);
      glow(e, x + w * 0.8, y + h * 0.76, h * 0.3, '#fff4cc', 0.9);
    }
  });
  frame(e, f, by === 'bulb' ? '#7c8796' : '#4a2f3a');
}

/** A window that is dark; `eyes` of a colour may look out of it. */
export function darkWindow(e: Easel, f: Frame, eyes?: string) {
  const { x, y, w, h } = f;
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, x, y, x + w, y + h, [
      [0, '#1d2a5e'],
      [0.4, NIGHT.pane],
      [1, '#060917'],
    ]),
  );
  if (eyes) for (const u of [0.36, 0.64]) eye(e, x + w * u, y + h * 0.6, w * 0.085, eyes);
  frame(e, f, NIGHT.frame);
}

function eye(e: Easel, x: number, y: number, r: number, colour: string) {
  glow(e, x, y, r * 3.4, colour, 0.4);
  fill(e, ellipse(x, y, r, r * 1.12), '#fbf3dc');
  fill(e, ellipse(x, y + r * 0.1, r * 0.66), colour);
  fill(e, ellipse(x, y + r * 0.12, r * 0.36), '#0c0a18');
  fill(e, ellipse(x - r * 0.24, y - r * 0.24, r * 0.2), '#ffffff');
}

type Wall = Frame & { readonly floors: number; readonly tone?: string };

/** A plastered wall with a band below each floor. */
export function wall(e: Easel, { x, y, w, h, floors, tone = NIGHT.wall }: Wall) {
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, tint(tone, 0.035)],
      [1, shade(tone, 0.05)],
    ]),
  );
  const r = e.random(`wall${Math.round(x)}:${Math.round(y)}`);
  clipTo(e, rectangle(x, y, w, h), () => {
    for (let i = 0; i < (w * h) / 9000; i++)
      dab(
        e,
        'dry',
        x + r() * w,
        y + r() * h,
        30 + r() * 90,
        8 + r() * 20,
        r.pick([tint(tone, 0.05), shade(tone, 0.05)]),
        {
          alpha: 0.22,
          variant: i,
        },
      );
  });
  for (let i = 1; i < floors; i++) {
    const at = y + (h * i) / floors;
    fill(e, rectangle(x, at - 4, w, 8), tint(tone, 0.06));
    fill(e, rectangle(x, at + 4, w, 5), shade(tone, 0.07));
  }
}

/** The roof of tiles over a wall, with a chimney. */
export function roof(e: Easel, { x, y, w }: Pick<Frame, 'x' | 'y' | 'w'>, rise: number) {
  fill(e, rectangle(x + w * 0.7, y - rise * 1.1, Math.min(70, w * 0.12), rise), shade(NIGHT.roof, 0.02));
  fill(
    e,
    poly(x - 22, y, x + w * 0.06, y - rise, x + w * 0.94, y - rise, x + w + 22, y),
    linear(e, 0, y - rise, 0, y, [
      [0, tint(NIGHT.roof, 0.05)],
      [1, NIGHT.roof],
    ]),
  );
  for (let i = 1; i < 5; i++)
    fill(
      e,
      rectangle(x - 20 + (w * 0.06 * i) / 5, y - (rise * i) / 5, w + 40 - (w * 0.12 * i) / 5, 2.4),
      shade(NIGHT.roof, 0.07),
      0.7,
    );
  fill(e, rectangle(x - 26, y - 5, w + 52, 12), tint(NIGHT.roof, 0.07));
}

/** Candlelight on everything that is painted so far: bright around the flame, and dark away from it. */
export function onlyCandles(
  e: Easel,
  flames: readonly (readonly [x: number, y: number, reach: number])[],
  dark = '#1c2558',
  alpha = 1,
) {
  const shadow = e.p.newLayer();
  const c = shadow.context;
  c.fillStyle = dark;
  c.fillRect(-400, -400, 3400, 2200);
  c.globalCompositeOperation = 'destination-out';
  for (const [x, y, reach] of flames) {
    const g = c.createRadialGradient(x, y, 0, x, y, reach);
    g.addColorStop(0, rgba('#000000', 1));
    g.addColorStop(0.36, rgba('#000000', 0.86));
    g.addColorStop(0.7, rgba('#000000', 0.34));
    g.addColorStop(1, rgba('#000000', 0));
    c.fillStyle = g;
    c.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  }
  e.p.put(shadow, { alpha, op: 'multiply' });
  freeCanvas(shadow.canvas);
}
