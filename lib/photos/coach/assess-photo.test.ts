import { describe, expect, it } from 'vitest';
import { assessPhoto, findBestIndex } from './assess-photo';
import type { PhotoMetrics } from './photo-metrics';

const LIGHT = { middle: 150, lights: 200, burnt: 0 };
const face = (change: Partial<NonNullable<PhotoMetrics['face']>> = {}) => ({
  box: { x: 0.3, y: 0.3, width: 0.3, height: 0.3 },
  across: 0.3,
  score: 0.9,
  turn: 0,
  roll: 0,
  shade: 0.1,
  cloth: 0,
  light: LIGHT,
  detail: 0.05,
  widthPx: 300,
  ...change,
});
const facts = (change: Partial<PhotoMetrics> = {}): PhotoMetrics => ({
  edgePx: 1000,
  faces: 1,
  face: face(),
  light: LIGHT,
  detail: 0.05,
  ...change,
});
const listFindings = (change: Partial<PhotoMetrics>) => assessPhoto(facts(change)).findings;

describe('photo advice', () => {
  it('a good portrait passes every check', () => {
    expect(assessPhoto(facts())).toMatchObject({
      passed: ['face', 'light', 'sharp', 'eyes'],
      findings: [],
      refusal: null,
      good: true,
    });
  });
  it.each([
    ['noFace', { faces: 0, face: null }],
    ['severalFaces', { faces: 2 }],
    ['smallFace', { face: face({ widthPx: 119 }) }],
    ['sunglasses', { face: face({ shade: 0.8 }) }],
    ['dark', { light: { ...LIGHT, lights: 60 } }],
    ['bright', { light: { ...LIGHT, burnt: 0.5 } }],
    ['blurred', { detail: 0.005 }],
    ['turned', { face: face({ turn: -0.9 }) }],
    ['profile', { face: face({ turn: 2.4 }) }],
    ['hat', { face: face({ cloth: 0.6 }) }],
    ['sideways', { face: face({ roll: 1.5 }) }],
  ] as const)('%s', (finding, change) => expect(listFindings(change)).toEqual([finding]));

  it('values on the other side of each threshold pass', () => {
    const near = face({ widthPx: 120, shade: 0.71, cloth: 0.44, turn: 0.71, roll: -0.8 });
    expect(listFindings({ face: near, detail: 0.0096, light: { middle: 229, lights: 79, burnt: 0.29 } })).toEqual([]);
  });
  it.each([
    ['photo_no_face', { faces: 0, face: null }],
    ['photo_no_face', { face: face({ turn: -3 }) }],
    ['photo_several_faces', { faces: 2 }],
    ['photo_face_too_small', { face: face({ widthPx: 119 }) }],
    [null, { detail: 0.001, face: face({ turn: 1, shade: 1 }) }],
  ] as const)('§5 photo: %s is detected before the upload', (refusal, change) => {
    expect(assessPhoto(facts(change)).refusal).toBe(refusal);
  });
  it('a blurred night photo is reported as dark only', () => {
    expect(listFindings({ detail: 0.001, light: { middle: 20, lights: 30, burnt: 0 } })).toEqual(['dark']);
  });
  it('without a detector no advice mentions faces', () => {
    const verdict = assessPhoto(facts({ faces: null, face: null }));
    expect(verdict).toMatchObject({ passed: ['light', 'sharp', 'size'], findings: [], refusal: null });
    const night = { middle: 30, lights: 60, burnt: 0 };
    expect(listFindings({ faces: null, face: null, light: night })).toEqual(['dark']);
  });
});

describe('the best of several candidates is proposed', () => {
  const good = assessPhoto(facts());
  const dark = assessPhoto(facts({ light: { ...LIGHT, lights: 60 } }));
  const nobody = assessPhoto(facts({ faces: 0, face: null }));
  it('the one with the fewest findings', () => {
    expect(findBestIndex([nobody, dark, good, dark])).toBe(2);
    expect(findBestIndex([nobody, dark])).toBe(1);
  });
  it('among equals the larger and straighter face, then the earlier photo', () => {
    const small = assessPhoto(facts({ face: face({ widthPx: 150 }) }));
    expect(findBestIndex([small, good])).toBe(1);
    expect(findBestIndex([good, good])).toBe(0);
  });
  it('§5 photo: a blurred photo never ranks before an accepted sharp one, nor a rejected one before either', () => {
    const blurred = assessPhoto(facts({ detail: 0.001 }));
    const faulty = assessPhoto(
      facts({ face: face({ turn: 0.9, roll: 1.5, widthPx: 121 }), light: { ...LIGHT, burnt: 0.5 } }),
    );
    const small = assessPhoto(facts({ face: face({ widthPx: 119 }) }));
    expect(faulty.worth).toBeLessThan(blurred.worth);
    expect(findBestIndex([blurred, faulty])).toBe(1);
    expect(findBestIndex([small, blurred])).toBe(1);
  });
  it('unscanned photos come last', () => expect(findBestIndex([null, nobody])).toBe(1));
});
