import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { birdHead, featherWing, tailFan } from './parts';

const GOLD = '#f4c23c';
const BLUE = '#3f86c8';
const CREAM = '#fdf3e2';

function hooked(p: Painter, mood: Mood) {
  const gape = mood.mouth === 'open' ? 9 : mood.mouth === 'round' ? 6 : 0;
  p.in(13, 6, 0, 1, 1, () => {
    p.form(blob(`-8,8 10,8 8,${15 + gape} 0,${18 + gape} -7,${14 + gape}`), '#4a3c44', { depth: 2 });
    if (gape) p.fill(ellipse(1, 9 + gape * 0.6, 5.6, 2 + gape * 0.4), '#e8858a');
    p.form(blob('-13,2 -9,-10 1,-14 12,-10 17,2 15,14 7,24! 5,13 -4,9'), '#564650', { depth: 4 });
    p.soft(-1, -5, 7, 6, '#b8a6ac', 0.7);
    for (const u of [-3, 6]) p.fill(ellipse(u, -6, 1.4, 1.8), '#2c2228');
    const bend = mood.mouth === 'down' ? 5 : -4;
    for (const side of [-1, 1])
      p.line(
        [
          [2 + side * 13, 4],
          [2 + side * 20, 4 + bend],
        ],
        2.4,
        '#6a4a44',
        0.8,
        [1, 0.3],
      );
  });
}

/** In flight, long tail streaming. */
function draw(p: Painter, { mood, colour = '#e0513f' }: CompanionLook) {
  const tones = tonesOf(colour);
  const lift = mood.ears === 'up' ? 0.14 : mood.ears === 'low' ? -0.34 : -0.06;
  p.in(8, 4, -0.3, 1, 1, () => {
    p.in(34, -18, 0.66 + lift * 0.5, 1, 1, () =>
      featherWing(p, { base: tones.far, tip: shade(BLUE, 0.08), middle: shade(GOLD, 0.08) }, 0, 1),
    );
    tailFan(p, ['-52,8 -110,10 -176,-6', '-52,16 -110,26 -168,26', '-50,12 -100,18 -152,12'], 12, BLUE);
    tailFan(p, ['-46,6 -92,4 -140,-12', '-46,14 -90,20 -134,16', '-44,18 -84,32 -120,38'], 11, tones.base);
    for (const [x, y] of [
      [-14, 40],
      [2, 42],
    ] as const) {
      p.form(stroke(`${x + 8},${y - 10} ${x},${y} ${x - 8},${y + 6}`, 5, 4, 3), '#8a7a74', { depth: 2 });
      p.form(stroke(`${x},${y} ${x + 6},${y + 8}`, 3, 2), '#8a7a74', { depth: 1 });
    }
    const body = blob('-66,8 -44,-16 -10,-32 26,-36 52,-20 58,8 42,34 12,44 -24,34 -50,20');
    p.form(body, tones.base, { depth: 12, softness: 8 });
    p.clip(body, () => {
      p.soft(14, 34, 44, 16, tones.light, 0.7);
      p.soft(-36, 12, 30, 18, GOLD, 0.4);
    });
    fur(p, body, tones.base, { count: 16, length: 9, lie: 2.7 });
    p.in(4, -10, lift - 0.1, 1, 1, () => featherWing(p, { base: tones.base, tip: BLUE, middle: GOLD }, 0, 1.14));
  });
  p.in(62, -46, 0.02, 1.22, 1.22, () => parrotHead(p, mood, tones));
}

/** Perched: upright, a wing folded, the tail hanging down; its feet are at 0, 0. */
function perched(p: Painter, { mood, colour = '#e0513f', tilt = 0 }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, tilt, 1, 1, () => {
    for (const [line, c] of [
      ['-16,-26 -34,30 -44,92', BLUE],
      ['-6,-24 -18,34 -24,100', tones.far],
      ['-24,-30 -48,16 -62,66', tones.base],
    ] as const)
      p.form(stroke(line, 9, 11, 5), c, { depth: 4 });
    const body = blob('-14,-118 24,-124 44,-92 42,-48 24,-14 -4,-4 -30,-22 -40,-62 -34,-98');
    p.form(body, tones.base, { depth: 12, softness: 8 });
    p.clip(body, () => p.soft(26, -50, 24, 40, tones.light, 0.7));
    const lift = mood.ears === 'up' ? -0.14 : mood.ears === 'low' ? 0.12 : 0;
    p.in(-18, -96, lift, 1, 1, () => {
      p.form(blob('-14,-4 12,-8 22,26 10,64 -14,98 -26,104 -24,60 -24,22'), BLUE, { depth: 6 });
      p.form(blob('-14,-4 12,-8 20,22 8,50 -12,70 -20,40 -22,16'), GOLD, { depth: 5 });
      p.form(blob('-14,-6 10,-10 18,12 6,32 -12,42 -20,16'), tones.base, { depth: 5 });
    });
    for (const x of [4, 24]) {
      p.form(stroke(`${x},-12 ${x + 2},-2`, 5, 4), '#8a7a74', { depth: 2 });
      for (const u of [-8, 0, 8]) p.form(stroke(`${x + 2},-2 ${x + 2 + u},8`, 4, 3), '#8a7a74', { depth: 1 });
    }
    p.in(14, -146, 0, 1.22, 1.22, () => parrotHead(p, mood, tones));
  });
}

/** Upside down in the air, both wings out. */
function tumbling(p: Painter, look: CompanionLook) {
  p.in(0, 0, Math.PI + (look.tilt ?? 0), 1, 1, () => {
    const { colour = '#e0513f' } = look;
    const tones = tonesOf(colour);
    for (const side of [-1, 1])
      p.in(0, 0, 0, side, 1, () =>
        p.in(-30, -80, -0.9, 1, 1, () => featherWing(p, { base: tones.base, tip: BLUE, middle: GOLD }, 0, 1.14)),
      );
    tailFan(p, ['-6,-10 -16,40 -20,96', '0,-10 0,44 0,108', '6,-10 16,40 20,96'], 11, BLUE);
    const body = blob('-20,-120 20,-120 44,-90 44,-46 26,-12 0,-4 -26,-12 -44,-46 -44,-90');
    p.form(body, tones.base, { depth: 12, softness: 8 });
    p.clip(body, () => p.soft(0, -50, 26, 40, tones.light, 0.7));
    for (const side of [-1, 1])
      p.form(stroke(`${side * 14},-20 ${side * 26},6 ${side * 20},22`, 5, 4, 3), '#8a7a74', { depth: 2 });
    p.in(0, -146, 0, 1.22, 1.22, () => parrotHead(p, look.mood, tones));
  });
}

/** Its head around 0, 0, with a crest of three feathers. */
function parrotHead(p: Painter, mood: Mood, tones: Tones) {
  for (const [line, c] of [
    ['-6,-32 -16,-46 -26,-50', tones.far],
    ['0,-34 -4,-50 -14,-58', tones.base],
    ['6,-34 8,-50 0,-60', tones.light],
  ] as const)
    p.form(stroke(line, 5, 4.4, 1.4), c, { depth: 2 });
  birdHead(p, mood, {
    tones,
    iris: '#d89a2c',
    eyeCoat: '#d8c8b8',
    marks: () => {
      for (const [x, r] of [
        [-10, 15],
        [25, 13],
      ] as const) {
        p.form(ellipse(x, -4, r, 18), CREAM, { depth: 4, shadow: 0.06 });
        for (const v of [8, 12])
          p.line(
            [
              [x - r * 0.6, v - 1],
              [x, v + 1],
              [x + r * 0.5, v - 1],
            ],
            1.2,
            '#c88a80',
            0.5,
          );
      }
    },
    beak: () => hooked(p, mood),
  });
}

export const PARROT: Readonly<Record<string, Companion>> = {
  parrot: { draw, box: { x: -175, y: -185, width: 295, height: 275 }, shadow: 0 },
  parrotPerched: { draw: perched, box: { x: -110, y: -260, width: 220, height: 380 }, shadow: 0 },
  parrotTumbling: { draw: tumbling, box: { x: -230, y: -160, width: 460, height: 460 }, shadow: 0 },
};
