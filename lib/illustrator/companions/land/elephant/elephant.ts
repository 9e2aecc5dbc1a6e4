import { ellipse, type Painter, taper } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../../kit/coat';
import { eyes } from '../../kit/eyes';
import { mouth } from '../../kit/mouth';
import { blob, knots, stroke } from '../../kit/outline';
import { quadruped, WALK } from '../../kit/quadruped';
import { plush } from '../../kit/seated';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';

const GREY = '#97a3bb';
const SKULL = blob('-4,-46 22,-44 42,-26 46,2 36,26 16,36 -12,34 -36,24 -44,0 -38,-28');

/** Trunk up for joy, curled in for worry, else swinging down. */
const TRUNKS = {
  up: '14,14 24,40 46,50 66,36 72,10 62,-6',
  in: '14,14 22,44 22,68 8,80 -6,72',
  down: '14,14 26,44 30,70 38,88 52,90',
} as const;

function ear(p: Painter, tones: Tones, x: number, y: number, wide: number, tilt: number) {
  p.in(x, y, tilt, wide, 1, () => {
    const flap = blob('0,-22 22,-44 50,-46 66,-22 62,12 44,40 22,46 8,26');
    p.form(flap, tones.base, { depth: 9 });
    p.clip(flap, () =>
      p.form(blob('8,-14 26,-32 48,-34 56,-14 52,10 38,30 22,34 12,16'), '#e6b0b4', {
        depth: 7,
        shadow: 0.08,
        alpha: 0.8,
      }),
    );
    for (const line of ['14,-20 30,-22 44,-26', '14,0 30,2 46,4'])
      p.fill(stroke(line, 0.6, 1.6, 0.4), tones.dark, { alpha: 0.22 });
  });
}

function trunk(p: Painter, mood: Mood, tones: Tones) {
  const line = mood.mouth === 'open' ? TRUNKS.up : mood.mouth === 'down' ? TRUNKS.in : TRUNKS.down;
  const shape = taper(knots(line), [19, 16, 13, 11, 9.5, 8.5]);
  p.form(shape, tones.base, { depth: 7 });
  const points = knots(line);
  p.clip(shape, () => {
    points.slice(1, -1).forEach(([x, y], i) => {
      const [ax, ay] = points[i] as readonly [number, number];
      const a = Math.atan2(y - ay, x - ax) + Math.PI / 2;
      for (const d of [0, 9]) {
        const [cx, cy] = [x - Math.cos(a - Math.PI / 2) * d, y - Math.sin(a - Math.PI / 2) * d];
        p.line(
          [
            [cx - Math.cos(a) * 12, cy - Math.sin(a) * 12],
            [cx + 2, cy + 2],
            [cx + Math.cos(a) * 12, cy + Math.sin(a) * 12],
          ],
          1.8,
          tones.dark,
          0.4,
        );
      }
    });
  });
  p.fill(ellipse(13, 8, 17, 13), tones.base, { blur: 3 });
}

function elephantHead(p: Painter, mood: Mood, tones: Tones, roll = 0) {
  const spread = mood.ears === 'low' ? 0.35 : mood.ears === 'up' ? -0.14 : 0.04;
  p.in(0, 0, roll, 1, 1, () => {
    ear(p, tones, 30, -8, 0.72, spread);
    ear(p, tones, -28, -8, -1.08, -spread - 0.06);
    p.form(SKULL, tones.base, { depth: 11, softness: 7 });
    for (const u of [-6, 2, 9])
      p.fill(stroke(`${u},-48 ${u + 1},-56 ${u + 5},-61`, 1.5, 1.1, 0.3), tones.dark, { alpha: 0.7 });
    for (const y of [-32, -27]) p.fill(stroke(`-6,${y} 6,${y - 2} 18,${y}`, 0.4, 1.2, 0.4), tones.dark, { alpha: 0.3 });
    for (const side of [-1, 1]) p.soft(8 + side * 29, 13, 12, 9, '#f0785a', 0.4);
    eyes(p, 8, mood, { y: -8, gap: 21, size: 8.4, iris: '#7a5a8a', coat: tones.base }, 0.5);
    p.in(0, 0, 0.2, 1, 1, () => mouth(p, -2, 19, 0.9, mood, false));
    trunk(p, mood, tones);
    p.soft(13, 6, 20, 13, tones.light, 0.5);
  });
}

/** An elephant from its side. */
export function elephantStand(p: Painter, { mood, colour = GREY }: CompanionLook) {
  const tones = tonesOf(colour);
  p.fill(stroke('-152,-290 -184,-260 -190,-206 -184,-186', 6, 5, 4, 7), tones.dark);
  quadruped(p, {
    length: 168,
    back: 352,
    girth: 216,
    leg: [96, 66],
    gait: { ...WALK, nearFore: [-0.1, 0], nearHind: [0.06, 0], farFore: [0.24, 0.05], farHind: [-0.18, 0] },
    tones,
    arch: 16,
    sag: 6,
    hock: 0,
    foot: { kind: 'pad', width: 76, colour: '#f0e2da' },
    neck: [stroke('80,-270 120,-290 140,-300', 84, 78, 70)],
  });
  p.soft(116, -262, 60, 70, tones.dark, 0.3);
  p.in(160, -300, 0, 2, 2, () => elephantHead(p, mood, tones, -0.03));
}

function sit(p: Painter, { mood, colour = GREY }: CompanionLook) {
  const tones = tonesOf(colour);
  p.fill(stroke('-60,-30 -84,-26 -98,-44', 4, 3, 6), tones.dark);
  p.in(0, 0, 0, 1.75, 1.75, () => {
    plush(p, { tones, limb: tones, belly: tones.light, pad: '#e6b0b4', hairs: 0 });
    p.in(-4, -132, 0, 1.04, 1.04, () => elephantHead(p, mood, tones, 0.04));
  });
}

export const ELEPHANT: Readonly<Record<string, Companion>> = {
  elephantStand: {
    draw: elephantStand,
    box: { x: -205, y: -435, width: 540, height: 445 },
    shadow: 165,
    saddle: [-40, -362],
  },
  elephantSit: { draw: sit, box: { x: -205, y: -355, width: 360, height: 375 }, shadow: 120 },
};
