import { ellipse, type Painter, polar, shade, tint } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { hoof } from '../kit/feet';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const WOOL = '#f5ead8';
const FACE = blob('0,-36 20,-33 32,-18 34,0 28,20 24,34 12,43 0,45 -12,43 -24,34 -28,20 -34,0 -32,-18 -20,-33');

/** Little turns of the brush that make wool of a flat form. */
function curls(p: Painter, colour: string, at: readonly (readonly [number, number])[]) {
  at.forEach(([x, y], i) => {
    const side = i % 2 ? 1 : -1;
    const tone = i % 3 ? shade(colour, 0.1) : tint(colour, 0.1);
    const around = [0, 0.9, 1.8, 2.7, 3.7, 4.7].map((turn) => polar([x, y], 2.6 + side * turn, 10 - turn * 1.5));
    p.line(around, 3.2, tone, 0.65);
  });
}

function sheepHead(p: Painter, mood: Mood, wool: Tones, skin: Tones) {
  p.in(0, 0, -0.06, 1, 1, () => {
    ears(p, mood, {
      outer: '-4,9! -2,-8 12,-14 30,-10 36,2 24,11 6,12!',
      inner: '4,5 12,-7 26,-5 27,3 16,7',
      colour: skin.base,
      at: [27, -14],
      lean: 0.3,
      swing: 0.8,
      yaw: 0.5,
    });
    head(p, mood, {
      face: FACE,
      colour: skin.base,
      yaw: 0.5,
      hairs: 8,
      eyes: { y: -4, gap: 18, size: 9, iris: '#8a6a3a' },
      muzzle: { y: 26, rx: 18, ry: 15, colour: skin.pale },
      nose: { y: 18, size: 0.82, colour: '#c87a78' },
      mouth: { y: 25, size: 0.8 },
      cheeks: { y: 14, gap: 25, size: 10 },
    });
    const cap = fringe(blob('-32,-22 -28,-44 -6,-54 18,-50 36,-38 36,-20 18,-26 4,-20 -14,-26'), {
      size: 7,
      spacing: 15,
      curls: true,
    });
    p.form(cap, wool.base, { depth: 7 });
    curls(p, wool.base, [
      [-14, -36],
      [6, -40],
      [24, -34],
    ]);
  });
}

function draw(p: Painter, { mood, colour = WOOL }: CompanionLook) {
  const [wool, skin] = [tonesOf(colour), tonesOf('#d8b494')];
  const legs = [
    [-34, skin.far],
    [46, skin.far],
    [-58, skin.base],
    [30, skin.base],
  ] as const;
  for (const [x, tone] of legs) {
    p.form(stroke(`${x},-70 ${x},-14`, 13, 10), tone, { depth: 5 });
    hoof(p, x, 0, 25, '#5a4848');
  }
  p.form(fringe(ellipse(-92, -106, 18, 20), { size: 6, spacing: 13, curls: true }), wool.base, { depth: 6 });
  const fleece = fringe(blob('-92,-98 -84,-142 -44,-166 6,-168 54,-158 78,-122 70,-78 40,-54 -16,-48 -68,-58'), {
    size: 12,
    spacing: 27,
    curls: true,
  });
  p.form(fleece, wool.base, { depth: 18, softness: 11 });
  p.clip(fleece, () =>
    curls(p, wool.base, [
      [-66, -130],
      [-36, -146],
      [-4, -148],
      [28, -142],
      [-72, -100],
      [-44, -116],
      [-14, -122],
      [18, -116],
      [-54, -80],
      [-24, -92],
      [6, -90],
      [36, -86],
      [-38, -64],
      [-6, -66],
      [24, -64],
    ]),
  );
  p.soft(66, -118, 40, 44, wool.dark, 0.3);
  p.in(80, -144, 0, 1.26, 1.26, () => sheepHead(p, mood, wool, skin));
}

export const SHEEP: Readonly<Record<string, Companion>> = {
  sheep: { draw, box: { x: -125, y: -225, width: 290, height: 235 }, shadow: 84, hold: [20, -112] },
};
