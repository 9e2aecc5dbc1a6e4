import { describe, expect, it } from 'vitest';
import { getPictureEdge, getSpineWidthMm, SQUARE_8_5_INCH, SQUARE_210 } from './print-house';

describe('print house profile', () => {
  it("reads the spine width from the print house's table, within its limits", () => {
    expect(getSpineWidthMm(SQUARE_210, 28)).toBe(6.35);
    expect(getSpineWidthMm(SQUARE_210, 88)).toBeNull();
  });

  it('calculates a spine width from leaves and covers: two pages per leaf', () => {
    const profile = { ...SQUARE_210, spine: { kind: 'calculated', leafMm: 0.15, coversMm: 0.6 } as const };
    expect(getSpineWidthMm(profile, 28)).toBeCloseTo(2.7);
  });

  it('needs at least 2551 px for 216 mm at 300 ppi, and more for a wrapped cover', () => {
    expect(getPictureEdge(SQUARE_210, 'page')).toBe(2552);
    expect(getPictureEdge(SQUARE_8_5_INCH, 'cover')).toBe(3075);
  });
});
