import { ellipse, type Painter, polar, taper } from '@/lib/illustrator/paint';
import { CREAM, tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { paw } from '../kit/feet';
import { fringe } from '../kit/fringe';
import { mouth } from '../kit/mouth';
import { nose } from '../kit/nose';
import { blob } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const SPINES = '#7a5a4c';
const DOME = blob('-58,-4 -62,-34 -44,-64 -8,-76 28,-66 44,-44 40,-18 30,-2');

function draw(p: Painter, { mood, colour = SPINES }: CompanionLook) {
  const tones = tonesOf(colour);
  paw(p, -34, 4, 20, '#c89a74');
  const spiky = fringe(DOME, { size: ([, y]) => (y > -6 ? 0 : 14), spacing: 12, hang: -0.35 });
  p.form(spiky, tones.base, { depth: 10 });
  p.clip(spiky, () => {
    for (let i = 0; i < 58; i++) {
      const a = -Math.PI * 1.06 + ((i * 0.618) % 1) * Math.PI * 1.1;
      const r = 16 + ((i * 0.7549) % 1) * 56;
      const from = polar([-4, -14], a, r);
      p.line([from, polar(from, a - 0.12, 15)], 3.4, i % 3 ? tones.dark : '#e2c6a0', 0.8, [0.8, 1, 0.1]);
    }
  });
  const face = blob('20,-56 44,-52 62,-34 80,-24 84,-18 76,-8 50,0 14,4 4,-16 6,-42');
  p.form(face, '#eed0a8', { depth: 8 });
  for (let i = 0; i < 7; i++)
    p.fill(
      taper(
        [
          [8 + i * 6, -48 - i * 1.6],
          [14 + i * 6, -58 - i * 0.6],
        ],
        [3.4, 0.6],
      ),
      tones.base,
    );
  p.form(ellipse(10, -50, 10, 9), '#d8a880', { depth: 4 });
  p.fill(ellipse(11, -48, 5.5, 5), '#e8a898');
  p.soft(36, -12, 11, 8, '#f0785a', 0.5);
  eyes(p, 45, mood, { y: -31, gap: 13, size: 7.6, coat: '#d8b088', iris: '#7a4a2c' }, 0.6);
  p.in(62, -16, 0.1, 1, 1, () => mouth(p, 0, 0, 0.66, mood, false));
  nose(p, 80, -23, 0.86, '#33212a');
  p.soft(30, 0, 26, 8, CREAM, 0.6);
  paw(p, 26, 6, 19, '#d8ac84');
  paw(p, 46, 3, 17, '#d8ac84');
  paw(p, -14, 6, 21, '#d8ac84');
}

export const HEDGEHOG: Readonly<Record<string, Companion>> = {
  hedgehog: { draw, box: { x: -85, y: -105, width: 180, height: 120 }, shadow: 58 },
};
