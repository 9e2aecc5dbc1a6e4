import { type Painter, union } from '@/lib/illustrator/paint';
import { fur, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { longBeak } from './long-beak';
import { birdHead, featherWing, tailFan } from './parts';

const RED = '#e0664a';
const BLACK = '#3c3a4c';

/** On its way, legs trailing. */
function draw(p: Painter, { mood, colour = '#faf5ec' }: CompanionLook) {
  const tones = tonesOf(colour);
  const lift = mood.ears === 'up' ? 0.12 : mood.ears === 'low' ? -0.34 : -0.06;
  p.in(0, 20, mood.ears === 'low' ? 0.02 : -0.12, 1, 1, () => {
    p.in(40, -22, 0.72 + lift * 0.5, 1, 1.1, () =>
      featherWing(p, { base: tones.far, tip: BLACK, middle: tones.far }, 0, 1.2),
    );
    for (const [line, toe] of [
      ['-50,18 -106,16 -168,30', '-164,28 -184,28 -196,36'],
      ['-50,24 -100,28 -156,46', '-152,44 -174,46 -184,54'],
    ] as const) {
      p.form(stroke(line, 6, 4.4, 4), RED, { depth: 2 });
      p.form(stroke(toe, 4, 3.4, 2), RED, { depth: 1 });
    }
    tailFan(p, ['-56,2 -88,-6 -112,-16', '-56,10 -92,8 -118,2', '-54,16 -86,20 -108,20'], 11, tones.base);
    const body = blob('-78,6 -50,-18 -10,-34 36,-34 62,-16 58,12 26,34 -20,38 -56,26');
    const mass = union(body, stroke('40,-8 76,-18 96,-50 112,-78', 28, 20, 15, 16));
    p.form(mass, tones.base, { depth: 12, softness: 8 });
    p.clip(mass, () => p.soft(0, 40, 70, 20, tones.dark, 0.24));
    fur(p, blob('30,-20 70,-20 76,6 50,26 20,20'), tones.base, { count: 12, length: 12, lie: 1.9 });
    p.in(4, -12, lift - 0.22, 1, 1.12, () =>
      featherWing(p, { base: tones.base, tip: BLACK, middle: tones.light }, 0, 1.34),
    );
    p.in(122, -90, 0.14, 1.14, 1.14, () =>
      birdHead(p, mood, {
        tones,
        iris: '#6a4a3a',
        beak: () => p.in(18, 8, 0.1, 1, 1, () => longBeak(p, mood, { length: 78, height: 19, colour: RED })),
      }),
    );
  });
}

export const STORK: Readonly<Record<string, Companion>> = {
  stork: { draw, box: { x: -210, y: -210, width: 445, height: 315 }, shadow: 0 },
};
