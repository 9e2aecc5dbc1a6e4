import type { Character } from '../../../character/character';
import { drawHand } from '../../../figure/hands/hand';
import { head } from '../../../figure/head/head';
import { type Skin, skinTones } from '../../../figure/skin';
import { ellipse, type Painter, type Polygon, shade, tint } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import { dotted, flesh, stripes } from '../baby-feet';
import { babyOf } from '../family';
import { drawPlumpSole } from './plump-sole';

const ROMPER = '#bcd8c8';
/** Its head on the right, against a head of 100 units. */
const HEAD = { x: 318, y: -96, size: 4, turn: 0.42 } as const;

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
  leg(p, skin, stroke('60,10 82,-90 86,-150', 60, 54, 42));
  p.in(92, -232, 0.14, 0.56, 0.56, () =>
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
  leg(p, skin, stroke('-30,40 -110,-40 -150,-110 -172,-138', 66, 60, 46, 40));
  p.in(-234, -154, -1.42, 0.58, 0.58, () => drawPlumpSole(p, skin, { depth: 10 }));
  creases(p, skin, ['-186,-100 -156,-96 -132,-124', '-142,-28 -104,-24 -70,-56']);
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
