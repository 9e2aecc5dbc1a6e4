import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { mitten } from '../../../props/everyday/mittens';
import { type Easel, fill } from '../../kit/easel';
import { FUR, INK, SHADE, SNOW } from './colours';

/** A knitted mitten, its cuff at the point, fingers up; the thumb is on `side`. */
export const bigMitten = (e: Easel, x: number, y: number, k: number, turn: number, side: 1 | -1, colour: string) =>
  e.p.in(x, y, turn, k * side, k, () => mitten(e.p, colour));

/** The print of a felt boot, its toe up. */
export function bootPrint(e: Easel, x: number, y: number, k: number, turn: number, colour = SHADE, squash = 1) {
  e.p.in(x, y, 0, k, k * squash, () =>
    e.p.in(0, 0, turn, 1, 1, () => {
      fill(e, blob('-30,60 -26,20 -40,-30 -24,-80 12,-90 42,-60 40,-10 28,24 30,62 0,78', 7), colour);
      fill(e, blob('-22,56 -18,20 -30,-28 -16,-66 12,-74 34,-50 32,-8 20,24 22,58 0,68', 7), INK, 0.12);
    }),
  );
}

/** The print of a small boot. */
export const smallPrint = (e: Easel, x: number, y: number, k: number, turn: number, colour = SHADE, squash = 1) =>
  e.p.in(x, y, 0, k, k * squash, () => e.p.in(0, 0, turn, 1, 1, () => fill(e, ellipse(0, 0, 13, 26), colour)));

/** A paw's print. */
export function pawPrint(e: Easel, x: number, y: number, k: number, turn: number, colour = INK) {
  e.p.in(x, y, turn, k, k, () => {
    fill(e, ellipse(0, 6, 11, 9), colour);
    for (const [u, v] of [
      [-12, -8],
      [-4, -14],
      [5, -14],
      [13, -8],
    ] as const)
      fill(e, ellipse(u, v, 4.4, 5.6), colour);
  });
}

/** A bare branch of a fir: a stem with needles on both sides. */
export function branch(e: Easel, x: number, y: number, long: number, turn: number, colours: readonly [string, string]) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, stroke(`0,0 ${long},0`, 13, 4), '#5a4030');
    for (let i = 0; i < long / 9; i++) {
      const u = i * 9;
      const n = 74 * (1 - (u / long) * 0.5);
      for (const s of [-1, 1])
        fill(
          e,
          stroke(`${u},0 ${u + n * 0.8},${s * n * 0.66}`, 6, 4, 1),
          colours[(i + (s > 0 ? 1 : 0)) % 2] ?? '#2f6a50',
        );
    }
  });
}

/** A flat fir in snow, its foot at the point. */
export function fir(e: Easel, x: number, y: number, k: number, colour: string, snow = SNOW) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, rectangle(-14, -60, 28, 64), '#5a4030');
    for (const [low, high, w] of [
      [-40, -230, 150],
      [-150, -330, 120],
      [-260, -430, 86],
    ] as const) {
      fill(
        e,
        blob(
          `0,${high}! ${w * 0.4},${(low + high) / 2} ${w},${low} 0,${low - 18} ${-w},${low} ${-w * 0.4},${(low + high) / 2}`,
          6,
        ),
        colour,
      );
      fill(
        e,
        blob(
          `0,${high}! ${w * 0.36},${(low + high) / 2 - 6} ${w * 0.46},${(low + high) / 2 + 20} 0,${(low + high) / 2 - 14} ${-w * 0.5},${(low + high) / 2 + 30} ${-w * 0.4},${(low + high) / 2 - 4}`,
          6,
        ),
        snow,
      );
    }
  });
}

/** A white beard that hangs from the point. */
export function beard(e: Easel, x: number, y: number, k: number, turn = 0, squash = 1) {
  e.p.in(x, y, turn, k * squash, k, () => {
    fill(e, blob('-90,-20 -110,60 -90,160 -50,250 0,310! 50,250 90,160 110,60 90,-20 0,-40', 8), FUR);
    for (const [u, v] of [
      [-50, 150],
      [0, 190],
      [50, 150],
    ] as const)
      fill(e, stroke(`${u * 0.8},40 ${u * 1.1},${v * 0.6} ${u * 0.6},${v + 60}`, 4, 7, 2), '#d9dfea');
    for (const s of [-1, 1])
      fill(e, blob(`0,-10 ${s * 40},-34 ${s * 100},-10 ${s * 120},20 ${s * 60},34 ${s * 10},24`, 7), '#ffffff');
    fill(e, stroke('-20,50 0,58 20,50', 4, 6, 4), '#c06a62');
  });
}

type Clear = readonly [x0: number, y0: number, x1: number, y1: number];

/** Flakes in the air, by a fixed play of chance; none where words or faces are. */
export function flakes(e: Easel, count: number, clear: readonly Clear[] = [], alpha = 0.9) {
  const r = e.random('flakes');
  for (let i = 0; i < count; i++) {
    const [x, y, radius] = [r.between(0, 2400), r.between(0, 1200), 3 + r() * 7];
    if (clear.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1)) continue;
    fill(e, ellipse(x, y, radius), '#ffffff', alpha);
  }
}

/** A fern of frost along a bent line. */
export function fern(e: Easel, x: number, y: number, long: number, turn: number, colour = '#ffffff', alpha = 0.8) {
  const thick = long / 62;
  e.p.in(x, y, turn, 1, 1, () => {
    fill(
      e,
      stroke(`0,0 ${long * 0.5},${-long * 0.04} ${long},${-long * 0.18}`, thick * 1.2, thick, thick * 0.3),
      colour,
      alpha,
    );
    for (let i = 1; i < 13; i++) {
      const u = (i / 13) * long;
      const b = -long * 0.18 * (i / 13) ** 2;
      const n = long * 0.26 * (1 - i / 15);
      for (const s of [-1, 1])
        fill(
          e,
          stroke(
            `${u},${b} ${u + n * 0.7},${b + s * n * 0.5} ${u + n * 1.1},${b + s * n * 0.9}`,
            thick * 0.8,
            thick * 0.7,
            thick * 0.2,
          ),
          colour,
          alpha,
        );
    }
  });
}

/** A clock without figures; its hands in turns of the dial. */
export function clock(e: Easel, x: number, y: number, r: number, hour: number, minute = 0) {
  fill(e, ellipse(x, y, r, r, 0, 60), '#6a4426');
  fill(e, ellipse(x, y, r * 0.88, r * 0.88, 0, 60), '#fff3d6');
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    e.p.in(x + Math.sin(a) * r * 0.74, y - Math.cos(a) * r * 0.74, a, 1, 1, () =>
      fill(e, rectangle(-r * 0.022, -r * 0.06, r * 0.044, r * (i % 3 ? 0.08 : 0.14)), '#6a4426'),
    );
  }
  for (const [turn, long, w] of [
    [hour / 12 + minute / 720, 0.46, 0.06],
    [minute / 60, 0.68, 0.04],
  ] as const)
    e.p.in(x, y, turn * Math.PI * 2, 1, 1, () =>
      fill(e, stroke(`0,${r * 0.1} 0,${-r * long}`, r * w, r * w * 0.5), INK),
    );
  fill(e, ellipse(x, y, r * 0.07), INK);
}
