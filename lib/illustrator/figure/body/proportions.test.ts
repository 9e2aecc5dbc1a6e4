import { expect, test } from 'vitest';
import { AVERAGE_FACE } from '@/lib/photos';
import { buildOf, pictureBuild, proportions } from './proportions';

test('§1 likeness: a child with a face of its own has the body of a baby, a small child or a school child', () => {
  const build = buildOf({ faceShape: AVERAGE_FACE });
  const [baby, child, school] = [1, 4, 8].map((age) => proportions(age, build));
  for (const [younger, older] of [
    [baby, child],
    [child, school],
  ]) {
    expect(older?.heads).toBeGreaterThan((younger?.heads ?? 9) + 0.5);
    expect(older?.neck).toBeGreaterThan((younger?.neck ?? 9) + 1.5);
    expect(older?.chubbiness).toBeLessThan((younger?.chubbiness ?? 0) - 0.08);
  }
});

test('a child without one keeps the body that it was drawn with', () => {
  expect(buildOf({})).toBe('child');
  expect(proportions(5).heads).toBeCloseTo(3.295, 6);
  expect(proportions(5).shoulders).toBeCloseTo(26.25, 6);
  expect(proportions(5).neck).toBeCloseTo(6.5, 6);
});

test('§10 figures: picture books draw smaller heads on broader shoulders, from three years on', () => {
  expect(pictureBuild('child')).toBe('child');
  for (const age of [3, 5, 8, 10]) {
    const [usual, drawn] = [proportions(age, 'ownChild'), proportions(age, pictureBuild('ownChild'))];
    expect(drawn.head / usual.head).toBeCloseTo(0.91, 6);
    expect(drawn.shoulders).toBeGreaterThan(usual.shoulders * 1.1);
    expect(drawn.neckWidth).toBeGreaterThan(usual.neckWidth);
  }
  expect(proportions(1, pictureBuild('ownChild')).head).toBe(1);
  for (const grown of ['woman', 'man'] as const) {
    expect(proportions(5, grown).head).toBe(1);
    expect(proportions(5, pictureBuild(grown)).head).toBeLessThan(0.95);
  }
});
