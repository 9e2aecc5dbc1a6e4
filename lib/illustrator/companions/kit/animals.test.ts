import { describe, expect, test } from 'vitest';
import { Painter } from '@/lib/illustrator/paint';
import { AIR } from '../air';
import { FARM } from '../farm';
import { LAND } from '../land';
import { getMood } from '../mood';
import { WATER } from '../water';

const ANIMALS = Object.entries({ ...LAND, ...FARM, ...WATER, ...AIR });

function pixels(
  [, { box, draw }]: (typeof ANIMALS)[number],
  expression: Parameters<typeof getMood>[0],
  colour?: string,
) {
  const scale = 0.5;
  const p = Painter.page(1200 * scale, [-0.5, -0.8], [box.width, box.height]);
  const look = { mood: getMood(expression), hero: null };
  p.in(-box.x, -box.y, 0, 1, 1, () => draw(p, colour ? { ...look, colour } : look));
  const { width, height } = p.canvas;
  return Buffer.from(p.context.getImageData(0, 0, width, height).data);
}

describe('animals of land and farm', () => {
  test.each(ANIMALS)('%s shows worry on another face than joy, and another coat in another colour', (...animal) => {
    const joy = pixels(animal, 'joy');
    expect(joy.equals(pixels(animal, 'worry'))).toBe(false);
    expect(joy.equals(pixels(animal, 'joy', '#4a7ac0'))).toBe(false);
    expect(joy.equals(pixels(animal, 'joy'))).toBe(true);
  });

  test.each(ANIMALS.filter(([, { hold, saddle }]) => hold ?? saddle))(
    '%s is held and ridden where it is',
    (_, animal) => {
      const { box } = animal;
      for (const point of [animal.hold, animal.saddle]) {
        if (!point) continue;
        expect(point[0]).toBeGreaterThan(box.x);
        expect(point[0]).toBeLessThan(box.x + box.width);
        expect(point[1]).toBeGreaterThan(box.y);
        expect(point[1]).toBeLessThan(0);
      }
    },
  );
});
