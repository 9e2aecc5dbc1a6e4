import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { ears } from '../../kit/ears';
import { fringe } from '../../kit/fringe';
import { head } from '../../kit/head';
import { blob } from '../../kit/outline';
import type { Mood } from '../../mood';
import type { DogCoat } from './coat';

const FACE = blob('0,-42 26,-37 42,-16 46,8 38,28 20,40 0,43 -20,40 -38,28 -46,8 -42,-16 -26,-37');

/** Ears that stand: their tips up, or folded over to the front. */
function standingEars(p: Painter, mood: Mood, coat: DogCoat, yaw: number): void {
  const ear =
    coat.ears === 'upright'
      ? {
          outer: '-16,12! -15,-10 -6,-38 3,-48! 12,-36 20,-8 20,12!',
          inner: '-8,12 -7,-10 2,-32 10,-18 13,12',
          colour: coat.base,
        }
      : {
          outer: '-15,12! -15,-10 -9,-26 4,-33 18,-28 27,-13 29,2 20,5 19,12!',
          inner: '-10,-25 4,-34 18,-29 28,-13 30,4 20,5 8,-6 -3,-15',
          innerColour: coat.far,
          colour: coat.base,
        };
  ears(p, mood, { ...ear, at: [27, -24], lean: 0.24, swing: 0.5, yaw });
}

/** The family dog's head: shaggy cheeks, its ears, a blaze between the eyes; a hanging far ear is `behind` if it would lie on an eye. */
export function dogHead(p: Painter, mood: Mood, tones: DogCoat, yaw = 0.5, roll = 0, behind = false): void {
  const hang = (sides: readonly (-1 | 1)[]) =>
    ears(p, mood, {
      sides,
      outer: '-10,-6! 2,-11 16,-3 25,17 24,40 14,50 3,43 -3,24 -9,8',
      inner: '9,30 18,34 16,50 4,50 2,34',
      innerColour: tones.far,
      colour: tones.far,
      at: [33, -29],
      lean: -0.12,
      swing: -0.45,
      yaw,
    });
  const hanging = tones.ears === 'hanging';
  p.in(0, 0, roll, 1, 1, () => {
    if (!hanging) standingEars(p, mood, tones, yaw);
    if (hanging && behind) hang([1]);
    const face = fringe(FACE, { size: ([, y]) => (y > 0 ? 8 : y < -34 ? 6 : 2), spacing: 13, hang: 0.5 });
    head(p, mood, {
      face,
      colour: tones.base,
      yaw,
      eyes: { y: -3, gap: 19, size: 9.6 },
      muzzle: { y: 20, rx: 23, ry: 18, colour: tones.pale },
      nose: { y: 9, size: 1.15, colour: '#33212a' },
      mouth: { y: 19, size: 1.05 },
      cheeks: { y: 16, gap: 34 },
      marks: (x) => {
        if (tones.blaze)
          p.fill(blob(`${x - 4},-46 ${x + 4},-46 ${x + 8},-10 ${x + 15},14 ${x - 12},14 ${x - 6},-10`), tones.blaze, {
            alpha: 0.75,
            blur: 1.4,
          });
        for (const side of [-1, 1]) p.fill(ellipse(x + side * 40, 12, 10, 20), tones.light, { alpha: 0.4, blur: 4 });
      },
    });
    if (hanging) hang(behind ? [-1] : [-1, 1]);
  });
}
