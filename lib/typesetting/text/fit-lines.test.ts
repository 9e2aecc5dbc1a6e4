import { describe, expect, test } from 'vitest';
import { breakLines, fitLines } from './fit-lines';

/** Every letter is half its size wide. */
const measure = (line: string, px: number) => line.length * px * 0.5;
const at = (px: number) => (line: string) => measure(line, px);

describe('lines', () => {
  test('a line takes words while they fit; a too wide word stands alone', () => {
    expect(breakLines('one two three', 35, at(10))).toEqual(['one two', 'three']);
    expect(breakLines('a incomprehensibly b', 30, at(10))).toEqual(['a', 'incomprehensibly', 'b']);
    expect(breakLines('  ', 30, at(10))).toEqual([]);
  });

  test('display text uses the largest fitting size, in lines of similar length', () => {
    const fitted = fitLines(
      'a small light in the woods',
      { width: 100, height: 60 },
      { from: 40, to: 8, lineHeight: 1 },
      measure,
    );
    expect(fitted.lines.length * fitted.px).toBeLessThanOrEqual(60);
    expect(Math.max(...fitted.lines.map((line) => measure(line, fitted.px)))).toBeLessThanOrEqual(100);
    const larger = breakLines('a small light in the woods', 100, at(fitted.px + 1));
    expect(larger.length * (fitted.px + 1) > 60 || larger.some((line) => measure(line, fitted.px + 1) > 100)).toBe(
      true,
    );
    const lengths = fitted.lines.map((line) => line.length);
    expect(Math.min(...lengths) * 2).toBeGreaterThan(Math.max(...lengths));
  });

  test('text that never fits uses the smallest size', () => {
    expect(
      fitLines('incomprehensibly', { width: 10, height: 10 }, { from: 40, to: 8, lineHeight: 1 }, measure).px,
    ).toBe(8);
  });
});
