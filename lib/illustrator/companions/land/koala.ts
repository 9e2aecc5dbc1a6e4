import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob } from '../kit/outline';
import { plush } from '../kit/seated';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const ASH = '#9ba0ae';
const FACE = blob('0,-40 27,-36 45,-17 50,6 42,26 23,38 0,40 -23,38 -42,26 -50,6 -45,-17 -27,-36');

function koalaHead(p: Painter, mood: Mood, tones: Tones) {
  p.in(0, 0, 0.08, 1, 1, () => {
    ears(p, mood, {
      outer: '-14,16 -23,0 -15,-20 4,-29 23,-23 32,-6 25,11 8,20',
      inner: '-6,12 -12,-2 -6,-15 8,-18 19,-8 16,6 8,13',
      innerColour: '#efc6c4',
      colour: tones.base,
      at: [38, -22],
      lean: 0.1,
      swing: 0.7,
      yaw: 0.4,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y > 4 ? 6 : 2), spacing: 13, hang: 0.4 }),
      colour: tones.base,
      yaw: 0.4,
      eyes: { y: -4, gap: 22, size: 8.6, iris: '#8a5a34' },
      mouth: { y: 24, size: 0.86, lip: false },
      cheeks: { y: 15, gap: 35, size: 12 },
      marks: (x) => p.soft(x * 1.3, 30, 26, 16, tones.pale, 0.95),
    });
    p.form(ellipse(5.5, 7, 10.5, 16, 0.04), '#47404c', { depth: 4 });
    p.fill(ellipse(2, -1, 3.6, 5.4, 0.2), '#8a8290', { alpha: 0.8 });
  });
}

function draw(p: Painter, { mood, colour = ASH }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.16, 1.16, () => {
    p.in(0, 0, 0, 0.86, 0.92, () =>
      plush(p, { tones, limb: tones, belly: tones.pale, pad: '#6a6070', shaggy: 5, hairs: 14 }),
    );
    p.in(2, -126, 0, 1.02, 1.02, () => koalaHead(p, mood, tones));
  });
}

export const KOALA: Readonly<Record<string, Companion>> = {
  koalaSit: { draw, box: { x: -90, y: -220, width: 185, height: 235 }, shadow: 74, hold: [2, -82] },
};
