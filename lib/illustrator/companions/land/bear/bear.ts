import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../../kit/coat';
import { ears } from '../../kit/ears';
import { paw } from '../../kit/feet';
import { fringe } from '../../kit/fringe';
import { head } from '../../kit/head';
import { blob, stroke } from '../../kit/outline';
import { quadruped, WALK } from '../../kit/quadruped';
import { curl, plush } from '../../kit/seated';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';

const BROWN = '#9a6442';
const FACE = blob('0,-42 28,-37 45,-16 50,8 42,28 22,40 0,42 -22,40 -42,28 -50,8 -45,-16 -28,-37');

function bearHead(p: Painter, mood: Mood, tones: Tones, yaw = 0.45, roll = 0): void {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-17,10 -18,-8 -8,-20 6,-20 17,-9 17,10',
      inner: '-9,8 -9,-4 -2,-11 6,-10 10,0 9,10',
      colour: tones.base,
      at: [33, -29],
      lean: 0.4,
      swing: 0.8,
      yaw,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y > 4 ? 6 : 2.5), spacing: 14, hang: 0.4 }),
      colour: tones.base,
      yaw,
      eyes: { y: -4, gap: 19, size: 8.4, iris: '#a8683a' },
      muzzle: { y: 18, rx: 24, ry: 18, colour: tones.pale },
      nose: { y: 8, size: 1.3, colour: '#3a2428' },
      mouth: { y: 18, size: 1.02 },
      cheeks: { y: 13, gap: 36, size: 12 },
    });
  });
}

function sit(p: Painter, { mood, colour = BROWN }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.62, 1.62, () => {
    plush(p, { tones, limb: tones, belly: tones.pale, pad: tones.dark, shaggy: 5, hairs: 18 });
    p.in(4, -132, 0, 1.06, 1.06, () => bearHead(p, mood, tones, 0.45, 0.07));
  });
}

function sleep(p: Painter, { mood, colour = BROWN }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, -6, 0, 2.1, 2.1, () => {
    curl(p, tones, 5);
    p.in(-32, -39, 0, 1, 1, () => bearHead(p, { ...mood, eyes: 'closed' }, tones, -0.3, -0.14));
    paw(p, -50, 3, 32, tones.base);
    paw(p, -16, 4, 32, tones.base);
  });
}

function walk(p: Painter, { mood, colour = BROWN }: CompanionLook) {
  const tones = tonesOf(colour);
  const fleece = blob('-118,-190 -70,-226 60,-224 112,-190 116,-130 70,-92 -60,-92 -116,-130');
  p.form(fringe(ellipse(-122, -178, 20, 18), { size: 5, spacing: 13 }), tones.base, { depth: 5 });
  quadruped(p, {
    length: 134,
    back: 218,
    girth: 122,
    leg: [76, 52],
    gait: WALK,
    tones,
    hock: 0.4,
    hairs: 22,
    foot: { kind: 'paw', width: 62, colour: tones.base },
    neck: [stroke('66,-168 100,-188 112,-200', 58, 56, 50), fringe(fleece, { size: 7, spacing: 22, hang: 0.6 })],
  });
  p.soft(104, -178, 56, 48, tones.dark, 0.35);
  p.in(122, -212, 0, 1.6, 1.6, () => bearHead(p, mood, tones, 0.65, 0.03));
}

/** Upright and as tall as a grown-up; arms a little open for a hug. */
function stand(p: Painter, { mood, colour = BROWN }: CompanionLook) {
  const tones = tonesOf(colour);
  p.form(ellipse(-92, -104, 22, 20), tones.far, { depth: 6 });
  p.form(stroke('74,-286 126,-232 134,-178 122,-158', 40, 36, 32, 30), tones.far, { depth: 10 });
  for (const [x, tone] of [
    [46, tones.far],
    [-46, tones.base],
  ] as const) {
    p.form(stroke(`${x},-90 ${x * 1.1},-40 ${x * 1.1 + 2},-26`, 54, 46, 40), tone, { depth: 12 });
    p.form(blob(`${x - 40},0 ${x - 38},-26 ${x - 4},-40 ${x + 40},-28 ${x + 56},-8 ${x + 50},2`), tone, { depth: 10 });
    for (const u of [16, 36])
      p.line(
        [
          [x + u, -18],
          [x + u + 5, -3],
        ],
        4,
        tone === tones.far ? tones.dark : tones.far,
        0.7,
      );
  }
  const torso = blob('-58,-330 -92,-262 -108,-170 -104,-96 -72,-54 0,-44 74,-54 106,-98 108,-174 92,-264 58,-330');
  const shaggy = fringe(torso, { size: 9, spacing: 26, hang: 0.7 });
  p.form(shaggy, tones.base, { depth: 24, softness: 15 });
  fur(p, torso, tones.base, { count: 34, length: 20, width: 3, lie: ([x]) => 1.5 - x * 0.004 });
  const belly = fringe(blob('-22,-286 14,-292 58,-268 80,-178 68,-100 16,-74 -38,-96 -56,-180 -46,-258'), {
    size: 6,
    spacing: 18,
    hang: 0.7,
  });
  p.form(belly, tones.pale, { depth: 14, shadow: 0.07, light: 0.04 });
  fur(p, belly, tones.pale, { count: 14, length: 18, width: 2.6, lie: 1.55 });
  const arm = fringe(stroke('-76,-290 -128,-238 -134,-176 -108,-150', 42, 38, 34, 30), {
    size: ([x]) => (x < -80 ? 7 : 0),
    spacing: 22,
    hang: 0.8,
  });
  p.form(arm, tones.base, { depth: 13 });
  p.soft(6, -322, 84, 30, tones.dark, 0.45);
  p.in(14, -396, 0, 2.2, 2.2, () => bearHead(p, mood, tones, 0.5, 0.06));
}

export const BEAR: Readonly<Record<string, Companion>> = {
  bearSit: { draw: sit, box: { x: -140, y: -315, width: 280, height: 335 }, shadow: 120, hold: [4, -116] },
  bearSleep: { draw: sleep, box: { x: -200, y: -210, width: 375, height: 235 }, shadow: 150 },
  bearWalk: { draw: walk, box: { x: -155, y: -305, width: 375, height: 315 }, shadow: 130, saddle: [-10, -222] },
  bearStand: { draw: stand, box: { x: -190, y: -520, width: 365, height: 540 }, shadow: 120, hold: [-20, -210] },
};
