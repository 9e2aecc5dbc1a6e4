import { mix, type Painter, rgba, star } from '@/lib/illustrator/paint';
import { CREAM, fur, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { nostrils } from '../kit/nose';
import { blob, stroke } from '../kit/outline';
import { quadruped, STAND } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const SAND = '#d8a566';
const FACE = blob('0,-38 20,-36 32,-20 33,-2 28,14 30,32 22,48 0,53 -22,48 -30,32 -28,14 -33,-2 -32,-20 -20,-36');

function camelHead(p: Painter, mood: Mood, tones: Tones) {
  p.in(0, 0, -0.3, 1, 1, () => {
    ears(p, mood, {
      outer: '-9,7! -11,-10 -5,-24 2,-28 10,-18 11,-4 9,7!',
      inner: '-4,4 -5,-10 1,-18 5,-8 5,4',
      colour: tones.base,
      at: [24, -28],
      lean: 0.6,
      swing: 0.9,
      yaw: 0.5,
    });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.5,
      hairs: 10,
      eyes: { y: -9, gap: 20, size: 9, iris: '#6a4022' },
      muzzle: { y: 33, rx: 25, ry: 18, colour: mix(tones.pale, CREAM, 0.3) },
      mouth: { y: 35, size: 1, lip: true },
      cheeks: { y: 14, gap: 25, size: 9 },
    });
    nostrils(p, 6.5, 26, 7, 2.4, '#7a4a3a');
    const crest = fringe(blob('-10,-34 -4,-50 8,-54 20,-46 22,-34 6,-28'), { size: 6, spacing: 8, hang: -0.6 });
    p.form(crest, tones.far, { depth: 5 });
  });
}

function saddleCloth(p: Painter) {
  const cloth = blob('-52,-300! -20,-338 10,-338 44,-298! 58,-250 58,-214! 2,-204 -64,-216! -62,-256');
  p.form(cloth, '#a23a5a', { depth: 12 });
  p.clip(cloth, () => {
    p.line(
      [
        [-70, -228],
        [0, -217],
        [66, -228],
      ],
      8,
      '#f0b94a',
      0.95,
      [1, 1],
    );
    p.line(
      [
        [-70, -244],
        [0, -233],
        [66, -244],
      ],
      4,
      '#3a8a8a',
      0.95,
      [1, 1],
    );
    for (const [x, y] of [
      [-32, -270],
      [0, -262],
      [32, -270],
      [-14, -300],
      [18, -300],
    ] as const)
      p.fill(star(x, y, 8, 0.5, 4), '#f6d890', { alpha: 0.9 });
  });
  for (const x of [-58, -42, -24, -6, 12, 30, 48]) p.fill(stroke(`${x},-212 ${x},-198`, 2.2, 4.2), '#f0b94a');
  p.fill(stroke('-44,-306 -30,-330 -4,-342 18,-336 36,-306', 4, 8, 9, 8, 4), rgba('#fff0c8', 0.25));
}

function draw(p: Painter, { mood, colour = SAND }: CompanionLook) {
  const tones = tonesOf(colour);
  p.form(stroke('-106,-226 -126,-196 -128,-160', 6, 5, 4), tones.base, { depth: 3 });
  p.form(blob('-128,-166 -138,-146 -130,-118! -120,-144'), tones.dark, { depth: 4 });
  const neck = stroke('70,-206 112,-186 142,-214 146,-280 152,-330', 50, 46, 36, 30, 32);
  quadruped(p, {
    length: 140,
    back: 250,
    girth: 112,
    leg: [56, 25],
    gait: STAND,
    tones,
    hock: 0.5,
    sag: -4,
    hairs: 14,
    foot: { kind: 'pad', width: 44, colour: '#f0e0c8' },
    neck: [neck, blob('-66,-236 -50,-290 -20,-334 6,-336 34,-294 56,-240 0,-210')],
    marks: () => {
      p.soft(0, -146, 80, 18, tones.pale, 0.5);
      for (const x of [-66, 76]) p.soft(x, -74, 17, 12, tones.dark, 0.3);
    },
  });
  const beard = fringe(blob('118,-172 142,-172 168,-214 164,-186 146,-154 122,-152'), {
    size: 9,
    spacing: 15,
    hang: 0.9,
  });
  p.form(beard, tones.far, { depth: 7 });
  fur(p, beard, tones.far, { count: 8, length: 18, width: 3, lie: 1.6 });
  saddleCloth(p);
  p.soft(154, -318, 30, 36, tones.dark, 0.3);
  p.in(164, -346, 0, 1.5, 1.5, () => camelHead(p, mood, tones));
}

export const CAMEL: Readonly<Record<string, Companion>> = {
  camel: { draw, box: { x: -145, y: -450, width: 380, height: 460 }, shadow: 118, saddle: [-6, -334] },
};
