import type { Painter } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import { type Gait, quadruped, STAND } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const OAT = '#e6d6be';
const FACE = blob('0,-36 19,-33 31,-18 32,0 25,20 21,36 11,46 0,48 -11,46 -21,36 -25,20 -32,0 -31,-18 -19,-33');

function goatHead(p: Painter, mood: Mood, tones: Tones) {
  p.in(0, 0, -0.2, 1, 1, () => {
    for (const [x, bend] of [
      [-8, -1],
      [17, 0.5],
    ] as const) {
      const horn = stroke(`${x},-30 ${x + bend * 6 - 2},-54 ${x + bend * 16 - 12},-74`, 7, 5.6, 2);
      p.form(horn, '#a88a6a', { depth: 3 });
      p.clip(horn, () => {
        for (const y of [-40, -48, -56, -63])
          p.fill(stroke(`${x - 14},${y + 2} ${x + 12},${y - 1}`, 0.8, 1), '#6a4e3e', { alpha: 0.5 });
      });
    }
    ears(p, mood, {
      outer: '-4,8! 0,-9 14,-10 32,4 38,20 26,20 8,12!',
      inner: '4,5 12,-5 26,6 30,15 18,10',
      colour: tones.far,
      at: [27, -18],
      lean: 0,
      swing: 0.6,
      yaw: 0.5,
    });
    p.form(blob('-6,42 -4,58 4,76! 12,60 16,42'), tones.light, { depth: 4 });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.5,
      hairs: 12,
      eyes: { y: -5, gap: 18, size: 9, iris: '#c89a3a' },
      muzzle: { y: 29, rx: 18, ry: 16, colour: tones.pale },
      nose: { y: 21, size: 0.8, colour: '#8a5a58' },
      mouth: { y: 28, size: 0.84 },
      cheeks: { y: 12, gap: 25, size: 10 },
      marks: (x) => {
        for (const side of [-1, 1])
          p.fill(stroke(`${x + side * 16},-34 ${x + side * 22},-8 ${x + side * 14},22`, 5, 8, 3), '#a8805a', {
            alpha: 0.5,
            blur: 1.4,
          });
      },
    });
  });
}

/** A foreleg flung up ahead. */
const KICK: Gait = { ...STAND, nearFore: [0.98, 0.66], farFore: [-0.1, 0], nearHind: [-0.3, 0], farHind: [0.16, 0] };

const draw =
  (gait: Gait) =>
  (p: Painter, { mood, colour = OAT }: CompanionLook) => {
    const tones = tonesOf(colour);
    p.form(fringe(stroke('-74,-128 -92,-142 -96,-160', 9, 9, 5), { size: 4, spacing: 10, hang: -0.3 }), tones.base, {
      depth: 4,
    });
    const coat = fringe(blob('-80,-126 -50,-144 40,-146 70,-128 76,-94 50,-66 -30,-66 -78,-84'), {
      size: ([, y]) => (y > -100 ? 11 : 0),
      spacing: 17,
      hang: 0.9,
    });
    quadruped(p, {
      length: 96,
      back: 146,
      girth: 76,
      leg: [40, 19],
      gait,
      tones,
      hock: 0.6,
      foot: { kind: 'hoof', width: 25, colour: '#5a4640' },
      neck: [stroke('46,-116 70,-146 80,-162', 36, 30, 27), coat],
      marks: () => {
        p.soft(-60, -120, 44, 34, '#a8805a', 0.6);
        p.soft(0, -72, 60, 12, tones.pale, 0.7);
      },
    });
    fur(p, coat, tones.base, { count: 26, length: 15, width: 2.4, lie: 1.3 });
    p.soft(82, -154, 26, 24, tones.dark, 0.3);
    p.in(90, -182, 0, 1.22, 1.22, () => goatHead(p, mood, tones));
  };

/** A goat from its side. */
export const goat = draw(STAND);

export const GOAT: Readonly<Record<string, Companion>> = {
  goat: { draw: goat, box: { x: -115, y: -285, width: 290, height: 295 }, shadow: 80 },
  goatKick: { draw: draw(KICK), box: { x: -130, y: -285, width: 330, height: 295 }, shadow: 80 },
};
