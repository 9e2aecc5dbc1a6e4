import { describe, expect, it } from 'vitest';
import type { PhotoFacts } from './facts';
import { bestOf, verdictOf } from './verdict';

const LIGHT = { middle: 150, lights: 200, burnt: 0 };
const face = (change: Partial<NonNullable<PhotoFacts['face']>> = {}) => ({
  box: { x: 0.3, y: 0.3, width: 0.3, height: 0.3 },
  across: 0.3,
  score: 0.9,
  turn: 0,
  roll: 0,
  shade: 0.1,
  light: LIGHT,
  detail: 0.05,
  widthPx: 300,
  ...change,
});
const facts = (change: Partial<PhotoFacts> = {}): PhotoFacts => ({
  edgePx: 1000,
  faces: 1,
  face: face(),
  light: LIGHT,
  detail: 0.05,
  ...change,
});
const found = (change: Partial<PhotoFacts>) => verdictOf(facts(change)).findings;

describe('issue "Photo coach": what is said of a photo', () => {
  it('a good portrait: everything is fine', () => {
    expect(verdictOf(facts())).toMatchObject({
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
    ['sideways', { face: face({ roll: 1.5 }) }],
  ] as const)('%s', (finding, change) => expect(found(change)).toEqual([finding]));

  it('the other side of each threshold passes', () => {
    const near = face({ widthPx: 120, shade: 0.71, turn: 0.71, roll: -0.8 });
    expect(found({ face: near, detail: 0.0096, light: { middle: 229, lights: 79, burnt: 0.29 } })).toEqual([]);
  });
  it.each([
    ['photo_no_face', { faces: 0, face: null }],
    ['photo_no_face', { face: face({ turn: -3 }) }],
    ['photo_several_faces', { faces: 2 }],
    ['photo_face_too_small', { face: face({ widthPx: 119 }) }],
    [null, { detail: 0.001, face: face({ turn: 1, shade: 1 }) }],
  ] as const)('A2 photo trap: %s is known before anything is sent', (refusal, change) => {
    expect(verdictOf(facts(change)).refusal).toBe(refusal);
  });
  it('a blurred night is dark, once', () => {
    expect(found({ detail: 0.001, light: { middle: 20, lights: 30, burnt: 0 } })).toEqual(['dark']);
  });
  it('without a detector nothing is said of faces', () => {
    const verdict = verdictOf(facts({ faces: null, face: null }));
    expect(verdict).toMatchObject({ passed: ['light', 'sharp', 'size'], findings: [], refusal: null });
    const night = { middle: 30, lights: 60, burnt: 0 };
    expect(found({ faces: null, face: null, light: night })).toEqual(['dark']);
  });
});

describe('issue "several candidates": the best is proposed', () => {
  const good = verdictOf(facts());
  const dark = verdictOf(facts({ light: { ...LIGHT, lights: 60 } }));
  const nobody = verdictOf(facts({ faces: 0, face: null }));
  it('the one with least against it', () => {
    expect(bestOf([nobody, dark, good, dark])).toBe(2);
    expect(bestOf([nobody, dark])).toBe(1);
  });
  it('of equals the larger and straighter face, then the earlier photo', () => {
    const small = verdictOf(facts({ face: face({ widthPx: 150 }) }));
    expect(bestOf([small, good])).toBe(1);
    expect(bestOf([good, good])).toBe(0);
  });
  it('A2 "our pick": a blurred photo never before one that is sharp and taken, nor one that is refused before either', () => {
    const blurred = verdictOf(facts({ detail: 0.001 }));
    const faulty = verdictOf(
      facts({ face: face({ turn: 0.9, roll: 1.5, widthPx: 121 }), light: { ...LIGHT, burnt: 0.5 } }),
    );
    const small = verdictOf(facts({ face: face({ widthPx: 119 }) }));
    expect(faulty.worth).toBeLessThan(blurred.worth);
    expect(bestOf([blurred, faulty])).toBe(1);
    expect(bestOf([small, blurred])).toBe(1);
  });
  it('those that nobody has looked at come last', () => expect(bestOf([null, nobody])).toBe(1));
});
