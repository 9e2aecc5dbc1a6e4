import type { Character } from '../../character/character';
import { OUTFITS } from '../../figure';
import { head } from '../../figure/head/head';
import { type Skin, skinTones } from '../../figure/skin';
import { ellipse, type Painter, type Polygon, rectangle, shade, smooth, star } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';
import { babyOf, heroOf } from './family';

const [CUFF, BAR] = ['#f7f1e0', '#cfc9e6'] as const;
/** How steeply the hand of the child comes up, radians. */
const RISE = -0.14;
/** Both hands against the numbers they are drawn with. */
const SIZE = 0.84;

/** A finger whose end is round even as large as a page. */
const limb = (line: string, ...radii: number[]): Polygon => smooth(stroke(line, ...radii), true, 3);

const flesh = (p: Painter, shape: Polygon, skin: Skin, depth = 26) =>
  p.form(shape, skin.base, { depth, softness: 24, shadowColor: skin.shadow, lightColor: skin.light, shadow: 0.1 });

/** A finger beside others: its own volume, a line where it meets them and a shadow on what is below. */
function digit(p: Painter, line: string, radii: readonly number[], skin: Skin) {
  const shape = limb(line, ...radii);
  p.fill(shape, skin.deep, { alpha: 0.24, blur: 14, dx: 2, dy: 12, op: 'source-atop' });
  flesh(p, shape, skin, 20);
  p.edge(shape, skin.deep, 4, skin.dark ? 0.6 : 0.3);
}

/** A fold of the skin. */
const crease = (p: Painter, line: string, skin: Skin, alpha = 0.3) =>
  p.fill(stroke(line, 1.4, 5, 1.4), skin.deep, { alpha });

function nail(p: Painter, x: number, y: number, rx: number, ry: number, turn: number, skin: Skin) {
  p.fill(ellipse(x, y, rx, ry, turn), skin.light);
  p.edge(ellipse(x, y, rx, ry, turn), skin.deep, 2.4, 0.4);
}

/** A plump hand has a dimple where a grown one has a knuckle. */
function dimple(p: Painter, x: number, y: number, size: number, skin: Skin) {
  p.soft(x, y, size, size * 0.72, skin.deep, 0.24);
  p.soft(x - size * 0.2, y - size * 0.7, size * 0.9, size * 0.4, skin.light, 0.6);
}

/** The sleeve of the child from the edge of the page, with its stars, up to the white cuff. */
function sleeve(p: Painter, cloth: string) {
  const shape = blob('-1900,-170! -900,-210 -420,-200 -150,-176 -110,0 -150,184 -420,232 -900,290 -1900,480!', 10);
  p.form(shape, cloth, { depth: 40, softness: 30 });
  p.clip(shape, () => {
    for (const [x, y] of [
      [-280, -80],
      [-330, 120],
      [-540, -20],
      [-700, 170],
      [-800, -90],
      [-980, 90],
      [-1160, -60],
      [-1240, 210],
      [-1420, 40],
      [-1600, 230],
    ] as const)
      p.fill(star(x, y, 38, 0.48), '#ffe9a6');
    for (const line of ['-250,200 -222,130 -232,80', '-300,-190 -262,-130 -270,-70', '-620,250 -560,170 -570,90'])
      crease(p, line, { deep: shade(cloth, 0.16) } as Skin, 0.6);
  });
}

function cuff(p: Painter) {
  p.form(blob('-166,-190 -108,-186 -78,-150 -68,0 -78,160 -108,194 -166,200 -186,0', 10), CUFF, { depth: 20 });
}

/** Three short fingers that lie curled: from the knuckle to the joint, and from there back below the palm; their radii. */
const CURLED = [
  ['330,150 410,178 462,190', '462,186 446,232 396,246', 46],
  ['380,76 476,98 540,112', '540,108 524,160 470,176', 51],
  ['400,-10 508,6 578,20', '576,16 566,74 508,92', 54],
] as const;

/** The hand of the child from its back: as broad as it is long, its fingers short and round. */
function childHand(p: Painter, skin: Skin) {
  for (const [, back, r] of CURLED) digit(p, back, [r * 0.92, r * 0.86, r * 0.74], skin);
  // The one that is held: its round end comes out beyond the fist.
  digit(p, '400,-116 560,-136 720,-146 880,-148 1002,-144', [80, 70, 60, 49, 38], skin);
  nail(p, 1006, -156, 24, 18, 0.08, skin);
  for (const [line, , r] of CURLED) digit(p, line, [r * 1.04, r, r * 0.92], skin);
  flesh(
    p,
    blob(
      '-160,-130 -40,-134 60,-150 170,-178 290,-192 390,-188 456,-160 478,-90 470,-10 452,76 410,150 344,192 240,204 120,178 20,142 -160,140',
      10,
    ),
    skin,
    36,
  );
  // No seam where fingers leave the hand.
  for (const [x, y, r] of [
    [444, -120, 58],
    [452, -14, 54],
    [428, 78, 50],
    [372, 150, 44],
  ] as const)
    p.fill(ellipse(x, y, r * 1.15, r * 0.8), skin.base, { blur: 20, op: 'source-atop' });
  for (const [x, y] of [
    [420, -112],
    [428, -16],
    [400, 66],
    [346, 140],
  ] as const)
    dimple(p, x, y, 28, skin);
  p.soft(210, 20, 170, 120, skin.light, 0.4, 0.1);
  p.soft(600, -150, 90, 36, skin.light, 0.35);
  crease(p, '-20,-122 6,-60 2,10', skin, 0.26);
  for (const line of ['536,-36 552,0 546,38', '500,62 516,98 510,134', '430,140 444,172 438,204'])
    crease(p, line, skin, 0.34);
  for (const line of ['560,-176 572,-140 566,-104', '730,-188 740,-150 736,-112']) crease(p, line, skin, 0.2);
  thumb(p, skin);
}

/** The thumb lies along the hand, its end beside the root of the finger that is held. */
function thumb(p: Painter, skin: Skin) {
  digit(p, '70,-90 180,-164 300,-206 424,-214', [70, 64, 54, 43], skin);
  p.fill(ellipse(96, -84, 96, 66, -0.5), skin.base, { blur: 22, op: 'source-atop' });
  crease(p, '262,-248 286,-212 290,-172', skin, 0.24);
  nail(p, 440, -226, 26, 18, -0.06, skin);
}

/** Where the tiny fist is on the finger. */
const HOLD = [62, -294] as const;

/** The sleeve of the baby, from the edge of the page. */
function babySleeve(p: Painter, cloth: string) {
  p.form(
    blob('1900,-1130! 1400,-900 1080,-640 930,-500 950,-400 1040,-330 1150,-350 1500,-560 2100,-900!', 10),
    cloth,
    {
      depth: 30,
      softness: 24,
    },
  );
}

function babyCuff(p: Painter) {
  p.form(blob('898,-462 936,-510 984,-494 1040,-430 1072,-360 1060,-318 1016,-314 946,-386', 10), CUFF, { depth: 16 });
}

/** Four tiny fingers from their roots down over the finger. */
const FINGERS = [
  ['836,-206 850,-150 838,-84', [33, 34, 28]],
  ['782,-226 788,-150 782,-70', [34, 35, 29]],
  ['724,-228 722,-150 724,-66', [34, 35, 29]],
  ['668,-216 658,-150 668,-74', [33, 34, 28]],
] as const;

/** A tiny round fist: its fingers come over the finger, and its thumb lies along it. */
function babyHand(p: Painter, skin: Skin) {
  p.soft(752, -64, 130, 34, skin.deep, 0.25);
  for (const [line, radii] of FINGERS) digit(p, line, radii, skin);
  const back = blob(
    '1010,-470 920,-430 830,-376 740,-338 664,-300 634,-246 652,-206 720,-212 790,-212 862,-186 906,-200 934,-260 980,-330 1060,-372',
    10,
  );
  p.fill(back, skin.deep, { alpha: 0.2, blur: 14, dy: 10, op: 'source-atop' });
  flesh(p, back, skin, 26);
  p.fill(blob('650,-220 700,-262 790,-268 880,-220 850,-184 790,-200 720,-202', 8), skin.base, {
    blur: 12,
    op: 'source-atop',
  });
  for (const [x, y] of [
    [674, -236],
    [728, -252],
    [784, -250],
    [836, -230],
  ] as const)
    dimple(p, x, y, 16, skin);
  for (const line of ['886,-408 930,-350 936,-280', '912,-424 956,-366 966,-310']) crease(p, line, skin, 0.3);
  digit(p, '690,-282 626,-240 590,-196', [46, 40, 31], skin);
  p.fill(ellipse(700, -278, 50, 40, -0.6), skin.base, { blur: 12, op: 'source-atop' });
  nail(p, 580, -190, 14, 17, 0.6, skin);
  for (const [x, y] of [
    [837, -70],
    [782, -56],
    [724, -52],
    [669, -60],
  ] as const)
    nail(p, x, y, 15, 13, 0, skin);
}

/** Bars of a cot, both before the sleeve: the hand is beyond them. */
const bar = (p: Painter, x: number, width: number) => {
  p.fill(rectangle(x - width / 2, -1000, width, 2000), '#141838', { alpha: 0.35, blur: 24, dx: 26, dy: 10 });
  p.form(rectangle(x - width / 2, -1000, width, 2000), BAR, { depth: 22, softness: 16 });
};

/** The chest of the baby in the shadow behind the grip, from below the chin to the edge of the page. */
const CHEST = '190,-340 128,-280 92,-200 84,-110 52,-10 22,110 18,230 60,440! 470,440! 470,-360! 330,-350';

/** The baby behind its hand, out of focus, its eyes on the hands. */
function babyBehind(p: Painter, baby: Character) {
  const layer = p.newLayer();
  const cloth = shade(OUTFITS.romper(baby).top.color, 0.13);
  layer.form(blob(CHEST, 10), cloth, { depth: 60, softness: 60, shadow: 0.2 });
  layer.soft(210, -270, 170, 60, shade(cloth, 0.3), 0.6);
  layer.in(196, -490, -0.1, 4.3, 4.3, () => {
    const near = head(layer, baby, {
      yaw: -0.5,
      pitch: 0.35,
      expression: 'wonder',
      pictureBook: true,
      gaze: [-1, 1.6],
    });
    near.back();
    near.front();
  });
  p.context.save();
  p.context.filter = `blur(${(2.5 * p.scale()).toFixed(1)}px)`;
  p.put(layer);
  p.context.restore();
}

/** A tiny fist around one finger of a child's hand that reaches in between the bars of a cot, as large as the page. */
export function heldFinger(p: Painter, { hero }: CompanionLook): void {
  const brother = babyOf(hero).character;
  const child = heroOf(hero);
  const [big, small] = [skinTones(child.skin), skinTones(brother.skin)];
  babyBehind(p, brother);
  // The fold of the book is at the wrist, and the grip is well beside it.
  p.in(-575, 56, RISE, SIZE, SIZE, () => {
    sleeve(p, OUTFITS.starryPajamas(child).top.color);
    childHand(p, big);
    cuff(p);
    // From below, so that the face above stays free.
    p.in(...HOLD, 0, 1, -1, () => {
      babySleeve(p, OUTFITS.romper(brother).top.color);
      babyHand(p, small);
      babyCuff(p);
    });
  });
  bar(p, -960, 70);
  bar(p, -1500, 92);
}
