import { ellipse, type Knot, type Polygon, rgba, smooth, toPath } from '../../paint';
import type { GrownUp } from '../head/grown-up';
import type { HairBrush } from './brush';
import type { HairStyleDrawing } from './style';

/** Outer edge of the hair beside an ear, from the sideburn up to the temple; the left one of a head seen from the front. */
const SIDE: readonly Knot[] = [
  [-46.5, 9, 1],
  [-52, 2],
  [-55.5, -8],
  [-56, -20],
  [-52, -31],
  [-47, -36, 1],
];
/** Its edge on the face, back down to the sideburn. */
const TEMPLE: readonly Knot[] = [
  [-44, -31],
  [-41.5, -24],
  [-42.5, -16],
  [-44.5, -8],
  [-45.5, 0],
];
/** The hair round the back of a head that looks right, above and behind its ear. */
const ASIDE: readonly Knot[] = [
  [27, -17, 1],
  [22, -26],
  [13, -24, 1],
  [6, -30],
  [-6, -27, 1],
  [-16, -31],
  [-27, -26, 1],
  [-37, -28],
  [-46, -20, 1],
  [-54, -20],
  [-59, -10],
  [-57, 2],
  [-51, 19],
  [-42, 31],
  [-36, 34, 1],
  [-28, 27],
  [-20, 24],
  [-19, 8],
  [-14, -5],
  [0, -8],
  [10, -2],
  [14, 8, 1],
  [19, -4],
];
/** The same hair from behind: from ear to ear, and down to the nape. */
const BEHIND: readonly Knot[] = [
  [-51, -33, 1],
  [-42, -28],
  [-33, -24, 1],
  [-24, -17],
  [-13, -14, 1],
  [-4, -10],
  [6, -13, 1],
  [16, -13],
  [26, -19, 1],
  [36, -24],
  [44, -29, 1],
  [51, -33],
  [56, -12],
  [52, 14],
  [42, 30],
  [30, 38, 1],
  [14, 36],
  [0, 39, 1],
  [-14, 36],
  [-30, 38, 1],
  [-42, 30],
  [-52, 14],
  [-56, -12],
];

const flipped = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]): Knot => [-x, y, sharp ?? 0]);

/** What is left of the hair as it is seen: beside both ears, or one piece. */
function wreath(h: HairBrush): readonly Polygon[] {
  const { aspect, side } = h.view;
  if (aspect === 'face') return [h.cap(SIDE, TEMPLE), h.cap(flipped(SIDE), flipped(TEMPLE))];
  const knots = aspect === 'back' ? BEHIND : side > 0 ? ASIDE : flipped(ASIDE);
  return [smooth(knots, true, 7)];
}

function drawWreath(h: HairBrush): void {
  for (const shape of wreath(h)) {
    h.mass(shape, { depth: 6, softness: 5, grain: 0.6 });
    const xs = shape.map(([x]) => x);
    const box = [Math.min(...xs), -34, Math.max(...xs), 38] as const;
    h.curlTexture(shape, Math.round((box[2] - box[0]) * 0.9), box, 4, [(box[0] + box[2]) / 2, 0]);
  }
}

/** The light on a bare crown. */
function shine(h: HairBrush, light: string): void {
  const [x, y] = h.view.aspect === 'face' ? [-14 + h.shift, -38] : [-12 * h.view.side, -40];
  h.painter.layer(
    h.contour,
    (c, scale) => {
      c.filter = `blur(${(4 * scale).toFixed(1)}px)`;
      c.fillStyle = rgba(light, 0.8);
      c.fill(toPath(ellipse(x, y, 15, 6.5, -0.4)));
    },
    { alpha: 0.8 },
  );
}

/** A head without hair, or with hair round the back and beside the ears alone. */
export const baldHead =
  (baldness: NonNullable<GrownUp['bald']>): HairStyleDrawing =>
  (h, _character, skin) => ({
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => baldness === 'top' && h.view.aspect === 'face' && h.nape(40, 20),
    front: () => {
      shine(h, skin.light);
      if (baldness === 'top') drawWreath(h);
    },
  });
