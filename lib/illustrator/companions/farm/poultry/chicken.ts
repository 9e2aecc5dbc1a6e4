import { ellipse, mix, type Painter } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../../kit/coat';
import { eyes } from '../../kit/eyes';
import { fringe } from '../../kit/fringe';
import { blob, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';
import { beak, birdLegs, foldedWing } from './parts';

const COMB = '#d8433c';
const YELLOW = '#f0b03c';

function fowlHead(p: Painter, mood: Mood, tones: Tones, comb: number) {
  const droop = mood.ears === 'low' ? 0.3 : 0;
  p.in(4, -24, droop, comb, comb, () =>
    p.form(blob('-16,8 -20,-8 -12,-14 -7,-8 -3,-24 5,-24 8,-10 15,-18 21,-10 17,8'), COMB, { depth: 4 }),
  );
  const face = blob('0,-32 22,-27 32,-10 34,14 26,36 0,42 -26,36 -36,14 -32,-10 -20,-27');
  p.form(face, tones.base, { depth: 8 });
  fur(p, face, tones.base, { count: 9, length: 8 });
  for (const [x, y] of [
    [2, 27],
    [13, 26],
  ] as const)
    p.form(ellipse(x, y, 6, 9 * comb), COMB, { depth: 3 });
  p.clip(face, () => {
    for (const side of [-1, 1]) p.soft(6 + side * 26, 10, 10, 8, '#f0785a', 0.5);
  });
  eyes(p, 6, mood, { y: -6, gap: 15, size: 8, coat: tones.base, iris: '#b06a2c' }, 0.5);
  beak(p, 8, 9, 1, mood, YELLOW);
}

const BODY = blob('-66,-92 -46,-66 -16,-66 4,-104 40,-104 50,-72 46,-36 22,-12 -18,-8 -50,-26 -66,-58');

function chicken(p: Painter, { mood, colour = '#f6eada' }: CompanionLook) {
  const tones = tonesOf(colour);
  birdLegs(
    p,
    [
      [14, -18],
      [-8, -16],
    ],
    YELLOW,
    false,
  );
  for (const [line, r] of [
    ['-40,-60 -66,-86 -70,-112', 12],
    ['-44,-52 -74,-72 -84,-96', 12],
    ['-44,-46 -76,-58 -92,-74', 11],
  ] as const)
    p.form(stroke(line, r, r, 4), tones.far, { depth: 5 });
  const body = fringe(BODY, { size: ([x, y]) => (x > 20 && y < -20 ? 3 : y > -24 ? 4 : 0), spacing: 12 });
  p.form(body, tones.base, { depth: 12 });
  fur(p, BODY, tones.base, { count: 16, length: 9, lie: 2.4 });
  p.in(-8, -52, 0, 1, 1, () => foldedWing(p, tones, mood.mouth === 'open' ? 0.3 : 0.05, 0.86));
  p.in(22, -122, 0.05, 1, 1, () => fowlHead(p, mood, tones, 0.9));
}

function rooster(p: Painter, { mood, colour = '#c0643a' }: CompanionLook) {
  const tones = tonesOf(colour);
  const hackle = tonesOf(mix(colour, '#f2b84a', 0.6));
  birdLegs(
    p,
    [
      [16, -26],
      [-8, -24],
    ],
    YELLOW,
    false,
  );
  const plumes = [
    ['-40,-66 -66,-116 -106,-132 -130,-100', '#2f5a5c'],
    ['-40,-60 -76,-96 -112,-96 -126,-66', '#3f7a70'],
    ['-42,-56 -74,-76 -98,-66 -106,-42', '#2f5a5c'],
    ['-38,-74 -54,-126 -84,-156 -112,-146', '#4f8a6e'],
  ] as const;
  for (const [line, tone] of plumes) {
    p.form(stroke(line, 10, 13, 10, 3), tone, { depth: 6 });
    p.fill(stroke(line, 0.6, 1.8, 0.5), '#9fd0b0', { alpha: 0.4 });
  }
  p.in(0, -10, 0, 1, 1.06, () => {
    p.form(BODY, tones.base, { depth: 12 });
    fur(p, BODY, tones.base, { count: 14, length: 10, lie: 2.3 });
    p.in(-10, -52, 0, 1, 1, () => foldedWing(p, { ...tonesOf('#8a4030') }, mood.mouth === 'open' ? 0.34 : 0.05, 0.88));
  });
  const collar = fringe(blob('4,-150 40,-150 54,-104 44,-80 24,-72 2,-80 -12,-104'), {
    size: ([, y]) => (y > -96 ? 13 : 2),
    spacing: 13,
    hang: 0.9,
  });
  p.form(collar, hackle.base, { depth: 8 });
  fur(p, collar, hackle.base, { count: 16, length: 18, width: 2.8, lie: 1.6 });
  p.in(24, -158, -0.04, 1, 1, () => fowlHead(p, mood, { ...hackle }, 1.3));
}

function chick(p: Painter, { mood, colour = '#f8d766' }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 0.86, 0.86, () => {
    birdLegs(
      p,
      [
        [10, -10],
        [-10, -10],
      ],
      '#ee9440',
      false,
    );
    const flap = mood.mouth === 'open' ? -0.6 : 0.3;
    p.in(26, -32, -flap, -1, 1, () => p.form(blob('0,-7 -12,-6 -20,4! -10,8 0,6'), tones.far, { depth: 4 }));
    const body = fringe(ellipse(0, -32, 31, 29), { size: 4, spacing: 11, hang: 0.3 });
    p.form(body, tones.base, { depth: 9 });
    const head = fringe(ellipse(3, -66, 30, 27), { size: 3.4, spacing: 11, hang: 0 });
    p.form(head, tones.base, { depth: 8 });
    p.soft(2, -42, 24, 7, tones.dark, 0.25);
    fur(p, ellipse(0, -30, 26, 24), tones.base, { count: 10, length: 7 });
    for (const line of ['2,-90 0,-102 6,-108', '6,-90 10,-100 18,-102', '-2,-90 -7,-98 -6,-104'])
      p.fill(stroke(line, 3, 2.4, 0.6), tones.far);
    p.in(-24, -34, flap, 1, 1, () => p.form(blob('4,-8 -12,-6 -21,5! -9,10 4,8'), tones.far, { depth: 4 }));
    for (const side of [-1, 1]) p.soft(8 + side * 19, -57, 8, 6, '#f0785a', 0.55);
    eyes(p, 8, mood, { y: -69, gap: 13, size: 7.4, coat: tones.base, iris: '#7a4a2c' }, 0.5);
    beak(p, 10, -58, 0.66, mood, '#ee9440');
  });
}

export const CHICKENS: Readonly<Record<string, Companion>> = {
  chicken: { draw: chicken, box: { x: -105, y: -180, width: 170, height: 195 }, shadow: 46 },
  rooster: { draw: rooster, box: { x: -140, y: -225, width: 210, height: 240 }, shadow: 50 },
  chick: { draw: chick, box: { x: -50, y: -105, width: 100, height: 120 }, shadow: 28 },
};
