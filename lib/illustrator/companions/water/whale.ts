import { ellipse, type Painter, union } from '@/lib/illustrator/paint';
import { INK, type Tones, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import { profileEye } from '../kit/profile';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { gloss } from './parts';

const BODY = blob(
  '402,-128 396,-210 350,-280 262,-324 150,-338 20,-322 -98,-274 -190,-216 -262,-188 -330,-196 -336,-160 -272,-128 -176,-82 -60,-34 80,-8 230,-8 350,-44',
);
const BELLY = blob('408,-122 330,-104 240,-104 168,-116 120,-100 40,-88 -70,-92 -180,-110 -60,-20 80,6 230,6 360,-30');
const GROOVES = [
  '400,-104 300,-78 180,-84 60,-72',
  '392,-82 290,-56 170,-62 40,-52',
  '376,-60 280,-36 160,-42 30,-34',
  '352,-38 260,-18 150,-24 60,-22',
] as const;
const SPECKS = [
  [120, -310, 7],
  [150, -296, 5],
  [96, -294, 5],
  [-40, -262, 7],
  [-16, -276, 5],
  [-62, -244, 4],
  [230, -296, 6],
  [256, -286, 4],
  [-130, -216, 5],
  [40, -296, 4],
  [322, -262, 5],
  [300, -276, 3.4],
] as const;

const PUFF = [
  [188, -370, 4],
  [230, -372, 4],
] as const;
const SPRAY = [
  [146, -358, 6],
  [278, -354, 6],
  [206, -430, 5],
  [172, -418, 4],
  [248, -422, 4],
  [134, -386, 4],
] as const;

/** What it blows: two fountains that fall apart, or a mere puff when it rests. */
function spout(p: Painter, mood: Mood) {
  const low = mood.eyes === 'closed' || mood.ears === 'low';
  const water = low
    ? union(stroke('206,-330 204,-348 194,-358', 6, 6, 3), stroke('208,-330 212,-350 222,-358', 6, 6, 3))
    : union(
        stroke('206,-326 204,-372 184,-398 158,-396 148,-378', 8, 9, 11, 9, 4),
        stroke('208,-326 214,-374 236,-402 264,-398 274,-376', 8, 9, 12, 9, 4),
        stroke('207,-330 210,-380 206,-412', 6, 7, 4),
      );
  p.form(water, '#bfe6f2', { depth: 5 });
  for (const [x, y, r] of low ? PUFF : SPRAY) {
    p.form(blob(`${x},${y - r * 1.6} ${x + r},${y} ${x},${y + r} ${x - r},${y}`), '#cfeef6', { depth: 2 });
  }
}

function flukes(p: Painter, tones: Tones) {
  p.form(blob('-318,-170 -340,-214 -336,-262 -312,-296! -296,-260 -288,-224 -296,-190'), tones.far, { depth: 9 });
  p.form(blob('-300,-168 -338,-176 -382,-206 -408,-250! -396,-262 -350,-248 -318,-222 -296,-192'), tones.base, {
    depth: 10,
  });
}

/** A mouth as long as half its head. */
function smile(p: Painter, { mouth }: Mood) {
  if (mouth === 'round') {
    p.fill(ellipse(360, -112, 19, 24, 0.15), '#7a2c34');
    p.fill(ellipse(358, -98, 12, 9), '#f08a84');
    return;
  }
  if (mouth === 'open') {
    const jaw = blob('420,-134! 370,-112 318,-110 280,-136! 292,-86 330,-62 380,-66 420,-92!');
    p.fill(jaw, '#7a2c34');
    p.clip(jaw, () => p.form(ellipse(346, -60, 52, 26), '#f08a84', { depth: 6 }));
  }
  const line =
    mouth === 'down' ? '420,-112 370,-122 316,-120 284,-98 276,-84' : '420,-134 370,-112 318,-110 282,-136 276,-154';
  p.fill(stroke(line, 4, 5.4, 5, 4, 2), INK, { alpha: 0.8 });
}

function draw(p: Painter, { mood, colour = '#5f87b0' }: CompanionLook) {
  const tones = tonesOf(colour);
  spout(p, mood);
  flukes(p, tones);
  p.form(blob('214,-60 262,-40 276,4 262,26 228,0 200,-36'), tones.far, { depth: 9 });
  p.form(BODY, tones.base, { depth: 34, softness: 24 });
  p.clip(BODY, () => {
    p.soft(80, -330, 260, 60, tones.light, 0.5);
    p.form(BELLY, tones.pale, { depth: 16, shadow: 0.09, light: 0.03 });
    for (const line of GROOVES) p.fill(stroke(line, 1, 3, 2.4, 0.8), tones.dark, { alpha: 0.34 });
    for (const [x, y, r] of SPECKS) p.soft(x, y, r * 1.6, r * 1.2, tones.pale, 0.75, 0, 0.7);
    p.soft(-190, -150, 110, 50, tones.dark, 0.2, 0.5);
    p.soft(280, -176, 70, 48, tones.light, 0.35);
  });
  gloss(
    p,
    [
      [-60, -270],
      [40, -310],
      [150, -322],
      [250, -306],
    ],
    11,
    tones.base,
  );
  p.fill(stroke('196,-331 207,-334 218,-331', 1.6, 3.4, 1.6), tones.dark, { alpha: 0.8 });
  const fin = blob('92,-96 140,-98 152,-62 122,-14 66,30 30,40! 26,22 46,-30');
  p.form(fin, tones.base, { depth: 14 });
  gloss(
    p,
    [
      [96, -74],
      [74, -30],
      [46, 10],
    ],
    8,
    tones.base,
  );
  for (const [x, y, r] of [
    [96, -34, 5],
    [80, -12, 4],
    [112, -52, 4],
  ] as const)
    p.soft(x, y, r * 1.6, r * 1.4, tones.pale, 0.6, 0, 0.7);
  profileEye(p, mood, { at: [252, -170], size: 27, coat: tones.base, iris: '#4a7290' });
  p.clip(BODY, () => smile(p, mood));
}

/** Large enough for a child to lie down on its back. */
export const WHALE: Readonly<Record<string, Companion>> = {
  whale: { draw, box: { x: -415, y: -445, width: 830, height: 495 }, shadow: 0, saddle: [30, -316] },
};
