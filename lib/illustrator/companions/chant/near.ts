import { type Skin, skinTones } from '../../figure/skin';
import { ellipse, mix, type Painter, type Polygon } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';
import { heroOf } from '../people/family';

const DUST = '#b5562f';

const flesh = (p: Painter, shape: Polygon, skin: Skin, depth = 16) =>
  p.form(shape, skin.base, { depth, softness: 12, shadowColor: skin.shadow, lightColor: skin.light, shadow: 0.1 });

function nail(p: Painter, x: number, y: number, rx: number, ry: number, turn: number, skin: Skin) {
  p.fill(ellipse(x, y, rx, ry, turn), mix(skin.light, '#f7d9c8', 0.3));
  p.edge(ellipse(x, y, rx, ry, turn), skin.shadow, 2.5, 0.5);
}

/** The child's foot from above, toes up, 400 units long; the great toe is on the right. */
function foot(p: Painter, skin: Skin) {
  flesh(p, blob('-66,-90 -20,-118 60,-120 78,-40 66,60 70,170 90,420! -84,420! -70,180 -84,40', 9), skin, 22);
  for (const [x, y, r, long] of [
    [-74, -110, 20, 1.3],
    [-46, -138, 22, 1.4],
    [-10, -156, 24, 1.5],
    [28, -160, 25, 1.5],
    [74, -150, 37, 1.5],
  ] as const) {
    flesh(p, ellipse(x, y + r * 0.6, r, r * long, x * 0.002), skin, 9);
    nail(p, x, y - r * 0.34, r * 0.56, r * 0.5, x * 0.002, skin);
    p.soft(x, y + r * 1.2, r * 0.9, r * 0.5, skin.shadow, 0.3);
  }
  p.soft(0, 40, 90, 130, DUST, 0.5);
  for (const [x, y] of [
    [-60, -90],
    [30, -110],
    [76, -96],
    [-20, -20],
    [44, 60],
  ] as const)
    p.soft(x, y, 30, 20, DUST, 0.55);
}

/** Ten dusty toes, seen by whom they belong to. */
export function tenToes(p: Painter, { hero }: CompanionLook): void {
  const skin = skinTones(heroOf(hero).skin);
  p.in(-150, 0, -0.12, 1, 1, () => foot(p, skin));
  p.in(150, 0, 0.12, -1, 1, () => foot(p, skin));
}

/** Four fingers over a rope as thick as a tree that lies along x; the arm comes from far above. */
export function roomyFingers(p: Painter, { hero }: CompanionLook): void {
  const skin = skinTones(heroOf(hero).skin);
  for (const [x, r] of [
    [340, 60],
    [236, 66],
    [122, 68],
    [8, 62],
  ] as const) {
    const one = stroke(
      `${x + 40},-190 ${x - 6},-150 ${x - 26},-30 ${x - 16},96 ${x + 6},120`,
      r * 0.9,
      r,
      r,
      r * 0.9,
      r * 0.72,
    );
    flesh(p, one, skin, 18);
    p.edge(one, skin.deep, 4, 0.26);
    p.fill(stroke(`${x - 66},-60 ${x - 30},-48 ${x + 14},-62`, 2, 4, 2), skin.deep, { alpha: 0.3 });
    nail(p, x - 10, 112, r * 0.44, r * 0.34, 0.05, skin);
    p.soft(x - 20, -120, r * 0.7, r * 0.5, skin.blush, 0.26);
  }
}
