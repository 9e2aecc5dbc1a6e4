import { type Knot, radians } from '../../../paint';
import { babyHairs } from '../details';
import type { HairStyleDrawing } from '../style';

/** Spikes: degrees from the crown, how far they stand out, which way they lean. */
export const SPIKES: readonly (readonly [degrees: number, reach: number, lean: number])[] = [
  [-72, 8, -6],
  [-52, 15, -8],
  [-33, 20, -7],
  [-15, 24, -3],
  [3, 27, 3],
  [21, 24, 6],
  [39, 20, 8],
  [57, 14, 9],
  [75, 8, 8],
];
const HAIRLINE: readonly Knot[] = [
  [45.5, -3],
  [43, -18],
  [38, -27, 1],
  [30, -26],
  [24, -37, 1],
  [14, -28],
  [7, -38, 1],
  [-4, -27],
  [-12, -37, 1],
  [-21, -27],
  [-29, -34, 1],
  [-37, -24],
  [-43, -14],
  [-45.5, -3],
];

const at = (degrees: number, r: number): Knot => {
  const a = radians(degrees);
  return [Math.sin(a) * (50 + r), -10 - Math.cos(a) * (50 + r)];
};
function spikes(): Knot[] {
  return SPIKES.flatMap(([degrees, reach, lean], i): Knot[] => {
    const [x, y] = at(degrees + lean, reach);
    const next = SPIKES[i + 1];
    return [[x, y, 1], ...(next ? [at((degrees + next[0]) / 2 + 1, 5)] : [])];
  });
}

/** Short at the sides, brushed up in spikes. */
export const spiky: HairStyleDrawing = (h) => {
  const { skull: s, line: l } = h;
  const cap = h.cap([[-48, 10, 1], [-53, -8], at(-84, 3), ...spikes(), at(84, 3), [53, -8], [48, 10, 1]], HAIRLINE);
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => h.nape(38, 22),
    front: () => {
      h.mass(cap);
      const lines = SPIKES.flatMap(([degrees, reach, lean]): Knot[][] => [
        [l([Math.sin(radians(degrees)) * 36, -30]), s(at(degrees - 2, -8)), s(at(degrees + lean * 0.9, reach - 3))],
        [s(at(degrees - 6, -14)), s(at(degrees - 5, 0)), s(at(degrees + lean * 0.7, reach - 8))],
      ]);
      h.strands(lines, cap, 2, 0.6);
      for (const [degrees, reach, lean] of SPIKES.filter((_, i) => i % 2 === 1)) {
        h.lock(
          [l([Math.sin(radians(degrees)) * 34, -35]), s(at(degrees - 5, -3)), s(at(degrees + lean * 1.2, reach + 2))],
          [4, 6, 0.3],
        );
      }
      h.shine(
        cap,
        (
          [
            [-38, -36],
            [-18, -50],
            [8, -53],
            [34, -42],
          ] as Knot[]
        ).map(s),
        5,
        0.4,
        13,
      );
      babyHairs(
        h,
        [
          [-44, -12],
          [44, -14],
        ],
        5,
      );
    },
  };
};
