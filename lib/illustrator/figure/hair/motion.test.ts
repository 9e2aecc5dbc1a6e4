import { describe, expect, test } from 'vitest';
import { POSES } from '../poses';
import { hairMotion } from './motion';

const upright = { bodyAngle: 0, headAngle: 0 } as const;

describe('what moves hair', () => {
  test.each([1, -1] as const)('hair trails behind a runner who faces %d', (facing) => {
    const { flow } = hairMotion({ ...upright, facing, rush: POSES.run.rush ?? [0, 0] });
    // The figure's own frame faces right whatever side it is mirrored to.
    expect(flow[0]).toBeLessThan(-0.3);
  });

  test('wind from the left of the page blows a mirrored figure’s hair towards its back', () => {
    expect(hairMotion({ ...upright, facing: 1, wind: [0.8, 0] }).flow[0]).toBeCloseTo(0.8);
    expect(hairMotion({ ...upright, facing: -1, wind: [0.8, 0] }).flow[0]).toBeCloseTo(-0.8);
  });

  test('hair hangs towards the ground on a tilted head', () => {
    const { down } = hairMotion({ facing: 1, bodyAngle: 0, headAngle: 0.5 });
    expect(down[0]).toBeGreaterThan(0.4);
    expect(down[1]).toBeGreaterThan(0.8);
  });
});
