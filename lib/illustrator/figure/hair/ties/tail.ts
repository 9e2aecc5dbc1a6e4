import { add, mul, normalize, type Polygon, perpendicular, sub, taper, union, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';

/** The part of a middle line from share `from` on, moved aside by `aside`, more towards the tip. */
export function beside(chain: readonly Vec[], from: number, aside: number, wave = 0): Vec[] {
  const first = Math.floor(from * (chain.length - 1));
  const last = chain.length - 1;
  return chain.slice(first).map((point, k) => {
    const i = first + k;
    const t = i / last;
    const before = chain[Math.max(0, i - 1)] ?? point;
    const after = chain[Math.min(last, i + 1)] ?? point;
    const across = perpendicular(normalize(sub(after, before)));
    return add(point, mul(across, aside * Math.min(1, t * 2.2) + wave * Math.sin(t * 11)));
  });
}

export type TailLook = {
  /** Half width at its fullest. */
  readonly width: number;
  /** Height of its waves. */
  readonly wave?: number;
  /** Share of the length at which the tips part. */
  readonly parts?: number;
  /** Share of the length at which a band gathers it; without one it is gathered at its root. */
  readonly bandAt?: number;
};

/** Tips of a tail: where they leave it, to which side, how thick they are. */
const TIPS = [
  [-0.5, 0.62, 0.92],
  [0, 0.74, 1],
  [0.5, 0.6, 0.86],
] as const;

/** A bundle of hair along a middle line: one mass that parts into fine tips, strands, broken shine. */
export function drawTail(h: HairBrush, chain: readonly Vec[], { width, wave = 0 }: TailLook): readonly Polygon[] {
  const cut = (share: number) => chain.slice(0, Math.max(4, Math.round(share * chain.length)));
  const shape = union(
    taper(beside(cut(0.95), 0, 0, wave), [width * 0.4, width * 0.94, width, width * 0.74, width * 0.1]),
    ...TIPS.map(([aside, thick, reach]) =>
      taper(beside(cut(reach), 0.25, aside * width, wave), [width * 0.3, width * thick * 0.8, width * 0.42, 0.3]),
    ),
  );
  h.mass(shape, { depth: Math.max(4, width * 0.6), softness: width * 0.35 });
  const lines = [-0.72, -0.42, -0.12, 0.2, 0.5, 0.76].map((aside) => beside(cut(0.95), 0.02, aside * width, wave));
  h.strands(lines, shape, Math.min(2.3, width * 0.14 + 0.6), 0.62);
  const lit = beside(cut(0.46), 0.16, -width * 0.3 * Math.sign(h.painter.lit()[0] * -1 || 1), wave);
  h.painter.clip(shape, () => {
    h.painter.line(lit, width * 0.3, h.tones.shine, 0.42, [0.05, 1, 0.5, 0.9, 0.05]);
  });
  h.painter.edge(shape.slice(0, 1), h.tones.deep, 0.7, 0.25);
  return shape;
}
