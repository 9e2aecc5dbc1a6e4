import { ellipse, type Painter, union } from '@/lib/illustrator/paint';
import { INK, type Tones, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import { profileEye } from '../kit/profile';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { gloss } from './parts';

const BACK = stroke('-196,-42 -150,-96 -80,-144 10,-162 96,-142 142,-112', 11, 24, 44, 60, 62, 50);
const DROPS = [
  [-214, -128, 7],
  [-188, -148, 4.6],
  [-150, -26, 5],
  [-120, -10, 7],
  [-176, -8, 4],
  [62, -14, 5],
  [96, -22, 3.6],
] as const;

const GAPE = { open: 0.34, round: 0.24, smile: 0.02, down: 0.05 } as const;

/** Under the beak, turned at its hinge; between them the tongue shows. */
function lowerJaw(p: Painter, { mouth }: Mood, tones: Tones) {
  const gape = GAPE[mouth];
  if (gape > 0.1) p.fill(blob(`150,-84! 214,-88! 208,${-88 + gape * 70} 170,${-82 + gape * 60}`), '#7a2c34');
  p.in(146, -84, gape, 1, 1, () => {
    if (gape > 0.1) p.form(ellipse(36, -2, 24, 6), '#f08a84', { depth: 2 });
    p.form(blob('-10,-8 20,-2 54,0 68,4 64,11 36,14 4,14 -12,10'), tones.pale, { depth: 4 });
  });
}

function smile(p: Painter, { mouth }: Mood) {
  const corner = mouth === 'down' ? '164,-82 150,-74 146,-66' : '166,-82 150,-84 142,-94';
  p.fill(stroke(`223,-85 196,-81 ${corner}`, 0.8, 1.5, 1.5, 1.4, 0.6), INK, { alpha: 0.75 });
}

function draw(p: Painter, { mood, colour = '#6f9fc4' }: CompanionLook) {
  const tones = tonesOf(colour);
  for (const [x, y, r] of DROPS) {
    p.form(
      blob(`${x},${y - r * 1.7} ${x + r * 0.8},${y + r * 0.1} ${x},${y + r} ${x - r * 0.8},${y + r * 0.1}`),
      '#a8dcee',
      { depth: r * 0.4 },
    );
    p.soft(x - r * 0.3, y - r * 0.2, r * 0.5, r * 0.5, '#ffffff', 0.9);
  }
  p.form(blob('74,-98 102,-84 110,-50 96,-36 74,-60 58,-84'), tones.far, { depth: 6 });
  p.form(blob('-192,-56 -214,-72 -246,-74 -262,-62! -244,-50 -222,-30 -200,-30'), tones.far, { depth: 6 });
  p.form(blob('-204,-52 -214,-28 -212,2 -198,20! -188,0 -182,-26 -184,-48'), tones.base, { depth: 6 });
  p.form(blob('-52,-184 -62,-216 -84,-244! -44,-238 -8,-212 8,-196 -20,-176'), tones.base, { depth: 8 });
  lowerJaw(p, mood, tones);
  const beak = blob('160,-130 186,-110 214,-100 226,-90 222,-82 200,-82 172,-86 146,-84 136,-112');
  const mass = union(BACK, beak);
  p.form(mass, tones.base, { depth: 18, softness: 12 });
  p.clip(mass, () => {
    p.form(
      blob(
        '150,-60 150,-84 140,-92 128,-96 112,-100 64,-112 4,-118 -60,-106 -130,-74 -176,-34 -100,-40 -20,-72 60,-72 140,-48',
      ),
      tones.pale,
      { depth: 9, shadow: 0.09, light: 0.03 },
    );
    p.soft(-20, -216, 110, 20, tones.dark, 0.3);
    p.soft(30, -196, 70, 15, tones.light, 0.5);
    p.line(
      [
        [182, -126],
        [170, -112],
        [156, -104],
      ],
      3,
      tones.dark,
      0.4,
    );
  });
  gloss(
    p,
    [
      [-50, -190],
      [10, -208],
      [70, -202],
      [120, -180],
    ],
    7,
    tones.base,
  );
  const fin = blob('58,-100 88,-106 92,-84 66,-50 34,-24! 24,-34 34,-66');
  p.form(fin, tones.base, { depth: 8 });
  gloss(
    p,
    [
      [62, -88],
      [48, -64],
      [38, -44],
    ],
    5,
    tones.base,
  );
  profileEye(p, mood, { at: [136, -124], size: 14, coat: tones.base, iris: '#4a6a9a' });
  smile(p, mood);
}

export const DOLPHIN: Readonly<Record<string, Companion>> = {
  dolphin: { draw, box: { x: -270, y: -255, width: 505, height: 285 }, shadow: 0, saddle: [14, -214] },
};
