import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { length, sub, toPath, type Vec } from '../../paint';
import { POSES } from '../poses';
import { skeleton } from './skeleton';
import { armpit, softArm, underArm } from './soft-arm';

const RADII = [11, 10, 9, 9, 7] as const;
const bentAt = (end: Vec) => ({ root: [0, 0], joint: [50, 0], end }) as const;
const context = createCanvas(1, 1).getContext('2d');
const covers = (shape: Parameters<typeof toPath>[0], [x, y]: Vec) => context.isPointInPath(toPath(shape), x, y);

describe('§10 figures: an arm bends in one curve', () => {
  test('the corner outside of an elbow is round, and the corner inside of it filled', () => {
    const { shape } = softArm(bentAt([50, 50]), RADII);
    expect(covers(shape, [58, -8])).toBe(false);
    expect(covers(shape, [50 - RADII[2] - 1, RADII[2] + 1])).toBe(true);
  });

  test('shoulder and wrist stay where the bones are', () => {
    const { end, direction } = softArm(bentAt([50, 50]), RADII);
    expect(length(sub(end, [50, 50]))).toBeLessThan(0.01);
    expect(direction[1]).toBeGreaterThan(0.99);
  });

  test('cloth is stretched between a raised arm and the torso, and not under one that hangs', () => {
    const raised = skeleton(6, { ...POSES.cheer, lean: 0, bend: 0, turn: 0 }, 'pictureChild');
    const pit = armpit(raised, 'R');
    expect(pit?.[0]).toBeGreaterThan(0);
    expect(underArm(raised, 'R', RADII)).toHaveLength(1);
    const hanging = skeleton(6, { ...POSES.standStill, lean: 0, bend: 0 }, 'pictureChild');
    expect(underArm(hanging, 'R', RADII)).toHaveLength(0);
  });
});
