import { describe, expect, it } from 'vitest';
import { createFaceFrame, getRoll, getYaw } from './frame';

/** A face of 100 × 120 centred at (200, 200): turned by `yaw`, then tilted by `roll`. */
function mesh(yaw: number, roll: number) {
  const place = (x: number, y: number): readonly [number, number, number] => {
    const [across, depth] = [x * Math.cos(yaw), x * Math.sin(yaw)];
    const [c, s] = [Math.cos(roll), Math.sin(roll)];
    return [200 + across * c - y * s, 200 + across * s + y * c, depth];
  };
  const points = Array.from({ length: 478 }, () => place(0, 0));
  points[10] = place(0, -60);
  points[152] = place(0, 60);
  points[234] = place(-50, 0);
  points[454] = place(50, 0);
  return points;
}

describe('faceFrame', () => {
  it('measures the turn: the cheek on the side of the turn is farther from the viewer', () => {
    expect(getYaw(createFaceFrame(mesh(0.5, 0)))).toBeCloseTo(0.5, 5);
    expect(getYaw(createFaceFrame(mesh(-0.3, 1)))).toBeCloseTo(-0.3, 5);
  });

  it("measures the tilt, and places points in the face's axes", () => {
    const frame = createFaceFrame(mesh(0, 0.4));
    expect(getRoll(frame)).toBeCloseTo(0.4, 5);
    const [chin, ear] = [frame.at(0, -0.5), frame.at(0.5, 0)];
    expect(chin[0]).toBeCloseTo(frame.point(152)[0], 5);
    expect(chin[1]).toBeCloseTo(frame.point(152)[1], 5);
    expect(ear[0]).toBeCloseTo(frame.point(454)[0], 5);
  });
});
