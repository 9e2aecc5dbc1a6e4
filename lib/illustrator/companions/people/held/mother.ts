import type { Character } from '../../../character/character';
import { type Layer, OUTFITS, type OutfitName } from '../../../figure';
import { skinTones } from '../../../figure/skin';
import { type Painter, shade, type Vec } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import { babyOf, relative } from '../family';
import { person } from '../person';
import { drawBundle } from './bundle';
import { drawLap } from './lap';
import { drawPlumpSole } from './plump-sole';
import { drawRoundArm } from './round-arm';

const OUTFIT = 'cardigan';

/** The mother whose body is drawn here from the waist up; her lap and her arms are drawn around whom she holds. */
const mother = person({
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
  const { leftShoulder, rightShoulder } = mother.parts?.(look) ?? { leftShoulder: SHOULDERS, rightShoulder: SHOULDERS };
  return [
    SHOULDERS[0] - (leftShoulder[0] + rightShoulder[0]) / 2,
    SHOULDERS[1] - (leftShoulder[1] + rightShoulder[1]) / 2,
  ];
}

const body = (p: Painter, look: CompanionLook, layers: readonly Layer[]) => {
  const [dx, dy] = shiftOf(look);
  p.in(dx, dy, 0, 1, 1, () => mother.draw(p, { ...look, only: (layer) => layers.includes(layer) }));
};

const lap = (p: Painter, look: CompanionLook) => drawLap(p, clothesOf(look).bottom.color);

type Arm = { readonly line: string; readonly turn?: number };
type Arms = {
  readonly far: Arm;
  readonly near: Arm;
  /** What of the near arm comes before whom it lies round, from the elbow on. */
  readonly forearm: string;
};

/** One arm comes round the head and along the blanket, the other lies on it from the side of the feet. */
const ROUND_BUNDLE: Arms = {
  near: { line: '33,-150 66,-122 92,-78 82,-34 40,-14 -4,-20', turn: -0.1 },
  forearm: '92,-50 82,-32 40,-14 -4,-20',
  far: { line: '-33,-150 -62,-120 -70,-88 -46,-66 -8,-66', turn: 0.12 },
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

/** She sits, seen from the front; the baby lies in her lap, its head in the crook of her arm. */
function motherLap(p: Painter, told: CompanionLook): void {
  const look = bent(told, 0.3, 0.2);
  body(p, look, ['hairBack', 'neck', 'torso']);
  lap(p, look);
  p.soft(0, -2, 118, 26, '#2a1a34', 0.45);
  arm(p, look, ROUND_BUNDLE.near);
  p.in(0, -38, -0.06, 1, 1, () => bundle(p, look, 'two', 'asleep'));
  armsBefore(p, look, ROUND_BUNDLE);
  body(p, look, ['head']);
}

/** Her arms around somebody who sits across her lap and leans on the left one: it is behind their back. */
const ROUND_ACROSS: Arms = {
  near: { line: '33,-150 80,-120 108,-68 98,-26 52,-10', turn: -0.1 },
  forearm: '108,-68 108,-44 94,-20 52,-10',
  far: { line: '-33,-150 -72,-124 -94,-78 -82,-30 -42,-12', turn: 0.1 },
};
const FOREARM_ACROSS = '-93,-84 -92,-52 -78,-26 -42,-12';

/** She sits, and somebody will sit across her lap. */
function motherSeat(p: Painter, told: CompanionLook): void {
  const look = bent(told, -0.3, -0.2);
  body(p, look, ['hairBack', 'neck', 'torso']);
  lap(p, look);
  arm(p, look, ROUND_ACROSS.near);
  arm(p, look, ROUND_ACROSS.far);
  body(p, look, ['head']);
}

/** Her forearms, which close around whoever sits across her lap. */
const motherEmbrace = (p: Painter, look: CompanionLook) =>
  armsBefore(p, look, { ...ROUND_ACROSS, far: { ...ROUND_ACROSS.far, line: FOREARM_ACROSS } });

const SKIRT = '-42,-50! -58,-10 -72,60 -84,150 -90,240! 90,240! 84,150 72,60 58,-10 42,-50!';

const ROUND_CRYING: Arms = {
  near: { line: '33,-150 78,-126 104,-84 90,-44 46,-30 4,-32', turn: -0.1 },
  forearm: '104,-66 90,-44 46,-30 4,-32',
  far: { line: '-33,-150 -64,-118 -82,-78 -78,-44 -56,-26', turn: 0 },
};

/** A bare leg kicks out of the blanket, and its cold sole is turned to the viewer. */
function bareLeg(p: Painter, { hero }: CompanionLook): void {
  const skin = skinTones(babyOf(hero).character.skin);
  const shape = stroke('-62,-44 -80,-24 -92,0', 19, 19, 14);
  p.edge(shape, skin.deep, 1.4, 0.5);
  p.fill(shape, skin.base);
  p.soft(-80, -26, 12, 16, skin.highlight, 0.5, 0.5);
  p.line(knots('-92,-22 -80,-8 -68,-8'), 2, skin.deep, 0.4, [0.1, 1, 0.1]);
  p.in(-120, -16, -0.92, 0.27, 0.27, () => drawPlumpSole(p, skin, { depth: 5, line: 5 }));
}

/** Upright, a baby in her arms, and no more of her than a window shows. */
function holding(p: Painter, look: CompanionLook, mood: CompanionLook['expression']): void {
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
  holding(p, look, 'scream');
}

/** Far off, from the waist up, with a baby that sleeps. */
function motherAtWindow(p: Painter, told: CompanionLook): void {
  const look = bent(told, 0.3, 0.2);
  body(p, look, ['hairBack', 'neck']);
  holding(p, look, 'asleep');
}

const face: Companion['face'] = (look) => {
  const [dx, dy] = shiftOf(look);
  const { x, y, r } = mother.face?.(look) ?? { x: 0, y: -230, r: 66 };
  return { x: x + dx, y: y + dy, r };
};

const box = { x: -230, y: -400, width: 460, height: 660 } as const;
const whole = { box, shadow: 0, face } as const;

/** The hero's mother as one group with whom she holds. */
export const HELD_BY_MOTHER: Readonly<Record<string, Companion>> = {
  motherLap: { ...whole, draw: motherLap },
  motherSeat: { ...whole, draw: motherSeat },
  motherEmbrace: { draw: motherEmbrace, box, shadow: 0 },
  motherSoothing: { ...whole, draw: motherSoothing },
  motherAtWindow: { ...whole, draw: motherAtWindow },
  babyInBlanket: {
    draw: (p, look) => drawBundle(p, { baby: babyOf(look.hero).character, look, feet: 'none' }),
    box: { x: -130, y: -110, width: 260, height: 160 },
    shadow: 0,
  },
};
