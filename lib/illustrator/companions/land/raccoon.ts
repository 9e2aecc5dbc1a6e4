import { ellipse, type Painter, polar, taper, type Vec } from '@/lib/illustrator/paint';
import { CREAM, fur, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { paw } from '../kit/feet';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, knots, stroke } from '../kit/outline';
import { sitter } from '../kit/seated';
import { headTurn } from '../kit/turn';
import type { Companion, CompanionLook } from '../model';

const TAUPE = '#948a8c';
const MASK = '#453a42';
const FACE = blob('0,-36 24,-33 42,-15 48,8 40,24 20,36 0,39 -20,36 -40,24 -48,8 -42,-15 -24,-33');

/** `shout` 1 is the usual size of its mouth. */
function raccoonHead(p: Painter, look: CompanionLook, tones: Tones, shout = 1) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.5);
  p.in(0, 0, 0.07 + roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-15,9 -15,-10 -7,-26 3,-28 14,-16 16,9',
      inner: '-8,8 -8,-8 0,-19 8,-9 9,8',
      innerColour: '#e8c8c0',
      colour: tones.dark,
      at: [31, -24],
      lean: 0.4,
      yaw,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([x, y]) => (y > 2 && Math.abs(x) > 16 ? 10 : 0), spacing: 13, hang: 0.3 }),
      colour: tones.base,
      yaw,
      eyes: { y: -1, gap: 19, size: 8.6, iris: '#a86a34', coat: MASK, brow: CREAM },
      muzzle: { y: 20, rx: 19, ry: 15 },
      nose: { y: 11, size: 0.98, colour: '#2f262c' },
      mouth: { y: 19, size: 0.86 * shout },
      marks: (x) => {
        for (const side of [-1, 1]) {
          p.fill(
            blob(
              `${x + side * 6},-12 ${x + side * 22},-22 ${x + side * 44},-16 ${x + side * 60},-20 ${x + side * 62},2 ${x + side * 44},6 ${x + side * 26},2 ${x + side * 10},4`,
            ),
            CREAM,
          );
          p.form(
            blob(
              `${x + side * 5},-4 ${x + side * 17},-14 ${x + side * 34},-8 ${x + side * 56},4 ${x + side * 56},18 ${x + side * 36},14 ${x + side * 18},13 ${x + side * 8},8`,
            ),
            MASK,
            { depth: 4, light: 0 },
          );
        }
        p.fill(blob(`${x},-40 ${x + 5},-24 ${x + 4},0 ${x - 4},0 ${x - 5},-24`), tones.dark, { alpha: 0.7 });
      },
    });
  });
}

type Tail = { readonly line: string; readonly halves: readonly number[]; readonly bands: readonly Band[] };
type Band = readonly [x: number, y: number, turn: number];

const RESTING: Tail = {
  line: '-24,-10 -56,-8 -82,-30 -84,-64 -70,-90',
  halves: [8, 15, 18, 16, 7],
  bands: [
    [-46, -8, 1.4],
    [-70, -20, 0.7],
    [-84, -44, 0.05],
    [-80, -68, -0.4],
    [-70, -90, -0.6],
  ],
};
/** All hair on end. */
const BRISTLING: Tail = {
  line: '-18,-16 -54,-14 -88,-34 -104,-70 -100,-106',
  halves: [9, 20, 25, 22, 9],
  bands: [
    [-44, -14, 1.5],
    [-74, -26, 0.8],
    [-96, -52, 0.3],
    [-103, -80, 0],
    [-100, -106, 0],
  ],
};

/** Over the edge of what it sits on. */
const HANGING: Tail = {
  line: '-14,-14 -48,0 -66,34 -62,74 -76,98',
  halves: [8, 15, 17, 15, 6],
  bands: [
    [-40, -6, 1.2],
    [-60, 16, 0.4],
    [-66, 44, 0],
    [-64, 70, 0.1],
    [-74, 96, 0.6],
  ],
};

function tail(p: Painter, tones: Tones, { line, halves, bands }: Tail) {
  const brush = fringe(taper(knots(line), halves), {
    size: ([, y]) => (y > -2 ? 0 : 4),
    spacing: 12,
    hang: -0.2,
  });
  p.form(brush, tones.light, { depth: 8 });
  p.clip(brush, () => {
    for (const [x, y, a] of bands) p.soft(x, y, 30, 9, MASK, 0.95, a, 0.7);
  });
}

function sit(p: Painter, look: CompanionLook) {
  const { colour = TAUPE } = look;
  const tones = tonesOf(colour);
  tail(p, tones, RESTING);
  p.in(0, 0, 0, 0.94, 0.94, () =>
    sitter(p, { tones, paw: MASK, leg: [10, 8], shaggy: 4, bib: { colour: tones.pale, size: 0.9 } }),
  );
  p.in(11, -116, 0, 1.04, 1.04, () => raccoonHead(p, look, tones));
}

/** Sits with one eye shut, as it was told, and looks with the other. */
const peek = (p: Painter, look: CompanionLook) => sit(p, { ...look, mood: { ...look.mood, shut: -1 } });

/** A raised hand: a dark palm and five spread fingers. */
function openHand(p: Painter, [x, y]: Vec, turn: number) {
  for (const [a, length] of [
    [-1.1, 15],
    [-0.5, 20],
    [0, 22],
    [0.5, 20],
    [1.1, 15],
  ] as const) {
    const at = (far: number) => polar([x, y], turn + a - Math.PI / 2, far);
    p.form(taper([at(4), at(length)], [3.6, 3]), MASK, { depth: 2 });
  }
  p.form(ellipse(x, y, 9.5, 9), MASK, { depth: 3 });
}

/** Caught: on its hind legs, leaning back, both hands up. */
function rear(p: Painter, look: CompanionLook) {
  const { colour = TAUPE } = look;
  const tones = tonesOf(colour);
  tail(p, tones, BRISTLING);
  p.form(stroke('22,-38 30,-20 26,-6', 17, 13, 9), tones.far, { depth: 6 });
  paw(p, 34, 2, 30, MASK);
  p.form(stroke('8,-94 48,-92 64,-128', 12, 10, 7.5), tones.far, { depth: 5 });
  openHand(p, [67, -138], 0.35);
  const torso = fringe(blob('-34,-112 -46,-84 -46,-48 -36,-18 -12,-6 20,-8 36,-26 36,-56 26,-84 14,-112'), {
    size: ([, y]) => (y > -12 ? 0 : 4),
    spacing: 11,
    hang: 0.6,
  });
  p.form(torso, tones.base, { depth: 12, softness: 8 });
  p.clip(torso, () => p.soft(4, -50, 27, 42, tones.pale, 0.9, -0.1, 0.7));
  fur(p, torso, tones.base, { count: 16, length: 11, lie: 1.6 });
  p.form(stroke('-24,-36 -22,-20 -16,-6', 21, 16, 10), tones.base, { depth: 8 });
  paw(p, -10, 5, 34, MASK);
  p.in(-12, -142, -0.16, 1.04, 1.04, () => raccoonHead(p, look, tones, 2.1));
  p.form(stroke('-30,-98 -66,-90 -88,-128', 13, 11, 8), tones.base, { depth: 6 });
  openHand(p, [-91, -138], -0.4);
}

/** A fist that holds what hangs below it. */
function fist(p: Painter, [x, y]: Vec) {
  p.form(ellipse(x, y, 9.5, 8.5), MASK, { depth: 3 });
  for (const dx of [-5, 0, 5]) p.line([[x + dx, y - 3] as Vec, [x + dx, y + 5] as Vec], 1.6, '#6a5c66', 0.8);
}

/** Where the fists of `raccoonRing` are. */
export const RINGING_HANDS: readonly [Vec, Vec] = [
  [-94, -112],
  [96, -116],
];

/** Sits high up with the legs hanging and the arms spread: something hangs from each of its fists. */
function ring(p: Painter, look: CompanionLook) {
  const { colour = TAUPE } = look;
  const tones = tonesOf(colour);
  tail(p, tones, HANGING);
  p.form(stroke('18,-84 56,-84 96,-112', 12, 10, 7.5), tones.far, { depth: 5 });
  fist(p, RINGING_HANDS[1]);
  const torso = fringe(blob('-30,-104 -42,-76 -44,-40 -34,-12 -8,0 20,-2 36,-20 38,-52 28,-80 14,-104'), {
    size: ([, y]) => (y > -12 ? 0 : 4),
    spacing: 11,
    hang: 0.6,
  });
  p.form(torso, tones.base, { depth: 12, softness: 8 });
  p.clip(torso, () => p.soft(2, -40, 27, 40, tones.pale, 0.9, 0, 0.7));
  fur(p, torso, tones.base, { count: 16, length: 11, lie: 1.6 });
  for (const [line, x] of [
    ['22,-20 32,-4 30,22', 32],
    ['-20,-20 -24,-4 -20,24', -16],
  ] as const) {
    p.form(stroke(line, 18, 15, 9), tones.base, { depth: 7 });
    paw(p, x, 38, 30, MASK);
  }
  p.in(2, -130, 0.06, 1.06, 1.06, () => raccoonHead(p, look, tones));
  p.form(stroke('-20,-86 -60,-84 -94,-108', 13, 11, 8), tones.base, { depth: 6 });
  fist(p, RINGING_HANDS[0]);
}

export const RACCOON: Readonly<Record<string, Companion>> = {
  raccoonSit: { draw: sit, box: { x: -115, y: -180, width: 195, height: 195 }, shadow: 46, hold: [12, -64] },
  raccoonPeek: { draw: peek, box: { x: -115, y: -180, width: 195, height: 195 }, shadow: 46, hold: [12, -64] },
  raccoonRear: { draw: rear, box: { x: -145, y: -215, width: 255, height: 230 }, shadow: 50 },
  raccoonRing: { draw: ring, box: { x: -125, y: -195, width: 255, height: 310 }, shadow: 0 },
};
