import { type Knot, type Polygon, smooth } from '../../../paint';
import type { HairBrush } from '../brush';
import { babyHairs, flyaways } from '../details';
import { byTheFace, drawStream, streams } from '../stream';
import { type HairDrawing, type HairStyleDrawing, ribbonColor } from '../style';
import { tied } from '../ties/ties';
import { TURNED } from '../turned/plan';

type Long = {
  /** Height of the tips: 52 is the chin. */
  readonly length: number;
  /** How far the waves swing out. */
  readonly wave: number;
  /** How wide it stands off the head at its widest. */
  readonly full: number;
  readonly tie?: boolean;
};

const TOP: readonly Knot[] = [
  [-55, -22],
  [-45, -47],
  [-23, -62.5],
  [3, -66],
  [33, -58],
  [50, -38],
  [55.5, -14],
];
const PARTING: readonly Knot[] = [
  [44, 12],
  [41, -10],
  [30, -27],
  [15, -39],
  [4, -48, 1],
  [-11, -39],
  [-29, -24],
  [-41, -6],
  [-44, 12],
];

const SHINE: readonly Knot[] = [
  [-50, -22],
  [-34, -44],
  [-4, -54],
  [30, -48],
  [50, -24],
];

/** The outer edge of one side from the temple to the tips; it swells, and swings in waves. */
function edge({ length, wave, full }: Long, g: 1 | -1, phase: number): Knot[] {
  const count = Math.max(5, Math.round((length + 8) / 17));
  return Array.from({ length: count }, (_, i): Knot => {
    const t = i / (count - 1);
    const y = -8 + t * (length - 4);
    const out =
      56 + full * Math.sin(Math.min(1, t * 1.25) * 2.2) + wave * Math.sin(y * 0.115 + phase) * Math.min(1, t * 3);
    return [g * out, y];
  });
}

/** Pointed ends of different length from one side to the other. */
function tips(from: number, to: number, y: number, count: number, depth: number): Knot[] {
  return Array.from({ length: count * 2 - 1 }, (_, i): Knot => {
    const t = i / (count * 2 - 2);
    const uneven = Math.sin(i * 2.4) * depth * 0.35 + depth * 0.8 * (1 - (2 * t - 1) ** 2);
    return [from + (to - from) * t, y + (i % 2 ? -depth : 0) + uneven, i % 2 ? 0 : 1];
  });
}

function backMass(h: HairBrush, long: Long): Polygon {
  const right = edge(long, 1, 0.4);
  const left = edge(long, -1, 1.6);
  const [x] = right[right.length - 1] as Knot;
  return smooth(
    [...right, ...tips(x - 3, -x + 3, long.length, 6, 9), ...left.reverse(), [-30, -56], [30, -56]].map((k) =>
      h.loose(k as Knot),
    ),
  );
}

/** The hair before the ears: outside to the tips, back up along the cheek. */
function curtain(long: Long, g: 1 | -1): Knot[] {
  const reach = { ...long, length: long.length - 16 };
  const outside = edge(reach, g, g > 0 ? 0.4 : 1.6);
  const y = reach.length;
  return [
    ...outside,
    [g * 52, y + 5, 1],
    [g * 48, y - 14],
    [g * 43.5, y - 4, 1],
    [g * (44 + long.wave), y * 0.7],
    [g * (46 - long.wave), y * 0.48],
    [g * 41, 33],
  ];
}

function longHair(h: HairBrush, long: Long, ribbon: string): HairDrawing {
  const { line: l, skull: s, loose } = h;
  if (streams(h)) return longStreaming(h, long, ribbon);
  const back = backMass(h, long);
  const front = smooth([
    ...TOP.map(s),
    ...curtain(long, 1).map(loose),
    ...PARTING.map(l),
    ...curtain(long, -1).reverse().map(loose),
  ]);
  const fall = (x: number, sway: number): Knot[] => [
    [x * 0.9, 8],
    [x + sway, long.length * 0.42],
    [x - sway, long.length * 0.7],
    [x * 0.99, long.length - 6],
  ];
  const swing = 2 + long.wave;
  const ties = tied(h, long.tie ? (TURNED.halfUp.ties?.(h.view) ?? []) : [], ribbon);
  const strands = ([-1, 1] as const).flatMap((g): Knot[][] => [
    ...[47, 51, 55, 58].map((x, i) => [
      s([4, -58 + i]),
      s([g * (24 + i * 5), -50]),
      s([g * (x - 4), -14]),
      ...fall(g * x, g * swing * (i % 2 ? 1 : -1)).map(loose),
    ]),
    [s([4, -50]), l([g * 17, -37]), l([g * 36, -16]), l([g * 43, 2])],
    [s([4, -52]), l([g * 24, -36]), l([g * 42, -10]), loose([g * 47, 26]), loose([g * 50, 50])],
  ]);
  return {
    shadow: front,
    coversEars: true,
    fringe: false,
    back: () => {
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0.03, depth: 12 });
      h.strands(
        [-54, -43, -32, -20, -8, 5, 17, 29, 41, 53].map((x) => fall(x, swing).map(loose)),
        back,
        2.2,
        0.6,
      );
      ties.back();
    },
    front: () => {
      h.mass(front);
      h.shine(front, SHINE.map(s), 7, 0.5, 17);
      h.strands(strands, front, 2, 0.58);
      const y = long.length;
      h.lock(
        [s([5, -54]), l([30, -36]), s([51, -4]), loose([57, 30]), loose([54, y * 0.62]), loose([59, y - 24])],
        [1.5, 5, 6, 6.5, 5, 0.3],
        { alpha: 0.6 },
      );
      h.lock(
        [l([4, -46]), l([-24, -31]), l([-44, -2]), loose([-49, 28]), loose([-46, 50]), loose([-50, y * 0.72])],
        [0.8, 4, 4.6, 4.2, 3, 0.3],
      );
      h.lock(
        [loose([-57, 34]), loose([-62 - swing, y * 0.62]), loose([-58, y * 0.8]), loose([-67, y - 14])],
        [1.5, 4, 3.4, 0.3],
      );
      h.lock(
        [loose([58, 40]), loose([62 + swing, y * 0.6]), loose([60, y * 0.78]), loose([66, y - 8])],
        [1.5, 3.6, 3, 0.3],
      );
      babyHairs(h, PARTING.slice(1, 3), 5);
      flyaways(h, [-70, -42, 22, 48, 66], 60, 6);
    },
    over: ties.over,
  };
}

/** The same hair taken apart by wind, water or a pillow. */
function longStreaming(h: HairBrush, long: Long, ribbon: string): HairDrawing {
  const { line: l, skull: s } = h;
  const front = smooth([...TOP.map(s), ...byTheFace(1).map(s), ...PARTING.map(l), ...byTheFace(-1).reverse().map(s)]);
  const ties = tied(h, long.tie ? (TURNED.halfUp.ties?.(h.view) ?? []) : [], ribbon);
  const strands = ([-1, 1] as const).flatMap((g): Knot[][] =>
    [44, 48, 52, 55].map((x, i) => [
      s([4, -58 + i]),
      s([g * (20 + i * 6), -50 + i * 2]),
      s([g * (x - 3), -16]),
      s([g * x, 16]),
      s([g * (x - 9), 40]),
    ]),
  );
  return {
    shadow: front,
    coversEars: true,
    fringe: false,
    back: () => {
      drawStream(h, { length: long.length, width: 10.5 + long.full * 0.2 });
      h.nape(44, 34);
      ties.back();
    },
    front: () => {
      h.mass(front);
      h.shine(front, SHINE.map(s), 7, 0.5, 17);
      h.strands(strands, front, 2, 0.55);
      h.lock([l([4, -46]), l([-24, -31]), l([-42, -4]), s([-47, 22]), s([-40, 44])], [0.8, 4, 4.6, 3.6, 0.3]);
      h.lock([s([5, -54]), l([30, -36]), s([48, -6]), s([50, 20]), s([42, 44])], [1.5, 5, 5, 4, 0.3], { alpha: 0.6 });
      babyHairs(h, PARTING.slice(1, 3), 5);
      flyaways(h, [-70, -42, 22, 48, 66], 60, 6);
    },
    over: ties.over,
  };
}

export const longWavy: HairStyleDrawing = (h, child) =>
  longHair(h, { length: 112, wave: 5, full: 8 }, ribbonColor(child));
export const longStraight: HairStyleDrawing = (h, child) =>
  longHair(h, { length: 108, wave: 0, full: 4 }, ribbonColor(child));
/** The upper half gathered in a small knot, the rest loose. */
export const halfUp: HairStyleDrawing = (h, child) =>
  longHair(h, { length: 98, wave: 3, full: 6, tie: true }, ribbonColor(child));
