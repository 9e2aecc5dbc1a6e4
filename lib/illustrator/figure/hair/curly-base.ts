import { clamp, type Knot, lerp, type Shape, smooth, union, type Vec } from '../../paint';
import { type Clump, type HairBrush, lobes } from './brush';

type CurlyShape = {
  /** Height of the hairline at the middle of the brow. */
  readonly hairline: number;
  /** Clumps along the hairline and over the outline: how many, how large, how much they vary. */
  readonly front: { readonly count: number; readonly radius: number; readonly vary: number; readonly lift: number };
  readonly outline: {
    readonly count: number;
    readonly radius: number;
    readonly vary: number;
    readonly rx: number;
    readonly ry: number;
  };
};

export type CurlyCap = {
  readonly base: Shape;
  readonly cap: Shape;
  readonly front: readonly Clump[];
  readonly outline: readonly Clump[];
};

/** Short curls lean above the ears; beside them they hold on to the head. */
function aboveEars(h: HairBrush, [x, y]: Knot): Vec {
  return lerp([x, y], h.lean([x, y]), clamp((4 - y) / 44, 0, 1));
}

/** The smooth cap under short curls, from ear to ear. */
export function curlyBase(h: HairBrush, hairline: number): Shape {
  const skullSide: Knot[] = [
    [-49, 8],
    [-53, -16],
    [-43, -44],
    [-20, -59],
    [0, -62],
    [20, -59],
    [43, -44],
    [53, -16],
    [49, 8],
  ];
  const line: Knot[] = [
    [46, -1],
    [31, hairline + 3],
    [0, hairline - 2],
    [-31, hairline + 3],
    [-46, -1],
  ];
  return smooth([...skullSide.map(h.skull).map((k) => aboveEars(h, k)), ...line.map(h.line)]);
}

/** A cap of curls: its silhouette and the clumps that make its edge. */
export function curlyCap(h: HairBrush, shape: CurlyShape): CurlyCap {
  const { front: f, outline: o, hairline } = shape;
  const front = Array.from({ length: f.count }, (_, i): Clump => {
    const x = -47 + (94 * i) / (f.count - 1);
    const [px, py] = h.line([x, hairline + (Math.abs(x) / 47) ** 2.4 * 28]);
    // On the far side the clumps turn away with the skull and leave the eye free.
    const far = h.turnedAway(x);
    const radius = (f.radius + h.random() * f.vary) * (1 - far * 0.3);
    return [px + Math.sign(x) * far * f.radius, py - f.lift - far * 13, radius];
  });
  const outline = Array.from({ length: o.count + 1 }, (_, i): Clump => {
    const a = Math.PI * (1 + i / o.count);
    const [px, py] = h.skull([Math.cos(a) * o.rx, -12 + Math.sin(a) * o.ry]);
    return [px, py, o.radius + h.random() * o.vary];
  });
  const base = curlyBase(h, hairline);
  const rim = outline.map(([x, y, r]): Clump => [...aboveEars(h, [x, y]), r]);
  return { base, cap: union(base, lobes(front), lobes(rim)), front, outline: rim };
}
