import { expect, test } from 'vitest';
import { AVERAGE_FACE } from '@/lib/photos';
import { buildOf, proportions } from './proportions';

test('§1 likeness: a child with a face of its own has the body of a baby, a small child or a school child', () => {
  const build = buildOf({ faceShape: AVERAGE_FACE });
  const [baby, child, school] = [1, 4, 8].map((age) => proportions(age, build));
  for (const [younger, older] of [
    [baby, child],
    [child, school],
  ]) {
    expect(older?.heads).toBeGreaterThan((younger?.heads ?? 9) + 0.5);
    expect(older?.neck).toBeGreaterThan((younger?.neck ?? 9) + 2);
    expect(older?.chubbiness).toBeLessThan((younger?.chubbiness ?? 0) - 0.08);
  }
});

test('a child without one keeps the body that it was drawn with', () => {
  expect(buildOf({})).toBe('child');
  expect(proportions(5).heads).toBeCloseTo(3.295, 6);
  expect(proportions(5).shoulders).toBeCloseTo(26.25, 6);
  expect(proportions(5).neck).toBeCloseTo(6.5, 6);
});
