import type { Character } from '../../../character/character';
import { type Layer, OUTFITS, type OutfitName } from '../../../figure';
import { skinTones } from '../../../figure/skin';
import { type Painter, shade, taper, tint, type Vec } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import { babyOf, relative } from '../family';
import { person } from '../person';
import { drawBundle } from './bundle';
import { drawLap } from './lap';
import { drawPlumpSole } from './plump-sole';
import { drawRoundArm } from './round-arm';
import { drawSeatedLegs } from './seated-legs';

const OUTFIT = 'cardigan';

/** Her body is drawn here from the waist up; a lap and arms are drawn around whom she holds. */
const MOTHER: Companion = person({
  of: (hero, _place, ownFace) => relative('mother', hero, ownFace),
  pose: 'sitGround',
  outfit: OUTFIT,
  grownUp: true,
});

const motherOf = ({ hero }: CompanionLook): Character => relative('mother', hero).character;
const clothesOf = (look: CompanionLook) => OUTFITS[(look.outfit ?? OUTFIT) as OutfitName](motherOf(look));

/** Her head is bent over whom she holds. */
const bent = (look: CompanionLook, yaw: number, tilt: number): CompanionLook => ({
  ...look,
  expression: look.expression === 'asleep' ? 'tenderness' : (look.expression ?? 'tenderness'),
  yaw: look.yaw ?? yaw,
  pitch: look.pitch ?? 0.5,
  tilt: look.tilt ?? tilt,
  gaze: look.gaze ?? [0.1, 2],
});

/** Where her shoulders are in the frame that her arms and her lap are drawn in. */
const SHOULDERS: Vec = [0, -150];

/** How far her body is moved so that her shoulders are there. */
function shiftOf(look: CompanionLook): Vec {
  const { leftShoulder, rightShoulder } = MOTHER.parts?.(look) ?? {
    leftShoulder: SHOULDERS,
    rightShoulder: SHOULDERS,
  };
  return [
    SHOULDERS[0] - (leftShoulder[0] + rightShoulder[0]) / 2,
    SHOULDERS[1] - (leftShoulder[1] + rightShoulder[1]) / 2,
  ];
}

const body = (p: Painter, look: CompanionLook, layers: readonly Layer[]) => {
  const [dx, dy] = shiftOf(look);
  p.in(dx, dy, 0, 1, 1, () => MOTHER.draw(p, { ...look, only: (layer) => layers.includes(layer) }));
};

/** Her knees are before the seat: the thighs come forward, short, and the skirt falls from the knees. */
const lap = (p: Painter, look: CompanionLook) =>
  p.in(0, -16, 0, 1.2, 0.62, () => drawLap(p, clothesOf(look).bottom.color));

type Arm = { readonly line: string; readonly turn?: number };
type Arms = {
  readonly far: Arm;
  readonly near: Arm;
  /** What of the near arm comes before whom it lies round, from the elbow on. */
  readonly forearm: string;
};

/** One arm comes round the head and along the blanket, the other lies on it from the side of the feet. */
const ROUND_BUNDLE: Arms = {
  near: { line: '34,-148 60,-118 84,-72 92,-48 82,-32 44,-14 -4,-18', turn: -0.1 },
  forearm: '92,-54 91,-40 80,-28 44,-13 -4,-18',
  far: { line: '-34,-148 -56,-122 -76,-88 -82,-72 -70,-62 -42,-60 -10,-62', turn: 0.12 },
};

/** The same round a newborn, who is shorter than her forearm. */
const ROUND_NEWBORN: Arms = {
  near: { line: '34,-148 60,-118 82,-74 90,-50 80,-34 44,-18 2,-18', turn: -0.1 },
  forearm: '90,-56 89,-42 78,-30 44,-17 2,-18',
  far: { line: '-34,-148 -56,-120 -74,-84 -78,-64 -70,-52 -56,-48 -36,-48', turn: 0.12 },
};

function arm(p: Painter, look: CompanionLook, { line, turn = 0 }: Arm): void {
  drawRoundArm(p, { line, sleeve: clothesOf(look).top.color, skin: motherOf(look).skin, gesture: 'rest', turn });
}

/** Both arms before whom they hold; the upper half of the near one has to be behind already. */
function armsBefore(p: Painter, look: CompanionLook, { far, near, forearm }: Arms): void {
  arm(p, look, far);
  arm(p, look, { ...near, line: forearm });
}

const bundle = (p: Painter, look: CompanionLook, feet: 'two' | 'none', expression: CompanionLook['expression']) =>
  drawBundle(p, { baby: babyOf(look.hero).character, look: { ...look, expression }, feet });

type Lying = { readonly arms: Arms; readonly size: number; readonly feet: 'two' | 'none' };

/** She sits, her knees to the left; the baby lies in her lap, its head in the crook of her arm. */
const withBabyInLap = ({ arms, size, feet }: Lying) =>
  function draw(p: Painter, told: CompanionLook): void {
    const look = bent(told, 0.3, 0.2);
    body(p, look, ['hairBack', 'neck', 'torso']);
    drawSeatedLegs(p, clothesOf(look).bottom.color);
    p.soft(0, -6, 112, 22, '#2a1a34', 0.4);
    arm(p, look, arms.near);
    p.in(4, -38, -0.06, size, size, () => bundle(p, look, feet, 'asleep'));
    armsBefore(p, look, arms);
    body(p, look, ['head']);
  };

/** Her arms around somebody who sits across her lap and leans on the left one: it is behind their back. */
const ROUND_ACROSS: Arms = {
  near: { line: '33,-150 66,-122 88,-72 86,-34 46,-16', turn: -0.1 },
  forearm: '89,-66 90,-46 82,-26 46,-16',
  far: { line: '-33,-150 -64,-122 -84,-78 -78,-34 -40,-16', turn: 0.1 },
};
const FOREARM_ACROSS = '-84,-74 -85,-50 -74,-28 -40,-16';

/** She sits, and somebody will sit across her lap. */
function motherSeat(p: Painter, told: CompanionLook): void {
  const look = bent(told, -0.3, -0.2);
  body(p, look, ['hairBack', 'neck', 'torso']);
  lap(p, look);
  arm(p, look, ROUND_ACROSS.near);
  arm(p, look, ROUND_ACROSS.far);
  body(p, look, ['head']);
}

/** The front of her cardigan, into which a face is pressed: its left edge hides half of the mouth. */
const WOOL = '36,-158 60,-136 80,-96 82,-64 60,-34 30,-40 14,-62 8,-86 10,-106 16,-126 24,-144';

function motherWool(p: Painter, look: CompanionLook): void {
  const { color } = clothesOf(look).top;
  const cloth = blob(WOOL, 9);
  p.fill(cloth, '#3a1a2c', { alpha: 0.3, blur: 4, dx: -3, dy: 2, op: 'source-atop' });
  p.fill(cloth, color);
  p.clip(cloth, () => {
    p.soft(12, -96, 18, 60, tint(color, 0.06), 0.8);
    for (const fold of ['12,-110 24,-104 32,-92', '9,-90 22,-86 32,-74'])
      p.line(knots(fold), 2.2, shade(color, 0.12), 0.5, [0.3, 1, 0.1]);
  });
}

/** Her forearms, which close around whoever sits across her lap. */
const motherEmbrace = (p: Painter, look: CompanionLook) =>
  armsBefore(p, look, { ...ROUND_ACROSS, far: { ...ROUND_ACROSS.far, line: FOREARM_ACROSS } });

/** An arm of the father over the back of a chair: bent at the elbow, its hand on a shoulder on the left. */
function fatherForearm(p: Painter, { hero }: CompanionLook): void {
  const father = relative('father', hero).character;
  const sleeve = OUTFITS.shirt(father).top.color;
  const shoulder: Vec = [22, -44];
  const upper = taper([shoulder, [17, 2]], [13.5, 12.5]);
  p.fill(upper, '#3a1a2c', { alpha: 0.26, blur: 4, dx: 1, dy: 3, op: 'source-atop' });
  p.form(upper, sleeve, { depth: 6, softness: 5 });
  p.clip(upper, () => p.soft(...shoulder, 20, 18, sleeve, 1, 0, 0.7));
  drawRoundArm(p, { line: '16,3 6,2 -10,0 -28,-2', sleeve, skin: father.skin, gesture: 'rest', turn: -0.1 });
  for (const fold of ['27,-6 16,-8 9,-11', '25,2 14,-3 6,-9'])
    p.line(knots(fold), 1.6, shade(sleeve, 0.16), 0.7, [0.2, 1, 0.2]);
}

/** Her cardigan between her arms, wide enough to show on both sides of the baby. */
const SIDES = '-34,-150! -58,-112 -62,-60 -60,0! 66,0! 74,-60 62,-112 34,-150!';

/** She sits behind a baby that lies on her lap, its head at her chest; her forearm is drawn with the baby. */
function motherBehind(p: Painter, told: CompanionLook): void {
  const look = bent(told, -0.4, -0.1);
  body(p, look, ['hairBack', 'neck', 'torso']);
  p.form(blob(SIDES, 8), clothesOf(look).top.color, { depth: 8 });
  arm(p, look, { line: '-33,-150 -54,-122 -66,-84 -56,-44 -30,-16' });
  arm(p, look, { line: '33,-150 66,-124 88,-84 86,-52 60,-34' });
  body(p, look, ['head']);
}

const SKIRT = '-42,-50! -58,-10 -72,60 -84,150 -90,240! 90,240! 84,150 72,60 58,-10 42,-50!';

const ROUND_CRYING: Arms = {
  near: { line: '33,-150 78,-126 104,-84 90,-44 46,-30 4,-32', turn: -0.1 },
  forearm: '104,-66 90,-44 46,-30 4,-32',
  far: { line: '-33,-150 -64,-118 -82,-78 -78,-44 -56,-26', turn: 0 },
};

/** A bare leg kicks high out of the blanket, and its cold sole is turned to the viewer. */
function bareLeg(p: Painter, { hero }: CompanionLook): void {
  const skin = skinTones(babyOf(hero).character.skin);
  // The spotlight is on the foot.
  p.soft(-94, -70, 56, 56, '#ffdf94', 0.5);
  const shape = stroke('-58,-42 -78,-46 -90,-58', 17, 15, 11.5);
  p.edge(shape, skin.deep, 1.4, 0.6);
  p.fill(shape, skin.base);
  p.soft(-74, -54, 18, 9, skin.highlight, 0.5, 0.2);
  p.soft(-70, -34, 20, 8, skin.shadow, 0.6, 0.2);
  p.line(knots('-84,-60 -78,-49 -80,-36'), 2, skin.deep, 0.5, [0.1, 1, 0.1]);
  p.in(-99, -78, -0.42, 0.17, 0.17, () => {
    drawPlumpSole(p, skin, { depth: 3, line: 7 });
    // Lit warm: no sole is grey.
    p.soft(0, -10, 120, 180, '#ffb877', 0.28);
  });
}

/** Upright, a baby in her arms, and no more of her than a window shows. */
function upright(p: Painter, look: CompanionLook, mood: CompanionLook['expression']): void {
  // Her hair falls behind the baby, whose mouth is what everybody looks at.
  body(p, look, ['torso', 'head']);
  arm(p, look, ROUND_CRYING.near);
  p.in(4, -60, -0.3, 1.06, 1.06, () => bundle(p, look, 'none', mood));
  armsBefore(p, look, ROUND_CRYING);
  if (mood !== 'asleep') bareLeg(p, look);
}

/** On her feet, with a baby that cries: one bare foot kicks out of the blanket. */
function motherSoothing(p: Painter, told: CompanionLook): void {
  const look = bent(told, 0.36, 0.16);
  const { color } = clothesOf(look).bottom;
  body(p, look, ['hairBack', 'neck']);
  p.form(blob(SKIRT, 8), color, { depth: 10 });
  for (const fold of ['-30,-20 -40,90 -46,230', '24,-20 34,90 40,230'])
    p.line(knots(fold), 4, shade(color, 0.13), 0.6, [0.2, 1, 0.7]);
  upright(p, look, 'bellow');
}

/** From the waist up, with a baby that sleeps. */
function atWindow(p: Painter, told: CompanionLook): void {
  const look = bent(told, 0.3, 0.2);
  body(p, look, ['hairBack', 'neck']);
  upright(p, look, 'asleep');
}

const face = (look: CompanionLook) => {
  const [dx, dy] = shiftOf(look);
  const { x, y, r } = MOTHER.face?.(look) ?? { x: 0, y: -230, r: 66 };
  return { x: x + dx, y: y + dy, r };
};

const box = { x: -230, y: -400, width: 460, height: 660 } as const;
const whole = { box, shadow: 0, face } as const;

/** The hero's mother, or grandmother, as one group with whom she holds. */
export const HELD_BY_MOTHER: Readonly<Record<string, Companion>> = {
  motherLap: { ...whole, draw: withBabyInLap({ arms: ROUND_BUNDLE, size: 1, feet: 'two' }) },
  motherNewborn: { ...whole, draw: withBabyInLap({ arms: ROUND_NEWBORN, size: 0.8, feet: 'none' }) },
  motherSeat: { ...whole, draw: motherSeat },
  motherWool: { draw: motherWool, box, shadow: 0 },
  motherEmbrace: { draw: motherEmbrace, box, shadow: 0 },
  motherBehind: { ...whole, draw: motherBehind },
  motherSoothing: { ...whole, draw: motherSoothing },
  motherAtWindow: { ...whole, draw: atWindow },
  fatherForearm: { draw: fatherForearm, box: { x: -70, y: -70, width: 150, height: 110 }, shadow: 0 },
  babyOnShoulder: {
    draw: (p, look) => p.in(0, 0, -1.15, 1, 1, () => bundle(p, look, 'none', look.expression)),
    box: { x: -110, y: -130, width: 220, height: 260 },
    shadow: 0,
  },
  babyInBlanket: {
    draw: (p, look) => drawBundle(p, { baby: babyOf(look.hero).character, look, feet: 'none' }),
    box: { x: -130, y: -110, width: 260, height: 160 },
    shadow: 0,
  },
};
