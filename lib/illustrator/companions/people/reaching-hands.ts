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

/** The half of the plane on this side of the rim, in the frame of a hand that grips it. */
const BEFORE_RIM: Polygon = [
  [-1600, -400],
  [4, -400],
  [4, 400],
  [-1600, 400],
];

/** A hand that has the rim of a plate: the fingers go below it, the thumb lies on it. */
function gripping(p: Painter, { skin: tone, sleeve, at: [x, y, angle, k] }: Arm, side: 1 | -1) {
  const skin = skinTones(tone);
  p.in(x, y, angle, k, k * side, () => {
    sleeveOf(p, sleeve);
    p.clip(BEFORE_RIM, () => {
      for (const v of [-84, -38, 10, 56]) {
        const finger = stroke(`-150,${v * 0.86} -60,${v * 1.06} 40,${v}`, 34, 32, 30);
        flesh(p, finger, skin, 12);
        p.edge(finger, skin.deep, 5, 0.42);
      }
      flesh(p, blob('-360,-58 -270,-70 -180,-98 -112,-92 -92,-20 -104,62 -150,98 -260,76 -360,58', 9), skin);
      for (const v of [-70, -28, 16])
        p.line(
          [
            [-104, v - 12],
            [-94, v],
            [-104, v + 12],
          ],
          4,
          skin.deep,
          0.3,
        );
    });
    p.soft(60, 86, 74, 30, '#2a1a14', 0.3);
    const thumb = stroke('-250,60 -170,104 -70,112 20,92 84,66', 42, 46, 40, 36, 26);
    flesh(p, thumb, skin, 14);
    p.edge(thumb, skin.deep, 5, 0.4);
    p.line(
      [
        [2, 74],
        [8, 94],
        [2, 112],
      ],
      4,
      skin.deep,
      0.35,
    );
    p.fill(ellipse(84, 66, 21, 16, -0.4), skin.light);
    p.edge(ellipse(84, 66, 21, 16, -0.4), skin.deep, 3, 0.3);
  });
}

/** What a hand from above has between its thumb and its fingers. */
type Morsel = 'spoon' | 'bread' | 'qatayef' | 'orange';

function morsel(p: Painter, kind: Morsel) {
  if (kind === 'spoon') {
    p.form(stroke('-70,-46 40,-40 150,-36', 11, 10, 9), '#cfa65a', { depth: 6 });
    p.form(ellipse(178, -36, 44, 30), '#cfa65a', { depth: 8 });
    p.fill(ellipse(182, -34, 33, 21), '#e3a23a');
  }
  if (kind === 'bread') {
    const torn = blob('-50,-66! 20,-104 96,-96! 84,-58 110,-30! 92,6 60,30! 0,20 -40,-10', 5);
    p.form(torn, '#f0c987', { depth: 14 });
    p.edge(torn, '#b97a34', 5, 0.6);
    for (const [x, y] of [
      [30, -74],
      [70, -40],
      [50, -6],
    ] as const)
      p.fill(ellipse(x, y, 12, 8), '#bd7d3a', { alpha: 0.8 });
  }
  if (kind === 'qatayef') {
    p.soft(70, -10, 90, 60, '#3a1608', 0.3);
    p.form(blob('-30,-90! 6,-112 74,-92 104,-34 96,30! 60,10 10,-40', 6), '#dc9f4e', { depth: 10 });
    p.soft(50, -68, 36, 20, '#fff0c0', 0.9);
    p.line(
      [
        [-26, -84],
        [20, -32],
        [92, 26],
      ],
      9,
      '#f6e2b0',
      1,
    );
    for (const [x, y] of [
      [10, -56],
      [40, -20],
      [72, 8],
    ] as const)
      p.fill(ellipse(x, y, 8, 6), '#7f9f48');
  }
  if (kind === 'orange') {
    p.form(blob('-30,-40! -4,-96 60,-104! 74,-40 30,10!', 6), '#e0701c', { depth: 8 });
    p.fill(blob('-20,-42! 4,-86 54,-94! 62,-44 26,-4!', 6), '#ffa63c');
  }
}

const FINGERS = {
  taking: [
    ['-172,70 -96,94 -30,76', 33],
    ['-168,34 -70,46 10,14', 35],
    ['-168,-6 -60,-2 30,-20', 36],
    ['-172,-46 -74,-56 20,-42', 34],
  ],
} as const;

/** A hand from above that takes food: the morsel lies on its thumb and below three bent fingers. */
function taking(p: Painter, { skin: tone, sleeve, at: [x, y, angle, k] }: Arm, side: 1 | -1, has: Morsel) {
  const skin = skinTones(tone);
  p.in(x, y, angle, k, k * side, () => {
    p.soft(-120, 40, 190, 110, '#3a1608', 0.32);
    sleeveOf(p, sleeve);
    const thumb = stroke('-236,-66 -160,-116 -76,-108 4,-66', 46, 44, 38, 27);
    flesh(p, thumb, skin, 12);
    p.edge(thumb, skin.deep, 5, 0.4);
    p.fill(ellipse(-4, -72, 22, 15, 0.5), skin.light);
    p.edge(ellipse(-4, -72, 22, 15, 0.5), skin.deep, 3, 0.3);
    morsel(p, has);
    flesh(p, blob('-360,-62 -270,-72 -190,-86 -140,-66 -128,30 -150,92 -250,82 -360,62', 9), skin);
    for (const [line, r] of FINGERS.taking) {
      const finger = stroke(line, r, r * 0.98, r * 0.7);
      flesh(p, finger, skin, 12);
      p.edge(finger, skin.deep, 5, 0.42);
    }
    for (const [u, v] of [
      [12, 12],
      [32, -22],
      [22, -44],
    ] as const) {
      p.fill(ellipse(u, v, 15, 11, -0.35), skin.light);
      p.edge(ellipse(u, v, 15, 11, -0.35), skin.deep, 3, 0.3);
    }
    for (const v of [58, 24, -12, -46])
      p.line(
        [
          [-168, v - 12],
          [-158, v],
          [-168, v + 12],
        ],
        4,
        skin.deep,
        0.3,
      );
  });
}

/** An open hand, palm up, on which something is offered. */
function offering(p: Painter, { skin: tone, sleeve, at: [x, y, angle, k] }: Arm, side: 1 | -1) {
  const skin = skinTones(tone);
  // Who sees a palm sees the thumb on the other side.
  p.in(x, y, angle, k, -k * side, () => {
    p.soft(-120, 50, 200, 110, '#3a1608', 0.32);
    sleeveOf(p, sleeve);
    for (const [line, r] of [
      ['-150,66 -60,84 14,84', 28],
      ['-140,30 -30,38 58,34', 31],
      ['-140,-8 -20,-8 72,-8', 32],
      ['-146,-46 -40,-58 46,-58', 30],
    ] as const) {
      const finger = stroke(line, r, r * 0.98, r * 0.72);
      flesh(p, finger, skin, 12);
      p.edge(finger, skin.deep, 5, 0.4);
    }
    flesh(p, blob('-360,-58 -270,-70 -200,-92 -130,-80 -100,-20 -108,60 -160,96 -260,80 -360,58', 9), skin);
    p.soft(-170, 6, 70, 60, skin.light, 0.8);
    p.line(
      [
        [-120, -66],
        [-170, -40],
        [-236, -44],
      ],
      5,
      skin.deep,
      0.4,
    );
    p.line(
      [
        [-112, -10],
        [-170, 10],
        [-220, 50],
      ],
      5,
      skin.deep,
      0.35,
    );
    const thumb = stroke('-262,-66 -200,-116 -124,-128 -62,-108', 44, 42, 36, 26);
    flesh(p, thumb, skin, 12);
    p.edge(thumb, skin.deep, 5, 0.4);
    for (const [u, v, t] of [
      [-150, 24, 0.3],
      [-120, -26, -0.4],
    ] as const)
      p.in(u, v, t, 1, 1, () => {
        p.soft(4, 10, 50, 26, '#3a1608', 0.4);
        p.form(ellipse(0, 0, 46, 25), '#6b2f17', { depth: 8 });
        p.soft(-10, -9, 20, 6, '#d99a68', 0.9);
      });
  });
}

const grandmotherSleeve = '#4f7f8f';

/** Seen from above: the grandmother's right hand lays the last pancake on the plate that the child's right hand holds. */
function givingHands(p: Painter, { hero, mirrored }: CompanionLook) {
  const side = mirrored ? -1 : 1;
  gripping(p, { skin: heroOf(hero).skin, sleeve: '#f2b53c', at: [-250, 246, -0.78, 0.72] }, side);
  const skin = relative('grandmother', hero).character.skin;
  taking(p, { skin, sleeve: grandmotherSleeve, at: [128, -92, 2.36, 1] }, side, 'qatayef');
}

const ROLES = ['elderWoman', 'boyFriend', 'farmer', 'littleGirl'] as const;
const SLEEVES = ['#8a3f5e', '#3f8f86', '#e8e0d0', '#e2733f'] as const;

/** Right hands of those who sit on this side of the table: they take soup, offer dates, tear bread. */
function tableHands(p: Painter, { hero, place, mirrored }: CompanionLook) {
  const side = mirrored ? -1 : 1;
  const guests = [
    [[-1236, 22, -1.1, 0.56], 'spoon'],
    [[-896, 36, -1.75, 0.56], 'bread'],
    [[-330, -16, -1.7, 0.6], null],
    [[80, 6, -2.0, 0.56], 'orange'],
  ] as const;
  guests.forEach(([at, has], i) => {
    const role = ROLES[i] ?? 'farmer';
    const arm = { skin: passerBy(role, hero, place).character.skin, sleeve: SLEEVES[i] ?? '#8a3f5e', at };
    if (has) taking(p, arm, side, has);
    else offering(p, arm, side);
  });
}

/** Hands as large as the picture asks for, from above. */
export const REACHING_HANDS: Readonly<Record<string, Companion>> = {
  givingHands: { draw: givingHands, box: { x: -1700, y: -1700, width: 3400, height: 3400 }, shadow: 0 },
  tableHands: { draw: tableHands, box: { x: -1700, y: -300, width: 3000, height: 1500 }, shadow: 0 },
};
