import { ellipse, type Painter, shade, tint, type Vec } from '@/lib/illustrator/paint';
import { type EyePlan, eyes } from '../kit/eyes';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';
import type { Mood } from '../mood';

const BARREL = '#f3f7f2';
const MINT = '#5fb3a3';
const HAT = '#3f6fb5';
const INK = '#3a1f24';

/** Where the hat is, and the hands, figure units. */
type Act = {
  /** How far the rim is above the place where the hat sits; `null`: on nobody's head. */
  readonly hat: number | null;
  readonly hands: readonly [left: Vec, right: Vec];
  /** Nothing but the hat and the shoes is seen. */
  readonly under?: boolean;
  readonly cry?: boolean;
  readonly hatInHands?: boolean;
};

/** The soft cap with its drooping tip, the middle of its rim at the origin. */
export function cap(p: Painter) {
  p.form(blob('-62,10! -56,-60 -30,-120 4,-170 52,-186 86,-150 78,-128 52,-146 44,-120 56,-60 62,10! 0,24', 8), HAT, {
    depth: 14,
  });
  p.form(blob('-70,8 -66,-14 0,-4 66,-14 70,8 66,24 0,36 -66,24', 8), tint(HAT, 0.3), { depth: 6 });
  p.form(ellipse(84, -136, 17), '#f7d15c', { depth: 5 });
}

function limbs(p: Painter, { hands }: Act, front: boolean) {
  if (!front) {
    for (const side of [-1, 1]) {
      p.fill(stroke(`${side * 22},-40 ${side * 24},-14`, 9, 8), shade(MINT, 0.2));
      p.form(
        blob(
          `${side * 24 - 22},6! ${side * 24 - 20},-14 ${side * 24},-20 ${side * 24 + 24},-8 ${side * 24 + 26},6!`,
          6,
        ),
        '#2c5f66',
        { depth: 5 },
      );
    }
    return;
  }
  for (const [i, [x, y]] of hands.entries()) {
    const side = i ? 1 : -1;
    p.form(stroke(`${side * 50},-96 ${(side * 70 + x) / 2 + side * 16},${(y - 96) / 2} ${x},${y}`, 10, 9, 8), MINT, {
      depth: 4,
    });
    p.form(ellipse(x, y, 16), tint(MINT, 0.35), { depth: 4 });
  }
}

function openMouth(p: Painter) {
  p.fill(ellipse(0, -96, 32, 40), '#8e2335');
  p.fill(ellipse(0, -74, 20, 15), '#e56b70');
}

function face(p: Painter, mood: Mood, cry: boolean) {
  const plan: EyePlan = { y: cry ? -178 : -166, gap: 21, size: 15, iris: '#3f6fb5', coat: BARREL };
  eyes(p, 0, mood, plan, 0);
  if (cry) return openMouth(p);
  for (const side of [-1, 1]) p.soft(side * 34, -138, 14, 9, '#f2705a', 0.45);
  if (mood.mouth === 'round') return p.fill(ellipse(0, -128, 7, 8), INK);
  if (mood.mouth === 'open') return p.fill(blob('-15,-136! 0,-139 15,-136! 9,-122 -9,-122', 6), INK);
  const bend = mood.mouth === 'down' ? -135 : -124;
  p.fill(stroke(`-13,-130 0,${bend} 13,-130`, 1.8, 3, 1.8), INK);
}

function barrel(p: Painter) {
  p.form(blob('-50,-30! -54,-120 -52,-212! -30,-232 30,-232 52,-212! 54,-120 50,-30! 0,-22', 7), BARREL, { depth: 16 });
  p.form(blob('-74,-36! 74,-36! 74,-20! -74,-20!', 3), MINT, { depth: 5 });
  for (const y of [-60, -78, -96]) p.fill(stroke(`30,${y} 46,${y}`, 2.4, 2.4), shade(BARREL, 0.3));
}

/** The one thin line on its head; it never shines. */
const hair = (p: Painter) => {
  p.form(blob('-12,-226! 12,-226! 8,-248! -8,-248!', 3), MINT, { depth: 3 });
  p.fill(stroke('0,-246 1,-288', 2.2, 1.6), '#8c979b');
};

const paint = (p: Painter, act: Act, mood: Mood) => {
  limbs(p, act, false);
  if (act.under) return p.in(0, -18, 0, 1.1, 1.1, () => cap(p));
  barrel(p);
  face(p, mood, act.cry ?? false);
  if (act.hat === null) hair(p);
  else p.in(0, -192 - act.hat, 0, 1, 1, () => cap(p));
  if (act.hatInHands) p.in(act.hands[1][0] - 8, act.hands[1][1] - 10, 0.25, 0.9, 0.9, () => cap(p));
  limbs(p, act, true);
};

const BOX = { x: -270, y: -560, width: 560, height: 640 } as const;
const kind = (act: Act): Companion => ({
  draw: (p, { mood, tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => paint(p, act, mood)),
  box: BOX,
  shadow: 60,
});

/** A small syringe on its first day: under its hat, below it, lifting it, without it. */
export const NEEDLE: Readonly<Record<string, Companion>> = {
  needleUnderHat: kind({
    hat: 0,
    under: true,
    hands: [
      [-60, -60],
      [60, -60],
    ],
  }),
  needlePeeks: kind({
    hat: 2,
    hands: [
      [-74, -186],
      [74, -186],
    ],
  }),
  needleHides: kind({
    hat: -36,
    hands: [
      [-66, -150],
      [66, -150],
    ],
  }),
  needleLifts: kind({
    hat: 92,
    hands: [
      [-70, -290],
      [70, -290],
    ],
  }),
  needleGivesHat: kind({
    hat: null,
    hatInHands: true,
    hands: [
      [90, -60],
      [130, -96],
    ],
  }),
  needleBare: kind({
    hat: null,
    hands: [
      [-66, -50],
      [66, -50],
    ],
  }),
  needleProud: kind({
    hat: null,
    hands: [
      [-96, -70],
      [112, -190],
    ],
  }),
  needleCries: kind({
    hat: null,
    cry: true,
    hands: [
      [-104, -200],
      [104, -200],
    ],
  }),
  needleHat: { draw: (p, { tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => cap(p)), box: BOX, shadow: 0 },
};
