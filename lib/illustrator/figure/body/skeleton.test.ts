import { describe, expect, test } from 'vitest';
import { POSES, type PoseName } from '../poses';
import { IN_PICTURE_BOOK } from '../poses/in-picture-book';
import { INSTEP_HEIGHT } from './instep';
import { skeleton } from './skeleton';

describe('§10 figures: a body has weight', () => {
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

  test.each(Object.keys(IN_PICTURE_BOOK) as PoseName[])('who is in %s has knee and instep on the ground', (name) => {
    const pose = { ...POSES[name], ...IN_PICTURE_BOOK[name] };
    const people = [3, 6, 9].map((age) => skeleton(age, pose, 'pictureChild'));
    for (const { legs, ground, size } of [...people, skeleton(40, pose, 'pictureMan')]) {
      const kneeling = (['L', 'R'] as const).filter((side) => pose.legs[side].foot === 'instep');
      expect(kneeling.length).toBeGreaterThan(0);
      for (const side of kneeling) {
        const { joint, end } = legs[side];
        expect(ground - end[1]).toBeCloseTo(INSTEP_HEIGHT);
        expect((ground - joint[1]) / size.chubbiness).toBeGreaterThan(11);
        expect((ground - joint[1]) / size.chubbiness).toBeLessThan(14);
        // The shin runs back along the ground.
        expect(joint[0] - end[0]).toBeGreaterThan(size.leg * 0.25);
      }
    }
  });

  test('the first edition takes its own poses', () => {
    for (const name of Object.keys(IN_PICTURE_BOOK) as PoseName[])
      for (const side of ['L', 'R'] as const) expect(POSES[name].legs[side].foot).not.toBe('instep');
  });
});
