import type { Character } from '../../character/character';
import type { HairStyle } from '../../character/trait-values';
import { clamp, ellipse, type Knot, shade, smooth, taper } from '../../paint';
import type { HairBrush } from '../hair/brush';
import { headKind } from '../hair/own/crown';
import { drawnTop } from '../hair/own/smooth-shape';
import { bareHeight } from '../head/skull';

type Hair = Pick<Character, 'hairStyle' | 'hairShape' | 'faceShape'>;

const CLOSE: readonly HairStyle[] = ['shaved', 'wisps', 'short'];

/** Height of the band over the middle of the brow. */
function bandHeight({ hairStyle: style, hairShape, faceShape }: Hair): number {
  if (hairShape)
    return hairShape.cover === 'scalp'
      ? bareHeight(hairShape, -46, faceShape !== undefined)
      : clamp(drawnTop(hairShape, headKind(faceShape)) + 14, -64, -48);
  if (style === 'afro') return -56;
  return style === 'shaved' || style === 'wisps' ? -46 : -50;
}

const isClose = ({ hairStyle, hairShape }: Hair): boolean =>
  hairShape ? hairShape.cover === 'scalp' : CLOSE.includes(hairStyle);

/** A cloud of curls hides what it stands around. */
const isCloud = ({ hairStyle, hairShape, faceShape }: Hair): boolean =>
  hairShape ? hairShape.texture === 'coily' && drawnTop(hairShape, headKind(faceShape)) < -74 : hairStyle === 'afro';

/** The line of the band and the place of its bow, as seen. */
function course(h: HairBrush, hair: Hair): { along: Knot[]; bow: Knot | null } {
  const { aspect, side } = h.view;
  const high = bandHeight(hair);
  const close = isClose(hair) ? 0.94 : 1;
  if (aspect === 'profile') {
    const knots: Knot[] = [
      [-3, -6],
      [4, -22],
      [13, -38],
      [20, high - 6],
      [24, high - 9],
    ];
    return { along: knots.map(([x, y]): Knot => [x * side * close, y]), bow: [14 * side, -37] };
  }
  if (aspect === 'back') {
    const knots: Knot[] = [
      [-30, high + 1],
      [-14, high - 8],
      [0, high - 10],
      [14, high - 8],
      [30, high + 1],
    ];
    return { along: knots, bow: null };
  }
  const knots: Knot[] = [
    [-52, -4],
    [-49, -22],
    [-36, high + 9],
    [-14, high + 1],
    [8, high],
    [32, high + 8],
    [48, -24],
    [52, -6],
  ];
  return { along: knots.map(([x, y]) => h.skull([x * close, y])), bow: h.skull([26, high + 3]) };
}

/** A headband from ear to ear, with a small bow beside the crown. */
export function drawHeadband(h: HairBrush, hair: Hair, color: string): void {
  const { painter: p } = h;
  // From behind a cloud of curls hides the band.
  if (isCloud(hair) && h.view.aspect === 'back') return;
  const { along, bow } = course(h, hair);
  const thin =
    h.view.aspect === 'back'
      ? [0.4, 2, 2.6, 2, 0.4]
      : [0.8, 3.9, 4.6, 4.8, 4.6, 3.9, h.view.aspect === 'face' ? 0.8 : 3.4];
  const band = taper(along, thin);
  p.fill(band, h.tones.deep, { alpha: 0.35, dy: 2, blur: 1.2 });
  p.form(band, color, { depth: 3.4, softness: 2 });
  if (bow) drawBow(h, bow, color);
}

function drawBow({ painter: p }: HairBrush, [x, y]: Knot, color: string): void {
  for (const g of [-1, 1]) {
    const wing = smooth([
      [x, y],
      [x + g * 13, y - 8],
      [x + g * 16, y],
      [x + g * 12, y + 7],
    ]);
    p.form(wing, color, { depth: 3 });
    p.line(
      [
        [x + g * 3, y],
        [x + g * 11, y - 0.6],
      ],
      1.2,
      shade(color, 0.12),
      0.7,
    );
  }
  p.form(ellipse(x, y, 3.8, 4.2), shade(color, 0.04), { depth: 2 });
}
