import type { Painter } from '@/lib/illustrator/paint';
import { tonesOf } from '../../kit/coat';
import { blob, knots, stroke } from '../../kit/outline';
import { profileEye, profileMouth } from '../../kit/profile';
import type { Companion, CompanionLook } from '../../model';
import { bubble, gloss, rays } from '../parts';

function clown(p: Painter, { mood, colour = '#f0803a' }: CompanionLook) {
  const tones = tonesOf(colour);
  const edged = (text: string, inner: number) => {
    p.form(blob(text), '#5a2f34', { depth: 4, light: 0 });
    const points = knots(text);
    const [cx, cy] = [
      points.reduce((s, [x]) => s + x, 0) / points.length,
      points.reduce((s, [, y]) => s + y, 0) / points.length,
    ];
    const small = points.map(([x, y]) => `${cx + (x - cx) * inner},${cy + (y - cy) * inner}`).join(' ');
    p.form(blob(small), tones.base, { depth: 5 });
  };
  p.in(0, 0, mood.ears === 'low' ? 0.05 : -0.09, 1.25, 1.25, () => {
    p.in(-58, 2, mood.ears === 'low' ? 0.2 : -0.1, 1, 1, () => {
      edged('8,-8 -18,-32 -42,-34 -52,-16 -46,0 -52,18 -42,36 -18,32 8,10', 0.84);
      rays(
        p,
        [0, 0],
        [
          [-40, -24],
          [-42, -10],
          [-42, 10],
          [-40, 24],
        ],
        tones.base,
      );
    });
    edged('-44,-30 -42,-54 -20,-62 -6,-52 8,-64 32,-58 36,-34 0,-22', 0.86);
    rays(
      p,
      [0, -18],
      [
        [-34, -50],
        [-18, -56],
        [8, -58],
        [24, -54],
      ],
      tones.base,
    );
    edged('-30,30 -42,56 -20,62 0,50 2,30', 0.82);
    const body = blob('78,4 64,-28 30,-46 -14,-44 -48,-22 -64,0 -50,24 -16,44 28,46 62,32');
    p.form(body, tones.base, { depth: 12, softness: 8 });
    p.clip(body, () => {
      for (const [line, r] of [
        ['16,-60 6,-24 14,8 4,54', 11],
        ['-26,-54 -20,-12 -26,16 -24,54', 10],
        ['-56,-34 -50,0 -56,34', 8],
      ] as const) {
        p.fill(stroke(line, r + 3.4, r + 5, r + 3.4), '#5a2f34');
        p.form(stroke(line, r, r + 1.6, r), '#fff6e6', { depth: 6 });
      }
      p.soft(10, 46, 70, 16, tones.dark, 0.3);
      p.soft(52, 26, 30, 16, tones.light, 0.7);
      for (const [x, y] of [
        [4, -14],
        [-2, 2],
        [4, 20],
        [-36, -8],
        [-38, 10],
      ] as const)
        p.line(
          [
            [x + 4, y - 5],
            [x, y],
            [x + 4, y + 5],
          ],
          2,
          tones.dark,
          0.4,
        );
    });
    gloss(
      p,
      [
        [-16, -34],
        [10, -39],
        [36, -34],
      ],
      5.6,
      tones.base,
    );
    p.in(4, 16, mood.mouth === 'open' ? -0.25 : 0.05, 1, 1, () => {
      edged('8,-8 -14,-12 -34,0 -36,16 -18,22 6,10', 0.8);
      rays(
        p,
        [4, 0],
        [
          [-28, 2],
          [-28, 11],
          [-16, 16],
        ],
        tones.base,
      );
    });
    profileEye(p, mood, { at: [48, -10], size: 12.4, coat: tones.base, iris: '#a85a24' });
    profileMouth(p, 70, 11, 0.82, mood, -0.2);
  });
  for (const [x, y, r] of [
    [104, -40, 6],
    [112, -58, 4],
  ] as const)
    bubble(p, x, y, r);
}

export const CLOWNFISH: Readonly<Record<string, Companion>> = {
  clownfish: { draw: clown, box: { x: -150, y: -90, width: 275, height: 180 }, shadow: 0 },
};
