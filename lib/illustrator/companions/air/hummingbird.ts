import { mix, type Painter, shade } from '@/lib/illustrator/paint';
import { fur, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { longBeak } from './long-beak';
import { birdHead, featherWing, tailFan, tuckedFeet } from './parts';

/** Standing in the air, wings too fast to be sharp. */
function draw(p: Painter, { mood, colour = '#4faa86' }: CompanionLook) {
  const tones = tonesOf(colour);
  const lift = mood.ears === 'low' ? -0.3 : mood.ears === 'up' ? 0.1 : 0;
  p.in(-4, 14, mood.ears === 'low' ? 0.04 : -0.06, 1, 1, () => {
    p.in(34, -26, 1.2 + lift, 0.8, 1, () =>
      featherWing(p, { base: tones.far, tip: mix(colour, '#8ab8d8', 0.5), middle: tones.far }, 0, 0.86),
    );
    tailFan(
      p,
      ['-24,44 -44,62 -64,72', '-20,48 -36,70 -50,84', '-14,50 -22,72 -32,90'],
      9,
      shade(mix(colour, '#4a6ab0', 0.5), 0.06),
    );
    const body = blob('-8,-34 18,-42 42,-28 44,-2 30,26 4,46 -22,56 -34,46 -28,18 -18,-8');
    p.form(body, tones.base, { depth: 10, softness: 7 });
    p.clip(body, () =>
      p.form(blob('52,-20 44,24 8,52 -20,60 -8,34 16,12 26,-16'), tones.pale, { depth: 6, shadow: 0.08 }),
    );
    fur(p, body, tones.base, { count: 14, length: 7, lie: 2.2 });
    tuckedFeet(p, 14, 48, '#7a6a6a');
    p.in(2, -20, lift - 0.26, 0.78, 1, () =>
      featherWing(p, { base: tones.base, tip: mix(colour, '#9ac8e0', 0.5), middle: tones.light }, 0, 0.92),
    );
    p.in(34, -56, 0.04, 1.06, 1.06, () =>
      birdHead(p, mood, {
        tones,
        iris: '#5a4238',
        marks: () => {
          const throat = blob('-20,16 4,9 36,12 44,40 -24,40');
          p.form(throat, '#d8487e', { depth: 5 });
          for (const [x, y] of [
            [-6, 20],
            [6, 24],
            [18, 20],
            [26, 24],
            [-12, 27],
            [12, 30],
          ] as const)
            p.line(
              [
                [x - 4, y - 1],
                [x, y + 3],
                [x + 4, y - 1],
              ],
              1.8,
              '#f48ab0',
              0.8,
            );
        },
        beak: () => p.in(20, 7, 0.02, 1, 1, () => longBeak(p, mood, { length: 62, height: 8, colour: '#5a4a50' })),
      }),
    );
    p.fill(stroke('30,-90 24,-100 30,-104', 3, 2.4, 0.8), tones.base);
  });
}

export const HUMMINGBIRD: Readonly<Record<string, Companion>> = {
  hummingbird: { draw, box: { x: -115, y: -145, width: 265, height: 260 }, shadow: 0 },
};
