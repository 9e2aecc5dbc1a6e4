import { describe, expect, it } from 'vitest';
import type { Picture } from './picture';
import { reducePicture, turnPicture } from './picture-size';

/** Three columns, two rows: red counts the pixels. */
const SMALL: Picture = { width: 3, height: 2, data: Uint8Array.from({ length: 18 }, (_, i) => (i % 3 ? 0 : i / 3)) };
const reds = ({ data }: Picture) => [...data].filter((_, i) => i % 3 === 0);

describe('turnPicture', () => {
  it('turns clockwise', () => {
    const turned = turnPicture(SMALL, 90);
    expect([turned.width, turned.height]).toEqual([2, 3]);
    expect(reds(turned)).toEqual([3, 0, 4, 1, 5, 2]);
    expect(reds(turnPicture(SMALL, 180))).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('turns back by the rest of a full turn', () => {
    expect(turnPicture(turnPicture(SMALL, 90), 270)).toEqual(SMALL);
    expect(turnPicture(SMALL, 0)).toBe(SMALL);
  });
});

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
