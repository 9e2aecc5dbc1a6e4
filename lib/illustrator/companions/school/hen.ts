import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';

const COAT = '#a8502f';
const COMB = '#e0302c';
const BEAK = '#f2b032';

/** What the hen that walks about in a classroom does. */
export type HenAct = {
  readonly legs: 'walk' | 'stand' | 'tiptoe' | 'none';
  /** Where its head is from its body, and whether it looks the other way. */
  readonly head: readonly [x: number, y: number];
  readonly turned?: boolean;
  readonly asleep?: boolean;
  readonly wing?: 'up' | 'fold';
  readonly ruffled?: boolean;
  /** How far the head nods, radians. */
  readonly nod?: number;
};

/** One foot on the tips of its toes, the other drawn up before the next step. */
function tiptoe(p: Painter) {
  p.fill(stroke('-16,-80 -34,-40 -24,-12', 9, 8, 8), BEAK);
  for (const u of [-10, 8, 26]) p.fill(stroke(`-24,-14 ${-24 + u},-1`, 7, 5), BEAK);
  p.fill(stroke('40,-90 96,-74 84,-40', 9, 8, 8), BEAK);
  for (const u of [4, 24, 40]) p.fill(stroke(`84,-42 ${84 + u},${-20 - u * 0.3}`, 7, 5), BEAK);
}

function legs(p: Painter, kind: HenAct['legs']) {
  if (kind === 'none') return;
  if (kind === 'tiptoe') return tiptoe(p);
  const spread = kind === 'walk' ? 44 : 24;
  for (const x of [-spread, spread]) {
    p.fill(stroke(`${x * 0.5},-90 ${x},-6`, 9, 8), BEAK);
    for (const u of [-26, 6, 32]) p.fill(stroke(`${x},-7 ${x + u},-2`, 7, 5), BEAK);
  }
}

function head(p: Painter, { asleep }: HenAct) {
  p.form(blob('-34,-26 -40,-66 -14,-54 -4,-84 18,-58 42,-70 36,-24', 6), COMB, { depth: 5 });
  p.form(blob('18,26 38,28 40,62 24,72 12,50', 6), COMB, { depth: 4 });
  p.form(ellipse(0, 0, 46, 44), tint(COAT, 0.08), { depth: 8 });
  p.form(blob('34,-14! 88,6! 34,20!', 2), BEAK, { depth: 4 });
  if (asleep) return p.fill(stroke('0,-8 12,-2 24,-8', 3, 4, 3), '#3a1a14');
  p.fill(ellipse(12, -10, 14), '#fff6e4');
  p.fill(ellipse(16, -9, 8), '#2a1512');
}

function tail(p: Painter, ruffled: boolean) {
  for (const line of [
    '-110,-200 -170,-270 -180,-350',
    '-120,-190 -200,-250 -222,-310',
    '-120,-170 -216,-206 -240,-250',
  ])
    p.form(stroke(line, 32, 28, 12), shade(COAT, 0.16), { depth: 4 });
  if (ruffled)
    for (const x of [-110, -66, -20, 26])
      p.form(blob(`${x - 34},-206 ${x - 20},-262! ${x + 6},-246 ${x + 34},-206`, 6), shade(COAT, 0.05), { depth: 3 });
}

/** The hen from the side, looking to the right. */
export function paintRoamingHen(p: Painter, _: CompanionLook, act: HenAct): void {
  legs(p, act.legs);
  const lower = act.legs === 'none' ? 66 : 0;
  p.in(0, lower, 0, 1, 1, () => {
    tail(p, act.ruffled ?? false);
    p.form(blob('-170,-240 -90,-200 10,-226 110,-250 156,-190 140,-110 70,-62 -40,-62 -130,-110', 8), COAT, {
      depth: 16,
    });
    const [x, y] = act.head;
    p.form(stroke(`84,-180 ${x * 0.6 + 50},${(y - 180) / 2} ${x},${y}`, 70, 54, 42), tint(COAT, 0.04), { depth: 8 });
    p.in(x, y, act.nod ?? 0, act.turned ? -1 : 1, 1, () => head(p, act));
    const wing =
      act.wing === 'up'
        ? '-60,-190 -80,-300 -60,-390! -24,-340 -6,-400! 24,-340 52,-380! 50,-270 30,-170'
        : '-90,-190 0,-200 70,-160 50,-110! 20,-120 -10,-92! -40,-110 -80,-130';
    p.form(blob(wing, 6), shade(COAT, 0.12), { depth: 8 });
    for (const [u, v] of [
      [96, -150],
      [112, -118],
      [74, -98],
    ] as const)
      p.fill(stroke(`${u - 12},${v} ${u},${v + 10} ${u + 12},${v}`, 3, 4, 3), shade(COAT, 0.16));
  });
}

/** The hen from behind. */
export function paintHenFromBehind(p: Painter): void {
  legs(p, 'stand');
  p.form(ellipse(6, -330, 44, 44), tint(COAT, 0.06), { depth: 8 });
  p.form(blob('-24,-356 -30,-398 -6,-384 8,-414 24,-386 44,-396 38,-352', 6), COMB, { depth: 5 });
  p.form(blob('-130,-150 -110,-240 -50,-300 60,-300 116,-240 130,-150 80,-66 -80,-66', 8), COAT, { depth: 16 });
  for (const x of [-60, 0, 60])
    p.form(stroke(`${x * 0.4},-110 ${x},-200 ${x * 1.3},-260`, 28, 30, 12), shade(COAT, 0.16), { depth: 5 });
}

/** The hen's tail and legs, when the rest of it looks for a place in something. */
export function paintHenTail(p: Painter): void {
  for (const x of [-26, 26]) p.fill(stroke(`${x},-40 ${x * 1.6},-150 ${x * 2},-176`, 9, 8, 6), BEAK);
  p.form(blob('-96,10! -90,-70 -40,-120 40,-120 90,-70 96,10!', 8), COAT, { depth: 14 });
  for (const x of [-50, 0, 50])
    p.form(stroke(`${x * 0.5},-80 ${x},-170 ${x * 1.4},-220`, 28, 26, 12), shade(COAT, 0.16), { depth: 5 });
}

/** The hen on the cushion from the front, as a queen sits: its tail a fan behind it, its wings on its sides. */
export function paintHenEnthroned(p: Painter): void {
  for (const x of [-150, 150, -104, 104, -54, 54, 0])
    p.form(
      stroke(`${x * 0.3},-180 ${x * 0.9},-300 ${x * 1.15},${-420 + Math.abs(x) * 0.5}`, 34, 36, 16),
      shade(COAT, 0.16),
      {
        depth: 5,
      },
    );
  p.form(blob('-170,-20 -196,-110 -150,-220 -70,-290 70,-290 150,-220 196,-110 170,-20 80,6 -80,6', 9), COAT, {
    depth: 18,
  });
  for (const side of [-1, 1])
    p.form(
      blob(
        `${side * 150},-216 ${side * 214},-130 ${side * 206},-40 ${side * 150},-6! ${side * 132},-60 ${side * 116},-140`,
        7,
      ),
      shade(COAT, 0.12),
      { depth: 8 },
    );
  for (const [x, y] of [
    [-60, -150],
    [0, -140],
    [60, -150],
    [-34, -100],
    [34, -100],
    [0, -58],
  ] as const)
    p.fill(stroke(`${x - 15},${y} ${x},${y + 13} ${x + 15},${y}`, 4, 5, 4), shade(COAT, 0.16));
  p.form(stroke('0,-220 0,-330', 82, 54), tint(COAT, 0.04), { depth: 8 });
  p.in(0, -350, 0, 1.12, 1.12, () => faceOfQueen(p));
}

/** The head of the hen from the front, with closed eyes. */
function faceOfQueen(p: Painter) {
  p.form(blob('-46,-30 -58,-80 -26,-66 0,-104 26,-66 58,-80 46,-30', 6), COMB, { depth: 5 });
  for (const side of [-1, 1])
    p.form(blob(`0,30 ${side * 24},36 ${side * 26},70 ${side * 10},80 0,54`, 6), COMB, { depth: 4 });
  p.form(ellipse(0, 0, 54, 50), tint(COAT, 0.08), { depth: 8 });
  for (const side of [-1, 1]) p.fill(stroke(`${side * 38},-12 ${side * 26},-4 ${side * 14},-12`, 3, 4, 3), '#3a1a14');
  p.form(blob('-20,2! 0,-8 20,2! 0,44!', 3), BEAK, { depth: 4 });
}

/** What is to be seen of the hen round the edge of a door, which is at x = 0: head, neck, the tips of a wing, one foot. */
export function paintHenRoundDoor(p: Painter): void {
  p.clip(blob('0,-460! 300,-460! 300,40! 0,40!', 2), () => {
    p.form(blob('-90,-230 10,-216 44,-170 34,-110 -20,-70 -90,-70', 7), COAT, { depth: 12 });
    p.form(stroke('-30,-150 10,-230 60,-292', 62, 46, 40), tint(COAT, 0.04), { depth: 8 });
  });
  p.in(74, -300, 0.06, 1, 1, () => head(p, { legs: 'none', head: [0, 0] }));
  // A wing holds on to the edge of the door.
  for (const v of [-176, -156, -136])
    p.form(stroke(`26,${v} 4,${v + 4} -16,${v + 10}`, 12, 11, 8), shade(COAT, 0.12), { depth: 3 });
  p.fill(stroke('10,-84 40,-44 52,-8', 9, 9, 8), BEAK);
  for (const u of [-22, 10, 38]) p.fill(stroke(`52,-8 ${52 + u},0`, 7, 5), BEAK);
}
