import { ellipse, mix, type Painter, type Polygon, shade } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { nostrils } from '../kit/nose';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { gloss } from './parts';

const SKIN = '#6fb48c';
const SHELL = '#a8703e';
const RIM = '#d3a262';
const DOME = blob('-142,32 -132,-16 -92,-64 -20,-86 58,-74 112,-34 132,12 92,36 -60,46');
const PLATES = [
  '-128,26 -124,-14 -100,-34 -76,-14 -82,22',
  '-96,-40 -60,-72 -30,-62 -28,-30 -70,-18',
  '-22,-64 24,-80 52,-62 50,-32 14,-22 -22,-30',
  '60,-64 88,-50 114,-20 100,2 66,-6 56,-32',
  '-66,-10 -26,-24 8,-16 14,14 -20,32 -66,24',
  '22,-16 52,-26 62,0 58,24 26,26 20,12',
  '70,2 98,8 118,14 88,30 68,24',
] as const;
const CENTRES = [
  [-102, -2],
  [-60, -46],
  [16, -52],
  [82, -32],
  [-28, 4],
  [42, 2],
] as const;

function mosaic(p: Painter, shape: Polygon, tones: Tones, list: readonly (readonly [number, number, number])[]) {
  p.clip(shape, () => {
    for (const [i, [x, y, r]] of list.entries()) {
      p.fill(ellipse(x, y, r, r * 0.74, i * 0.8), shade(tones.base, 0.12), { alpha: 0.75 });
      p.fill(ellipse(x - 1, y - 1.4, r * 0.66, r * 0.44, i * 0.8), shade(tones.base, 0.06), { alpha: 0.9 });
    }
  });
}

function shell(p: Painter) {
  p.form(DOME, mix(SHELL, '#5a3428', 0.45), { depth: 16 });
  p.clip(DOME, () => {
    for (const [i, plate] of PLATES.entries()) {
      const shape = blob(plate, 3);
      p.form(shape, i % 2 ? '#b98048' : '#c48c50', { depth: 8 });
    }
    for (const [x, y] of CENTRES) {
      p.edge(ellipse(x, y, 19, 13, -0.1), '#7c4a2a', 1.8, 0.32);
      p.edge(ellipse(x, y, 10, 6, -0.1), '#7c4a2a', 1.6, 0.3);
      p.soft(x - 6, y - 9, 22, 14, '#ffe9b4', 0.36);
    }
  });
  p.inner(DOME, '#472838', 8, 20, 16, 0.42);
  gloss(
    p,
    [
      [-98, -52],
      [-50, -74],
      [4, -78],
      [50, -68],
    ],
    8,
    '#d8b078',
  );
  const rim = blob('-152,38 -146,22 -60,32 60,26 128,2 142,8 138,24 90,48 -10,60 -90,58');
  p.form(rim, RIM, { depth: 7 });
  p.clip(rim, () => {
    for (const x of [-116, -80, -42, -4, 34, 70, 104])
      p.line(
        [
          [x + 4, 22 - Math.max(0, x) * 0.14],
          [x, 40],
          [x - 6, 62],
        ],
        2.6,
        shade(RIM, 0.18),
        0.6,
        [0.5, 1, 0.6],
      );
  });
}

function turtleHead(p: Painter, mood: Mood, tones: Tones) {
  const face = blob('-4,-40 24,-38 42,-20 47,4 36,26 8,33 -22,26 -40,6 -34,-24');
  p.form(face, tones.base, { depth: 11 });
  p.clip(face, () => p.soft(13, 28, 44, 19, tones.pale, 0.85));
  mosaic(p, face, tones, [
    [-20, -26, 8],
    [-4, -33, 7],
    [-30, -10, 7],
    [14, -34, 6],
    [-33, 6, 5],
    [33, -24, 5],
  ]);
  for (const side of [-1, 1]) p.soft(7 + side * 30, 11, 11, 8, '#f0785a', 0.5);
  eyes(p, 7, mood, { y: -6, gap: 19, size: 11, coat: tones.base, iris: '#8a5f22' }, 0.6);
  nostrils(p, 13, 8, 3, 1.3, tones.dark);
  mouth(p, 12, 10, 1.08, mood, false);
}

function draw(p: Painter, { mood, colour = SKIN }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(-6, -120, -0.14, 1, 1, () => {
    const farHind = blob('-112,28 -130,44 -166,58 -184,54 -172,40 -136,22');
    p.form(farHind, tones.far, { depth: 6 });
    p.form(stroke('-134,34 -158,32 -172,26', 8, 5, 1), tones.base, { depth: 3 });
    const farFore = blob('88,16 116,22 150,58 178,108 184,128 164,124 122,92 88,52');
    p.form(farFore, tones.far, { depth: 8, light: 0.03 });
    mosaic(p, farFore, { ...tones, base: tones.far }, [
      [122, 52, 9],
      [136, 72, 8],
      [152, 92, 7],
      [112, 66, 6],
    ]);
    const neck = stroke('92,14 138,-12 166,-42', 34, 28, 27);
    p.form(neck, tones.base, { depth: 10 });
    p.clip(neck, () => {
      p.soft(140, 22, 52, 20, tones.pale, 0.9, -0.6);
      for (const x of [118, 128, 138])
        p.line(
          [
            [x - 6, 18],
            [x + 2, 8],
            [x + 10, 6],
          ],
          2.4,
          tones.dark,
          0.35,
        );
    });
    p.form(blob('-128,40 -40,52 60,46 118,24 100,62 20,78 -70,72'), tones.pale, { depth: 8, shadow: 0.1 });
    shell(p);
    const hind = blob('-86,46 -62,52 -70,86 -100,112 -122,112 -116,92 -100,62');
    p.form(hind, tones.base, { depth: 8 });
    mosaic(p, hind, tones, [
      [-82, 64, 8],
      [-92, 82, 7],
      [-78, 80, 5],
      [-108, 98, 5],
    ]);
    const fore = blob('54,34 78,20 104,30 108,58 90,106 58,146 28,162 20,152 30,126 40,84');
    p.form(fore, tones.base, { depth: 11 });
    mosaic(p, fore, tones, [
      [80, 42, 10],
      [92, 62, 9],
      [70, 66, 10],
      [78, 88, 8],
      [58, 94, 8],
      [64, 112, 6],
      [48, 118, 7],
      [42, 138, 5],
    ]);
    gloss(
      p,
      [
        [52, 48],
        [44, 84],
        [34, 122],
      ],
      5,
      tones.base,
    );
    p.in(186, -62, mood.ears === 'low' ? 0.26 : 0.12, 1.22, 1.22, () => turtleHead(p, mood, tones));
  });
}

export const SEA_TURTLE: Readonly<Record<string, Companion>> = {
  seaTurtle: { draw, box: { x: -190, y: -265, width: 425, height: 310 }, shadow: 0, saddle: [-22, -196] },
};
