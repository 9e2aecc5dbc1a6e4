import type { Character } from '../../../character/character';
import { drawHand } from '../../../figure/hands/hand';
import { head } from '../../../figure/head/head';
import { type Skin, skinTones } from '../../../figure/skin';
import { ellipse, type Painter, type Polygon, shade, tint } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import { dotted, flesh, stripes } from '../baby-feet';
import { babyOf } from '../family';

const ROMPER = '#bcd8c8';
/** Tips of toes that are cold. */
const COLD = '#6f86c4';

/** Its head on the right, against a head of 100 units. */
const HEAD = { x: 318, y: -96, size: 4, turn: 0.42 } as const;

/** Toes like peas in a row, the great one on the left. */
const TOES = [
  [-62, -124, 35, 37],
  [-14, -148, 25, 27],
  [28, -144, 22, 24],
  [62, -126, 20, 22],
  [90, -98, 18, 20],
] as const;
const SOLE = '-92,-96 -40,-128 30,-122 84,-92 108,-40 92,20 80,70 62,116 10,140 -44,128 -72,84 -76,30 -96,-30';

/** A plump sole, 310 units high, with the pads and dimples of somebody who has never walked. */
function plumpSole(p: Painter, skin: Skin): void {
  for (const [x, y, rx, ry] of TOES) {
    const toe = ellipse(x, y, rx, ry);
    flesh(p, toe, skin, 9);
    p.edge(toe, skin.deep, 3, 0.35);
    p.soft(x, y - ry * 0.3, rx * 0.8, ry * 0.6, COLD, 0.26);
  }
  const shape = blob(SOLE, 9);
  flesh(p, shape, skin, 16);
  p.edge(shape, skin.deep, 3, 0.3);
  for (const [x, y, rx, ry] of [
    [-34, -72, 46, 38],
    [52, -60, 40, 36],
    [2, 84, 48, 40],
  ] as const)
    p.soft(x, y, rx, ry, skin.blush, 0.3);
  p.soft(2, 80, 36, 28, skin.highlight, 0.4);
  for (const line of ['-58,4 -16,-12 36,2', '-40,34 -10,26 24,34'])
    p.line(knots(line), 4, skin.deep, 0.35, [0.2, 1, 0.2]);
}

/** The soft folds of a baby's leg. */
const creases = (p: Painter, skin: Skin, lines: readonly string[]): void => {
  for (const line of lines) p.line(knots(line), 5, skin.deep, 0.4, [0.1, 1, 0.1]);
};

function leg(p: Painter, skin: Skin, shape: Polygon): void {
  flesh(p, shape, skin, 18);
  p.edge(shape, skin.deep, 3, 0.25);
}

/** The leg that has its sock on. */
function socked(p: Painter, skin: Skin): void {
  leg(p, skin, stroke('60,10 76,-120 70,-230', 84, 76, 62));
  p.in(74, -346, 0.12, 0.92, 0.92, () =>
    stripes(p, blob('-72,-150 -20,-184 48,-174 88,-120 88,-40 74,30 76,140 -66,140 -72,20 -86,-70', 9), [
      '-110,-110 120,-104',
      '-110,-50 120,-44',
      '-110,10 120,16',
      '-110,70 120,76',
    ]),
  );
}

/** The bare one, with all its toes. */
function bare(p: Painter, skin: Skin): void {
  leg(p, skin, stroke('-30,40 -110,-90 -128,-220 -122,-270', 98, 88, 66, 60));
  p.in(-120, -352, -0.12, 0.98, 0.98, () => plumpSole(p, skin));
  creases(p, skin, ['-186,-226 -126,-206 -66,-224', '-190,-90 -130,-60 -40,-80']);
}

function trunk(p: Painter): void {
  const shape = blob('210,-180 110,-196 0,-150 -90,-60 -120,60 20,150 190,140 280,30 270,-100', 9);
  p.form(shape, ROMPER, { depth: 22, softness: 16 });
  p.clip(shape, () => {
    p.soft(250, -40, 90, 110, shade(ROMPER, 0.2), 0.5);
    for (const [x, y] of [
      [40, -90],
      [130, -110],
      [-20, -10],
      [80, 0],
      [170, -20],
      [20, 80],
      [120, 80],
    ] as const)
      p.fill(ellipse(x, y, 12), tint(ROMPER, 0.16));
  });
}

/** A short arm thrown up with laughing. */
function arm(p: Painter, skin: Skin): void {
  p.in(214, -336, -1.7, 3, 3, () => drawHand(p, skin, 'wave'));
  p.form(stroke('170,-120 190,-210 210,-306', 60, 52, 42), ROMPER, { depth: 16, softness: 12 });
  p.form(stroke('170,-300 250,-312', 12, 12), tint(ROMPER, 0.14), { depth: 4 });
}

function face(p: Painter, baby: Character, { expression = 'laugh', gaze }: CompanionLook): void {
  const drawn = head(p, baby, { yaw: -0.34, pitch: -0.04, expression, pictureBook: true, ...(gaze && { gaze }) });
  p.in(HEAD.x, HEAD.y, HEAD.turn, HEAD.size * 1.05, HEAD.size, () => {
    drawn.back();
    drawn.front();
  });
}

/** The baby on its back, near, laughing, both legs in the air: page units around its hip, its head on the right. */
function onBack(p: Painter, look: CompanionLook): void {
  const baby = babyOf(look.hero).character;
  const skin = skinTones(baby.skin);
  p.form(blob('120,-10 200,-220 400,-330 580,-230 620,0 520,140 240,150', 9), '#fffaf0', { depth: 26, softness: 20 });
  socked(p, skin);
  arm(p, skin);
  trunk(p);
  face(p, baby, look);
  bare(p, skin);
  dotted(
    p,
    blob('-1020,330 -800,190 -620,120 -400,110 -160,40 -20,70 120,110 300,90 460,120 640,90! 760,420! -1020,420!', 9),
    [
      [-780, 270],
      [-650, 200],
      [-520, 240],
      [-380, 200],
      [-250, 140],
      [-110, 130],
      [20, 160],
      [170, 170],
      [330, 160],
      [480, 190],
      [-440, 310],
      [-180, 240],
      [60, 260],
      [270, 270],
    ],
    16,
  );
}

export const BABY_ON_BACK: Readonly<Record<string, Companion>> = {
  babyOnBack: {
    draw: onBack,
    box: { x: -1040, y: -620, width: 1820, height: 1060 },
    shadow: 0,
    face: () => ({ x: HEAD.x, y: HEAD.y, r: 50 * HEAD.size }),
  },
};
