import type { Character } from '../../../character/character';
import { OUTFITS } from '../../../figure';
import { drawHand } from '../../../figure/hands/hand';
import { head } from '../../../figure/head/head';
import { skinTones } from '../../../figure/skin';
import { type Painter, rectangle, shade, tint } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import { flesh } from '../baby-feet';
import { babyOf } from '../family';
import { drawSmallFoot } from './small-foot';

/** Of a baby's head, a child's being 0.9 in a picture book, and its middle. */
const HEAD = { x: 60, y: -66, size: 0.74 } as const;

const BODY = '44,-50 20,-58 -14,-56 -48,-66 -78,-64 -98,-46 -102,-22 -88,-2! -40,0 10,-2 44,-2! 58,-16 58,-36';

/** A leg bent up behind, its sole in the air. */
function leg(p: Painter, baby: Character, cloth: string, [x, y, turn]: readonly [number, number, number]): void {
  p.in(x, y, turn, 1, 1, () => {
    p.in(-30, -50, -0.3, 0.8, 0.8, () => drawSmallFoot(p, skinTones(baby.skin)));
    p.form(stroke('18,0 -10,4 -28,-8 -30,-34', 20, 19, 16, 13), cloth, { depth: 6 });
    p.form(stroke('-36,-35 -24,-35', 6, 6), tint(cloth, 0.12), { depth: 2 });
  });
}

/** An arm on which it props itself up. */
function arm(p: Painter, baby: Character, cloth: string, x: number): void {
  const skin = skinTones(baby.skin);
  p.in(x + 40, -9, 0.12, 0.86, 0.86, () => drawHand(p, skin, 'rest'));
  flesh(p, stroke(`${x + 22},-11 ${x + 42},-9`, 9, 8), skin, 2);
  p.form(stroke(`${x - 12},-36 ${x - 4},-14 ${x + 26},-11`, 17, 14, 11), cloth, { depth: 6 });
}

function face(p: Painter, { baby, look }: { readonly baby: Character; readonly look: CompanionLook }): void {
  const { yaw = 0.35, pitch = -0.06, tilt = 0, gaze, expression = 'joy' } = look;
  const drawn = head(p, baby, { yaw, pitch, expression, pictureBook: true, ...(gaze && { gaze }) });
  p.in(HEAD.x, HEAD.y, tilt, HEAD.size, HEAD.size, () => {
    drawn.back();
    drawn.front();
  });
}

/** The baby on its tummy, propped on both arms, its legs in the air: 190 units long, its head on the right. */
function onTummy(p: Painter, look: CompanionLook): void {
  const baby = babyOf(look.hero).character;
  const cloth = OUTFITS.romper(baby).top.color;
  leg(p, baby, shade(cloth, 0.08), [-66, -28, 0.26]);
  arm(p, baby, shade(cloth, 0.08), 66);
  const body = blob(BODY, 9);
  p.form(body, cloth, { depth: 10, softness: 8 });
  p.clip(body, () => {
    p.soft(60, -34, 34, 30, shade(cloth, 0.22), 0.55);
    for (const fold of ['-56,-62 -46,-44 -52,-22', '-20,-54 -14,-40 -18,-22'])
      p.line(knots(fold), 2.6, shade(cloth, 0.13), 0.6, [0.3, 1, 0.2]);
  });
  leg(p, baby, cloth, [-80, -20, 0]);
  arm(p, baby, cloth, 40);
  face(p, { baby, look });
}

/** Half asleep: one eye is open, and the mouth says something very small. */
function winking(p: Painter, look: CompanionLook): void {
  const awake: CompanionLook = { ...look, expression: 'wonder' };
  onTummy(p, awake);
  const r = 50 * HEAD.size;
  p.clip(rectangle(HEAD.x - r * 1.3, HEAD.y - r * 0.5, r * 1.24, r * 0.9), () =>
    face(p, { baby: babyOf(look.hero).character, look: { ...awake, expression: 'asleep' } }),
  );
}

const shared = {
  box: { x: -160, y: -150, width: 320, height: 170 },
  shadow: 70,
  face: () => ({ x: HEAD.x, y: HEAD.y, r: 50 * HEAD.size }),
} as const satisfies Partial<Companion>;

export const BABY_ON_TUMMY: Readonly<Record<string, Companion>> = {
  babyOnTummy: { ...shared, draw: onTummy },
  babyOnTummyWink: { ...shared, draw: winking },
};
