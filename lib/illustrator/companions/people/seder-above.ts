import { OUTFITS } from '../../figure';
import { skinTones } from '../../figure/skin';
import { ellipse, type Painter, shade, tint } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { type KinRole, type Person, relative } from './family';
import { type PersonRole, passerBy } from './passers-by';

type Seat = {
  readonly of: (look: CompanionLook) => Person;
  /** How far round they sit: 0 faces up the page, radians. */
  readonly turn: number;
  readonly colour: string;
  readonly headwear?: 'kippah' | 'scarf';
  readonly isLong?: boolean;
  readonly isSmall?: boolean;
  /** Ears and glasses by which one knows him. */
  readonly isGrandfather?: boolean;
};

const kin =
  (role: KinRole) =>
  ({ hero }: CompanionLook) =>
    relative(role, hero);
const guest =
  (role: PersonRole) =>
  ({ hero, place }: CompanionLook) =>
    passerBy(role, hero, place);

/** An arm from its shoulder to the table, the hand with its fingers spread on the cloth. */
function arm(p: Painter, side: 1 | -1, skin: string, sleeve: string) {
  p.form(stroke(`${side * 74},16 ${side * 98},-34 ${side * 78},-84`, 27, 25, 21), sleeve, { depth: 8 });
  p.form(
    blob(`${side * 78 - 19},-80 ${side * 70 - 15},-108 ${side * 66},-120 ${side * 66 + 19},-108 ${side * 78 + 18},-82`),
    skin,
    {
      depth: 5,
    },
  );
  for (const u of [-14, -5, 5, 14])
    p.form(stroke(`${side * 68 + u},-104 ${side * 64 + u * 1.25},-134`, 6.4, 5.2), skin, { depth: 3 });
  p.form(stroke(`${side * 58},-92 ${side * 42},-108`, 7, 5.4), skin, { depth: 3 });
}

/** The crown of a head: hair, hair round a bare crown, or none. */
function crown(p: Painter, flesh: string, hairColor: string, bald?: 'top' | 'whole') {
  const shape = blob('-56,0 -46,-36 -16,-50 18,-50 46,-36 56,0 50,40 22,62 -22,62 -50,40');
  p.form(shape, bald === 'whole' ? flesh : hairColor, { depth: 12 });
  if (bald === 'top') p.form(ellipse(0, -4, 40, 46), flesh, { depth: 8 });
  if (bald) {
    p.soft(-12, -14, 15, 10, tint(flesh, 0.12), 0.8);
    return;
  }
  for (const u of [-28, -10, 10, 28])
    p.fill(stroke(`${u * 0.4},2 ${u},-20 ${u * 1.3},-44`, 1.4, 2.6, 0.8), shade(hairColor, 0.16), { alpha: 0.5 });
}

/** What is to be seen from above of what a head wears. */
const SEEN = { none: undefined, kippah: 'kippah', hijab: 'scarf', headband: 'scarf' } as const;

/** A hand before the mouth of somebody who holds the breath. */
function handAtMouth(p: Painter, skin: string, sleeve: string) {
  p.form(stroke('74,16 112,-40 52,-76', 27, 24, 19), sleeve, { depth: 8 });
  p.form(blob('56,-92 30,-94 8,-86 10,-66 34,-60 58,-64'), skin, { depth: 5 });
}

/** An empty soup bowl, held up to whoever looks from above. */
function bowlHeldUp(p: Painter, skin: string) {
  p.fill(ellipse(6, -106, 64, 58), '#2a1420', { alpha: 0.25 });
  p.form(ellipse(0, -116, 60, 54), '#ffffff', { depth: 6 });
  p.fill(ellipse(0, -116, 52, 47), '#7f9ec4');
  p.fill(ellipse(0, -116, 46, 41), '#fff6dc');
  p.fill(ellipse(-8, -108, 26, 20), '#f0d488', { alpha: 0.6 });
  for (const side of [-1, 1]) p.form(ellipse(side * 56, -106, 14, 18, side * 0.4), skin, { depth: 4 });
}

/** How far a head turns towards what it looks at, radians, and how far it tips there. */
const [MOST_TURN, TIP] = [1, 16];

/** Somebody at the table from straight above, leaning on a cushion at the left side as free people do. */
function draw(p: Painter, seat: Seat, look: CompanionLook) {
  const { of, turn, headwear, isLong, isSmall, isGrandfather } = seat;
  const { character, grownUp, ownHeadwear } = of(look);
  const worn = ownHeadwear ? SEEN[character.headwear] : headwear;
  // He wears the cardigan of all his pictures.
  const colour = isGrandfather ? OUTFITS.cardigan(character).top.color : seat.colour;
  const { skin, hairColor } = character;
  const flesh = skinTones(skin).base;
  const k = isSmall ? 0.82 : 1;
  p.in(0, 0, turn, k, k, () => {
    p.form(blob('-150,-10 -80,-26 -64,60 -90,116 -160,104 -170,40'), '#a02c38', { depth: 12 });
    p.form(blob('-104,14 -60,-30 60,-30 104,14 96,66 40,92 -40,92 -96,66'), colour, { depth: 14 });
    arm(p, -1, flesh, shade(colour, 0.04));
    if (look.expression === 'breathHeld') handAtMouth(p, flesh, colour);
    else arm(p, 1, flesh, colour);
    if (look.expression === 'delight') bowlHeldUp(p, flesh);
    const [gx, gy] = look.gaze ?? [0, 0];
    // The gaze in the frame of who sits there: 0 is straight ahead.
    const aside = look.gaze ? Math.atan2(gx, -gy) - turn : 0;
    const turned = Math.max(-MOST_TURN, Math.min(MOST_TURN, Math.atan2(Math.sin(aside), Math.cos(aside))));
    const tip = look.gaze ? TIP : 0;
    p.in(Math.sin(turned) * tip, -Math.cos(turned) * tip, turned, 1, 1, () => {
      if (isLong && !grownUp?.bald)
        p.form(blob('-54,-10 54,-10 64,60 30,104 -30,104 -64,60'), shade(hairColor, 0.06), { depth: 9 });
      p.form(ellipse(0, -34, 12, 28), flesh, { depth: 4 });
      const [out, ear] = isGrandfather ? [64, 18] : [58, 11];
      for (const side of [-1, 1]) p.form(ellipse(side * out, -6, ear, ear * 1.4), flesh, { depth: 4 });
      p.form(ellipse(0, -16, 52, 46), flesh, { depth: 6 });
      if (isGrandfather) for (const side of [-1, 1]) p.edge(ellipse(side * 22, -52, 18, 13), '#2a1a1e', 5, 1);
      crown(p, flesh, hairColor, grownUp?.bald);
      if (worn === 'kippah') {
        p.form(ellipse(0, 16, 33, 31), '#3d5a94', { depth: 6 });
        p.edge(ellipse(0, 16, 31, 29), '#e8dcae', 4, 0.9);
      }
      if (worn === 'scarf') p.form(blob('-58,6 -48,-34 0,-48 48,-34 58,6 48,46 0,72 -48,46'), '#7a4f8f', { depth: 10 });
    });
  });
}

const [UP, DOWN, RIGHT, LEFT] = [0, Math.PI, Math.PI / 2, -Math.PI / 2];

const SEATS: Readonly<Record<string, Seat>> = {
  aboveGrandfather: {
    of: kin('grandfather'),
    turn: RIGHT,
    colour: '#3a8a74',
    headwear: 'kippah',
    isGrandfather: true,
  },
  aboveMother: { of: kin('mother'), turn: DOWN, colour: '#c96a52', isLong: true },
  aboveFather: { of: kin('father'), turn: DOWN, colour: '#4f74b0', headwear: 'kippah' },
  aboveGrandmother: { of: kin('grandmother'), turn: DOWN, colour: '#8a5f9f', headwear: 'scarf' },
  aboveUncle: { of: kin('uncle'), turn: UP, colour: '#5f8a4c', headwear: 'kippah' },
  aboveSister: { of: kin('sister'), turn: UP, colour: '#e0788a', isLong: true, isSmall: true },
  aboveBrother: { of: kin('brother'), turn: DOWN, colour: '#e9893a', headwear: 'kippah', isSmall: true },
  aboveLittleCousin: { of: guest('littleGirl'), turn: UP, colour: '#f0c84a', isLong: true, isSmall: true },
  aboveAunt: { of: guest('neighbourWoman'), turn: UP, colour: '#c2506a', isLong: true },
  aboveGuest: { of: guest('neighbourMan'), turn: LEFT, colour: '#f0ece0', headwear: 'kippah' },
  aboveElder: { of: guest('elderMan'), turn: UP, colour: '#6a6f8f', headwear: 'kippah' },
};

/** Eleven people round a table, who with the hero are twelve; seen from straight above. */
export const SEDER_ABOVE: Readonly<Record<string, Companion>> = Object.fromEntries(
  Object.entries(SEATS).map(([name, seat]): [string, Companion] => [
    name,
    {
      draw: (p, look) => draw(p, seat, look),
      key: (look) => JSON.stringify([name, seat.of(look), look.gaze, look.expression]),
      face: () => ({ x: 0, y: 0, r: 60 }),
      box: { x: -185, y: -185, width: 370, height: 370 },
      shadow: 0,
    },
  ]),
);
