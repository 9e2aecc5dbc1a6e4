import {
  add,
  length,
  lerp,
  mul,
  normalize,
  type Painter,
  perpendicular,
  type Shape,
  shade,
  sub,
  tint,
  type Vec,
} from '../../../paint';
import type { Bones } from '../bones';
import type { BodyContext } from '../context';
import type { TorsoShape } from '../torso-shape';

/** A seam with the swelling below it. */
function seam(p: Painter, line: readonly Vec[], color: string): void {
  p.line(line, 2.6, shade(color, 0.13), 0.6, [0.8, 1, 0.8]);
  p.line(
    line.map(([x, y]): Vec => [x, y + 2.8]),
    2.4,
    tint(color, 0.1),
    0.5,
    [0.5, 1, 0.5],
  );
}

/** Seams across a padded coat. */
export function drawQuilting({ painter: p, bones, outfit }: BodyContext, torso: TorsoShape, inside: Shape): void {
  const { color, hem = -0.09 } = outfit.top;
  p.clip(inside, () => {
    for (let v = 0.74; v > hem + 0.05; v -= 0.155)
      seam(
        p,
        [
          bones.at(torso.edge(-1, v) - 6, v + 0.03),
          bones.at(bones.turnSin * 4, v - 0.02),
          bones.at(torso.edge(1, v) + 6, v + 0.03),
        ],
        color,
      );
  });
}

export function quiltSleeve(
  p: Painter,
  inside: Shape,
  color: string,
  { root, joint, end }: Bones,
  radius: number,
): void {
  p.clip(inside, () => {
    for (const [from, to] of [
      [root, joint],
      [joint, end],
    ] as const) {
      const across = perpendicular(normalize(sub(to, from)));
      const rows = Math.max(2, Math.round(length(sub(to, from)) / 17));
      for (let i = 0; i < rows; i++) {
        const at = lerp(from, to, (i + 0.55) / rows);
        seam(
          p,
          [add(at, mul(across, radius * 1.3)), add(lerp(at, to, 0.06), [0, 0]), add(at, mul(across, -radius * 1.3))],
          color,
        );
      }
    }
  });
}
