import type { Character } from '../../character/character';
import type { HairStyle } from '../../character/trait-values';
import { clamp, ellipse, type Shape, smooth, tint } from '../../paint';
import type { HairBrush } from '../hair/brush';
import { lowCloudOf, topOfCloud } from '../hair/brushed/close-cloud';
import { headKind } from '../hair/own/crown';
import { drawnTop } from '../hair/own/smooth-shape';
import { bareHeight } from '../head/skull';

type Hair = Pick<Character, 'hairStyle' | 'hairShape' | 'faceShape'>;

/** How high the hair stands over the skull at the crown. */
const CROWN: Partial<Record<HairStyle, number>> = {
  afro: -73,
  shaved: -50,
  wisps: -51,
  bun: -54,
  puffs: -56,
  tousled: -60,
  short: -60,
  curlyLong: -61,
  curlyShort: -61,
};
const CURLY: readonly HairStyle[] = ['curlyShort', 'curlyLong', 'coilyShort', 'afro'];

/** How far below its top hair gives way, and the heights between which it does. */
const GIVES = 5;
const [HIGHEST, LOWEST] = [-78, -50];

/** Height of the crown under a kippah or a paper crown. */
export function crownHeight({ hairStyle, hairShape, faceShape }: Hair): number {
  if (!hairShape) return CROWN[hairStyle] ?? -59;
  if (hairShape.cover === 'scalp') return bareHeight(hairShape, LOWEST, faceShape !== undefined);
  const cloud = faceShape ? lowCloudOf(hairShape) : null;
  const top = cloud ? topOfCloud(cloud) : drawnTop(hairShape, headKind(faceShape));
  return clamp(GIVES + top, HIGHEST, LOWEST);
}

const isCurly = ({ hairStyle, hairShape }: Hair): boolean =>
  hairShape
    ? hairShape.cover === 'hair' && (hairShape.texture === 'curly' || hairShape.texture === 'coily')
    : CURLY.includes(hairStyle);

type Seat = { readonly x: number; readonly y: number; readonly turn: number; readonly tall: number };

/** Where a kippah sits: on the crown, from the side further back, from behind as a round cap. */
function seat(h: HairBrush, crown: number): Seat {
  const { aspect, side, turn } = h.view;
  if (aspect === 'profile') return { x: -20 * side, y: crown + (crown < -60 ? -3 : 6), turn: -0.36 * side, tall: 1.1 };
  if (aspect === 'back') return { x: 0, y: crown + 9, turn: 0, tall: 1.7 };
  const [x, y] = h.skull([-8 - turn * 14, crown]);
  return { x, y, turn: 0, tall: 1 };
}

/** A kippah on the crown, a little to the back; curls stand over its rim. */
export function drawKippah(h: HairBrush, wearer: Hair, color: string, hair: Shape | null): void {
  const { painter: p, tones } = h;
  const { x, y, turn, tall } = seat(h, crownHeight(wearer));
  p.in(x, y, turn, 1, 1, () => {
    const cap = smooth([
      [-27, 5],
      [-20, -6.5],
      [0, -11],
      [21, -4.5],
      [27, 5],
      [19, 7.5 * tall],
      [0, 9.5 * tall],
      [-19, 7.5 * tall],
    ]);
    if (hair) p.fill(cap, tones.deep, { alpha: 0.5, dy: 3, blur: 2 });
    p.form(cap, color, { depth: 5 });
    const ring = (width: number, side: number, middle: number, alpha: number) =>
      p.line(
        [
          [-side, width > 2 ? 3.6 : -0.5],
          [0, middle * tall],
          [side, width > 2 ? 3.6 : -0.5],
        ],
        width,
        tint(color, 0.2),
        alpha,
        [1, 1, 1],
      );
    ring(2.2, 26, 8, 0.9);
    ring(1.2, 22, 2.6, 0.7);
    if (h.view.aspect !== 'face' || !isCurly(wearer)) return;
    if (wearer.faceShape) tuftsOverRim(h);
    else curlsOverRim(h);
  });
}

/** Small tufts over the rim, as many as cover it; their radius, head units. */
const TUFTS = { count: 17, radius: [2, 1.6] } as const;

/** Brushed curls hold the rim in small tufts of their own tones. */
function tuftsOverRim(h: HairBrush): void {
  for (let i = 0; i < TUFTS.count; i++) {
    const u = (2 * i) / (TUFTS.count - 1) - 1;
    const radius = TUFTS.radius[0] + h.random() * TUFTS.radius[1];
    const [x, y] = [u * 26, 11.5 - 5 * u ** 2 + h.random.bell()];
    h.painter.fill(ellipse(x, y, radius, radius * 0.9, h.random() * 3, 12), h.tones.shadow);
    h.painter.fill(ellipse(x - 0.4, y - 0.5, radius * 0.7, radius * 0.6), h.tones.base, { blur: 0.6 });
  }
}

function curlsOverRim(h: HairBrush): void {
  const { tones } = h;
  for (const u of [-25, -12, 3, 17, 27]) {
    const y = 13 - Math.abs(u) * 0.12;
    h.painter.form(ellipse(u, y, 7.5, 6.6), tones.base, {
      depth: 2.5,
      shadowColor: tones.shadow,
      lightColor: tones.light,
    });
    h.curl(u, y, 4.6, u, tones.shine, 1.7, 0.5);
  }
}
