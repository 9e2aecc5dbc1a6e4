import type { FaceOffsets } from '../../../character/face';
import { type Knot, mix, smooth } from '../../../paint';
import type { Skin } from '../../skin';
import type { HeadContext } from '../context';

/** How high the corners of a smile rise against the usual smile: a serious child's smile is flatter, never a frown. */
export const smileRise = ({ smile }: FaceOffsets): number => 1 + smile * (smile < 0 ? 0.85 : 0.9);

/** A broad smile is wider than a serious child's. */
export const smileWidth = ({ smile }: FaceOffsets): number => 1 + 0.08 * smile;

/** How far a joyful mouth opens against the usual one. */
export const openMouthShare = ({ face }: HeadContext): number => 1 + 0.42 * face.mouthOpening;

/** Lips are a little redder and darker than the skin around them, never painted. */
const lipColor = (skin: Skin, upper: boolean): string => {
  const soft = mix(skin.lip, skin.dark ? skin.deep : skin.shadow, skin.dark ? 0.3 : 0.5);
  return upper ? mix(soft, skin.line, 0.18) : soft;
};

/** The line between the lips from the left corner to the right one, its middle in between. */
export type LipLine = readonly [Knot, Knot, Knot, Knot, Knot];

/** From the corners along `line`, `thickness` away from it in the middle; a bow dips the upper lip under the nose. */
function lipShape(line: LipLine, thickness: number, bow: number) {
  const [left, , middle, , right] = line;
  const half = (right[0] - left[0]) / 2;
  const at = (u: number, v: number): Knot => {
    const edge = u < 0 ? left : right;
    return [middle[0] + u * half, middle[1] + (edge[1] - middle[1]) * u * u + v * thickness];
  };
  const inset = (k: Knot, by: number): Knot => [k[0] * by, k[1], 1];
  return smooth(
    [
      inset(left, 0.94),
      at(-0.55, 0.72),
      at(-0.2, 1.05),
      at(0, 1 - bow),
      at(0.2, 1.05),
      at(0.55, 0.72),
      inset(right, 0.94),
      ...line.slice(1, -1).reverse(),
    ],
    true,
    6,
  );
}

/** The volume of the lips above and below the line of a closed mouth; it lies under that line. */
export function drawClosedLips({ painter: p, skin, face }: HeadContext, line: LipLine): void {
  const [upper, lower] = [Math.max(0, face.upperLip), Math.max(0, face.lowerLip)];
  if (upper > 0)
    p.fill(lipShape(line, -1.4 - 3.4 * upper, 0.3), lipColor(skin, true), {
      alpha: 0.5 + 0.4 * upper,
      blur: 0.35,
    });
  if (lower > 0) {
    p.fill(lipShape(line, 1.6 + 4.2 * lower, 0), lipColor(skin, false), { alpha: 0.5 + 0.4 * lower, blur: 0.35 });
    const middle = line[2];
    p.soft(middle[0] - 0.6, middle[1] + 1.6 + 1.4 * lower, 3.6, 1.1, skin.highlight, 0.5 * lower);
  }
}

/** The lips around an open mouth, from its left to its right corner along the upper and the lower edge. */
export function drawOpenLips({ painter: p, skin, face }: HeadContext, top: LipLine, bottom: readonly Knot[]): void {
  const [upper, lower] = [Math.max(0, face.upperLip), Math.max(0, face.lowerLip)];
  if (upper > 0)
    p.fill(lipShape(top, -1.2 - 3 * upper, 0.3), lipColor(skin, true), {
      alpha: 0.55 + 0.35 * upper,
      blur: 0.3,
    });
  if (lower > 0) p.line(bottom, 1.6 + 3.2 * lower, lipColor(skin, false), 0.5 + 0.3 * lower, [0.15, 0.8, 1, 0.8, 0.15]);
}
