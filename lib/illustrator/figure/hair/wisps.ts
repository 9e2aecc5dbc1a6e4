import { type Knot, polar, radians, type Vec } from '../../paint';
import type { HairBrush } from './brush';
import { coverScalp } from './scalp';
import type { HairStyleDrawing } from './style';

const OUTER: readonly Knot[] = [
  [-47, -2, 1],
  [-51, -14],
  [-50, -30],
  [-41, -45],
  [-23, -54.5],
  [0, -57.5],
  [23, -54.5],
  [41, -45],
  [50, -30],
  [51, -14],
  [47, -2, 1],
];
const LINE: readonly Knot[] = [
  [44, -14],
  [36, -30],
  [22, -38],
  [6, -41],
  [-10, -40],
  [-26, -36],
  [-38, -28],
  [-44, -14],
];
const TIPS: readonly Knot[] = [
  [-36, -26],
  [-26, -33],
  [-14, -37],
  [-2, -34],
  [10, -35],
  [22, -34],
  [33, -28],
];

/** A tuft of down: where it grows, where it leans (degrees, clockwise from straight up) and how long it is. */
type Tuft = readonly [at: Knot, lean: number, reach: number];

const TUFTS: readonly Tuft[] = [
  [[-16, -52], -38, 11],
  [[-4, -55], -18, 15],
  [[5, -55], 22, 17],
  [[18, -52], 44, 11],
];
const BROW_TUFTS: readonly Tuft[] = [
  [[0, -51], 198, 17],
  [[10, -50], 158, 15],
  [[-16, -46], 222, 11],
];

/** Fine hairs that grow from almost one place, fan out and all curl over to the side they lean to. */
export function tuft(h: HairBrush, [x, y]: Knot, lean: number, reach: number): void {
  const side = Math.sin(radians(lean * 2)) < 0 ? -1 : 1;
  for (let i = 0; i < 6; i++) {
    const from: Vec = [x + (i - 2.5) * 1.1, y + 2 + h.random() * 2];
    const out = lean + (i - 2.5) * 9 - 90;
    const long = reach * (0.75 + h.random() * 0.5);
    const curls = side * (26 + h.random() * 26);
    const low = polar(from, radians(out - curls * 0.3), long * 0.45);
    const high = polar(low, radians(out + curls * 0.5), long * 0.4);
    const tip = polar(high, radians(out + curls * 1.7), long * 0.35);
    const color = i % 3 === 1 ? h.tones.shine : h.tones.base;
    h.painter.line(
      [from, low, high, tip].map((p) => h.sway(p)),
      1.35,
      color,
      0.7,
      [0.5, 1, 0.8, 0.1],
    );
  }
}

/** The first hair of a baby: down all over and fine tufts. */
export const wisps: HairStyleDrawing = (h, _character, skin) => {
  const { skull: s, line: l } = h;
  const down = h.cap(OUTER, LINE);
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => undefined,
    front: () => {
      coverScalp(h, skin, down, { under: 0.18, density: [0.25, 0.55, 0.8], grain: 0.4, stubble: 1.2 });
      h.strands(h.flow(s([4, -57]), TIPS.map(l), 0.06), down, 1.8, 0.6);
      for (const [at, lean, reach] of TUFTS) tuft(h, s(at), lean, reach);
      for (const [at, lean, reach] of BROW_TUFTS) tuft(h, l(at), lean, reach);
    },
  };
};
