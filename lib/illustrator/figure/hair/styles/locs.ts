import { type Knot, smooth, taper, union } from '../../../paint';
import type { HairBrush } from '../brush';
import { curlyBase } from '../curly-base';
import { drawRope, type Rope } from '../rope';
import { type HairStyleDrawing, RIBBONS } from '../style';

const FRINGE = [-40, -28, -15, -2, 12, 25, 38] as const;
const SIDE_ROPES = 15;
const BACK_ROPES = 9;

/** Chosen before any rope is left out, so that a child keeps its beads. */
function makeRope(h: HairBrush, points: readonly Knot[]): Rope {
  const color = h.random.pick(RIBBONS);
  return { points, bead: h.random() < 0.3 ? color : null };
}

function sideRopes(h: HairBrush): Rope[] {
  const { skull: s, random } = h;
  const ropes = Array.from({ length: SIDE_ROPES }, (_, i) => {
    const a = Math.PI * (0.93 + (1.14 * i) / (SIDE_ROPES - 1));
    const x = Math.cos(a);
    const far = Math.abs(x);
    const tip = h.loose([x * 61 + random.bell() * 3, 14 + far * 22 + random.bell() * 7]);
    return makeRope(h, [s([x * 30, -50 + far * 10]), s([x * 58, -28 + far * 12]), tip]);
  });
  return ropes.filter(({ points }) => {
    const tip = points[2] ?? [0, 0];
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
      h.mass(smooth(behind.map(h.loose)), { color: h.tones.deep, shadow: 0, light: 0 });
      behindTips.forEach((tip, i) => {
        const x = -52 + 13 * i;
        h.lock([s([x * 0.7, -20]), h.loose([x * 1.02, 20]), h.loose([x * 1.04, tip])], [6, 6, 5]);
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
