import { type Painter, shade } from '@/lib/illustrator/paint';
import { tonesOf } from '../../kit/coat';
import { blob, knots } from '../../kit/outline';
import { profileEye, profileMouth } from '../../kit/profile';
import type { Mood } from '../../mood';
import { gloss, rays } from '../parts';
import type { FishKind } from './kinds';

/** A reef fish around its middle, about 160 units long. */
export function fish(p: Painter, mood: Mood, kind: FishKind) {
  const tones = tonesOf(kind.coat);
  const flick = mood.ears === 'low' ? 0.22 : -0.1;
  p.in(0, 0, 0, 1, 1, () => {
    p.in(-46, 0, flick, 1, 1, () =>
      p.in(46, 0, 0, 1, 1, () => {
        p.form(blob(kind.tail), kind.fin, { depth: 6, light: 0 });
        rays(
          p,
          [-44, 0],
          [
            [-84, -26],
            [-82, -12],
            [-82, 12],
            [-84, 26],
          ],
          kind.fin,
        );
      }),
    );
    const back = blob(kind.back);
    p.form(back, kind.fin, { depth: 5, light: 0 });
    rays(
      p,
      [0, -14],
      knots(kind.back)
        .slice(1, 4)
        .map(([x, y]) => [x * 0.94, y * 0.94] as const),
      kind.fin,
    );
    p.form(blob('-14,24 -26,46 -10,50 8,30'), shade(kind.fin, 0.05), { depth: 4, light: 0 });
    const body = blob(kind.body);
    p.form(body, tones.base, { depth: 10, softness: 7 });
    p.clip(body, () => {
      p.soft(10, 34, 56, 22, tones.pale, 0.75);
      kind.marks(p, tones);
      p.soft(0, -36, 56, 16, tones.dark, 0.3);
      for (const [x, y] of [
        [-20, -8],
        [-8, 4],
        [-28, 6],
        [-12, 14],
        [-34, -4],
        [-20, 20],
      ] as const)
        p.line(
          [
            [x + 4, y - 5],
            [x, y],
            [x + 4, y + 5],
          ],
          1.8,
          tones.dark,
          0.28,
        );
      p.line(
        [
          [18, -18],
          [10, -2],
          [15, 16],
        ],
        2.6,
        tones.dark,
        0.4,
      );
    });
    gloss(
      p,
      [
        [-18, -22],
        [4, -27],
        [24, -22],
      ],
      4.6,
      tones.base,
    );
    const fin = blob('6,10 -6,6 -24,12 -30,24 -16,30 0,24');
    p.form(fin, kind.fin, { depth: 4 });
    rays(
      p,
      [4, 12],
      [
        [-26, 18],
        [-24, 26],
        [-14, 27],
      ],
      kind.fin,
    );
    profileEye(p, mood, { at: [32, -6], size: 9.6, coat: tones.base, iris: '#6a4a34' });
    profileMouth(p, 51, 8, 0.58, mood, -0.16);
  });
}
