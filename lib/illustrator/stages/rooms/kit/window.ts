import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow, linear, seen } from '../../kit/easel';
import { moon, stars } from '../../kit/sky';
import type { RoomLight } from './light';
import { blob, poly, solid } from './shapes';

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

function skyBehind(e: Easel, d: RoomLight, { x, y, w, h }: Box) {
  const [top, middle, low] = d.sky;
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, top],
      [0.5, middle],
      [0.85, low],
    ]),
  );
  if (d.time === 'night') {
    stars(e, y, y + h * 0.6, Math.round(32000 / w), '#fff4d6');
    moon(e, x + w * 0.76, y + h * 0.2, Math.min(w, h) * 0.075);
    return;
  }
  if (d.time === 'dusk') glow(e, x + w * 0.3, y + h * 0.66, w * 0.6, '#ffd08a', 0.8);
  for (const [u, v, s] of [
    [0.22, 0.2, 0.2],
    [0.74, 0.32, 0.26],
    [0.5, 0.1, 0.14],
  ] as const)
    for (let i = 0; i < 4; i++)
      dab(
        e,
        'cloud',
        x + w * (u + (i - 1.5) * s * 0.34),
        y + h * v - (i % 2) * h * 0.02,
        w * s * 0.42,
        h * s * 0.2,
        d.time === 'day' ? '#ffffff' : '#ffd9c4',
        { alpha: 0.85, variant: i },
      );
}

function tree(e: Easel, name: string, x: number, base: number, size: number, colour: string, trunk: string) {
  const r = e.random(name);
  fill(
    e,
    poly(
      x - size * 0.07,
      base,
      x - size * 0.035,
      base - size * 0.8,
      x + size * 0.04,
      base - size * 0.8,
      x + size * 0.08,
      base,
    ),
    trunk,
  );
  for (const [u, v, s] of [
    [-0.24, -0.86, 0.26],
    [0.24, -0.88, 0.26],
    [0, -1.08, 0.34],
    [0, -0.84, 0.3],
  ] as const)
    fill(e, ellipse(x + u * size, base + v * size, s * size, s * size * 0.86, 0, 24), shade(colour, v > -1 ? 0.05 : 0));
  for (let i = 0; i < 26; i++) {
    const [u, v] = [r.bell(), r.bell()];
    const up = v < 0.1 && u < 0.3;
    dab(
      e,
      'leaf',
      x + u * size * 0.4,
      base - size * 0.98 + v * size * 0.34,
      size * 0.2,
      size * 0.17,
      up ? tint(colour, 0.07) : shade(colour, 0.04 + 0.06 * r()),
      {
        alpha: 0.95,
        variant: i,
        rotate: r() * 6,
      },
    );
  }
}

const GARDEN = { far: '#9cc79a', near: '#7cb35e', trunk: '#8a5f42', crown: '#6fae4e' } as const;
const WINTER_GARDEN = { far: '#dfe8f2', near: '#f4f7fb', trunk: '#7a6458', crown: '#e6edf5' } as const;

/** A garden with hills behind the panes; under snow in winter. */
export function gardenView(e: Easel, d: RoomLight, box: Box) {
  const { x, y, w, h } = box;
  skyBehind(e, d, box);
  const isWinter = e.outside?.isWinter === true;
  const garden = isWinter ? WINTER_GARDEN : GARDEN;
  const [far, near, trunk, crown] = [
    d.outside(garden.far),
    d.outside(garden.near),
    d.outside(garden.trunk),
    d.outside(garden.crown),
  ];
  fill(
    e,
    blob(
      x - w * 0.1,
      y + h * 1.1,
      x - w * 0.05,
      y + h * 0.74,
      x + w * 0.3,
      y + h * 0.64,
      x + w * 0.7,
      y + h * 0.72,
      x + w * 1.1,
      y + h * 0.62,
      x + w * 1.1,
      y + h * 1.1,
    ),
    far,
  );
  tree(e, `far${x}`, x + w * 0.2, y + h * 0.78, h * 0.2, mix(far, near, 0.5), trunk);
  tree(e, `mid${x}`, x + w * 0.36, y + h * 0.8, h * 0.16, mix(far, near, 0.6), trunk);
  fill(
    e,
    blob(
      x - w * 0.1,
      y + h * 1.1,
      x - w * 0.05,
      y + h * 0.84,
      x + w * 0.4,
      y + h * 0.82,
      x + w * 1.1,
      y + h * 0.8,
      x + w * 1.1,
      y + h * 1.1,
    ),
    near,
  );
  tree(e, `near${x}`, x + w * 0.74, y + h * 0.94, h * 0.46, crown, trunk);
  if (isWinter) return;
  const r = e.random(`lawn${x}`);
  for (let i = 0; i < 26; i++) {
    dab(e, 'grass', x + r() * w, y + h * (0.86 + r() * 0.14), w * 0.05, h * 0.03, shade(near, r() * 0.08), {
      alpha: 0.8,
      variant: i,
    });
    if (i % 3 === 0)
      fill(e, ellipse(x + r() * w, y + h * (0.88 + r() * 0.1), 3, 3, 0, 8), d.outside(i % 2 ? '#f4d25a' : '#f08a8a'));
  }
}

/** Houses of a town on a hill, with flat roofs, domes and cypresses; windows glow after dark. */
export function townView(e: Easel, d: RoomLight, box: Box, rows = 3) {
  const { x, y, w, h } = box;
  skyBehind(e, d, box);
  const r = e.random(`town${x}`);
  const walls = ['#f3dfc0', '#eccba4', '#f6e9d6', '#e8b89a', '#d9cdbd', '#f0d2b8'] as const;
  for (let j = 0; j < rows; j++) {
    const near = (j + 1) / rows;
    const base = y + h * (0.74 + 0.26 * near);
    const unit = Math.min(w, h * 1.3) * (0.1 + 0.075 * near);
    for (let hx = x - unit * r(); hx < x + w; ) {
      const [bw, bh] = [unit * (0.8 + r() * 0.7), unit * (1 + r() * 1.3)];
      const colour = mix(d.sky[2], d.outside(r.pick(walls)), 0.35 + 0.65 * near);
      house(e, d, `${x}:${j}:${Math.round(hx)}`, hx, base - bh, bw, bh, colour, near);
      hx += bw * (0.96 + r() * 0.2);
      if (r() > 0.6) {
        const ch = unit * (1.1 + r() * 0.6);
        fill(
          e,
          blob(hx - unit * 0.12, base, hx, base - ch, hx + unit * 0.12, base),
          mix(d.sky[2], d.outside('#3f7a54'), 0.3 + near * 0.7),
        );
      }
    }
  }
}

function house(
  e: Easel,
  d: RoomLight,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  near: number,
) {
  if (!seen(e, x + w / 2, y + h / 2, Math.max(w, h))) return;
  const r = e.random(name);
  const roof = r();
  if (roof < 0.35) {
    const red = mix(colour, d.outside('#c8604a'), 0.75);
    fill(e, poly(x - w * 0.08, y + 2, x + w * 0.5, y - w * 0.36, x + w * 1.08, y + 2), red);
  } else if (roof < 0.5) {
    fill(
      e,
      ellipse(x + w / 2, y + 2, w * 0.34, w * 0.34, 0, 24),
      shade(mix(colour, d.outside('#6fb0b4'), 0.6), near * 0.03),
    );
  } else fill(e, rectangle(x + w * 0.6, y - w * 0.2, w * 0.2, w * 0.2), shade(colour, 0.06));
  solid(e, rectangle(x, y, w, h + 60), colour, { turn: 0.05 });
  const cols = Math.max(2, Math.round(w / 30));
  const cell = w / cols;
  const lines = Math.min(9, Math.floor(h / (cell * 1.15)));
  for (let i = 0; i < cols; i++)
    for (let k = 0; k < lines; k++) {
      const lit = d.lampsLit && r() < 0.42;
      const pane = rectangle(x + cell * (i + 0.3), y + cell * (0.4 + k * 1.15), cell * 0.4, cell * 0.6);
      if (y + cell * (1 + k * 1.15) > y + h) continue;
      fill(e, pane, lit ? '#ffd98a' : shade(colour, 0.2), lit ? 0.95 : 0.6);
      if (lit && near > 0.6) glow(e, x + cell * (i + 0.5), y + cell * (0.7 + k * 1.15), cell * 1.1, '#ffb458', 0.4);
    }
}

/** A window in a wall: frame, bars, what is outside, sill and the shine of the glass. */
export function sash(
  e: Easel,
  d: RoomLight,
  box: Box,
  frame: string,
  view: (e: Easel, d: RoomLight, box: Box) => void,
  o: { bars?: readonly [columns: number, rows: number]; arched?: boolean } = {},
) {
  const { x, y, w, h } = box;
  if (!seen(e, x + w / 2, y + h / 2, Math.max(w, h))) return;
  const t = Math.max(14, w * 0.05);
  const pane = o.arched ? archShape(x, y, w, h) : rectangle(x, y, w, h);
  e.p.form(
    o.arched ? archShape(x - t, y - t, w + 2 * t, h + 2 * t) : rectangle(x - t, y - t, w + 2 * t, h + 2 * t),
    frame,
    { depth: t * 0.5 },
  );
  clipTo(e, pane, () => {
    view(e, d, box);
    e.outside?.paint(e);
    const [columns, rows] = o.bars ?? [2, 2];
    for (let i = 1; i < columns; i++)
      solid(e, rectangle(x + (w * i) / columns - t * 0.24, y, t * 0.48, h), frame, { turn: 0.04 });
    for (let i = 1; i < rows; i++)
      solid(e, rectangle(x, y + (h * i) / rows - t * 0.24, w, t * 0.48), frame, { turn: 0.04 });
    fill(e, poly(x, y, x + w * 0.3, y, x + w * 0.08, y + h, x, y + h), '#ffffff', d.time === 'day' ? 0.12 : 0.05);
    fill(e, rectangle(x, y, w, t * 0.5), shade(frame, 0.25), 0.4);
  });
  e.p.form(rectangle(x - t * 2, y + h + t * 0.5, w + t * 4, t * 1.1), tint(frame, 0.03), { depth: t * 0.35 });
  e.p.soft(x + w / 2, y + h + t * 2, w * 0.62, t * 1.2, d.shadow, 0.3);
}

/** A rectangle under a round arch. */
function archShape(x: number, y: number, w: number, h: number) {
  const r = w / 2;
  const top = Array.from({ length: 25 }, (_, i) => {
    const a = Math.PI + (i / 24) * Math.PI;
    return [x + r + Math.cos(a) * r, y + r + Math.sin(a) * r] as const;
  });
  return [...top, [x + w, y + h] as const, [x, y + h] as const];
}
