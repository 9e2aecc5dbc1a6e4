import { expect, test } from 'vitest';
import { Painter } from '@/lib/illustrator/paint';
import { getProp } from '..';

/** Which of nine columns of the picture, from left to right, carry a flame above their holder. */
function flames(count: number): readonly boolean[] {
  const prop = getProp('hanukkiah');
  if (!prop) throw new Error('missing');
  const [width, height] = [240, 220];
  const p = Painter.page(1200, [-0.5, -0.8], [width, height]);
  p.in(width / 2, height - 10, 0, 1, 1, () => prop.draw(p, { count }));
  const { data } = p.context.getImageData(0, 0, width, height);
  const opaque = (x: number, y: number) => (data[((height - 10 + y) * width + width / 2 + x) * 4 + 3] as number) > 250;
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => opaque(step * 24, step ? -144 : -174));
}

test.each([0, 1, 3, 8])('night %i: so many candles burn from the right, and the shamash with them', (night) => {
  const row = flames(night);
  const candles = row.filter((_, i) => i !== 4);
  expect(candles).toEqual(candles.map((_, i) => i >= 8 - night));
  expect(row[4]).toBe(night > 0);
});
