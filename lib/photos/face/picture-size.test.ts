import { describe, expect, it } from 'vitest';
import type { Picture } from './picture';
import { reducePicture } from './picture-size';

const reds = ({ data }: Picture) => [...data].filter((_, i) => i % 3 === 0);

describe('reducePicture', () => {
  const noise: Picture = {
    width: 70,
    height: 30,
    data: Uint8Array.from({ length: 70 * 30 * 3 }, (_, i) => (i * 7919) % 256),
  };
  const mean = ({ data }: Picture) => data.reduce((sum, value) => sum + value, 0) / data.length;

  it('keeps the shape and the mean of a picture', () => {
    const reduced = reducePicture(noise, 20);
    expect([reduced.width, reduced.height]).toEqual([20, 9]);
    expect(Math.abs(mean(reduced) - mean(noise))).toBeLessThan(1);
  });

  it('takes the mean of what each pixel covers', () => {
    const columns: Picture = {
      width: 4,
      height: 4,
      data: Uint8Array.from({ length: 48 }, (_, i) => (Math.floor(i / 3) % 4 < 2 ? 0 : 200)),
    };
    expect(reds(reducePicture(columns, 2))).toEqual([0, 200, 0, 200]);
  });

  it('never enlarges', () => expect(reducePicture(noise, 100)).toBe(noise));
});
