import { describe, expect, it } from 'vitest';
import { steadyHairline } from './hairline.ts';

const FRINGE = [-8, -10, -11, -12, -12, -12, -12, -12, -12, -11, -10, -8];
const OPEN = [-14, -26, -34, -38, -40, -41, -41, -40, -38, -34, -26, -14];
const changed = (line: readonly number[], at: readonly number[], y: number) =>
  line.map((value, i) => (at.includes(i) ? y : value));

describe('a hairline without notches', () => {
  it.each([[[5]], [[5, 6]], [[3, 4]]])('keeps a fringe whole where skin shows between its strands: %j', (at) => {
    for (const y of steadyHairline(changed(FRINGE, at, -36)).slice(2, 10)) expect(y).toBeGreaterThan(-14);
  });

  it.each([[[5]], [[5, 6]], [[7, 8]]])('keeps a brow open where a shade or one strand lies on it: %j', (at) => {
    for (const y of steadyHairline(changed(OPEN, at, -18)).slice(3, 9)) expect(y).toBeLessThan(-33);
  });

  it('keeps what is wider: a swept fringe, a parting and both temples', () => {
    const swept = [-6, -8, -10, -12, -14, -22, -30, -38, -40, -36, -28, -16];
    expect(steadyHairline(swept)).toEqual([-6, -8, -10, -12, -14, -22, -30, -38, -38, -36, -28, -16]);
    expect(steadyHairline(OPEN)).toEqual(OPEN);
    expect(steadyHairline(FRINGE)).toEqual(FRINGE);
  });
});
