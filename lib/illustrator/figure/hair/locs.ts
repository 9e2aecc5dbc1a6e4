import { ellipse, type Knot, smooth, taper, union } from '../../paint';
import type { HairBrush } from './brush';
import { curlyBase } from './curly-base';
import { type HairStyleDrawing, RIBBONS } from './style';

const RADII = [4.6, 5.8, 4.6] as const;

/** One rope of hair with its rings, sometimes with a bead. */
function rope(h: HairBrush, points: readonly Knot[]): void {
  const shape = h.lock(points, RADII);
  const centre = smooth(points, false, 9);
  h.painter.clip(shape, () => {
    for (let i = 3; i < centre.length; i += 4) {
      const [x, y] = centre[i];
      h.painter.line(
        [
          [x - 6, y - 1],
          [x, y + 1.4],
          [x + 6, y - 1],
        ],
        1.1,
        h.tones.deep,
        0.5,
      );
    }
  });
  const [x, y] = points[points.length - 1];
  if (h.random() < 0.3) h.painter.form(ellipse(x, y - 3, 4.6, 2.6), h.random.pick(RIBBONS), { depth: 1.5 });
}

export const locs: HairStyleDrawing = (h) => {
  const { skull: s, line: l, random } = h;
  const sides = Array.from({ length: 15 }, (_, i): Knot[] => {
    const a = Math.PI * (0.93 + (1.14 * i) / 14);
    const x = Math.cos(a);
    const far = Math.abs(x);
    return [
      s([x * 30, -50 + far * 10]),
      s([x * 58, -28 + far * 12]),
      s([x * 61 + random.bell() * 3, 14 + far * 22 + random.bell() * 7]),
    ];
  }).filter((rootToTip) => Math.abs(rootToTip[2][0] - h.shift) > 34);
  const fringe = [-40, -28, -15, -2, 12, 25, 38].map((x): Knot[] => [
    s([x * 0.4, -58]),
    l([x * 0.86, -36]),
    l([x + 3, -12 + random.bell() * 3]),
  ]);
  const base = curlyBase(h, -29);
  return {
    shadow: union(base, ...fringe.map((points) => taper(points, [4, 5.5, 4.5]))),
    coversEars: true,
    fringe: true,
    back: () => {
      const behind: Knot[] = [
        [-54, -10],
        [-58, 30],
        [-48, 52],
        [48, 52],
        [58, 30],
        [54, -10],
        [0, -60],
      ];
      h.mass(smooth(behind.map(s)), { color: h.tones.deep, shadow: 0, light: 0 });
      for (let i = 0; i < 9; i++) {
        const x = -52 + 13 * i;
        h.lock([s([x * 0.7, -20]), s([x * 1.02, 20]), s([x * 1.04, 54 + random.bell() * 4])], [6, 6, 5]);
      }
    },
    front: () => {
      h.mass(base);
      for (const points of [...sides, ...fringe]) rope(h, points);
    },
  };
};
