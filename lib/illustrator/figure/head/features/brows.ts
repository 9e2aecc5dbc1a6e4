import { itemAt } from '@/lib/platform/item-at';
import type { BROW_SHAPES } from '../../../character/trait-values';
import { type Knot, lightness, mix, seededRandom, tint, type Vec } from '../../../paint';
import type { HeadContext } from '../context';

type BrowKind = (typeof BROW_SHAPES)[number];

/** Heights added to the mood's brow at four places from the nose outwards, thickness along it, and hair strokes. */
type BrowLook = {
  readonly rise: readonly [number, number, number, number];
  readonly profile: readonly number[];
  readonly weight: number;
  readonly hairs: number;
};

const LOOK: Readonly<Record<BrowKind, BrowLook>> = {
  soft: { rise: [0, 0, 0, 0], profile: [0.4, 0.95, 0.85, 0.12], weight: 1, hairs: 0 },
  straight: { rise: [0.9, 0.1, -0.9, -0.6], profile: [0.75, 1, 0.95, 0.4], weight: 1.05, hairs: 0 },
  arched: { rise: [0.4, 1.2, 1.7, -0.6], profile: [0.7, 1, 0.7, 0.08], weight: 0.9, hairs: 0 },
  bushy: { rise: [0.2, 0.4, 0.2, 0], profile: [0.7, 1, 0.9, 0.4], weight: 1.5, hairs: 11 },
};

/** Knots of the expression's brow from the inner to the outer end: along it, and upwards negative. */
function moodLine({ expression, character, face }: HeadContext): readonly [Vec, Vec, Vec, Vec] {
  const [inner, outer, arch] = expression.brow;
  const { knit = 0 } = expression;
  const { rise } = LOOK[character.browShape];
  // The outer end makes the slope: the inner one would make an earnest child angry or sad.
  const [slope, bow] = [face.browSlope * 2, face.browArch * 1.5];
  return [
    [-9.2 - knit, -inner * 0.9 - rise[0] + slope * 0.25 + bow * 0.2],
    [-4 - knit * 0.5, -(inner * 0.6 + outer * 0.1) - arch * 0.7 - rise[1] + slope * 0.1 - bow * 0.6],
    [2.5, -(inner * 0.25 + outer * 0.4) - arch - rise[2] - slope * 0.5 - bow],
    [10, -outer * 0.8 + 2.2 - rise[3] - slope * 1.3],
  ];
}

/** One brow; `place` puts a point of it (outwards, down) on the head. */
export function drawBrowLine(head: HeadContext, overFringe: boolean, scale: number, place: (at: Vec) => Vec): void {
  const { painter: p, character, skin, browColor } = head;
  const look = LOOK[character.browShape];
  const width = character.browWeight * look.weight * (skin.dark ? 3.6 : 3.2) * (character.age < 3 ? 0.8 : 1) * scale;
  const line = moodLine(head);
  const color = overFringe ? mix(browColor, '#150a0c', lightness(character.hairColor) > 0.6 ? 0.15 : 0.45) : browColor;
  const alpha = overFringe ? 0.78 : 0.95;
  const points = line.map(place);
  // Dark brows need a breath of light under them to stand off from dark skin and from a dark fringe.
  const darkFringe = overFringe && lightness(character.hairColor) < 0.36;
  if (skin.dark || darkFringe)
    p.line(
      points.map(([x, y]): Knot => [x, y + width * 0.55]),
      width * (darkFringe ? 0.7 : 1),
      darkFringe ? tint(character.hairColor, 0.22) : skin.light,
      0.3,
      look.profile,
    );
  p.line(points, width, color, alpha, look.profile);
  const random = seededRandom('brow');
  for (let i = 0; i < look.hairs; i++) {
    const u = (i / (look.hairs - 1)) * 0.86;
    const j = Math.min(2, Math.floor(u * 3));
    const t = u * 3 - j;
    const [a, b] = [itemAt(line, j), itemAt(line, j + 1)];
    const at: Vec = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const lean = 1.2 + u * 2.8;
    const long = width * (0.46 + random() * 0.26) * (1 - u * 0.35);
    const from = place([at[0] - lean * 0.4, at[1] + width * 0.1]);
    const to = place([at[0] + lean * 0.7, at[1] - long]);
    p.line([from, to], 1.1, color, 0.75, [1, 0.15]);
  }
}

/** Brows lie over the fringe, a little see-through, so that every mood stays readable. */
export function drawBrows(head: HeadContext, overFringe: boolean): void {
  const { view, expression, places } = head;
  for (const g of [-1, 1]) {
    const raised = g === 1 ? expression.asymmetry * 1.5 : 0;
    drawBrowLine(head, overFringe, 1, ([u, v]) => {
      const at = view.project(g * (places.eyeX + u), places.browY + v * 1.05 - raised - head.adult, 51);
      return [at.x, at.y];
    });
  }
}
