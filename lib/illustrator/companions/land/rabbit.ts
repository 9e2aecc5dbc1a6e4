import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { paw } from '../kit/feet';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import { bib, curl } from '../kit/seated';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const SAND = '#c9a587';
const FACE = blob('0,-34 22,-30 36,-12 42,10 36,26 20,36 0,38 -20,36 -36,26 -42,10 -36,-12 -22,-30');

function rabbitHead(p: Painter, mood: Mood, tones: Tones, yaw: number, roll: number, swept = 0) {
  p.in(0, 0, roll, 1, 1, () => {
    p.in(0, 0, -swept, 1, 1, () =>
      ears(p, mood, {
        outer: '-11,8! -16,-22 -14,-56 -4,-74 6,-74 14,-54 15,-20 12,8!',
        inner: '-4,6 -9,-22 -7,-50 1,-64 8,-48 8,-20 6,6',
        innerColour: '#eeb3a6',
        colour: tones.base,
        at: [15, -26],
        lean: 0.16,
        swing: 1.7,
        yaw,
      }),
    );
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y > 8 ? 6 : 0), spacing: 13, hang: 0.4 }),
      colour: tones.base,
      yaw,
      eyes: { y: -2, gap: 20, size: 9.6, iris: '#8a4a3a' },
      muzzle: { y: 17, rx: 19, ry: 14, colour: tones.pale },
      nose: { y: 9, size: 0.74, colour: '#e08a8a' },
      mouth: { y: 14, size: 0.72 },
      cheeks: { y: 15, gap: 31 },
    });
    if (mood.mouth === 'open') {
      const n = yaw * 13;
      for (const u of [-2.2, 2.2]) p.fill(ellipse(n + u, 20.6, 2.1, 3), '#fffaf0');
    }
  });
}

function scut(p: Painter, x: number, y: number, tones: Tones) {
  p.form(fringe(ellipse(x, y, 15, 14), { size: 5, spacing: 9, hang: 0.2 }), tones.pale, { depth: 6, shadow: 0.08 });
}

function sit(p: Painter, { mood, colour = SAND }: CompanionLook) {
  const tones = tonesOf(colour);
  scut(p, -46, -18, tones);
  const body = blob('-10,-84 -34,-62 -48,-32 -44,-4 -20,4 24,4 34,-14 32,-48 24,-76 12,-86');
  p.form(body, tones.base, { depth: 10 });
  fur(p, body, tones.base, { count: 14, length: 9, lie: ([x]) => 1.6 - x * 0.012 });
  p.form(blob('-40,-30 -22,-42 -2,-30 2,-8 -10,4 -38,4 -46,-8'), tones.base, { depth: 8 });
  p.form(blob('-30,-6 0,-11 18,-6 20,3 -28,4'), tones.light, { depth: 5 });
  for (const [line, x] of [
    ['22,-50 30,-34 28,-20', 30],
    ['6,-52 14,-36 14,-19', 16],
  ] as const) {
    p.form(stroke(line, 9, 8, 7), tones.base, { depth: 4 });
    paw(p, x, -10, 16, tones.light);
  }
  bib(p, 13, -62, 0.66, tones.pale);
  p.soft(8, -78, 24, 10, tones.dark, 0.4);
  p.in(10, -106, 0, 1, 1, () => rabbitHead(p, mood, tones, 0.5, 0.08));
}

function hop(p: Painter, { mood, colour = SAND }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, -46, -0.22, 1, 1, () => {
    scut(p, -62, -18, tones);
    p.form(stroke('-38,8 -58,26 -84,30', 15, 9, 8), tones.far, { depth: 5 });
    p.form(stroke('40,6 58,18 72,16', 10, 8, 7), tones.far, { depth: 4 });
    const body = blob('-58,-4 -54,-34 -26,-50 8,-46 38,-40 54,-18 42,8 6,20 -34,20 -54,12');
    p.form(body, tones.base, { depth: 11 });
    fur(p, body, tones.base, { count: 14, length: 10, lie: 0.3 });
    p.clip(body, () => p.soft(0, 22, 56, 16, tones.pale, 0.85));
    p.form(stroke('-40,-2 -48,20 -76,42 -96,44', 24, 15, 9, 9), tones.base, { depth: 7 });
    p.form(stroke('36,0 52,26 70,32', 12, 9, 8), tones.base, { depth: 4 });
  });
  p.in(54, -86, 0, 0.98, 0.98, () => rabbitHead(p, mood, tones, 0.7, -0.06, 0.7));
}

function sleep(p: Painter, { mood, colour = SAND }: CompanionLook) {
  const tones = tonesOf(colour);
  scut(p, 62, -22, tones);
  p.in(0, 0, 0, 0.9, 0.9, () => curl(p, tones));
  p.in(-26, -34, 0, 0.96, 0.96, () =>
    rabbitHead(p, { ...mood, eyes: 'closed', ears: 'rest' }, tones, -0.3, -0.12, -0.95),
  );
  paw(p, -34, 3, 22, tones.light);
  paw(p, -12, 4, 22, tones.light);
}

export const RABBIT: Readonly<Record<string, Companion>> = {
  rabbitSit: { draw: sit, box: { x: -75, y: -220, width: 180, height: 235 }, shadow: 44, hold: [11, -58] },
  rabbitSleep: { draw: sleep, box: { x: -80, y: -135, width: 165, height: 155 }, shadow: 66 },
  rabbitHop: { draw: hop, box: { x: -100, y: -195, width: 210, height: 230 }, shadow: 52 },
};
