import { mix, type Painter, polar, rectangle, taper } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../../kit/coat';
import { ears } from '../../kit/ears';
import { paw } from '../../kit/feet';
import { fringe } from '../../kit/fringe';
import { head } from '../../kit/head';
import { blob, knots, stroke } from '../../kit/outline';
import { quadruped, WALK } from '../../kit/quadruped';
import { curl, sitter } from '../../kit/seated';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';

const GOLD = '#e0aa55';
const FACE = blob('0,-38 24,-35 41,-18 46,6 40,26 22,38 0,41 -22,38 -40,26 -46,6 -41,-18 -24,-35');
const MANE = blob('0,-62 34,-56 60,-32 70,2 62,38 38,62 4,76 -34,62 -62,38 -70,2 -60,-32 -34,-56');

const maneOf = (tones: Tones) => mix(tones.base, '#a2481c', 0.62);

function mane(p: Painter, colour: string) {
  const outer = fringe(MANE, { size: 15, spacing: 25, hang: 0.35 });
  p.form(outer, colour, { depth: 10 });
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2 + 0.1;
    const [from, to] = [polar([0, 2], a, 42), polar([0, 4], a + 0.12, 64 + (i % 3) * 4)];
    p.line(
      [from, polar([0, 3], a + 0.12, 54), to],
      7,
      i % 2 ? mix(colour, '#f0a04a', 0.35) : mix(colour, '#5a2418', 0.3),
      0.5,
      [0.3, 1, 0.1],
    );
  }
  p.soft(0, 6, 58, 54, '#5a2418', 0.32);
}

function lionHead(p: Painter, mood: Mood, tones: Tones, yaw = 0.5, roll = 0) {
  p.in(0, 0, roll, 1, 1, () => {
    mane(p, maneOf(tones));
    ears(p, mood, {
      outer: '-15,9 -16,-8 -7,-18 6,-18 15,-8 15,9',
      inner: '-8,8 -8,-4 -2,-10 6,-9 9,0 8,9',
      colour: tones.base,
      at: [34, -30],
      lean: 0.5,
      swing: 0.7,
      yaw,
    });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw,
      eyes: { y: -3, gap: 19, size: 8.8, iris: '#b8772a' },
      muzzle: { y: 20, rx: 22, ry: 15, colour: tones.pale },
      nose: { y: 9, size: 1.16, colour: '#7a3c34' },
      mouth: { y: 17, size: 0.98 },
      cheeks: { y: 14, gap: 34 },
      marks: (x) => {
        for (const u of [-7, 0, 7])
          p.line(
            [
              [x + u * 1.2, -36],
              [x + u, -22],
            ],
            4,
            tones.dark,
            0.5,
            [0.2, 1, 0.1],
          );
        p.fill(stroke(`${x + 4},-16 ${x + 9},6`, 7, 9), tones.light, { alpha: 0.45, blur: 2 });
      },
    });
    for (const [u, v] of [
      [-13, 20],
      [-16, 25],
      [13, 20],
      [16, 25],
      [-9, 24],
      [10, 24],
    ] as const)
      p.soft(yaw * 13 + u, v, 1.5, 1.5, '#7a3c34', 0.9);
  });
}

function tail(p: Painter, tones: Tones, line: string) {
  p.form(taper(knots(line), [8, 7, 6, 5.5]), tones.base, { depth: 4 });
  const points = knots(line);
  const [x, y] = points[points.length - 1] as readonly [number, number];
  p.in(x, y, 0.2, 1, 1, () => {
    const tuft = fringe(blob('0,10 -13,-6 -9,-24 2,-40! 12,-22 13,-4'), { size: 4, spacing: 13, hang: -0.4 });
    p.form(tuft, maneOf(tones), { depth: 5 });
  });
}

function sit(p: Painter, { mood, colour = GOLD }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.72, 1.72, () => {
    tail(p, tones, mood.ears === 'low' ? '-30,-8 -56,-4 -76,-6 -88,-16' : '-30,-10 -60,-8 -74,-30 -66,-54');
    sitter(p, {
      tones,
      paw: tones.light,
      leg: [14, 11],
      hairs: 14,
      bib: null,
      marks: () => p.soft(16, -60, 20, 40, tones.pale, 0.7),
    });
    p.in(12, -112, 0, 0.96, 0.96, () => lionHead(p, mood, tones, 0.5, 0.06));
  });
}

function walk(p: Painter, { mood, colour = GOLD }: CompanionLook) {
  const tones = tonesOf(colour);
  tail(p, tones, '-118,-158 -158,-146 -186,-172 -182,-214');
  quadruped(p, {
    length: 140,
    back: 192,
    girth: 106,
    leg: [62, 34],
    gait: WALK,
    tones,
    hairs: 18,
    arch: 3,
    foot: { kind: 'paw', width: 46, colour: tones.light },
    neck: [stroke('70,-156 104,-176 112,-190', 46, 48, 46)],
    marks: () => p.soft(4, -92, 88, 22, tones.pale, 0.5),
  });
  const chest = fringe(blob('66,-206 104,-196 136,-150 124,-104 96,-84 66,-110 54,-160'), {
    size: 14,
    spacing: 26,
    hang: 0.9,
  });
  p.form(chest, maneOf(tones), { depth: 11 });
  fur(p, chest, maneOf(tones), { count: 16, length: 26, width: 4, lie: 1.5 });
  p.in(118, -214, 0, 1.4, 1.4, () => lionHead(p, mood, tones, 0.7, 0.02));
}

function sleep(p: Painter, { mood, colour = GOLD }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, -4, 0, 1.75, 1.75, () => {
    tail(p, tones, '66,-14 88,-4 100,-12 96,-28');
    curl(p, tones);
    // The mane spreads over the ground instead of sinking into it.
    p.clip(rectangle(-140, -160, 280, 164), () =>
      p.in(-34, -46, 0, 0.84, 0.84, () => lionHead(p, { ...mood, eyes: 'closed' }, tones, -0.3, -0.14)),
    );
    paw(p, -44, 2, 32, tones.light);
    paw(p, -14, 3, 32, tones.light);
  });
}

export const LION: Readonly<Record<string, Companion>> = {
  lionSit: { draw: sit, box: { x: -185, y: -320, width: 340, height: 340 }, shadow: 82, hold: [18, -92] },
  lionSleep: { draw: sleep, box: { x: -190, y: -195, width: 400, height: 210 }, shadow: 130 },
  lionWalk: { draw: walk, box: { x: -205, y: -325, width: 440, height: 335 }, shadow: 128, saddle: [-8, -188] },
};
