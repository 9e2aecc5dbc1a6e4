import { describe, expect, it } from 'vitest';
import { pixelsFor, SQUARE_HARDCOVER, spineWidthMm } from './print-house';

describe('print house profile', () => {
  it('reads the spine from the house’s table, within its limits', () => {
    expect(spineWidthMm(SQUARE_HARDCOVER, 28)).toBe(6.35);
    expect(spineWidthMm(SQUARE_HARDCOVER, 88)).toBeNull();
  });

  it('calculates a spine from leaves and covers: two pages to a leaf', () => {
    const profile = { ...SQUARE_HARDCOVER, spine: { kind: 'calculated', leafMm: 0.15, coversMm: 0.6 } as const };
    expect(spineWidthMm(profile, 28)).toBeCloseTo(2.7);
  });

  it('needs 2551 px for 216 mm at 300 ppi', () => {
    expect(pixelsFor(SQUARE_HARDCOVER, 216)).toBe(2551);
  });
});
