import { describe, expect, it } from 'vitest';
import { averageLines } from './average-face';
import { AVERAGE_FACE } from './average-shape';
import { bendAverageFace, FAITHFUL } from './bend-average-face';
import { FACE_LINE_NAMES, type FaceLines, type FacePoint, mapLines } from './face-lines';
import { LINE_MEASURE_NAMES, LINE_MEASURES } from './measure-lines';
import { withoutNod } from './nod';
import { measureShape } from './read-face-shape';

const AGE = 4;
const distance = (one: FaceLines, other: FaceLines) =>
  Math.max(
    ...FACE_LINE_NAMES.flatMap((name) =>
      one[name].map(([x, y], i) => Math.hypot(x - (other[name][i]?.[0] ?? 0), y - (other[name][i]?.[1] ?? 0))),
    ),
  );

describe('face shape (rulings, "Photos and names")', () => {
  it('is the average child where nothing differs', () => {
    expect(bendAverageFace(AVERAGE_FACE, AGE)).toEqual(averageLines(AGE));
  });

  it.each(LINE_MEASURE_NAMES)('%s moves what it names, and in both directions', (name) => {
    const drawn = (value: number) => LINE_MEASURES[name](bendAverageFace({ ...AVERAGE_FACE, [name]: value }, AGE));
    expect(drawn(0.8)).toBeGreaterThan(drawn(0));
    expect(drawn(-0.8)).toBeLessThan(drawn(0));
  });

  it.each([1, 4, 8])('is found again in the face that it draws at the age of %i', (age) => {
    const shape = { ...AVERAGE_FACE, eyeGap: 0.6, noseWidth: -0.6, mouthWidth: 0.5, browLift: 0.5 };
    const found = measureShape(bendAverageFace(shape, age), age);
    for (const name of LINE_MEASURE_NAMES)
      expect([name, Math.abs(found[name] - shape[name]) < 0.4]).toEqual([name, true]);
    expect(found.eyeGap).toBeGreaterThan(0.3);
    expect(found.noseWidth).toBeLessThan(-0.3);
    expect(found.mouthWidth).toBeGreaterThan(0.3);
  });

  it('is drawn stronger by part', () => {
    const shape = { ...AVERAGE_FACE, noseWidth: 0.5, eyeGap: 0.5 };
    const [faithful, strong] = [FAITHFUL, { ...FAITHFUL, nose: 2 }].map((how) => bendAverageFace(shape, AGE, how));
    const nose = (lines?: FaceLines) => LINE_MEASURES.noseWidth(lines as FaceLines);
    expect(nose(strong) - nose(averageLines(AGE))).toBeCloseTo(2 * (nose(faithful) - nose(averageLines(AGE))), 6);
    expect(strong?.upperLid).toEqual(faithful?.upperLid);
  });

  it('takes a nod of the head out', () => {
    const average = averageLines(AGE);
    const nodding = mapLines((name) =>
      average[name].map(([x, y, depth]): FacePoint => [x, y + 0.1 * (depth - 0.35), depth]),
    );
    expect(distance(withoutNod(nodding, average), average)).toBeLessThan(distance(nodding, average) / 3);
  });
});
