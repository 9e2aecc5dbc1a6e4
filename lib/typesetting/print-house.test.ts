import { describe, expect, it } from 'vitest';
import { getRequiredPixels, getSpineWidthMm, SQUARE_HARDCOVER } from './print-house';

describe('print house profile', () => {
  it("reads the spine width from the print house's table, within its limits", () => {
    expect(getSpineWidthMm(SQUARE_HARDCOVER, 28)).toBe(6.35);
    expect(getSpineWidthMm(SQUARE_HARDCOVER, 88)).toBeNull();
  });

  it('calculates a spine width from leaves and covers: two pages per leaf', () => {
    const profile = { ...SQUARE_HARDCOVER, spine: { kind: 'calculated', leafMm: 0.15, coversMm: 0.6 } as const };
    expect(getSpineWidthMm(profile, 28)).toBeCloseTo(2.7);
  });

  it('needs 2551 px for 216 mm at 300 ppi', () => {
    expect(getRequiredPixels(SQUARE_HARDCOVER, 216)).toBe(2551);
  });
});
