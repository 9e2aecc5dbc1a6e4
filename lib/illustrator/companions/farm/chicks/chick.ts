import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../kit/outline';
import type { CompanionLook } from '../../model';
import type { Mood } from '../../mood';
import { BEAK, bead, brows, CHICK_YELLOW, flatBeak, leg } from './parts';

export type Act = {
  /** Without: it sits, or something hides them. */
  readonly legs?: 'two' | 'one' | 'crossed' | 'forward';
  /** Where each wing ends, from its shoulder; at the side unless told. */
  readonly wings?: readonly [left: string, right: string];
  /** Radians around the feet. */
  readonly turn?: number;
};

const BALL = blob('0,-96 28,-90 44,-66 46,-40 34,-16 0,-8 -34,-16 -46,-40 -44,-66 -28,-90', 8);
const AT_SIDE = ['-40,-46 -50,-30 -46,-20', '40,-46 50,-30 46,-20'] as const;

function legsOf(p: Painter, legs: Act['legs']) {
  if (legs === 'two') for (const side of [-1, 1]) leg(p, [side * 13, -14], [side * 15, 0]);
  if (legs === 'one') {
    leg(p, [-2, -14], [-2, 0]);
    p.fill(stroke('16,-14 32,-4 28,4', 3.4, 3.4), BEAK);
  }
  if (legs === 'crossed') {
    leg(p, [-12, -14], [8, 0]);
    leg(p, [12, -14], [-10, 0]);
  }
  if (legs === 'forward')
    for (const side of [-1, 1]) {
      p.fill(stroke(`${side * 14},-12 ${side * 26},-4`, 3.4, 3.4), BEAK);
      for (const u of [-9, 0, 9]) p.fill(stroke(`${side * 26},-4 ${side * 28 + u},-14`, 3.4, 2.6), BEAK);
    }
}

/** The head and the body, which are one ball. */
export function ball(p: Painter, mood: Mood, colour: string): void {
  p.fill(stroke('2,-92 -4,-108 -14,-112', 4, 3.4, 1.4), colour);
  p.fill(stroke('4,-92 6,-112 2,-120', 4, 3.4, 1.4), colour);
  p.fill(stroke('6,-92 16,-106 24,-104', 4, 3.4, 1.4), colour);
  p.form(BALL, colour, { depth: 8, shadow: 0.07, light: 0.05 });
  const [left, right] = [-14, 24] as const;
  for (const x of [left, right]) bead(p, x, -66, 7.6, mood);
  brows(p, [left, right], -82, 8, mood);
  flatBeak(p, 5, -52, 1.05, mood);
}

/** A round chick that does something; its ground point at 0, 0. */
export function paintChick(p: Painter, { mood, colour = CHICK_YELLOW }: CompanionLook, act: Act): void {
  p.in(0, 0, act.turn ?? 0, 1, 1, () => {
    legsOf(p, act.legs);
    p.fill(blob('-36,-44! -66,-58 -56,-40 -62,-28 -36,-24!', 4), shade(colour, 0.05));
    ball(p, mood, colour);
    for (const line of act.wings ?? AT_SIDE) p.form(stroke(line, 12, 12, 6), shade(colour, 0.06), { depth: 4 });
  });
}

/** What is to be seen of it above an edge at y = 0, its wings on the edge. */
export function paintPeeking(p: Painter, { mood, colour = CHICK_YELLOW }: CompanionLook): void {
  p.clip(blob('-80,-140! 80,-140! 80,0! -80,0!', 2), () => p.in(0, 30, 0, 1, 1, () => ball(p, mood, colour)));
  for (const side of [-1, 1])
    p.form(stroke(`${side * 40},-8 ${side * 36},2 ${side * 33},10`, 10, 10, 7), shade(colour, 0.06), { depth: 3 });
}

/** Bends down so far over what it stands on that its face is upside down. */
export function paintBending(p: Painter, { mood, colour = CHICK_YELLOW }: CompanionLook): void {
  p.fill(blob('-24,-26! -40,-52 -12,-44 6,-56 14,-44 34,-46 24,-24!', 4), shade(colour, 0.05));
  p.in(0, -34, Math.PI, 1, 1, () => ball(p, mood, colour));
  for (const side of [-1, 1]) {
    p.form(stroke(`${side * 38},6 ${side * 58},14 ${side * 64},28`, 12, 12, 6), shade(colour, 0.06), { depth: 4 });
    p.fill(stroke(`${side * 26},-24 ${side * 52},-6`, 4, 4), BEAK);
    for (const u of [-10, 2, 12]) p.fill(stroke(`${side * 52},-6 ${side * 52 + u},4`, 4, 3), BEAK);
  }
}

/** The top of its head from behind, all that stands out of a head of hair. */
export function paintTuft(p: Painter, { mood, colour = CHICK_YELLOW }: CompanionLook): void {
  const lean = mood.ears === 'low' ? 5 : 0;
  for (const line of ['2,-30 -6,-50 -18,-54', '4,-30 6,-56 0,-66', '6,-30 18,-48 28,-46'])
    p.in(-lean, 0, 0, 1, 1, () => p.fill(stroke(line, 5, 4, 1.6), shade(colour, 0.05)));
  p.form(blob('-38,6! -36,-16 -20,-34 0,-38 20,-34 36,-16 38,6! 0,12', 7), colour, {
    depth: 6,
    shadow: 0.07,
    light: 0.05,
  });
}

/** The same with petals around it: among flowers it is one. */
export function paintBlossom(p: Painter, look: CompanionLook): void {
  for (let i = 0; i < 8; i++) {
    const a = Math.PI * (1 + i / 7);
    p.fill(ellipse(Math.cos(a) * 44, -6 + Math.sin(a) * 40, 24, 17, a), '#fff3e0');
  }
  paintTuft(p, look);
}
