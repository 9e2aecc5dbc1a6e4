import { clamp, type Knot, mapKnots, mix, type Polygon, smooth, type Vec } from '../../../paint';
import type { Expression } from '../../expressions';
import type { HeadContext } from '../context';
import { type EyeBuild, type Lid, lidsAt } from './eye-shape';
import { drawIris } from './iris';

/** The upper lid follows the brow. */
const lidSlant = ({ brow: [inner, outer] }: Expression): number => clamp((inner - outer) * 0.02, -0.13, 0.17);

/** Sharp corners, soft lids. */
const opening = (upper: Lid, lower: Lid): Polygon => [
  ...smooth(upper, false, 7),
  ...smooth([...lower].reverse(), false, 7).slice(1, -1),
];

const above = (lid: Lid, by: number): Lid => mapKnots(lid, ([x, y]) => [x, y - by]);

function lashes({ painter: p, lashColor, longLashes }: HeadContext, upper: Lid, liner: number): void {
  const [outerMiddle, outer] = [upper[3], upper[4]];
  const reach = longLashes ? 1 : 0.45;
  const flick: Knot = [outer[0] + 1.4 + reach * 1.2, outer[1] - 0.8 - reach * 1.4];
  p.line([...upper, flick], (longLashes ? 3.3 : 2.7) * liner, lashColor, 1, [0.15, 0.7, 1, 1, 0.8, 0.1]);
  if (!longLashes) return;
  for (const [u, length] of [
    [0.3, 3.4],
    [0.72, 4.2],
    [1, 4.4],
  ] as const) {
    const x = outerMiddle[0] + (outer[0] - outerMiddle[0]) * u;
    const y = outerMiddle[1] + (outer[1] - outerMiddle[1]) * u - 0.6;
    p.line(
      [
        [x, y],
        [x + length * 0.5, y - length * 0.45],
        [x + length * 0.85, y - length * 0.95],
      ],
      1.7,
      lashColor,
      1,
      [1, 0.7, 0.1],
    );
  }
}

/** Crease, hood or the smooth, lightly swollen skin of a single fold. */
function upperFold({ painter: p, skin }: HeadContext, { fold, h, w }: EyeBuild, upper: Lid, openness: number): void {
  if (fold === 'smooth') {
    p.soft(w * 0.1, upper[2][1] - h * 0.42, w * 1.1, h * 0.34, skin.light, 0.75);
    return;
  }
  if (fold === 'crease') {
    const gap = h * (openness < 0.93 ? 0.24 : 0.17);
    p.line(above(upper, gap).slice(1), 1, skin.deep, openness < 0.93 ? 0.55 : 0.38, [0.1, 0.8, 1, 0.5]);
    return;
  }
  const edge = above(upper, h * 0.12);
  const brow = above(upper, h * 0.56).toReversed();
  const hood = smooth(
    [[edge[0][0], edge[0][1]], ...edge.slice(1, 4), [edge[4][0] + 2.2, edge[4][1] + 1.6, 1], ...brow.slice(1, 4)],
    true,
    6,
  );
  p.fill(hood, skin.shadow, { alpha: 0.42, blur: 1 });
  p.soft(0, upper[2][1] - h * 0.44, w * 0.9, h * 0.2, skin.light, 0.6);
  p.line([...edge, [edge[4][0] + 2.6, edge[4][1] + 2.4]], 1.5, skin.line, 0.6, [0.15, 0.8, 1, 1, 0.7, 0.1]);
}

function lowerLid({ painter: p, skin }: HeadContext, lower: Lid, lift: number, sag: boolean): void {
  const under = above(lower, -1).slice(1, 4);
  if (lift > 0.05) p.line(above(lower, -0.9), 1.3, skin.deep, 0.55);
  else p.line(above(lower, -0.6).slice(1), 0.9, skin.deep, 0.4);
  if (lift > 0.25 || sag)
    p.line(
      under.map(([x, y]): Knot => [x, y + 2.4]),
      1.1,
      skin.shadow,
      0.75,
    );
}

/** An open eye at the origin, its inner corner at negative x: `g` mirrors it; gaze and light stay those of the page. */
export function drawOpenEye(head: HeadContext, eye: EyeBuild, openness: number, g: 1 | -1, gaze: Vec): void {
  const { painter: p, skin, expression, character } = head;
  const { w, h } = eye;
  const { upper, lower } = lidsAt(eye, { openness, lift: expression.lowerLid, slant: lidSlant(expression) });
  p.in(0, 0, 0, g, 1, () => {
    p.soft(0, -1, w * 1.75, h * 1.45, skin.shadow, skin.dark ? 0.5 : 0.42);
    const visible = opening(upper, lower);
    p.clip(visible, () => {
      p.fill(visible, skin.dark ? '#f4ebe2' : '#fdf8f1');
      const size = eye.iris * expression.iris;
      const [innerX, innerY] = upper[0];
      const middle = (upper[2][1] + lower[2][1]) / 2;
      // The iris hangs from the upper lid a little, whatever the opening; half-shut eyes follow the lid.
      const rest = Math.max(middle * 0.6, upper[2][1] + h * 0.45);
      const reach = head.grownUp ? 3.3 : 2.4;
      drawIris(p, character.eyeColor, gaze[0] * reach * g - 0.5, rest + gaze[1] * 2.4, {
        rx: w * 0.8 * size,
        ry: h * 0.82 * size,
        sparkling: openness > 1.05 && expression.iris >= 1,
        wet: expression.tear,
      });
      // The lid's shadow on the eyeball.
      p.line(above(upper, -0.7), h * 0.34, mix(skin.shadow, '#6a5a80', 0.55), 0.42, [1, 1, 1, 1, 1]);
      p.fill(
        [
          [innerX, innerY],
          [innerX + 2.4, innerY - 0.9],
          [innerX + 2.2, innerY + 1.5],
        ],
        skin.blush,
        {
          alpha: 0.55,
          blur: 0.3,
        },
      );
    });
    upperFold(head, eye, upper, openness);
    lashes(head, upper, eye.liner);
    lowerLid(head, lower, expression.lowerLid, eye.kind === 'droopy' || head.elder);
  });
}

/** An eye closed with joy (arched up) or in sleep (hanging), in its own tilt and width. */
export function drawClosedEye(
  { painter: p, skin, lashColor, longLashes }: HeadContext,
  eye: EyeBuild,
  g: 1 | -1,
  asleep: boolean,
): void {
  const { upper, w, liner } = eye;
  const [inner, outer] = [upper[0], upper[4]];
  const tip = (at: Knot, y: number): Knot => [at[0] * 0.95 * w, y + at[1] * (asleep ? 4 : 3)];
  const line: Lid = asleep
    ? [tip(inner, 1.2), [-w * 0.5, 5.4], [0.4, 6.8], [w * 0.55, 5.2], tip(outer, 1)]
    : [tip(inner, 4.8), [-w * 0.52, -0.5], [0, -2.4], [w * 0.54, -0.6], tip(outer, 4.8)];
  p.in(0, 0, 0, g, 1, () => {
    p.soft(0, asleep ? 0 : 2, w * 1.5, 9, skin.shadow, 0.35);
    if (asleep) p.soft(0, 0, w * 0.9, 4, skin.light, 0.6);
    p.line(line, (asleep ? 2.7 : 3.4) * (0.6 + 0.4 * liner), lashColor, 1, [0.3, 0.9, 1, 0.9, 0.3]);
    if (!asleep) {
      p.line(
        [
          [-w * 0.8, 10],
          [0, 8],
          [w * 0.8, 10],
        ],
        1.5,
        skin.shadow,
        0.9,
      );
      if (longLashes) p.line([line[4], [line[4][0] + 3, line[4][1] + 0.4]], 1.6, lashColor, 1, [1, 0.2]);
      return;
    }
    const long = longLashes ? 1 : 0.62;
    for (const [u, dx, dy] of [
      [-0.1, 0.2, 3],
      [0.3, 1, 3.2],
      [0.66, 2, 2.9],
      [0.98, 2.8, 1.7],
    ] as const) {
      const y = 6.9 - u * u * 5.4;
      p.line(
        [
          [u * w, y],
          [u * w + dx * long, y + dy * long],
        ],
        1.4,
        lashColor,
        1,
        [1, 0.2],
      );
    }
  });
}
