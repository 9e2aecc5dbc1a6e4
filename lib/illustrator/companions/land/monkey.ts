import { type Painter, taper } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { nostrils } from '../kit/nose';
import { blob, knots, stroke } from '../kit/outline';
import { plush } from '../kit/seated';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const BROWN = '#8a5a40';
const SKIN = '#f0c8a0';
const FACE = blob('0,-40 24,-36 40,-18 44,6 36,26 20,38 0,40 -20,38 -36,26 -44,6 -40,-18 -24,-36');

function monkeyHead(p: Painter, mood: Mood, tones: Tones, roll: number) {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-6,16 -2,-12 12,-20 26,-10 27,8 14,18',
      inner: '4,10 4,-6 12,-12 20,-5 20,6 12,11',
      innerColour: '#eaa890',
      colour: tones.base,
      at: [38, -2],
      lean: 0,
      swing: 0.5,
      yaw: 0.4,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y < -20 || y > 14 ? 5 : 1), spacing: 12, hang: -0.2 }),
      colour: tones.base,
      yaw: 0.45,
      eyes: { y: -5, gap: 15.5, size: 8.6, coat: SKIN, iris: '#8a4a22', brow: tones.dark },
      mouth: { y: 19, size: 1.1, lip: false },
      cheeks: { y: 15, gap: 26 },
      marks: (x) => {
        const mask = blob(
          `${x},-16 ${x + 10},-25 ${x + 24},-24 ${x + 31},-8 ${x + 26},8 ${x + 33},20 ${x + 22},36 ${x},40 ${x - 22},36 ${x - 33},20 ${x - 26},8 ${x - 31},-8 ${x - 24},-24 ${x - 10},-25`,
        );
        p.form(mask, SKIN, { depth: 7, shadow: 0.08, light: 0.05 });
      },
    });
    nostrils(p, 6, 11, 3.6, 1.7, '#8a4a3a');
    p.fill(stroke('0,-44 -2,-56 6,-62', 5, 4, 1), tones.base);
    p.fill(stroke('6,-43 10,-54 18,-56', 4, 3, 1), tones.base);
  });
}

function draw(p: Painter, { mood, colour = BROWN }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.12, 1.12, () => {
    p.form(
      taper(knots('-36,-14 -76,-10 -98,-40 -86,-80 -60,-88 -52,-70 -64,-62'), [9, 8, 7, 6.4, 6, 5.5]),
      tones.base,
      { depth: 4 },
    );
    p.in(0, 0, 0, 0.8, 0.92, () => plush(p, { tones, limb: tones, belly: SKIN, pad: SKIN, shaggy: 4, hairs: 12 }));
    if (mood.mouth === 'open') {
      const arm = stroke('30,-86 58,-98 66,-126', 11, 10, 9);
      p.form(arm, tones.base, { depth: 5 });
      p.form(blob('56,-128 62,-144 72,-146 78,-132 72,-122 62,-120'), SKIN, { depth: 4 });
    }
    p.in(2, -126, 0, 1, 1, () => monkeyHead(p, mood, tones, 0.09));
  });
}

/** What a monkey counts on, and how its two arms and its tail lie for it. */
type Counting = {
  readonly arms: readonly [string, string];
  readonly tail: string;
  /** The foot on the right is held up. */
  readonly lifted?: boolean;
  readonly hands?: readonly (readonly [x: number, y: number])[];
};

const COUNTS = {
  fingers: {
    arms: ['40,-92 84,-84 98,-110', '-40,-92 -30,-54 30,-70 72,-104'],
    tail: '-36,-14 -84,-8 -110,-40 -96,-84 -66,-88 -62,-68',
    hands: [[100, -118]],
  },
  toes: {
    arms: ['-40,-92 -30,-50 16,-42 54,-44', '40,-92 66,-78 72,-54'],
    lifted: true,
    tail: '-30,-14 -80,-6 -116,-26 -124,-66 -104,-84',
  },
  tail: {
    arms: ['-40,-92 -66,-88 -86,-110 -100,-128', '40,-92 62,-66 50,-44 22,-46'],
    tail: '-34,-14 -92,-10 -132,-40 -130,-96 -104,-130 -116,-172 -92,-184',
  },
} as const satisfies Record<string, Counting>;

/** An open hand with its fingers up, to be counted. */
function openHand(p: Painter, x: number, y: number) {
  for (const [u, v] of [
    [-20, -16],
    [-10, -29],
    [3, -33],
    [16, -27],
    [24, -10],
  ] as const)
    p.form(stroke(`${x},${y} ${x + u},${y + v}`, 7, 5), SKIN, { depth: 2 });
  p.form(blob(`${x - 13},${y - 10} ${x + 14},${y - 12} ${x + 13},${y + 9} ${x},${y + 14} ${x - 13},${y + 8}`), SKIN, {
    depth: 3,
  });
}

/** A foot held up with its toes spread, to be counted. */
function liftedFoot(p: Painter, tones: Tones) {
  p.form(stroke('30,-18 84,-16 92,-66', 20, 19, 15), tones.base, { depth: 7 });
  for (const [u, v] of [
    [-26, -22],
    [-12, -34],
    [4, -38],
    [20, -33],
    [32, -18],
  ] as const)
    p.form(stroke(`96,-92 ${96 + u * 1.1},${-92 + v * 1.1}`, 9, 6.4), SKIN, { depth: 2 });
  p.form(blob('74,-102 96,-112 120,-102 120,-72 98,-56 78,-70'), SKIN, { depth: 4 });
}

const counting =
  ({ arms, tail, lifted = false, hands = [] }: Counting): Companion['draw'] =>
  (p, { mood, colour = BROWN }) => {
    const tones = tonesOf(colour);
    p.form(taper(knots(tail), [10, 9, 8, 7, 6.4, 6]), tones.base, { depth: 4 });
    p.form(blob('-34,-108 -48,-72 -54,-36 -46,-6 -22,2 24,2 48,-6 54,-38 48,-74 34,-108'), tones.base, { depth: 12 });
    p.form(blob('-24,-84 0,-92 26,-84 36,-46 24,-12 0,-4 -24,-12 -34,-46'), SKIN, { depth: 7, shadow: 0.06 });
    for (const side of lifted ? [-1] : [-1, 1]) {
      p.form(stroke(`${side * 30},-20 ${side * 56},-16 ${side * 64},-22`, 20, 18, 15), tones.base, { depth: 7 });
      p.form(
        blob(`${side * 52},-40 ${side * 66},-50 ${side * 82},-40 ${side * 84},-16 ${side * 68},-4 ${side * 54},-14`),
        SKIN,
        { depth: 5 },
      );
      for (const u of [0, 1, 2, 3])
        p.form(stroke(`${side * (58 + u * 8)},-42 ${side * (56 + u * 10)},-56`, 5.4, 4.4), SKIN, { depth: 2 });
    }
    if (lifted) liftedFoot(p, tones);
    for (const line of arms) p.form(stroke(line, 14, 13, 12, 11), tones.base, { depth: 6 });
    for (const line of arms) {
      const [x, y] = knots(line).at(-1) ?? [0, 0];
      p.form(
        blob(
          `${x - 13},${y - 9} ${x},${y - 14} ${x + 13},${y - 8} ${x + 12},${y + 9} ${x},${y + 13} ${x - 12},${y + 8}`,
        ),
        SKIN,
        { depth: 4 },
      );
    }
    for (const [x, y] of hands) openHand(p, x, y);
    p.in(0, -138, 0, 1.12, 1.12, () => monkeyHead(p, mood, tones, 0.04));
  };

const COUNTING_BOX = { x: -160, y: -230, width: 300, height: 250 } as const;

export const MONKEY: Readonly<Record<string, Companion>> = {
  monkeyCountsFingers: { draw: counting(COUNTS.fingers), box: COUNTING_BOX, shadow: 64 },
  monkeyCountsToes: { draw: counting(COUNTS.toes), box: COUNTING_BOX, shadow: 64 },
  monkeyCountsTail: { draw: counting(COUNTS.tail), box: COUNTING_BOX, shadow: 64 },
  monkeySit: { draw, box: { x: -130, y: -220, width: 225, height: 235 }, shadow: 64, hold: [1, -76] },
};
