import { type Skin, skinTones } from '../../figure/skin';
import { ellipse, type Painter, type Polygon } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { babyOf } from './family';

const [BLANKET, DOT, SOCK, STRIPE] = ['#ffd23f', '#fff4c4', '#d8473f', '#fff6e2'] as const;

export const flesh = (p: Painter, shape: Polygon, skin: Skin, depth = 12) =>
  p.form(shape, skin.base, {
    depth,
    softness: depth * 0.75,
    shadowColor: skin.shadow,
    lightColor: skin.light,
    shadow: 0.1,
  });

/** Toes on one round line, the great one on the left. */
const TOES = [
  [-46, -132, 27, 31],
  [-8, -150, 19, 22],
  [24, -146, 17, 20],
  [52, -130, 16, 18],
  [75, -106, 14, 16],
] as const;

/**
 * The sole of a foot, 300 units high, its toes up; the great toe on the left.
 * `depth`: of its shading, in units of the page, for a small foot less.
 */
function sole(p: Painter, skin: Skin, depth: number) {
  for (const [x, y, width, height] of TOES) flesh(p, ellipse(x, y, width, height), skin, depth / 2);
  flesh(
    p,
    blob('-70,-112 -30,-132 24,-128 72,-102 90,-50 70,4 52,62 46,104 12,136 -26,134 -52,102 -52,40 -74,-40', 9),
    skin,
    depth,
  );
  p.soft(4, 82, 40, 40, skin.light, 0.35);
  p.soft(4, -72, 60, 34, skin.light, 0.3);
  p.line(
    [
      [-44, 6],
      [-14, -8],
      [14, 2],
      [34, 22],
    ],
    4,
    skin.shadow,
    0.45,
  );
}

/** A dotted blanket in the shape of `cloth`. */
export function dotted(
  p: Painter,
  cloth: Polygon,
  dots: readonly (readonly [number, number])[],
  r: number,
  depth = 16,
) {
  p.form(cloth, BLANKET, { depth, softness: depth * 0.75 });
  p.clip(cloth, () => {
    for (const [x, y] of dots) p.fill(ellipse(x, y, r), DOT);
  });
}

/** A striped sock in the shape of `cloth`. */
export function stripes(p: Painter, cloth: Polygon, lines: readonly string[]) {
  p.form(cloth, SOCK, { depth: 14, softness: 10 });
  p.clip(cloth, () => {
    for (const line of lines) p.fill(stroke(line, 13, 13), STRIPE);
  });
}

/** Two small legs kicked up behind the rail of a cot, seen from far: one has its sock, the other a bare sole. */
function kickingLegs(p: Painter, { hero }: CompanionLook) {
  const skin = skinTones(babyOf(hero).character.skin);
  flesh(p, stroke('-46,150 -90,90 -104,20', 58, 54, 46), skin, 4);
  p.in(-118, -40, -0.3, 0.9, 0.9, () =>
    stripes(p, blob('-72,-150 -20,-184 48,-174 88,-120 88,-40 74,30 76,110 -66,110 -72,20 -86,-70', 9), [
      '-110,-110 120,-104',
      '-110,-40 120,-34',
      '-110,30 120,36',
    ]),
  );
  flesh(p, stroke('52,150 86,110 92,40', 58, 54, 48), skin, 4);
  p.in(104, -66, 0.22, 0.84, 0.84, () => {
    sole(p, skin, 4);
    // So small, its toes run into one another without a line around each.
    for (const [x, y, width, height] of TOES) p.edge(ellipse(x, y, width, height), skin.deep, 6, 0.7);
  });
}

/** The other sock, its cuff open on the left. */
function openSock(p: Painter) {
  const knit = blob(
    '-10,-120 60,-132 200,-126 320,-110 384,-40 380,110 344,214 250,236 184,190 180,104 60,112 -10,106',
    9,
  );
  p.form(knit, SOCK, { depth: 20, softness: 14 });
  p.clip(knit, () => {
    for (const line of ['66,-160 70,150', '140,-160 142,150', '190,120 430,120']) p.fill(stroke(line, 15, 15), STRIPE);
    p.fill(ellipse(350, -84, 88, 78, 0.6), STRIPE);
    p.fill(ellipse(266, 232, 100, 46, -0.1), STRIPE);
  });
  p.form(ellipse(-10, -8, 44, 118), '#f0695e', { depth: 8 });
  p.fill(ellipse(-14, -8, 26, 92), '#8a2320');
}

export const BABY_FEET: Readonly<Record<string, Companion>> = {
  kickingLegs: { draw: kickingLegs, box: { x: -240, y: -230, width: 480, height: 480 }, shadow: 0 },
  openSock: { draw: openSock, box: { x: -70, y: -150, width: 470, height: 400 }, shadow: 0 },
};
