import { mix, type Painter, star } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { equine } from '../kit/equine';
import { stroke } from '../kit/outline';
import type { Gait } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import { featherWing } from './parts';

const FLIGHT: Gait = { nearFore: [0.34, 0.46], nearHind: [-0.66, 0.12], farFore: [0.72, 0.4], farHind: [-0.36, 0.08] };
const MANE = '#e8b56a';

/** In the air; the rider sits behind the roots of the wings. */
function draw(p: Painter, { mood, colour = '#f4f1fa' }: CompanionLook) {
  const tones = tonesOf(colour);
  const lift = mood.ears === 'low' ? -0.3 : mood.ears === 'up' ? 0.1 : 0;
  const feather = mix(colour, '#cfe0f4', 0.6);
  p.in(0, -20, -0.1, 1, 1, () => {
    p.in(62, -226, 0.28 + lift * 0.5, 1, 1, () =>
      featherWing(p, { base: tones.far, tip: mix(tones.far, '#a8c0e0', 0.5), middle: tones.far }, 0, 1.7),
    );
    equine(p, mood, {
      tones,
      mane: MANE,
      muzzle: '#f4d3cc',
      hoof: '#d8ac5e',
      iris: '#4a7ab0',
      gait: FLIGHT,
      marks: () => {
        for (const [x, y, r] of [
          [-92, -206, 8],
          [-74, -184, 5],
          [-104, -182, 5],
        ] as const)
          p.fill(star(x, y, r), '#e8c060', { alpha: 0.8 });
      },
    });
    for (const line of ['98,-330 62,-310 52,-276 64,-244', '-108,-214 -138,-180 -146,-120 -130,-86'])
      p.fill(stroke(line, 2, 5, 4, 1), '#fbe0a8', { alpha: 0.8 });
    p.in(46, -206, lift - 0.12, 1, 1, () =>
      featherWing(p, { base: tones.base, tip: feather, middle: tones.light }, 0, 1.85),
    );
  });
}

export const PEGASUS: Readonly<Record<string, Companion>> = {
  pegasus: { draw, box: { x: -225, y: -520, width: 440, height: 510 }, shadow: 0, saddle: [-34, -262] },
};
