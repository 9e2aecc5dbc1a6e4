import { describe, expect, test } from 'vitest';
import { fitLines } from './fit-lines';

/** Every letter is half its size wide. */
const measure = (line: string, px: number) => line.length * px * 0.5;

describe('lines', () => {
  test('display text uses the largest fitting size, in lines of similar length', () => {
    const fitted = fitLines(
      'a small light in the woods',
      { width: 100, height: 60 },
      { from: 40, to: 8, lineHeight: 1 },
      measure,
    );
    expect(fitted.lines.length * fitted.px).toBeLessThanOrEqual(60);
    expect(Math.max(...fitted.lines.map((line) => measure(line, fitted.px)))).toBeLessThanOrEqual(100);
    // One pixel more does not fit.
    const px = fitted.px + 1;
    const larger = fitLines(
      'a small light in the woods',
      { width: 100, height: 1000 },
      { from: px, to: px, lineHeight: 1 },
      measure,
    );
    expect(larger.lines.length * px > 60 || larger.lines.some((line) => measure(line, px) > 100)).toBe(true);
    const lengths = fitted.lines.map((line) => line.length);
    expect(Math.min(...lengths) * 2).toBeGreaterThan(Math.max(...lengths));
  });

  test('text that never fits uses the smallest size', () => {
    expect(
      fitLines('incomprehensibly', { width: 10, height: 10 }, { from: 40, to: 8, lineHeight: 1 }, measure).px,
    ).toBe(8);
  });
});
