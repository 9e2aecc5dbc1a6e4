import { ellipse, rectangle, star, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill, glow, linear, seen } from '../../kit/easel';
import type { RoomLight } from './light';
import { bend, blob, poly, rounded, solid } from './shapes';

export const TOY_COLOURS = ['#e0604f', '#f0b54a', '#4f9d96', '#7d6bb0', '#e58ca0', '#7fae58'] as const;

/** Points of a cord that hangs between two nails; `sag` is how deep. */
function cord(x0: number, y0: number, x1: number, y1: number, sag: number, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const;
  });
}

/** Little flags of cloth on a cord. */
export function bunting(e: Easel, d: RoomLight, x0: number, y0: number, x1: number, y1: number, sag: number) {
  const count = Math.max(4, Math.round(Math.abs(x1 - x0) / 82));
  const line = cord(x0, y0, x1, y1, sag, count * 2 + 1);
  fill(e, taper(line, [2, 2, 2]), d.tone('#8a6248'));
  for (let i = 0; i < count; i++) {
    const at = line[i * 2 + 1];
    if (!at) continue;
    const [x, y] = at;
    const lean = (i % 3) - 1;
    const flag = poly(x - 27, y - 1, x + 27, y - 1, x + lean * 5, y + 52);
    const colour = d.tone(TOY_COLOURS[i % TOY_COLOURS.length] as string);
    e.p.soft(x + 8, y + 30, 32, 34, d.shadow, 0.16);
    solid(e, flag, colour, { turn: 0.08, marks: 3 });
    clipTo(e, flag, () => {
      if (i % 3 === 0)
        for (const v of [10, 24, 38]) fill(e, ellipse(x + ((v % 7) - 3) * 3, y + v, 3.6), tint(colour, 0.16));
      if (i % 3 === 1) for (const v of [10, 22, 34]) fill(e, rectangle(x - 30, y + v, 60, 4), tint(colour, 0.14));
    });
  }
}

/** A cord of paper lamps or bulbs; lit after dark. */
export function lightGarland(e: Easel, d: RoomLight, x0: number, y0: number, x1: number, y1: number, sag: number) {
  const count = Math.max(5, Math.round(Math.abs(x1 - x0) / 58));
  const line = cord(x0, y0, x1, y1, sag, count * 2 + 1);
  fill(e, taper(line, [1.8, 1.8, 1.8]), d.tone('#5a6a4a'));
  for (let i = 0; i < count; i++) {
    const at = line[i * 2 + 1];
    if (!at) continue;
    const [x, y] = at;
    const warm = ['#ffe09a', '#ffc07a', '#ffd9a8'][i % 3] as string;
    fill(e, rectangle(x - 3, y, 6, 6), d.tone('#6a5a4a'));
    if (d.lampsLit) glow(e, x, y + 14, 42, '#ffae50', 0.5);
    fill(e, ellipse(x, y + 14, 7.5, 10, 0, 18), d.lampsLit ? '#fff4d2' : d.tone(warm));
    fill(e, ellipse(x - 2, y + 11, 2.4, 3.6, 0, 10), '#ffffff', 0.8);
  }
}

/** A framed picture: `motif` names what is painted in it. */
export function picture(
  e: Easel,
  d: RoomLight,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  motif: 'hills' | 'sea' | 'flower' | 'bird' | 'moon' | 'house',
) {
  if (!seen(e, x + w / 2, y + h / 2, w)) return;
  e.p.soft(x + w / 2 + 8, y + h / 2 + 12, w * 0.68, h * 0.68, d.shadow, 0.26);
  e.p.form(rounded(x, y, w, h, 5), d.tone(frame), { depth: 5 });
  const b = Math.min(w, h) * 0.1;
  const inner = rectangle(x + b, y + b, w - 2 * b, h - 2 * b);
  fill(e, inner, d.tone('#f7eedb'));
  const m = b * 1.7;
  clipTo(e, rectangle(x + m, y + m, w - 2 * m, h - 2 * m), () =>
    motifs(e, d, motif, x + m, y + m, w - 2 * m, h - 2 * m),
  );
}

function motifs(e: Easel, d: RoomLight, motif: string, x: number, y: number, w: number, h: number) {
  const t = d.tone;
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, t(motif === 'moon' ? '#34508c' : '#a8d4e0')],
      [1, t(motif === 'moon' ? '#7f9cc4' : '#fbe6c0')],
    ]),
  );
  const cx = x + w / 2;
  if (motif === 'hills' || motif === 'house') {
    fill(
      e,
      blob(x - 9, y + h * 1.2, x - 5, y + h * 0.6, cx, y + h * 0.45, x + w + 9, y + h * 0.66, x + w, y + h * 1.2),
      t('#8fb878'),
    );
    fill(
      e,
      blob(x - 9, y + h * 1.2, x, y + h * 0.8, cx, y + h * 0.72, x + w + 9, y + h * 0.62, x + w, y + h * 1.2),
      t('#5f9660'),
    );
    if (motif === 'hills') fill(e, ellipse(x + w * 0.72, y + h * 0.28, h * 0.13), t('#f6b04a'));
    else {
      fill(e, rectangle(cx - w * 0.16, y + h * 0.46, w * 0.32, h * 0.3), t('#f4e2c4'));
      fill(e, poly(cx - w * 0.22, y + h * 0.47, cx, y + h * 0.24, cx + w * 0.22, y + h * 0.47), t('#cc5f4a'));
    }
  } else if (motif === 'sea') {
    fill(e, rectangle(x, y + h * 0.58, w, h), t('#4d93a8'));
    fill(
      e,
      poly(
        cx - w * 0.2,
        y + h * 0.62,
        cx + w * 0.2,
        y + h * 0.62,
        cx + w * 0.12,
        y + h * 0.72,
        cx - w * 0.12,
        y + h * 0.72,
      ),
      t('#9c5c40'),
    );
    fill(e, poly(cx, y + h * 0.2, cx, y + h * 0.6, cx + w * 0.2, y + h * 0.58), t('#fff6e4'));
  } else if (motif === 'flower') {
    fill(e, taper(bend(cx, y + h, cx - 3, y + h * 0.5), [3, 2]), t('#5f9660'));
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2;
      fill(
        e,
        ellipse(cx + Math.cos(a) * w * 0.17, y + h * 0.4 + Math.sin(a) * w * 0.17, w * 0.13, w * 0.09, a, 16),
        t('#e58ca0'),
      );
    }
    fill(e, ellipse(cx, y + h * 0.4, w * 0.1), t('#f6c04a'));
  } else if (motif === 'bird') {
    fill(
      e,
      blob(
        cx - w * 0.28,
        y + h * 0.5,
        cx,
        y + h * 0.34,
        cx + w * 0.24,
        y + h * 0.44,
        cx + w * 0.1,
        y + h * 0.66,
        cx - w * 0.14,
        y + h * 0.66,
      ),
      t('#e0704f'),
    );
    fill(e, ellipse(cx + w * 0.2, y + h * 0.38, w * 0.12), t('#e0704f'));
    fill(e, ellipse(cx + w * 0.23, y + h * 0.36, 2.4), t('#3a2a2a'));
    fill(e, taper(bend(x, y + h * 0.72, cx, y + h * 0.68, x + w, y + h * 0.76), [2, 3, 2]), t('#7a5a40'));
  } else {
    fill(e, ellipse(cx, y + h * 0.42, w * 0.24), t('#fbe8a8'));
    fill(e, ellipse(cx + w * 0.11, y + h * 0.38, w * 0.2), t('#3f5c98'));
    for (const [u, v] of [
      [0.2, 0.2],
      [0.8, 0.7],
      [0.24, 0.76],
    ] as const)
      fill(e, star(x + w * u, y + h * v, 6), t('#fbe8a8'));
  }
}
