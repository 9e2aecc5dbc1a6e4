import { mix, type Painter } from '../../paint';
import { tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import { type Gait, quadruped } from '../kit/quadruped';
import { giraffeHead, patches } from '../land/giraffe';
import type { CompanionLook } from '../model';

const SPREAD: Gait = { nearFore: [0.3, 0], nearHind: [-0.06, 0], farFore: [0.52, 0], farHind: [0.12, 0] };

/** A giraffe that bows, forelegs spread, the neck down before it. */
export function giraffeBow(p: Painter, { mood, colour = '#eec06c' }: CompanionLook): void {
  const tones = tonesOf(colour);
  const spots = mix(colour, '#96460f', 0.72);
  p.fill(stroke('-96,-250 -116,-220 -116,-176', 5, 4, 3.4), tones.dark);
  p.form(blob('-116,-182 -126,-160 -118,-134! -108,-160'), '#6a4030', { depth: 4 });
  p.in(0, 0, 0.07, 1, 1, () =>
    quadruped(p, {
      length: 122,
      back: 288,
      girth: 104,
      leg: [54, 25],
      gait: SPREAD,
      tones,
      hock: 0.5,
      foot: { kind: 'hoof', width: 34, colour: '#6a4a3c' },
      neck: [stroke('46,-240 110,-300 190,-310 262,-262 296,-196', 54, 42, 33, 28, 28)],
      marks: () =>
        patches(p, spots, [
          [-78, -262, 19],
          [-40, -270, 19],
          [-2, -268, 19],
          [34, -268, 18],
          [-62, -226, 18],
          [-20, -228, 19],
          [18, -230, 18],
          [-56, -180, 13],
          [62, -220, 13],
          [80, -296, 19],
          [118, -318, 17],
          [112, -280, 14],
          [154, -320, 16],
          [152, -288, 13],
          [190, -322, 15],
          [196, -290, 13],
          [226, -304, 14],
          [236, -272, 12],
          [262, -274, 12],
          [272, -240, 11],
        ]),
    }),
  );
  p.in(306, -130, 0, 1.5, 1.5, () => giraffeHead(p, mood, tones, 0.2));
}
