import { describe, expect, it } from 'vitest';
import { SQUARE_8_5_INCH, SQUARE_210 } from '@/lib/typesetting';
import { toOpenings, toReadingOrder } from './reading-order';

const FILE = [1, 2, 3, 4];

describe('§4 proof: pages in the order in which they are read', () => {
  it('a file is read from its first page, in both directions', () => {
    for (const rightToLeft of [true, false]) expect(toReadingOrder(FILE, SQUARE_210, rightToLeft)).toEqual(FILE);
  });

  it('where the house glues at the left only, a right-to-left file begins with its last page', () => {
    expect(toReadingOrder(FILE, SQUARE_8_5_INCH, true)).toEqual([4, 3, 2, 1]);
    expect(toReadingOrder(FILE, SQUARE_8_5_INCH, false)).toEqual(FILE);
  });

  it('the first page lies alone, then two face each other, the last one alone', () => {
    expect(toOpenings(FILE)).toEqual([[1], [2, 3], [4]]);
    expect(toOpenings([])).toEqual([]);
  });
});
