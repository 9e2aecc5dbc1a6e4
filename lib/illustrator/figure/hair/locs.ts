import { ellipse, type Knot, smooth, taper, union } from '../../paint';
import type { HairBrush } from './brush';
import { curlyBase } from './curly-base';
import { type HairStyleDrawing, RIBBONS } from './style';

const RADII = [4.6, 5.8, 4.6] as const;
const FRINGE = [-40, -28, -15, -2, 12, 25, 38] as const;
const SIDE_ROPES = 15;
const BACK_ROPES = 9;

/** A rope of hair from root to tip, some with a bead; chosen before anything is left out, so a child keeps its beads. */
type Rope = { readonly points: readonly [Knot, Knot, Knot]; readonly bead: string | null };

function makeRope(h: HairBrush, points: readonly [Knot, Knot, Knot]): Rope {
  const color = h.random.pick(RIBBONS);
  return { points, bead: h.random() < 0.3 ? color : null };
}

function drawRope(h: HairBrush, { points, bead }: Rope): void {
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
  const [x, y] = points[2];
  if (bead) h.painter.form(ellipse(x, y - 3, 4.6, 2.6), bead, { depth: 1.5 });
}

function sideRopes(h: HairBrush): Rope[] {
  const { skull: s, random } = h;
  const ropes = Array.from({ length: SIDE_ROPES }, (_, i) => {
    const a = Math.PI * (0.93 + (1.14 * i) / (SIDE_ROPES - 1));
    const x = Math.cos(a);
    const far = Math.abs(x);
    const tip = s([x * 61 + random.bell() * 3, 14 + far * 22 + random.bell() * 7]);
    return makeRope(h, [s([x * 30, -50 + far * 10]), s([x * 58, -28 + far * 12]), tip]);
  });
  return ropes.filter(({ points: [, , tip] }) => {
    const aside = tip[0] - h.shift;
    // Ropes frame the face; on the side that is turned away none hangs before the eye.
    return Math.abs(aside) > (tip[0] * h.view.turn > 0 ? 34 + 26 * Math.abs(h.view.turn) : 34);
  });
}

function fringeRopes(h: HairBrush): Rope[] {
  const { skull: s, line: l, random } = h;
  return FRINGE.map((x) => ({
    x,
    rope: makeRope(h, [s([x * 0.4, -58]), l([x * 0.86, -36]), l([x + 3, -12 + random.bell() * 3])]),
  }))
    .filter(({ x }) => h.turnedAway(x) < 0.3)
    .map(({ rope }) => rope);
}

/** Ropes that lie along the skull from the crown, so that no part of it is smooth. */
function crownRopes(h: HairBrush): Rope[] {
  const { skull: s } = h;
  return [-44, -30, 30, 44].map((x): Rope => {
    const points = [s([x * 0.3, -58]), s([x * 0.9, -44]), s([x * 1.16, -8])] as const;
    return { points, bead: null };
  });
}

export const locs: HairStyleDrawing = (h) => {
  const { skull: s, random } = h;
  const sides = sideRopes(h);
  const fringe = fringeRopes(h);
  const base = curlyBase(h, -29);
  const behindTips = Array.from({ length: BACK_ROPES }, () => 54 + random.bell() * 4);
  return {
    shadow: union(base, ...fringe.map(({ points }) => taper(points, [4, 5.5, 4.5]))),
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
      behindTips.forEach((tip, i) => {
        const x = -52 + 13 * i;
        h.lock([s([x * 0.7, -20]), s([x * 1.02, 20]), s([x * 1.04, tip])], [6, 6, 5]);
      });
    },
    front: () => {
      h.mass(base);
      h.painter.clip(base, () => {
        for (const rope of crownRopes(h)) drawRope(h, rope);
      });
      for (const rope of [...sides, ...fringe]) drawRope(h, rope);
    },
  };
};
