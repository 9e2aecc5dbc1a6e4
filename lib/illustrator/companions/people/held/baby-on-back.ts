import type { Character } from '../../../character/character';
import { OUTFITS } from '../../../figure';
import { drawHand } from '../../../figure/hands/hand';
import { head } from '../../../figure/head/head';
import { type Skin, skinTones } from '../../../figure/skin';
import { ellipse, type Painter, type Polygon, shade, smooth, tint } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import { dotted, flesh, stripes } from '../baby-feet';
import { babyOf, heroOf, relative } from '../family';
import { drawPlumpSole } from './plump-sole';
import { drawRoundArm } from './round-arm';

const ROMPER = '#9cc8b4';
/** Its head behind the feet, against a head of 100 units. */
const HEAD = { x: 308, y: -72, size: 2.6, turn: 0.26 } as const;
/** The middle of the bare sole, and its size against `drawPlumpSole`. */
const FOOT = { x: 18, y: 66, size: 0.52 } as const;
/** Where the mother sits from the foot, as the scene places her. */
const MOTHER = { x: 256, y: 330, size: 3 } as const;

/** The soft folds of a baby's leg. */
const creases = (p: Painter, skin: Skin, lines: readonly string[]): void => {
  for (const line of lines) p.line(knots(line), 5, skin.deep, 0.4, [0.1, 1, 0.1]);
};

function limb(p: Painter, skin: Skin, outline: Polygon): void {
  const shape = smooth(outline, true, 3);
  flesh(p, shape, skin, 18);
  p.edge(shape, skin.deep, 3, 0.25);
}

/** The foot that has its sock on, its sole to the viewer. */
function socked(p: Painter, skin: Skin): void {
  limb(p, skin, stroke('250,330 330,310 372,250', 96, 84, 66));
  const sock = blob('-72,-150 -20,-184 48,-174 88,-120 88,-40 78,30 74,110 40,150 -30,150 -66,110 -72,20 -86,-70', 9);
  p.in(384, 226, 0.2, 0.86, 0.86, () => {
    p.fill(sock, '#3a1a2c', { alpha: 0.22, blur: 16, dx: -10, dy: 14, op: 'source-atop' });
    stripes(p, sock, [
      '-110,-110 0,-96 120,-110',
      '-110,-46 0,-30 120,-46',
      '-110,20 0,36 120,20',
      '-110,84 0,100 120,84',
    ]);
    p.soft(-10, -60, 60, 90, '#ff9a86', 0.4);
  });
}

/** The bare one, nearest to the viewer: short and fat, a fold at the knee and one at the ankle. */
function bare(p: Painter, skin: Skin): void {
  limb(p, skin, stroke('270,290 190,262 112,214 46,122', 70, 72, 62, 42));
  creases(p, skin, ['132,278 152,238 146,188', '42,170 72,150 88,118']);
  p.in(FOOT.x, FOOT.y, -0.12, -FOOT.size, FOOT.size, () => {
    p.fill(blob('-90,-60 0,-110 90,-60 90,60 40,140 -40,140 -80,60', 8), '#3a1a2c', {
      alpha: 0.22,
      blur: 12,
      dx: -8,
      dy: 8,
      op: 'source-atop',
    });
    drawPlumpSole(p, skin, { depth: 9, line: 4 });
    // Lamp light, so that no sole is grey.
    p.soft(10, -10, 120, 170, '#ffb877', 0.2);
  });
}

/** The thumb of the hand behind the foot lies on the side of the sole. */
function thumbOn(p: Painter, skin: Skin): void {
  const thumb = smooth(stroke('-44,94 -28,80 -6,74', 14, 14, 11), true, 3);
  p.fill(thumb, '#3a1a2c', { alpha: 0.3, blur: 6, dx: 2, dy: 6, op: 'source-atop' });
  flesh(p, thumb, skin, 6);
  p.edge(thumb, skin.deep, 2.2, 0.4);
}

/** Warm breath on its way to the toes. */
function breath(p: Painter): void {
  for (const line of ['-116,42 -92,30 -66,25', '-110,70 -84,57 -58,51', '-114,96 -92,88 -72,82'])
    p.line(knots(line), 5.5, '#e59a3a', 0.8, [0.2, 1, 0.1]);
}

function trunk(p: Painter): void {
  const shape = blob('190,40 300,16 410,44 480,140 480,300 360,380 200,370 120,270 130,120', 9);
  p.form(shape, ROMPER, { depth: 24, softness: 18 });
  p.clip(shape, () => {
    p.soft(300, 40, 130, 60, shade(ROMPER, 0.22), 0.55);
    for (const [x, y] of [
      [180, 110],
      [250, 90],
      [330, 96],
      [400, 120],
      [210, 180],
      [290, 164],
      [440, 180],
    ] as const)
      p.fill(ellipse(x, y, 11), tint(ROMPER, 0.16));
  });
}

/** A short arm thrown up with laughing, on the right. */
function arm(p: Painter, skin: Skin): void {
  p.in(462, -54, -1.3, 2.3, 2.3, () => drawHand(p, skin, 'wave'));
  p.form(stroke('400,120 446,50 460,-20', 48, 42, 32), ROMPER, { depth: 14, softness: 10 });
  p.form(stroke('432,-26 490,-16', 9, 9), tint(ROMPER, 0.14), { depth: 4 });
}

function face(p: Painter, baby: Character, { expression = 'laugh', gaze }: CompanionLook): void {
  const drawn = head(p, baby, { yaw: -0.3, pitch: -0.06, expression, pictureBook: true, ...(gaze && { gaze }) });
  p.in(HEAD.x, HEAD.y, HEAD.turn, HEAD.size * 1.05, HEAD.size, () => {
    drawn.back();
    drawn.front();
  });
}

/** The lap of the mother behind, as wide as the baby is long. */
function lapBelow(p: Painter, mother: Character): void {
  const lap = blob('60,420! 70,270 120,150 220,90 420,86 540,130 620,240 620,420!', 9);
  p.form(lap, OUTFITS.cardigan(mother).bottom.color, { depth: 24, softness: 18 });
}

/** Her forearm, from the elbow outside round the belly; the rest of her is behind. */
function forearmRound(p: Painter, mother: Character): void {
  p.in(MOTHER.x, MOTHER.y, 0, MOTHER.size, MOTHER.size, () =>
    drawRoundArm(p, {
      line: '90,-84 88,-60 70,-48 40,-48 8,-52',
      sleeve: OUTFITS.cardigan(mother).top.color,
      skin: mother.skin,
      gesture: 'rest',
    }),
  );
}

/** The other sock lies ready. */
function readySock(p: Painter): void {
  p.in(-290, 338, 0.16, 0.46, 0.46, () => {
    const knit = blob(
      '-130,-90 -40,-100 60,-96 90,-60 100,40 210,70 262,130 220,196 80,196 -60,176 -110,110 -120,0',
      9,
    );
    p.fill(knit, '#7a4a10', { alpha: 0.35, blur: 14, dx: 8, dy: 16 });
    stripes(p, knit, ['-160,-40 130,-50', '-160,24 140,16', '40,220 130,60', '120,230 220,70']);
    p.form(blob('-136,-104 -40,-116 64,-108 72,-78 -40,-84 -130,-72', 8), '#f0695e', { depth: 8 });
  });
}

/**
 * The baby on its back, near, laughing, both soles to the viewer: page units around the bare one, which is the nearest;
 * its head is behind on the right, and the other sock lies in front on the left.
 */
function onBack(p: Painter, look: CompanionLook): void {
  const baby = babyOf(look.hero).character;
  const skin = skinTones(baby.skin);
  const mother = relative('mother', look.hero).character;
  lapBelow(p, mother);
  arm(p, skin);
  trunk(p);
  face(p, baby, look);
  forearmRound(p, mother);
  socked(p, skin);
  bare(p, skin);
  thumbOn(p, skinTones(heroOf(look.hero).skin));
  breath(p);
  dotted(
    p,
    blob(
      '-2100,640! -2100,520 -1500,470 -1000,410 -700,350 -460,310 -240,280 -60,240 60,250 180,300 330,310 470,286 660,250! 760,640!',
      9,
    ),
    [
      [-1780, 560],
      [-1540, 540],
      [-1280, 510],
      [-1060, 480],
      [-880, 530],
      [-800, 430],
      [-640, 480],
      [-500, 380],
      [-90, 310],
      [-110, 420],
      [60, 340],
      [90, 470],
      [210, 400],
      [350, 370],
      [330, 500],
      [480, 350],
      [-380, 500],
      [-30, 520],
      [210, 540],
    ],
    16,
  );
  readySock(p);
}

export const BABY_ON_BACK: Readonly<Record<string, Companion>> = {
  babyOnBack: {
    draw: onBack,
    box: { x: -2120, y: -300, width: 2900, height: 960 },
    shadow: 0,
    face: () => ({ x: HEAD.x, y: HEAD.y, r: 50 * HEAD.size }),
  },
};
