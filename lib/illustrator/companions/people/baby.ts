import type { Character } from '../../character/character';
import { drawFigure } from '../../figure';
import { head } from '../../figure/head/head';
import { selectForCharacter } from '../../figure/outfits/choose';
import { skinTones } from '../../figure/skin';
import { ellipse, type Knot, type Painter, shade, smooth, star, tint } from '../../paint';
import type { Companion, CompanionLook } from '../model';
import { babyOf } from './family';
import { passerBy } from './passers-by';

/** A baby is about 100 units long. */
const SCALE = 0.47;

function lying(p: Painter, { hero, expression = 'asleep', outfit }: CompanionLook): void {
  const { character, build } = babyOf(hero);
  const place = { x: 24, y: -15, scale: SCALE };
  drawFigure(
    p,
    character,
    {
      pose: 'sleepBack',
      outfit: outfit === 'starryPajamas' ? 'starryPajamas' : 'romper',
      expression,
      ...(build && { build }),
    },
    place,
  );
}

const WRAP: readonly Knot[] = [
  [-26, -34],
  [-8, -40],
  [16, -37],
  [42, -27],
  [60, -15],
  [63, -6],
  [54, 0],
  [20, 1],
  [-14, 1],
  [-30, -3],
  [-35, -16],
];
const BLANKET: readonly Knot[] = [
  [-84, -22],
  [-84, -44],
  [-68, -58],
  [-46, -59],
  [-26, -48],
  [-12, -30],
  [-14, -8],
  [-34, 1],
  [-60, 1],
  [-78, -6],
];

/** A baby of the neighbours: the face of any baby, the tones of its father. */
function neighboursBaby({ hero, place }: CompanionLook): Character {
  const { skin, hairColor, eyeColor } = passerBy('neighbourMan', hero, place).character;
  return { ...babyOf(hero).character, face: undefined, skin, hairColor, eyeColor };
}

function wrapped(p: Painter, character: Character, { expression = 'asleep', colour }: CompanionLook): void {
  const cloth = colour ?? selectForCharacter(character, ['#bcd8d4', '#f3d3b8', '#cfc8ea', '#f4e0a6']);
  const swaddle = smooth(WRAP);
  const blanket = smooth(BLANKET);
  p.form(blanket, shade(cloth, 0.04), { depth: 6 });
  p.form(swaddle, cloth, { depth: 7, softness: 5 });
  p.clip(swaddle, () => {
    const folds: readonly (readonly Knot[])[] = [
      [
        [-40, -28],
        [-12, -20],
        [20, -20],
        [50, -16],
      ],
      [
        [-36, -8],
        [-6, -6],
        [28, -10],
        [58, -8],
      ],
      [
        [-20, -40],
        [0, -24],
        [24, -4],
      ],
    ];
    for (const fold of folds) {
      p.line(fold, 3, shade(cloth, 0.12), 0.6, [0.4, 1, 0.1]);
      p.line(
        fold.map(([x, y]): Knot => [x + 1, y - 2.4]),
        1.8,
        tint(cloth, 0.1),
        0.7,
        [0.2, 1, 0.1],
      );
    }
    for (const [x, y] of [
      [-26, -18],
      [-8, -31],
      [2, -12],
      [18, -27],
      [30, -8],
      [42, -19],
    ] as const)
      p.fill(star(x, y, 3, 0.45), '#fffaf0', { alpha: 0.85 });
  });
  const face = head(p, character, { yaw: 0.16, pitch: 0, expression });
  p.in(-50, -28, -0.96, SCALE, SCALE, () => {
    face.back();
    face.front();
  });
  // The blanket's edge lies over the chin.
  const edge: Knot[] = [
    [-38, -52],
    [-23, -38],
    [-20, -22],
    [-30, -6],
    [-46, -1],
  ];
  p.line(edge, 8, shade(cloth, 0.12), 0.45, [0.4, 1, 1, 0.9, 0.4]);
  p.line(
    edge.map(([x, y]): Knot => [x + 1.4, y]),
    6.4,
    tint(cloth, 0.09),
    1,
    [0.4, 1, 1, 0.9, 0.4],
  );
}

const SEATED: readonly Knot[] = [
  [-22, -56],
  [0, -63],
  [22, -55],
  [32, -32],
  [31, -9],
  [18, 3],
  [-12, 4],
  [-31, -6],
  [-34, -30],
];

/** Upright against somebody's shoulder, one hand out of the blanket towards what it sees. */
function upright(p: Painter, character: Character, look: CompanionLook): void {
  const { expression = 'calm', colour, gaze } = look;
  const cloth = colour ?? selectForCharacter(character, ['#bcd8d4', '#f3d3b8', '#cfc8ea', '#f4e0a6']);
  const skin = skinTones(character.skin);
  const body = smooth(SEATED);
  p.form(body, cloth, { depth: 8, softness: 5 });
  p.clip(body, () => {
    const folds: readonly (readonly Knot[])[] = [
      [
        [-30, -40],
        [-4, -24],
        [34, -30],
      ],
      [
        [-34, -16],
        [-4, -4],
        [32, -14],
      ],
    ];
    for (const fold of folds) p.line(fold, 3, shade(cloth, 0.12), 0.6, [0.4, 1, 0.1]);
    for (const [x, y] of [
      [-20, -30],
      [-4, -12],
      [14, -20],
      [-18, -6],
    ] as const)
      p.fill(star(x, y, 3, 0.45), '#fffaf0', { alpha: 0.85 });
  });
  const face = head(p, character, { yaw: look.yaw ?? 0.5, pitch: 0.04, expression, ...(gaze && { gaze }) });
  p.in(4, -78, 0.06, SCALE, SCALE, () => {
    face.back();
    face.front();
  });
  p.form(smooth(SLEEVE), shade(cloth, 0.02), { depth: 5, softness: 4 });
  p.form(ellipse(51, -62, 7.4, 6.6), skin.base, { depth: 3 });
  for (const [x, y] of [
    [55, -68],
    [58.5, -63.5],
    [57.5, -58],
  ] as const)
    p.form(ellipse(x, y, 3.1, 2.7), skin.base, { depth: 1.4 });
}

const SLEEVE: readonly Knot[] = [
  [14, -48],
  [30, -58],
  [44, -69],
  [51, -60],
  [38, -44],
  [22, -34],
];

const box = { x: -110, y: -110, width: 220, height: 140 } as const;
/** The head of who is held upright is higher. */
const uprightBox = { ...box, y: -150, height: 180 } as const;

export const BABIES: Readonly<Record<string, Companion>> = {
  baby: { draw: lying, box, shadow: 44, hold: [0, -22] },
  babyWrapped: {
    draw: (p, look) => wrapped(p, babyOf(look.hero).character, look),
    box,
    shadow: 48,
    hold: [4, -20],
  },
  neighbourBaby: { draw: (p, look) => wrapped(p, neighboursBaby(look), look), box, shadow: 48, hold: [4, -20] },
  neighbourBabyUpright: {
    draw: (p, look) => upright(p, neighboursBaby(look), look),
    box: uprightBox,
    shadow: 30,
    hold: [0, -24],
  },
};
