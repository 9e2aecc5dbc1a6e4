import { OUTFITS } from '../../figure';
import { type Skin, skinTones } from '../../figure/skin';
import { ellipse, type Painter, type Polygon, shade, star } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';
import { babyOf, heroOf } from './family';

const [PYJAMAS, CUFF] = ['#7f9fd0', '#f7f1e0'] as const;
/** The larger hand and the smaller one. */
const [LARGE, SMALL] = [1.13, 0.82];

const FINGER = stroke('-600,-10 -300,-26 0,-24 170,-14', 98, 90, 82, 76);

const flesh = (p: Painter, shape: Polygon, skin: Skin) =>
  p.form(shape, skin.base, { depth: 26, softness: 22, shadowColor: skin.shadow, lightColor: skin.light, shadow: 0.1 });

function nail(p: Painter, x: number, y: number, rx: number, ry: number, turn: number, skin: Skin) {
  p.fill(ellipse(x, y, rx, ry, turn), skin.light);
  p.edge(ellipse(x, y, rx, ry, turn), skin.shadow, 3, 0.5);
}

/** The hand of the child with one finger stretched out. */
function bigHand(p: Painter, skin: Skin) {
  p.form(stroke('-1700,190 -1300,130 -900,80', 240, 220, 190), PYJAMAS, { depth: 40, softness: 30 });
  for (const [x, y] of [
    [-1540, 120],
    [-1330, 240],
    [-1200, 60],
    [-1050, 190],
  ] as const)
    p.fill(star(x, y, 34, 0.48), '#ffe9a6');
  flesh(p, blob('-900,-90 -760,-120 -560,-96 -440,-60 -430,150 -500,260 -660,290 -860,230 -930,90', 9), skin);
  for (const [line, r] of [
    ['-620,180 -470,250 -420,330', 70],
    ['-600,110 -420,190 -360,270', 72],
    ['-560,60 -390,120 -330,196', 72],
  ] as const) {
    const finger = stroke(line, r, r, r * 0.92);
    flesh(p, finger, skin);
    p.edge(finger, skin.deep, 4, 0.22);
  }
  p.form(blob('-1000,-140 -920,-150 -880,-110 -862,60 -880,250 -920,280 -1000,276 -1020,60', 10), CUFF, { depth: 20 });
}

/** Its index finger, which is held. */
function finger(p: Painter, skin: Skin) {
  flesh(p, FINGER, skin);
  for (const x of [-150, -138]) p.fill(stroke(`${x},-80 ${x + 6},-50 ${x},-20`, 2.4, 3, 2), skin.deep, { alpha: 0.4 });
}

/** What of the small hand is behind the finger. */
function palm(p: Painter, skin: Skin, sleeve: string) {
  p.form(stroke('900,-170 640,-110 440,-60', 170, 160, 150), sleeve, { depth: 30, softness: 24 });
  p.form(blob('400,-196 450,-216 510,-206 530,-70 510,60 450,84 400,70 384,-60', 10), CUFF, { depth: 16 });
  flesh(p, blob('420,-190 300,-206 120,-180 20,-130 -10,10 60,130 220,160 380,120 440,20', 9), skin);
}

/** Four fingers around it, and a thumb below. */
function hold(p: Painter, skin: Skin) {
  const thumb = stroke('380,90 250,140 110,132', 62, 60, 46);
  flesh(p, thumb, skin);
  p.edge(thumb, skin.deep, 4, 0.24);
  for (const [x, lean, r] of [
    [300, 12, 50],
    [206, 2, 54],
    [106, -6, 54],
    [12, -12, 48],
  ] as const) {
    const one = stroke(`${x + lean},-160 ${x - 26},-110 ${x - 34},-20 ${x - 14},62`, r, r * 1.08, r * 1.04, r * 0.84);
    flesh(p, one, skin);
    p.edge(one, skin.deep, 4, 0.26);
    p.fill(stroke(`${x - 58},-70 ${x - 30},-62 ${x - 6},-70`, 2, 3, 2), skin.deep, { alpha: 0.35 });
    nail(p, x - 18, 66, r * 0.42, r * 0.4, 0.1, skin);
    p.soft(x - 26, -110, r * 0.7, r * 0.5, skin.blush, 0.28);
  }
}

/** Five small fingers around a large one, as large as the page. */
export function heldFinger(p: Painter, { hero }: CompanionLook): void {
  const brother = babyOf(hero).character;
  const [big, small] = [skinTones(heroOf(hero).skin), skinTones(brother.skin)];
  const large = (draw: () => void) => p.in(0, 0, 0, LARGE, LARGE, draw);
  large(() => bigHand(p, big));
  const little = (draw: () => void) => p.in(70, -6, 0, SMALL, SMALL, draw);
  little(() => palm(p, small, OUTFITS.romper(brother).top.color));
  large(() => {
    finger(p, big);
    p.clip(FINGER, () => p.soft(150, 40, 260, 60, shade(big.base, 0.2), 0.4));
  });
  little(() => hold(p, small));
}
