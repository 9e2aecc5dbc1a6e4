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
import { drawPlumpSole } from './plump-sole';

/** Of a baby's head, a child's being 0.9 in a picture book, and its middle. */
const HEAD = { x: 66, y: -82, size: 0.74 } as const;

/** From the neck over the back down to the nappy, and along the ground to the chest, which two arms lift off it. */
const BODY =
  '54,-78 30,-82 8,-70 -18,-54 -46,-54 -74,-62 -98,-54 -110,-32 -104,-8 -84,0! -40,1 0,0 24,-8 48,-18 74,-32 84,-56 76,-72';

/** A leg along the ground, its knee out and its sole up behind the nappy. */
function leg(p: Painter, baby: Character, cloth: string, [x, y, turn]: readonly [number, number, number]): void {
  p.in(x, y, turn, 1, 1, () => {
    p.in(-35, -47, -0.34, 0.125, 0.125, () => drawPlumpSole(p, skinTones(baby.skin), { depth: 2, line: 8 }));
    p.form(stroke('16,4 -14,8 -32,-2 -36,-28', 21, 20, 17, 14), cloth, { depth: 6 });
    p.form(stroke('-43,-29 -29,-29', 6, 6), tint(cloth, 0.12), { depth: 2 });
  });
}

/** A short arm on which it props itself up: from the shoulder to the elbow, and the fist ahead below the chin. */
function arm(p: Painter, baby: Character, cloth: string, x: number): void {
  const skin = skinTones(baby.skin);
  const sleeve = stroke(`${x - 10},-52 ${x - 8},-28 ${x},-18 ${x + 18},-18`, 17, 16, 14.5, 12);
  p.in(x + 28, -18, -0.1, 0.9, 0.9, () => drawHand(p, skin, 'fist'));
  flesh(p, stroke(`${x + 16},-18 ${x + 28},-18`, 9.5, 9), skin, 2);
  p.fill(sleeve, '#2a1a34', { alpha: 0.22, blur: 5, dx: 1, dy: 3, op: 'source-atop' });
  p.form(sleeve, cloth, { depth: 6 });
  p.form(stroke(`${x + 21},-26 ${x + 21},-10`, 4.6, 4.6), tint(cloth, 0.12), { depth: 2 });
}

function face(p: Painter, { baby, look }: { readonly baby: Character; readonly look: CompanionLook }): void {
  const { yaw = 0.35, pitch = -0.06, tilt = 0, gaze, expression = 'joy' } = look;
  const drawn = head(p, baby, { yaw, pitch, expression, pictureBook: true, ...(gaze && { gaze }) });
  p.soft(HEAD.x - 4, HEAD.y + 40, 44, 16, '#2a1a34', 0.3);
  p.in(HEAD.x, HEAD.y, tilt, HEAD.size, HEAD.size, () => {
    drawn.back();
    drawn.front();
  });
}

/** The baby on its tummy, propped on both arms, its soles up behind it: 190 units long, its head on the right. */
function onTummy(p: Painter, look: CompanionLook): void {
  const baby = babyOf(look.hero).character;
  const cloth = OUTFITS.romper(baby).top.color;
  leg(p, baby, shade(cloth, 0.08), [-72, -24, 0.3]);
  arm(p, baby, shade(cloth, 0.08), 82);
  const body = blob(BODY, 9);
  p.form(body, cloth, { depth: 11, softness: 9 });
  p.clip(body, () => {
    p.soft(30, -6, 60, 22, shade(cloth, 0.22), 0.6);
    p.soft(-78, -48, 34, 20, tint(cloth, 0.1), 0.9);
    for (const fold of ['-58,-56 -50,-38 -56,-16', '-14,-54 -8,-38 -14,-20', '-92,-16 -74,-8 -56,-12'])
      p.line(knots(fold), 2.6, shade(cloth, 0.13), 0.6, [0.3, 1, 0.2]);
  });
  leg(p, baby, cloth, [-88, -16, -0.04]);
  arm(p, baby, cloth, 46);
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
