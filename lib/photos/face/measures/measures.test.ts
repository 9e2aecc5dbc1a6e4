import { describe, expect, it } from 'vitest';
import { averageMesh } from '../../testing/average-mesh';
import { computeDeviations } from './deviations';
import { MEASURE_NAMES, type MeasureName } from './measure-face';

const AGE = 4;
const deviations = (...mesh: Parameters<typeof averageMesh>) =>
  computeDeviations({ landmarks: averageMesh(...mesh) }, AGE);
const moved = (indices: readonly number[], dx: number, dy: number) =>
  deviations((index, [x, y]) => (indices.includes(index) ? [x + dx, y + dy] : [x, y]));

describe('face measures', () => {
  it('finds nothing unusual in the average child', () => {
    for (const [name, value] of Object.entries(deviations()))
      expect([name, Math.abs(value) < 0.35]).toEqual([name, true]);
  });

  it.each<[MeasureName, readonly number[], number, number]>([
    ['mouthWidth', [291], 6, 0],
    ['smile', [291], 0, -6],
    ['eyeOpening', [385, 386, 387], 0, -3],
    ['eyeGap', [362], 4, 0],
    ['eyeTilt', [263], 0, -3],
    ['browLift', [282], 0, -4],
    ['browSlope', [300], 0, -4],
    ['noseWidth', [294], 4, 0],
    ['noseLength', [2], 0, 4],
    ['noseTip', [1], 0, -3],
    ['upperLip', [0], 0, -2],
    ['lowerLip', [17], 0, 2],
    ['mouthOpening', [14, 17], 0, 8],
    ['jaw', [365], 5, 0],
    ['chin', [152], 0, 7],
  ])('%s grows with what it measures', (name, indices, dx, dy) => {
    expect(moved(indices, dx, dy)[name]).toBeGreaterThan(deviations()[name] + 0.7);
    expect(moved(indices, -dx, -dy)[name]).toBeLessThan(deviations()[name] - 0.7);
  });

  it.each([-0.5, 0.2, 1.6, Math.PI])('does not depend on a lean of %s rad', (lean) => {
    const [upright, leaning] = [deviations(), deviations(undefined, lean)];
    for (const name of MEASURE_NAMES) expect(leaning[name]).toBeCloseTo(upright[name], 6);
  });

  it('does not depend on size and place', () => {
    const shrunk = averageMesh().map(([x, y]) => [x * 0.4 + 31, y * 0.4 - 12] as const);
    for (const name of MEASURE_NAMES)
      expect(computeDeviations({ landmarks: shrunk }, AGE)[name]).toBeCloseTo(deviations()[name], 6);
  });

  it('hardly changes with a small turn of the head', () => {
    const turn = 0.1;
    const turned = averageMesh().map(([x, y]) => [300 + (x - 300) * Math.cos(turn) + 9, y] as const);
    for (const name of MEASURE_NAMES)
      expect(Math.abs(computeDeviations({ landmarks: turned }, AGE)[name] - deviations()[name])).toBeLessThan(0.25);
  });

  it('believes no brows that a fringe covers', () => {
    const landmarks = averageMesh((i, [x, y]) => (i === 282 ? [x, y - 6] : [x, y]));
    expect(computeDeviations({ landmarks, brows: null }, AGE).browLift).toBe(0);
    expect(computeDeviations({ landmarks }, AGE).browLift).toBeGreaterThan(1);
  });

  it('compares with children of the same age', () => {
    const seen = { landmarks: averageMesh() };
    expect(computeDeviations(seen, 8).noseWidth).toBeLessThan(computeDeviations(seen, 2).noseWidth - 1);
  });
});
