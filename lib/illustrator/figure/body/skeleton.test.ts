import { describe, expect, test } from 'vitest';
import { POSES } from '../poses';
import { skeleton } from './skeleton';

describe('book design "second edition": a body has weight', () => {
  test('hips and shoulders tilt against each other, the hip over the leg that carries higher', () => {
    const { arms, legs } = skeleton(6, { ...POSES.stand, lean: 0, bend: 0 }, 'pictureChild');
    expect(legs.L.root[1]).toBeLessThan(legs.R.root[1] - 0.5);
    expect(arms.L.root[1]).toBeGreaterThan(arms.R.root[1] + 0.5);
  });

  test('a tilted hip moves no foot', () => {
    for (const pose of [POSES.stand, POSES.wave, POSES.walk]) {
      const [usual, tilted] = [skeleton(6, pose, 'ownChild'), skeleton(6, pose, 'pictureChild')];
      for (const side of ['L', 'R'] as const) {
        const apart = usual.size.hips / tilted.size.hips;
        expect(tilted.legs[side].end[1]).toBeCloseTo(usual.legs[side].end[1], 0);
        expect(Math.abs(tilted.legs[side].end[0] - usual.legs[side].end[0])).toBeLessThan(2 * apart);
      }
    }
  });

  test('bodies of the first edition stand as they stood', () => {
    const { arms, legs } = skeleton(6, { ...POSES.stand, lean: 0, bend: 0 }, 'ownChild');
    expect(legs.L.root[1]).toBe(legs.R.root[1]);
    expect(arms.L.root[1]).toBe(arms.R.root[1]);
  });
});
