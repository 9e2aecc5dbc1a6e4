import { describe, expect, it } from 'vitest';
import { getPersonAt, type PersonMatte } from './person';

/** The right half is the person; the square stands on its side: its rows run down the photo. */
const SIDEWAYS: PersonMatte = {
  shares: Uint8Array.from({ length: 16 }, (_, i) => (i % 4 < 2 ? 0 : 255)),
  edge: 4,
  center: [50, 30],
  step: [0, 10],
};

describe('getPersonAt', () => {
  it('finds places in a square that leans', () => {
    expect(getPersonAt(SIDEWAYS, 50, 45)).toBe(1);
    expect(getPersonAt(SIDEWAYS, 50, 15)).toBe(0);
    expect(getPersonAt(SIDEWAYS, 50, 30)).toBeCloseTo(0.5);
  });

  it('goes on beyond its border', () => {
    expect(getPersonAt(SIDEWAYS, 50, 500)).toBe(1);
    expect(getPersonAt(SIDEWAYS, -900, -500)).toBe(0);
  });
});
