import { type Skin, skinTones } from '../../figure/skin';
import { ellipse, type Painter, type Polygon, shade } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { heroOf, relative } from './family';
import { passerBy } from './passers-by';

const flesh = (p: Painter, shape: Polygon, skin: Skin, depth = 18) =>
  p.form(shape, skin.base, { depth, softness: 14, shadowColor: skin.shadow, lightColor: skin.light, shadow: 0.1 });

type Arm = {
  readonly skin: string;
  readonly sleeve: string;
  /** Where the fingertips are, which way they point (radians), and the size. */
  readonly at: readonly [x: number, y: number, angle: number, k: number];
};

/** A sleeve along the arm behind a hand whose tips are at the origin, pointing right. */
function sleeveOf(p: Painter, colour: string) {
  p.form(stroke('-1500,30 -800,14 -230,0', 150, 136, 118), colour, { depth: 30, softness: 24 });
  p.form(blob('-270,-122 -218,-126 -196,-60 -196,60 -218,126 -270,122', 8), shade(colour, 0.16), { depth: 14 });
}

/** A hand that has the rim of a plate: the fingers are below it, the thumb lies on it. */
function gripping(p: Painter, { skin: tone, sleeve, at: [x, y, angle, k] }: Arm, side: 1 | -1) {
  const skin = skinTones(tone);
  p.in(x, y, angle, k, k * side, () => {
    sleeveOf(p, sleeve);
    flesh(p, blob('-350,-70 -240,-84 -120,-118 -30,-114 2,-96! 4,0! 2,92! -40,112 -130,110 -240,82 -350,70', 9), skin);
    for (const v of [-58, -14, 32])
      p.line(
        [
          [-64, v],
          [-20, v - 2],
          [2, v - 2],
        ],
        4,
        skin.deep,
        0.35,
      );
    p.soft(70, 44, 96, 40, '#2a1a14', 0.3);
    const thumb = stroke('-150,86 -60,84 30,56 104,30', 52, 48, 40, 30);
    flesh(p, thumb, skin, 12);
    p.edge(thumb, skin.deep, 4, 0.24);
    p.fill(ellipse(112, 28, 24, 19, -0.28), skin.light);
    p.edge(ellipse(112, 28, 24, 19, -0.28), skin.shadow, 3, 0.5);
  });
}

/** A hand from above that reaches for food, the back of it up; what it has is below its tips. */
function reaching(p: Painter, { skin: tone, sleeve, at: [x, y, angle, k] }: Arm, side: 1 | -1) {
  const skin = skinTones(tone);
  p.in(x, y, angle, k, k * side, () => {
    sleeveOf(p, sleeve);
    const thumb = stroke('-230,-70 -150,-104 -70,-84 -14,-40', 48, 44, 36, 26);
    flesh(p, thumb, skin, 10);
    p.edge(thumb, skin.deep, 4, 0.24);
    flesh(p, blob('-350,-66 -250,-84 -170,-92 -120,-60 -110,40 -150,92 -250,84 -350,66', 9), skin);
    for (const [line, r] of [
      ['-170,62 -110,74 -60,62', 32],
      ['-160,28 -80,34 -22,22', 34],
      ['-160,-10 -74,-6 -6,-6', 35],
      ['-160,-46 -80,-44 -4,-24', 33],
    ] as const) {
      const finger = stroke(line, r, r, r * 0.74);
      flesh(p, finger, skin, 10);
      p.edge(finger, skin.deep, 4, 0.24);
    }
  });
}

const grandmotherSleeve = '#4f7f8f';

/** Two who hold one plate between them, seen from above: the grandmother's right hand gives, the child's right takes. */
function givingHands(p: Painter, { hero, mirrored }: CompanionLook) {
  const side = mirrored ? -1 : 1;
  gripping(
    p,
    { skin: relative('grandmother', hero).character.skin, sleeve: grandmotherSleeve, at: [248, -248, 2.36, 1.08] },
    side,
  );
  gripping(p, { skin: heroOf(hero).skin, sleeve: '#f2b53c', at: [-248, 248, -0.78, 0.92] }, side);
}

const ROLES = ['elderWoman', 'boyFriend', 'farmer', 'littleGirl'] as const;
const SLEEVES = ['#8a3f5e', '#3f8f86', '#e8e0d0', '#e2733f'] as const;

/** Right hands of those who sit on this side of the table. */
function tableHands(p: Painter, { hero, place, mirrored }: CompanionLook) {
  const tips = [
    [-990, -20, -1.9, 0.62],
    [-550, -40, -1.2, 0.52],
    [120, -10, -1.9, 0.66],
    [520, -30, -1.3, 0.5],
  ] as const;
  tips.forEach((at, i) => {
    const role = ROLES[i] ?? 'farmer';
    reaching(
      p,
      { skin: passerBy(role, hero, place).character.skin, sleeve: SLEEVES[i] ?? '#8a3f5e', at },
      mirrored ? -1 : 1,
    );
  });
}

/** Hands as large as the picture asks for, from above. */
export const REACHING_HANDS: Readonly<Record<string, Companion>> = {
  givingHands: { draw: givingHands, box: { x: -1700, y: -1700, width: 3400, height: 3400 }, shadow: 0 },
  tableHands: { draw: tableHands, box: { x: -1700, y: -300, width: 3000, height: 1500 }, shadow: 0 },
};
