import { type Skin, skinTones } from '../../figure/skin';
import { ellipse, type Painter, type Polygon } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { babyOf } from './family';
import { drawPlumpSole } from './held/plump-sole';

const [BLANKET, DOT, SOCK, STRIPE] = ['#ffd23f', '#fff4c4', '#d8473f', '#fff6e2'] as const;

export const flesh = (p: Painter, shape: Polygon, skin: Skin, depth = 12) =>
  p.form(shape, skin.base, {
    depth,
    softness: depth * 0.75,
    shadowColor: skin.shadow,
    lightColor: skin.light,
    shadow: 0.1,
  });

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
  // So small, its toes run into one another without a wide line around each.
  p.in(104, -66, 0.22, 0.84, 0.84, () => drawPlumpSole(p, skin, { depth: 4, line: 7 }));
}

export const BABY_FEET: Readonly<Record<string, Companion>> = {
  kickingLegs: { draw: kickingLegs, box: { x: -240, y: -230, width: 480, height: 480 }, shadow: 0 },
};
