import { OUTFITS } from '../../figure';
import { type Skin, skinTones } from '../../figure/skin';
import { ellipse, type Painter, type Polygon, rectangle, smooth, star } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';
import { babyOf, heroOf } from './family';

const [PYJAMAS, CUFF, BAR] = ['#7f9fd0', '#f7f1e0', '#cfc9e6'] as const;
/** The hands against the numbers they are drawn with: a child's fist is half as large again as a baby's. */
const [CHILD, SMALL] = [0.72, 0.74] as const;

/** A finger whose end is round even as large as a page. */
const limb = (line: string, ...radii: number[]): Polygon => smooth(stroke(line, ...radii), true, 3);

const flesh = (p: Painter, shape: Polygon, skin: Skin) =>
  p.form(shape, skin.base, { depth: 26, softness: 22, shadowColor: skin.shadow, lightColor: skin.light, shadow: 0.1 });

function nail(p: Painter, x: number, y: number, rx: number, ry: number, turn: number, skin: Skin) {
  p.fill(ellipse(x, y, rx, ry, turn), skin.light);
  p.edge(ellipse(x, y, rx, ry, turn), skin.shadow, 3, 0.5);
}

/** A fold of the skin. */
const crease = (p: Painter, line: string, skin: Skin, alpha = 0.32) =>
  p.fill(stroke(line, 1.6, 4, 1.6), skin.deep, { alpha });

function sleeve(p: Painter) {
  p.form(
    blob(
      '-3100,60! -2500,-130 -1900,-250 -1500,-262 -1240,-230 -1150,-200 -1140,190 -1250,236 -1700,350 -2400,620 -3100,980!',
      10,
    ),
    PYJAMAS,
    { depth: 40, softness: 30 },
  );
  for (const [x, y] of [
    [-1560, -150],
    [-1340, -40],
    [-1640, 200],
    [-1960, -60],
    [-2020, 330],
    [-2360, 130],
    [-2480, 560],
    [-2760, 330],
    [-2860, 720],
  ] as const)
    p.fill(star(x, y, 44, 0.48), '#ffe9a6');
  crease(p, '-1420,-272 -1380,-160 -1400,-60', { deep: '#5f7fb4' } as Skin, 0.5);
}

/** The hand of the child: one finger is stretched out, three are folded, and the thumb lies on them. */
function bigHand(p: Painter, skin: Skin) {
  flesh(
    p,
    blob(
      '-1200,-176 -1040,-182 -900,-206 -760,-220 -640,-190 -600,-60 -620,120 -720,250 -860,270 -1020,190 -1190,140',
      10,
    ),
    skin,
  );
  for (const [line, r] of [
    ['-850,236 -760,252 -668,228', 66],
    ['-890,140 -760,152 -626,128', 76],
    ['-900,26 -760,34 -600,22', 80],
  ] as const) {
    const finger = limb(line, r * 0.84, r, r);
    flesh(p, finger, skin);
    p.edge(finger, skin.deep, 4, 0.26);
  }
}

/** The finger that is held, from its knuckle to the tip; a dimple is where a grown-up has a knuckle. */
function finger(p: Painter, skin: Skin) {
  const long = limb('-450,-88 -350,-104 -210,-98 -60,-88 56,-86', 70, 70, 62, 56, 46);
  flesh(p, long, skin);
  crease(p, '-232,-154 -226,-136 -230,-120', skin, 0.28);
  p.soft(-420, -112, 40, 16, skin.deep, 0.2);
  p.soft(-416, -120, 24, 8, skin.light, 0.5);
}

function thumb(p: Painter, skin: Skin) {
  const line = limb('-1040,-100 -930,-40 -830,16 -744,40', 96, 84, 74, 62);
  flesh(p, line, skin);
  p.edge(line, skin.deep, 4, 0.2);
  nail(p, -726, 22, 40, 32, 0.26, skin);
  crease(p, '-872,-44 -850,-10 -858,20', skin);
}

function cuff(p: Painter) {
  p.form(blob('-1240,-226 -1180,-232 -1140,-200 -1120,-10 -1136,180 -1176,210 -1240,206 -1262,0', 10), CUFF, {
    depth: 20,
  });
}

/** What of the small hand and its arm is behind the finger. */
function palm(p: Painter, skin: Skin, cloth: string) {
  flesh(p, limb('300,214 180,110 30,-40 -40,-110', 84, 112, 132, 104), skin);
  p.form(stroke('960,760 620,480 372,276', 190, 150, 96), cloth, { depth: 30, softness: 24 });
  p.in(300, 214, 0.7, 1, 1, () =>
    p.form(blob('-46,-116 6,-126 46,-112 56,0 46,112 6,126 -46,116 -58,0', 10), CUFF, { depth: 16 }),
  );
}

/** Four fingers around it, and a thumb across their tips. */
function hold(p: Painter, skin: Skin) {
  for (const [x, top, tip, r] of [
    [72, -150, 26, 45],
    [-6, -166, 40, 49],
    [-88, -166, 42, 49],
    [-168, -152, 28, 45],
  ] as const) {
    const one = limb(`${x + 16},${top + 20} ${x},${top + 6} ${x - 8},-120 ${x},${tip}`, r * 0.9, r, r * 1.08, r * 0.92);
    p.fill(one, skin.deep, { alpha: 0.3, blur: 12, dx: -8, dy: 12, op: 'source-atop' });
    flesh(p, one, skin);
    p.edge(one, skin.deep, 5, 0.45);
    // A dimple, where a grown-up has a knuckle.
    p.soft(x - 4, top + 34, r * 0.4, r * 0.26, skin.deep, 0.3);
    nail(p, x, tip + 6, r * 0.46, r * 0.44, 0, skin);
    p.soft(x - 6, top + 22, r * 0.8, r * 0.6, skin.blush, 0.3);
  }
  const line = limb('170,92 100,112 30,112 -26,98', 66, 62, 56, 46);
  flesh(p, line, skin);
  p.edge(line, skin.deep, 3.4, 0.26);
  nail(p, -36, 92, 22, 18, 0.2, skin);
  crease(p, '150,196 206,160 246,104', skin, 0.4);
}

/** Bars of the cot between the arm of the baby and the hand that reaches in from outside. */
function bars(p: Painter) {
  for (const x of [-1180, 300]) p.form(rectangle(x - 40, -900, 80, 1800), BAR, { depth: 22, softness: 16 });
}

/** Five small fingers around one that reaches in between the bars of a cot, as large as the page. */
export function heldFinger(p: Painter, { hero }: CompanionLook): void {
  const brother = babyOf(hero).character;
  const [big, small] = [skinTones(heroOf(hero).skin), skinTones(brother.skin)];
  p.in(0, 0, 0, SMALL, SMALL, () => palm(p, small, OUTFITS.romper(brother).top.color));
  bars(p);
  p.in(142, 0, 0, CHILD, CHILD, () => {
    sleeve(p);
    bigHand(p, big);
  });
  finger(p, big);
  p.in(142, 0, 0, CHILD, CHILD, () => {
    thumb(p, big);
    cuff(p);
  });
  p.in(0, 0, 0, SMALL, SMALL, () => hold(p, small));
}
