import { expect, it } from 'vitest';
import { averageLines } from './average-face';
import { FACE_LINES, type FaceLines } from './face-lines';
import { createFrontFace } from './front-face';
import { LINE_MEASURE_NAMES, LINE_MEASURES } from './measure-lines';
import { TWINS } from './twins';

/** The mesh's own depth is this much flatter than a face (`front-face.ts`). */
const FLATTENED = 3.5;

/** A mesh in pixels that shows these lines, the head turned by `yaw` and leaning by `lean` (radians). */
function meshOf(lines: FaceLines, yaw = 0, lean = 0): [number, number, number][] {
  const mesh = Array.from({ length: 478 }, (): [number, number, number] => [300, 300, 0]);
  const place = ([x, y, depth]: readonly [number, number, number]): [number, number, number] => {
    const [u, w] = [x * Math.cos(yaw) + depth * Math.sin(yaw), depth * Math.cos(yaw) - x * Math.sin(yaw)];
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
    return [300 + 200 * (u * cos - y * sin), 300 + 200 * (u * sin + y * cos), (-200 * w) / FLATTENED];
  };
  for (const [name, indices] of Object.entries(FACE_LINES) as [keyof FaceLines, readonly number[]][])
    indices.forEach((index, i) => {
      const [x, y, depth] = lines[name][i] ?? [0, 0, 0];
      mesh[index] = place([x, y, depth]);
      const twin = TWINS.get(index);
      if (twin !== undefined) mesh[twin] = place([-x, y, depth]);
    });
  // The middle line of forehead and lip, which no line holds.
  const middle = { 151: -0.3, 9: -0.2, 8: -0.1, 164: 0.3 };
  for (const [index, y] of Object.entries(middle)) mesh[Number(index)] = place([0, y, 0.5]);
  return mesh;
}

const measures = (lines: FaceLines) => LINE_MEASURE_NAMES.map((name) => LINE_MEASURES[name](lines));

it.each([
  ['straight', 0, 0],
  ['turned to the right', 0.3, 0],
  ['turned to the left', -0.3, 0],
  ['leaning', 0, 0.25],
  ['turned and leaning', 0.2, -0.2],
])('finds the front of a face that is %s', (_, yaw, lean) => {
  const front = createFrontFace(meshOf(averageLines(4), yaw, lean));
  expect(front.yaw).toBeCloseTo(yaw, 1);
  const usual = measures(createFrontFace(meshOf(averageLines(4))).lines);
  measures(front.lines).forEach((value, i) => {
    expect([LINE_MEASURE_NAMES[i], Math.abs(value - (usual[i] ?? 0)) < 0.06]).toEqual([LINE_MEASURE_NAMES[i], true]);
  });
});
