import { type Painter, taper } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { nostrils } from '../kit/nose';
import { blob, knots, stroke } from '../kit/outline';
import { plush } from '../kit/seated';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const BROWN = '#8a5a40';
const SKIN = '#f0c8a0';
const FACE = blob('0,-40 24,-36 40,-18 44,6 36,26 20,38 0,40 -20,38 -36,26 -44,6 -40,-18 -24,-36');

function monkeyHead(p: Painter, mood: Mood, tones: Tones, roll: number) {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-6,16 -2,-12 12,-20 26,-10 27,8 14,18',
      inner: '4,10 4,-6 12,-12 20,-5 20,6 12,11',
      innerColour: '#eaa890',
      colour: tones.base,
      at: [38, -2],
      lean: 0,
      swing: 0.5,
      yaw: 0.4,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y < -20 || y > 14 ? 5 : 1), spacing: 12, hang: -0.2 }),
      colour: tones.base,
      yaw: 0.45,
      eyes: { y: -5, gap: 15.5, size: 8.6, coat: SKIN, iris: '#8a4a22', brow: tones.dark },
      mouth: { y: 19, size: 1.1, lip: false },
      cheeks: { y: 15, gap: 26 },
      marks: (x) => {
        const mask = blob(
          `${x},-16 ${x + 10},-25 ${x + 24},-24 ${x + 31},-8 ${x + 26},8 ${x + 33},20 ${x + 22},36 ${x},40 ${x - 22},36 ${x - 33},20 ${x - 26},8 ${x - 31},-8 ${x - 24},-24 ${x - 10},-25`,
        );
        p.form(mask, SKIN, { depth: 7, shadow: 0.08, light: 0.05 });
      },
    });
    nostrils(p, 6, 11, 3.6, 1.7, '#8a4a3a');
    p.fill(stroke('0,-44 -2,-56 6,-62', 5, 4, 1), tones.base);
    p.fill(stroke('6,-43 10,-54 18,-56', 4, 3, 1), tones.base);
  });
}

function draw(p: Painter, { mood, colour = BROWN }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.12, 1.12, () => {
    p.form(
      taper(knots('-36,-14 -76,-10 -98,-40 -86,-80 -60,-88 -52,-70 -64,-62'), [9, 8, 7, 6.4, 6, 5.5]),
      tones.base,
      { depth: 4 },
    );
    p.in(0, 0, 0, 0.8, 0.92, () => plush(p, { tones, limb: tones, belly: SKIN, pad: SKIN, shaggy: 4, hairs: 12 }));
    if (mood.mouth === 'open') {
      const arm = stroke('30,-86 58,-98 66,-126', 11, 10, 9);
      p.form(arm, tones.base, { depth: 5 });
      p.form(blob('56,-128 62,-144 72,-146 78,-132 72,-122 62,-120'), SKIN, { depth: 4 });
    }
    p.in(2, -126, 0, 1, 1, () => monkeyHead(p, mood, tones, 0.09));
  });
}

export const MONKEY: Readonly<Record<string, Companion>> = {
  monkeySit: { draw, box: { x: -130, y: -220, width: 225, height: 235 }, shadow: 64, hold: [1, -76] },
};
