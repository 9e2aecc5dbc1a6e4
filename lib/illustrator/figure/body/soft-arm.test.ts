import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { length, lerp, sub, toPath, type Vec } from '../../paint';
import { reachTargets } from '../hand-target';
import { POSES, type PoseName } from '../poses';
import { IN_PICTURE_BOOK } from '../poses/in-picture-book';
import type { Bones } from './bones';
import { skeleton } from './skeleton';
import { armpit, foldOf, softArm, underArm } from './soft-arm';

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

const place = { x: 600, y: 1000, scale: 2 } as const;

/** Chin, cheek, throat, chest, belly and the other shoulder, from the shoulder in arm lengths. */
const NEAR: readonly Vec[] = [
  [-0.2, -0.3],
  [0, -0.4],
  [-0.3, 0],
  [-0.3, 0.3],
  [-0.3, 0.6],
  [-0.6, 0],
  [0.1, 0.05],
];

/** Length of the drawn forearm in lengths of the drawn upper arm. */
function drawnForearm(arm: Bones): number {
  const elbow = softArm(arm, RADII, { until: 1 }).end;
  return length(sub(softArm(arm, RADII).end, elbow)) / length(sub(elbow, arm.root));
}

describe('§10 figures: a folded arm has a forearm', () => {
  test.each(Object.keys(POSES) as PoseName[])(
    '%s: at least 0.7 of the upper arm, whatever its hand is near',
    (name) => {
      const pose = { ...POSES[name], ...IN_PICTURE_BOOK[name] };
      for (const [age, build] of [
        [3, 'pictureChild'],
        [6, 'pictureChild'],
        [9, 'pictureChild'],
        [40, 'pictureMan'],
      ] as const) {
        const bones = skeleton(age, pose, build);
        for (const side of ['L', 'R'] as const) expect(drawnForearm(bones.arms[side])).toBeGreaterThan(0.7);
        const { root } = bones.arms.R;
        for (const [x, y] of NEAR) {
          const at: Vec = [
            place.x + (root[0] + x * bones.size.arm) * place.scale,
            place.y + (root[1] + y * bones.size.arm - bones.ground) * place.scale,
          ];
          const aimed = reachTargets({ age, build, pose, place, facing: 1 }, { R: { at, shape: 'fist' } });
          expect(drawnForearm(skeleton(age, aimed.pose, build).arms.R), `${age} ${x} ${y}`).toBeGreaterThan(0.7);
        }
      }
    },
  );

  test('its elbow stands out further than that of an arm that bends', () => {
    const folded = bentAt([14, 6]);
    expect([foldOf(folded), foldOf(bentAt([50, 50]))]).toEqual([1, 0]);
    expect(softArm(folded, RADII, { until: 1 }).end[0]).toBeGreaterThan(44);
  });

  test('its forearm begins at its elbow', () => {
    const folded = bentAt([14, 14]);
    const { shape } = softArm(folded, RADII, { from: 1 });
    expect(covers(shape, lerp(folded.joint, folded.end, 0.7))).toBe(true);
    expect(covers(shape, folded.root)).toBe(false);
  });
});
