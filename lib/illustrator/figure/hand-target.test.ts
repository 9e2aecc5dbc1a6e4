import { expect, test } from 'vitest';
import type { Build } from './body/proportions';
import { skeleton } from './body/skeleton';
import { type Reacher, reachTargets, sideOf } from './hand-target';
import { headPlace } from './head-place';
import { POSES } from './poses';

const AGES = [3, 4, 5, 6, 7, 8, 9, 10] as const;
const place = { x: 600, y: 1000, scale: 2 } as const;

const standing = (age: number, facing: 1 | -1, build: Build = 'child'): Reacher => ({
  age,
  build,
  pose: POSES.stand,
  place,
  facing,
});

/** A point of the page that lies `x` arm lengths beside the shoulders and `y` below. */
function beside({ age, build, pose, facing }: Reacher, x: number, y: number): readonly [number, number] {
  const { arms, ground, size } = skeleton(age, pose, build);
  const [rx, ry] = arms.R.root;
  return [place.x + (rx + x * size.arm) * facing * place.scale, place.y + (ry + y * size.arm - ground) * place.scale];
}

/** Beside, low, before the chest and high: where hands of pictures go. */
const TARGETS = [
  [0.8, 0.2],
  [0.5, 0.7],
  [-0.3, 0.3],
  [0.7, -0.5],
] as const;

test.each(['child', 'pictureChild'] as const)(
  '§10 figures: an aimed hand of a %s meets its target at every age and leaves the face free',
  (build) => {
    for (const age of AGES)
      for (const facing of [1, -1] as const)
        for (const [x, y] of TARGETS) {
          const reacher = standing(age, facing, build);
          const at = beside(reacher, x, y);
          const { gaps, covered } = reachTargets(reacher, { R: { at, shape: 'rest' } });
          expect(gaps.R, `${age} ${facing} ${x} ${y}`).toBeLessThan(6);
          expect(covered, `${age} ${facing} ${x} ${y}`).toBe(0);
        }
  },
);

test('§10 figures: a hand that is a little too far brings the back with it', () => {
  const reacher = standing(6, 1);
  const { pose, gaps } = reachTargets(reacher, { R: { at: beside(reacher, 1.38, 0.1), shape: 'rest' } });
  expect(pose.lean + pose.bend).not.toBe(POSES.stand.lean + POSES.stand.bend);
  expect(gaps.R).toBeLessThan(6);
});

test('§10 figures: an elbow falls down and the fingers point where they are told', () => {
  const reacher = standing(6, 1);
  const { pose } = reachTargets(reacher, { R: { at: beside(reacher, 0.6, 0.1), shape: 'flat', angle: 0 } });
  const bones = skeleton(6, pose);
  const { joint, end, root } = bones.arms.R;
  expect(joint[1]).toBeGreaterThan((root[1] + end[1]) / 2);
  const forearm = (Math.atan2(end[1] - joint[1], end[0] - joint[0]) * 180) / Math.PI;
  expect(forearm + (pose.arms.R.handTurn ?? 0)).toBeCloseTo(0, 3);
  expect(headPlace(bones, pose).centre[1]).toBeLessThan(root[1]);
});

test('left and right of the picture are other sides of a body that faces left', () => {
  expect([sideOf('left', 1), sideOf('right', 1), sideOf('left', -1), sideOf('right', -1)]).toEqual([
    'L',
    'R',
    'R',
    'L',
  ]);
});
