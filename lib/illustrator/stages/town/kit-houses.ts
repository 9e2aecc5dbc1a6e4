import { ellipse, mix, type Polygon, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { arch, points } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';

type Pane = {
  readonly depth?: number;
  readonly frame?: string;
  readonly shutters?: string;
  /** Blossom in a box on the sill. */
  readonly flowers?: string;
  readonly arched?: boolean;
  readonly lit?: boolean;
};

/** A window with its sill at y; lit after dark. */
export function pane(e: Easel, d: Daylight, x: number, y: number, w: number, h: number, o: Pane = {}) {
  if (!seen(e, x + w / 2, y - h / 2, w + h)) return;
  const depth = o.depth ?? 0;
  const frame = d.far(o.frame ?? '#fbf1de', depth);
  const shape = (grow: number): Polygon =>
    o.arched
      ? arch(x - grow, y + grow, w + 2 * grow, h + 2 * grow)
      : rectangle(x - grow, y - h - grow, w + 2 * grow, h + 2 * grow);
  const t = Math.max(1.6, w * 0.09);
  if (o.shutters) {
    const shutter = d.far(o.shutters, depth);
    for (const s of [-1, 1]) {
      const left = s < 0 ? x - w * 0.52 - t : x + w + t;
      fill(e, rectangle(left, y - h, w * 0.52, h), s === sideOf(d) ? tint(shutter, 0.03) : shutter);
      for (let i = 0; i < 7; i++)
        fill(e, rectangle(left + w * 0.06, y - h * 0.96 + (i * h) / 7, w * 0.4, h * 0.05), shade(shutter, 0.07), 0.7);
    }
  }
  fill(e, shape(t), frame);
  const lit = d.lampsLit && o.lit !== false;
  const glass = mix(d.far('#5f86a0', depth), d.sky[1], 0.3);
  fill(
    e,
    shape(0),
    linear(
      e,
      0,
      y - h,
      0,
      y,
      lit
        ? [
            [0, '#ffdf98'],
            [1, mix('#f7a850', d.haze, depth * 0.4)],
          ]
        : [
            [0, mix(glass, d.sky[2], 0.35)],
            [1, shade(glass, 0.1)],
          ],
    ),
  );
  clipTo(e, shape(0), () => {
    if (lit)
      for (const s of [0, 1])
        fill(e, points([x + s * w, y - h, x + w * (0.3 + s * 0.4), y - h, x + s * w, y - h * 0.2]), '#fff1cc', 0.6);
    else fill(e, points([x + w * 0.1, y, x + w * 0.6, y - h, x + w * 0.9, y - h, x + w * 0.4, y]), '#ffffff', 0.16);
  });
  fill(e, rectangle(x + w / 2 - t * 0.28, y - h, t * 0.56, h), frame);
  fill(e, rectangle(x, y - h * 0.62, w, t * 0.56), frame);
  fill(e, rectangle(x - t * 1.8, y + t * 0.4, w + t * 3.6, t * 1.3), tint(frame, 0.03));
  if (lit) glow(e, x + w / 2, y - h / 2, w * 1.3, '#ffb45a', 0.3);
  if (!o.flowers) return;
  const r = e.random(`box${x}:${y}`);
  const leaf = d.far('#5f9a4e', depth);
  const petal = d.far(o.flowers, depth);
  fill(e, rectangle(x - w * 0.1, y - h * 0.04, w * 1.2, h * 0.14), d.far('#9a6a48', depth));
  for (let i = 0; i < 16; i++)
    dab(e, 'leaf', x + r() * w, y - h * (0.03 + r() * 0.12), w * 0.17, w * 0.14, i % 2 ? leaf : tint(leaf, 0.06), {
      variant: i,
      rotate: r() * 6,
    });
  for (let i = 0; i < 11; i++)
    fill(
      e,
      ellipse(x + r() * w, y - h * (0.05 + r() * 0.16), w * 0.055, w * 0.05, 0, 10),
      i % 3 ? petal : tint(petal, 0.09),
    );
}

type House = {
  readonly wall: string;
  readonly roof?: string;
  readonly top?: 'gable' | 'hip' | 'flat' | 'step';
  readonly rise?: number;
  readonly cols: number;
  readonly rows: number;
  /** Height left free for a shop or a door at the foot. */
  readonly foot?: number;
  readonly shutters?: string;
  readonly flowers?: string;
  readonly frame?: string;
  readonly arched?: boolean;
  readonly depth?: number;
  readonly chimney?: number;
};

/** The front of a house: plaster, windows in rows, a roof; (x, base) is its lower left corner. */
export function facade(e: Easel, d: Daylight, name: string, x: number, base: number, w: number, h: number, o: House) {
  if (!seen(e, x + w / 2, base - h / 2, Math.max(w, h))) return;
  const depth = o.depth ?? 0;
  const r = e.random(name);
  const wall = d.far(o.wall, depth);
  roof(e, d, name, x, base - h, w, o);
  const body = rectangle(x, base - h, w, h);
  const s = sideOf(d);
  fill(
    e,
    body,
    linear(e, s < 0 ? x : x + w, base - h, s < 0 ? x + w : x, base, [
      [0, mix(tint(wall, 0.04), d.glow, d.time === 'night' ? 0.04 : 0.14)],
      [0.5, wall],
      [1, shade(wall, 0.07)],
    ]),
  );
  clipTo(e, body, () => {
    for (let i = 0; i < 16 + (w * h) / 5200; i++)
      dab(
        e,
        'dry',
        x + r() * w,
        base - r() * h,
        w * (0.12 + r() * 0.2),
        5 + r() * 9,
        i % 2 ? tint(wall, 0.06) : shade(wall, 0.05),
        { alpha: 0.3, variant: i, rotate: r.bell() * 0.4 },
      );
    fill(e, rectangle(x, base - h, w, h * 0.06), rgba(d.shadow, 0.2));
    fill(
      e,
      rectangle(x, base - 40, w, 40),
      linear(e, 0, base - 40, 0, base, [
        [0, rgba(d.shadow, 0)],
        [1, rgba(d.shadow, 0.2)],
      ]),
    );
  });
  const foot = o.foot ?? 0;
  const cell = [w / o.cols, (h - foot) / o.rows] as const;
  const size = [Math.min(cell[0] * (o.shutters ? 0.38 : 0.46), cell[1] * 0.46), cell[1] * 0.56] as const;
  for (let j = 0; j < o.rows; j++) {
    for (let i = 0; i < o.cols; i++) {
      const lit = r() < 0.68;
      pane(e, d, x + cell[0] * (i + 0.5) - size[0] / 2, base - h + cell[1] * (j + 0.8), size[0], size[1], {
        depth,
        lit,
        ...(o.shutters && { shutters: o.shutters }),
        ...(o.frame && { frame: o.frame }),
        ...(o.arched && { arched: true }),
        ...(o.flowers && (i + j) % 2 === 0 && { flowers: o.flowers }),
      });
    }
  }
  if (foot) fill(e, rectangle(x - w * 0.01, base - foot - 8, w * 1.02, 9), tint(wall, 0.06));
  fill(e, rectangle(x - w * 0.02, base - h - 4, w * 1.04, 10), mix(tint(wall, 0.07), d.glow, 0.1));
}

/** Rows of tiles, chimney and ridge above the eaves at y. */
function roof(e: Easel, d: Daylight, name: string, x: number, y: number, w: number, o: House) {
  if (o.top === 'flat') return;
  const depth = o.depth ?? 0;
  const tile = d.far(o.roof ?? '#bf6848', depth);
  const rise = o.rise ?? w * 0.34;
  const m = x + w / 2;
  if (o.chimney) {
    const [cx, cw] = [x + w * o.chimney, w * 0.11];
    const brick = d.far('#a8705a', depth);
    fill(e, rectangle(cx, y - rise * 1.1, cw, rise), brick);
    fill(e, rectangle(cx - cw * 0.15, y - rise * 1.15, cw * 1.3, rise * 0.1), tint(brick, 0.06));
  }
  const shape = {
    gable: points([x - w * 0.05, y + 2, m, y - rise, x + w * 1.05, y + 2]),
    hip: points([x - w * 0.05, y + 2, x + w * 0.13, y - rise, x + w * 0.87, y - rise, x + w * 1.05, y + 2]),
    step: points([
      x,
      y + 2,
      x,
      y - rise * 0.3,
      x + w * 0.17,
      y - rise * 0.3,
      x + w * 0.17,
      y - rise * 0.66,
      x + w * 0.34,
      y - rise * 0.66,
      x + w * 0.34,
      y - rise,
      x + w * 0.66,
      y - rise,
      x + w * 0.66,
      y - rise * 0.66,
      x + w * 0.83,
      y - rise * 0.66,
      x + w * 0.83,
      y - rise * 0.3,
      x + w,
      y - rise * 0.3,
      x + w,
      y + 2,
    ]),
  }[o.top ?? 'hip'];
  const tone = o.top === 'step' ? d.far(o.wall, depth) : tile;
  const s = sideOf(d);
  fill(
    e,
    shape,
    linear(e, s < 0 ? x : x + w, 0, s < 0 ? x + w : x, 0, [
      [0, mix(tint(tone, 0.05), d.glow, 0.12)],
      [1, shade(tone, 0.06)],
    ]),
  );
  if (o.top === 'step') return;
  const r = e.random(`${name}roof`);
  clipTo(e, shape, () => {
    const step = Math.max(7, rise * 0.12);
    for (let j = 0; j * step < rise; j++) {
      fill(e, rectangle(x - w * 0.1, y - j * step, w * 1.2, 1.6), shade(tile, 0.09), 0.7);
      for (let i = 0; i < (depth > 0.2 ? 3 : 7); i++)
        dab(
          e,
          'dry',
          x + r() * w,
          y - (j + 0.4) * step,
          w * 0.08,
          step * 0.4,
          i % 2 ? tint(tile, 0.08) : shade(tile, 0.07),
          { alpha: 0.45, variant: i },
        );
    }
  });
}

/** A panelled door with a round top and a step; (x, y) is its lower left corner. */
export function door(e: Easel, d: Daylight, x: number, y: number, w: number, h: number, colour: string, depth = 0) {
  const wood = d.far(colour, depth);
  const stone = d.far('#e4d6c0', depth);
  fill(e, arch(x - w * 0.12, y, w * 1.24, h * 1.07), stone);
  fill(
    e,
    arch(x, y, w, h),
    linear(e, x, 0, x + w, 0, [
      [0, tint(wood, 0.03)],
      [1, shade(wood, 0.06)],
    ]),
  );
  for (let i = 1; i < 4; i++) fill(e, rectangle(x + (w * i) / 4, y - h * 0.8, 1.6, h * 0.8), shade(wood, 0.12), 0.7);
  fill(e, arch(x + w * 0.3, y - h * 0.62, w * 0.4, h * 0.24), d.lampsLit ? '#ffdc92' : shade(wood, 0.2));
  fill(e, ellipse(x + w * 0.82, y - h * 0.42, w * 0.05), d.tone('#e8c060'));
  fill(e, rectangle(x - w * 0.24, y - h * 0.03, w * 1.48, h * 0.06), tint(stone, 0.04));
}
