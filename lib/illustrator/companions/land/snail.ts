import { ellipse, type Painter, polar, taper, type Vec } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eye } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const SHELL = '#d8845a';
const SKIN = '#e8cfa0';

function shell(p: Painter, colour: string) {
  const tones = tonesOf(colour);
  const round = ellipse(-14, -46, 42, 40, -0.1);
  p.form(round, tones.base, { depth: 11 });
  p.clip(round, () => {
    const turn: Vec[] = Array.from({ length: 30 }, (_, i) => polar([-12, -42], 2.4 - i * 0.36, 42 - i * 1.36));
    p.fill(taper(turn, [5, 4.4, 3.6, 2.4, 1.2]), tones.dark, { alpha: 0.6 });
    for (let i = 0; i < 16; i++) {
      const a = i * 0.4;
      p.line([polar([-12, -42], a, 26), polar([-12, -42], a + 0.16, 38)], 3.4, i % 2 ? tones.light : '#f6c88a', 0.55);
    }
    p.soft(-28, -64, 16, 10, '#fff6e0', 0.55, -0.5);
  });
}

function draw(p: Painter, { mood, colour = SHELL }: CompanionLook) {
  const skin = tonesOf(SKIN);
  const droop = mood.ears === 'low' ? 9 : 0;
  const eyesAt = [
    [50, -84 + droop],
    [78, -88 + droop],
  ] as const;
  eyesAt.forEach(([x, y], i) => {
    p.form(
      taper(
        [
          [54 + i * 10, -50],
          [x - 2, (y - 50) / 2],
          [x, y + 6],
        ],
        [5, 4, 3.6],
      ),
      i ? skin.base : skin.far,
      { depth: 2 },
    );
  });
  const foot = blob('-68,0! -44,-16 -6,-20 26,-22 42,-40 50,-58 64,-62 78,-54 82,-38 74,-20 66,-6 58,1 0,2');
  p.form(foot, skin.base, { depth: 8 });
  p.clip(foot, () => p.soft(0, 4, 76, 9, skin.dark, 0.4));
  for (const [x, y] of [
    [38, -14],
    [24, -10],
    [50, -22],
    [8, -9],
    [46, -34],
  ] as const)
    p.soft(x, y, 3, 2.4, skin.dark, 0.35);
  shell(p, colour);
  eyesAt.forEach(([x, y]) => {
    p.form(ellipse(x, y, 11, 11), skin.base, { depth: 3 });
    eye(p, x, y, 8, mood, { y: 0, gap: 0, size: 8, coat: SKIN, iris: '#7a8a3a' }, 0.5);
    const lift = mood.brow;
    const side = x < 60 ? -1 : 1;
    if (Math.abs(lift) > 0.1)
      p.line(
        [
          [x - side * 7, y - 14 - lift * 3],
          [x + side * 7, y - 14 + lift * 3],
        ],
        2.8,
        skin.dark,
        0.85,
      );
  });
  for (const side of [-1, 1]) p.soft(65 + side * 13, -38, 7, 5, '#f0785a', 0.55);
  mouth(p, 66, -44, 0.62, mood, false);
  p.fill(stroke('76,-58 84,-64', 2, 1.6), skin.base);
}

export const SNAIL: Readonly<Record<string, Companion>> = {
  snail: { draw, box: { x: -75, y: -115, width: 170, height: 125 }, shadow: 58 },
};
