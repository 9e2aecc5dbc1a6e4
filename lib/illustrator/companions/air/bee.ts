import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { fringe } from '../kit/fringe';
import { mouth } from '../kit/mouth';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { feelers, glassWing } from './parts';

const BROWN = '#5a3a34';
const BODY = blob('-72,20 -62,-8 -34,-26 2,-30 30,-14 36,16 18,40 -14,46 -46,42');
const FACE = blob('0,-38 24,-34 38,-14 38,12 24,31 0,37 -24,31 -38,12 -38,-14 -24,-34');

function draw(p: Painter, { mood, colour = '#f4b93c' }: CompanionLook) {
  const tones = tonesOf(colour);
  const beat = mood.ears === 'low' ? -0.3 : 0;
  p.in(0, 4, mood.ears === 'low' ? 0.08 : -0.1, 1, 1, () => {
    p.in(6, -22, 0.42 + beat, 1, 1, () =>
      glassWing(
        p,
        '4,4 -16,-16 -30,-54 -20,-84 2,-86 16,-58 14,-20',
        ['2,0 -8,-40 -8,-72', '4,0 6,-40 4,-70'],
        '#c4dcea',
      ),
    );
    p.form(stroke('-66,22 -78,24 -86,22', 7, 4, 1), BROWN, { depth: 2 });
    for (const [line, far] of [
      ['14,36 20,50 14,58', true],
      ['-6,40 -4,54 -12,60', false],
      ['-26,40 -28,54 -36,58', false],
    ] as const)
      p.fill(stroke(line, 3.6, 3, 2.4), far ? shade(BROWN, 0.06) : BROWN);
    p.form(BODY, tones.base, { depth: 12, softness: 8 });
    p.clip(BODY, () => {
      p.soft(-20, 42, 50, 16, tones.dark, 0.35);
      for (const line of ['-52,-28 -44,10 -52,50', '-26,-36 -17,8 -25,54'] as const) {
        const band = fringe(stroke(line, 5.4, 6.4, 5.4), { size: 2.4, spacing: 6, hang: 0 });
        p.form(band, BROWN, { depth: 5 });
      }
      p.soft(-30, -20, 44, 12, '#fff0b8', 0.4);
    });
    const ruff = fringe(ellipse(20, 6, 24, 34, 0.1), { size: 6, spacing: 9, hang: 0.1 });
    p.form(ruff, tones.pale, { depth: 6 });
    p.in(-4, -22, -0.12 + beat, 1, 1, () =>
      glassWing(
        p,
        '6,6 -22,-6 -56,-34 -66,-66 -46,-82 -18,-62 2,-26',
        ['2,0 -28,-30 -50,-62', '2,-4 -16,-36 -34,-66', '0,2 -30,-18 -56,-44'],
        '#d8ecf4',
      ),
    );
    p.in(44, -6, mood.ears === 'low' ? 0.1 : 0.04, 1.06, 1.06, () => {
      feelers(
        p,
        mood,
        ['-8,-32 -14,-50 -26,-58', '16,-32 24,-50 38,-54'],
        [
          [-28, -59],
          [40, -54],
        ],
        BROWN,
      );
      p.form(FACE, tones.base, { depth: 9 });
      p.clip(FACE, () => {
        p.form(blob('6,-18 24,-24 38,-10 38,14 22,32 2,36 -18,30 -28,10 -22,-14 -8,-24'), tones.pale, {
          depth: 6,
          shadow: 0.07,
        });
        for (const side of [-1, 1]) p.soft(6 + side * 27, 13, 11, 8, '#f0785a', 0.55);
      });
      eyes(p, 6, mood, { y: -5, gap: 16, size: 10.6, coat: tones.pale, iris: '#7a5230', brow: BROWN }, 0.4);
      mouth(p, 9, 7, 0.95, mood, false);
    });
  });
}

export const BEE: Readonly<Record<string, Companion>> = {
  bee: { draw, box: { x: -100, y: -115, width: 215, height: 190 }, shadow: 0 },
};
