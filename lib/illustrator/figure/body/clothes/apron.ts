import { type Knot, lerp, shade, smooth, taper, tint, type Vec } from '../../../paint';
import type { Side } from '../../pose';
import type { BodyContext } from '../context';
import { hull } from '../hull';
import type { TorsoShape } from '../torso-shape';

const WAIST = 0.24;

/** The lower half of an apron: over the front of both thighs. */
export function drawApronSkirt({ painter: p, outfit, bones }: BodyContext, torso: TorsoShape): void {
  const color = outfit.apron;
  if (!color) return;
  const { at, turnSin: s } = bones;
  const thigh = (side: Side, u: number): Vec => lerp(bones.legs[side].root, bones.legs[side].joint, u);
  const inner = 7 * bones.size.chubbiness;
  const around = (v: Vec) =>
    [-1, 1].flatMap((g): Vec[] => [
      [v[0] + g * inner, v[1] - 3],
      [v[0] + g * inner, v[1] + 6],
    ]);
  const covered = [
    at(torso.edge(-1, WAIST) * 0.86 + s * 4, WAIST),
    at(torso.edge(1, WAIST) * 0.86 + s * 4, WAIST),
    at(torso.edge(-1, 0) * 0.86 + s * 4, -0.02),
    at(torso.edge(1, 0) * 0.86 + s * 4, -0.02),
    ...(['L', 'R'] as const).flatMap((side) => [...around(thigh(side, 0.4)), ...around(thigh(side, 0.9))]),
  ];
  const shape = smooth(hull(covered), true, 5);
  p.form(shape, color, { depth: 7, shadow: 0.08 });
  p.clip(shape, () => {
    for (const side of ['L', 'R'] as const) {
      const fold = [at(side === 'L' ? -7 : 8, WAIST - 0.03), thigh(side, 0.4), thigh(side, 0.9)];
      p.line(fold, 3, shade(color, 0.1, 0.06), 0.5, [0.3, 1, 0.2]);
    }
    p.inner(shape, shade(color, 0.12), 0, -4.4, 0.8, 0.5, 0.2);
    p.inner(shape, color, 0, -3, 0.6, 1, 0);
  });
  const band = [at(torso.edge(-1, WAIST) - 1, WAIST), at(s * 3, WAIST - 0.025), at(torso.edge(1, WAIST) + 1, WAIST)];
  p.form(taper(band, [2.8, 3, 2.8], { round: false }), shade(color, 0.05), { depth: 2 });
  const pocket = [
    at(-11 + s * 8, 0.06),
    at(11 + s * 8, 0.06),
    at(10 + s * 8, -0.1),
    at(s * 8, -0.13),
    at(-10 + s * 8, -0.1),
  ];
  const bag = smooth(
    pocket.map(([x, y], i): Knot => [x, y, i < 2 ? 1 : 0]),
    true,
    5,
  );
  p.form(bag, tint(color, 0.02), { depth: 2.4, shadow: 0.06 });
  p.edge(bag, shade(color, 0.14), 0.8, 0.6);
}

/** The bib with its neck strap. */
export function drawBib({ painter: p, outfit, bones, torsoShape }: BodyContext, torso: TorsoShape): void {
  const color = outfit.apron;
  if (!color) return;
  const { at, turnSin: s, size } = bones;
  const half = size.belly * 0.56;
  for (const g of [-1, 1])
    p.form(
      taper([at(g * half * 0.86 + s * 6, 0.72), at(g * 12, 0.99)], [2.4, 2.2], { round: false }),
      shade(color, 0.05),
      { depth: 1.6 },
    );
  const bib = smooth(
    [
      [...at(-half + s * 6, 0.74), 1],
      [...at(half + s * 6, 0.74), 1],
      at(half * 1.25 + s * 5, 0.44),
      [...at(torso.edge(1, WAIST) * 0.88 + s * 3, WAIST - 0.035), 1],
      [...at(torso.edge(-1, WAIST) * 0.88 + s * 3, WAIST - 0.035), 1],
      at(-half * 1.25 + s * 5, 0.44),
    ],
    true,
    5,
  );
  if (torsoShape) p.cast(torsoShape, bib, shade(outfit.top.color, 0.16), 0, 2, 1.8, 0.5);
  p.form(bib, color, { depth: 6, shadow: 0.08 });
  p.line([at(-half + s * 6, 0.715), at(half + s * 6, 0.715)], 1.1, shade(color, 0.12), 0.6, [1, 1]);
}
