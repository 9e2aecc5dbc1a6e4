import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { INK, SHADOW } from './colours';

type At = readonly [x: number, y: number, scale: number];

const place = (e: Easel, [x, y, k]: At, turn: number, paint: () => void) => e.p.in(x, y, turn, k, k, paint);

/** A pail that stands on y = 0, full of something. */
export function pail(e: Easel, at: At, content: string, { turn = 0, tin = '#8fa3b3' } = {}) {
  place(e, at, turn, () => {
    fill(e, stroke('-58,-128 -40,-186 40,-186 58,-128', 4, 4, 4), shade(tin, 0.2));
    fill(e, blob('-64,-130! 64,-130! 46,0! -46,0!', 3), tin);
    fill(e, blob('-64,-130! -34,-130! -26,0! -46,0!', 3), tint(tin, 0.09));
    for (const y of [-96, -22])
      fill(e, stroke(`${-60 - y * 0.02},${y} 0,${y + 9} ${60 + y * 0.02},${y}`, 4, 4), shade(tin, 0.12));
    fill(e, ellipse(0, -130, 66, 19), shade(tin, 0.16));
    fill(e, ellipse(0, -128, 58, 15), content);
  });
}

/** Dates on their twig. */
export function dates(e: Easel, at: At, turn = 0) {
  place(e, at, turn, () => {
    fill(e, stroke('0,-150 4,-90 0,-40', 7, 5, 3), '#c9913c');
    for (const [i, [x, y]] of (
      [
        [-30, -96],
        [32, -100],
        [-46, -62],
        [-14, -66],
        [18, -64],
        [48, -60],
        [-32, -30],
        [2, -28],
        [34, -28],
        [-12, 2],
        [18, 4],
      ] as const
    ).entries()) {
      fill(e, ellipse(x, y, 17, 25, (x / 60) * -0.4), i % 2 ? '#7a3a22' : '#92492a');
      fill(e, ellipse(x - 5, y - 8, 4, 8), '#c98258');
    }
  });
}

/** A mango whose stalk is at the top; its middle is at 0, 0. */
export function mango(e: Easel, at: At, turn = 0, { green = 0 } = {}) {
  const [base, blush, lit] = [
    mix('#f2a02a', '#8fae3a', green),
    mix('#e2583a', '#6f9a3a', green),
    mix('#ffd45e', '#b8cf5a', green),
  ];
  place(e, at, turn, () => {
    fill(e, stroke('-8,-104 -14,-124 -8,-142', 6, 5, 5), '#6a4a2c');
    fill(e, blob('-10,-106 44,-98 84,-50 88,14 58,74 8,104 -44,98 -78,56 -84,0 -62,-66', 9), base);
    fill(e, blob('16,-102 60,-86 84,-46 88,14 58,74 28,96 56,40 56,-30', 9), blush);
    fill(e, blob('-52,-56 -30,-78 -8,-80 -30,-44 -48,0 -62,14 -66,-20', 8), lit);
  });
}

/** A hand of two bananas. */
export function bananas(e: Easel, at: At, turn = 0) {
  place(e, at, turn, () => {
    for (const [line, colour] of [
      ['-8,-86 -52,-30 -44,36 -6,70', '#f3c22e'],
      ['4,-86 -4,-22 26,34 70,44', '#ffd94e'],
    ] as const) {
      fill(e, stroke(line, 9, 23, 24, 8), colour);
    }
    fill(e, stroke('-2,-78 -2,-104', 13, 9), '#8a6a2c');
    for (const [x, y] of [
      [-4, 72],
      [72, 44],
    ] as const)
      fill(e, ellipse(x, y, 8, 7), '#6a4a2c');
  });
}

/** A small heap of snow. */
export function drift(e: Easel, at: At, colour = '#ffffff') {
  place(e, at, 0, () => {
    fill(e, blob('-62,0! -44,-32 -14,-56 18,-50 46,-24 62,0!', 8), colour);
    fill(e, blob('20,-46 46,-24 62,0! 10,0! 34,-18', 8), '#b9dcee');
    for (const [x, y] of [
      [-22, -34],
      [2, -22],
      [-36, -12],
    ] as const)
      fill(e, ellipse(x, y, 4), '#8fc4e4');
  });
}

/** An egg with a face, on y = 0; `look` is where its eyes go, -1..1. */
export function egg(e: Easel, at: At, look: number, { smile = false, turn = 0 } = {}) {
  place(e, at, turn, () => {
    fill(e, ellipse(0, 2, 60, 10), INK, 0.2);
    fill(e, blob('0,-150 40,-128 62,-74 58,-26 32,0 -32,0 -58,-26 -62,-74 -40,-128', 9), '#f6dcbd');
    fill(e, blob('0,-150 40,-128 62,-74 58,-26 32,0 6,0 38,-40 40,-90 22,-130', 9), '#e6bd96');
    for (const side of [-1, 1]) {
      const x = look * 22 + side * 20;
      fill(e, ellipse(x, -82, 14, 17), '#ffffff');
      fill(e, ellipse(x + look * 6, -80, 7.5, 10), INK);
      fill(e, ellipse(look * 22 + side * 38, -52, 10, 6), '#f0906e', 0.6);
      fill(e, stroke(`${x - 12},${-108 - side * look * 3} ${x + 12},${-108 + side * look * 3}`, 2.4, 2.4), '#a8764e');
    }
    const x = look * 24;
    fill(
      e,
      smile ? stroke(`${x - 12},-52 ${x},-45 ${x + 12},-52`, 2, 3.4, 2) : stroke(`${x - 8},-48 ${x + 8},-50`, 2.6, 2.6),
      INK,
    );
  });
}

/** A plate seen from above at a low angle. */
export function plate(e: Easel, [x, y, k]: At, rim = '#ffffff') {
  fill(e, ellipse(x, y + 5 * k, 74 * k, 27 * k), INK, 0.16);
  fill(e, ellipse(x, y, 74 * k, 26 * k), rim);
  fill(e, ellipse(x, y + 1 * k, 50 * k, 16 * k), shade(rim, 0.05));
}

/** Two slippers with ankles of somebody whom a curtain or a door hides, soles on y = 0. */
export function slippers(e: Easel, at: At, colour = '#d8566a', stocking = '#7a5a86') {
  place(e, at, 0, () => {
    for (const [x, toe] of [
      [-48, -1],
      [48, 1],
    ] as const) {
      fill(e, rectangle(x - 17, -170, 34, 150), stocking);
      fill(e, blob(`${x - 28},0! ${x - 30},-34 ${x - 8},-52 ${x + 8},-52 ${x + 30},-34 ${x + 28},0!`, 6), colour);
      fill(e, ellipse(x, -46, 30, 11), '#fff3e4');
      fill(e, ellipse(x + toe * 2, -26, 9, 9), '#fff3e4');
    }
  });
}

/** The penguin's shadow, upright, on y = 0. */
export function shadowOfPenguin(e: Easel, at: At) {
  place(e, at, 0, () => {
    fill(
      e,
      blob(
        '0,-390 34,-374 48,-328 40,-290 66,-200 70,-100 54,0! -54,0! -70,-100 -66,-200 -40,-290 -48,-328 -34,-374',
        8,
      ),
      SHADOW,
    );
    fill(e, blob('44,-340 78,-322 44,-312', 4), SHADOW);
    fill(e, blob('-66,-200 -96,-140 -106,-80 -66,-100', 6), SHADOW);
  });
}

/** The same shadow folded like a cloth over an edge. */
export function foldedShadow(e: Easel, at: At) {
  place(e, at, 0, () => {
    fill(e, blob('-70,0! 70,-4! 64,90 30,112 0,92 -34,116 -66,96', 6), SHADOW);
    for (const x of [-26, 22]) fill(e, stroke(`${x},6 ${x + 6},84`, 4, 3), shade(SHADOW, 0.1));
  });
}
