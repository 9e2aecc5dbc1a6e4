import { describe, expect, test } from 'vitest';
import type { PhotoScan, ScannedFace } from '@/lib/photos';
import {
  addCandidate,
  applyAnalysis,
  applyCropAnalysis,
  type Candidate,
  type Candidates,
  cropForLargerFace,
  initialCrop,
  isFixableByCrop,
  mapToWholePhoto,
  maxCropZoom,
  NO_CANDIDATES,
  quarterTurnsToUpright,
  recommendedCandidate,
  removeCandidate,
  selectedCandidate,
  updateCandidate,
} from './candidates';

const light = { middle: 150, lights: 200, burnt: 0 };
const face = (change: Partial<ScannedFace> = {}): ScannedFace => ({
  box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
  across: 0.2,
  score: 0.9,
  turn: 0,
  roll: 0,
  shade: 0,
  cloth: 0,
  light,
  detail: 0.05,
  ...change,
});
const look = (...faces: ScannedFace[]): PhotoScan => ({ faces, light, detail: 0.05 });
const candidate = (id: string): Candidate => ({
  id,
  photo: { file: new Blob(), url: `blob:${id}`, size: { width: 2000, height: 2000 } },
  analysis: null,
  crop: null,
  cropAnalysis: null,
  verdict: null,
  pickedAt: 0,
});
const of = (...ids: string[]): Candidates => ids.reduce((all, id) => addCandidate(all, candidate(id)), NO_CANDIDATES);

describe('§5 photo: several to choose from', () => {
  test('a single photo is selected and nothing is recommended', () => {
    expect([selectedCandidate(of('a'))?.id, recommendedCandidate(of('a'))]).toEqual(['a', null]);
  });
  test('recommends the best until the parent selects one', () => {
    const judged = applyAnalysis(applyAnalysis(of('a', 'b'), 'a', look(), null), 'b', look(face()), null);
    expect([recommendedCandidate(judged)?.id, selectedCandidate(judged)?.id]).toEqual(['b', 'b']);
    const own = { ...judged, selectedId: 'a' };
    expect([recommendedCandidate(own)?.id, selectedCandidate(own)?.id]).toEqual(['b', 'a']);
    expect(selectedCandidate(removeCandidate(own, 'a'))?.id).toBe('b');
  });
  test('§5 photo: never recommends a photo that is blurred or would be rejected', () => {
    const blurred = { ...face(), detail: 0.001 };
    const far = face({ across: 0.03 });
    const judged = applyAnalysis(applyAnalysis(of('a', 'b'), 'a', look(far), null), 'b', look(blurred), null);
    expect([recommendedCandidate(judged), selectedCandidate(judged)?.id]).toEqual([null, 'b']);
    const sharp = applyAnalysis(addCandidate(judged, candidate('c')), 'c', look(face({ turn: 0.9 })), null);
    expect(recommendedCandidate(sharp)?.id).toBe('c');
  });
  test('beyond six the oldest is removed, never the selected one', () => {
    const six = { ...of('a', 'b', 'c', 'd', 'e', 'f'), selectedId: 'a' };
    expect(addCandidate(six, candidate('g')).all.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });
});

describe('§5 photo: the crop that the analysis proposes', () => {
  test('crops around the only face, but keeps the parent’s own crop', () => {
    const judged = applyAnalysis(of('a'), 'a', look(face()), initialCrop(look(face()), candidate('a').photo));
    expect(selectedCandidate(judged)?.crop?.width).toBeCloseTo(0.62);
    const own = { x: 0, y: 0, width: 1, height: 1 };
    const whole = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };
    const again = applyAnalysis(updateCandidate(of('a'), 'a', { crop: own }), 'a', look(face()), whole);
    expect(selectedCandidate(again)?.crop).toEqual(own);
  });
  test('proposes no crop for several faces until the parent selects one, then excludes the others', () => {
    const other = face({ box: { x: 0.75, y: 0.4, width: 0.2, height: 0.2 } });
    const judged = applyAnalysis(
      of('a'),
      'a',
      look(face(), other),
      initialCrop(look(face(), other), candidate('a').photo),
    );
    expect(selectedCandidate(judged)).toMatchObject({ crop: null, verdict: { findings: ['severalFaces'] } });
    const cropped = updateCandidate(judged, 'a', { crop: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 } });
    expect(selectedCandidate(cropped)?.verdict?.findings).toEqual([]);
  });
  test('§5 photo: offers cropping only if the server then gets more pixels of the face', () => {
    const sized = (width: number) => {
      const photo = { file: new Blob(), url: 'blob:a', size: { width, height: width } };
      return applyAnalysis(
        addCandidate(NO_CANDIDATES, { ...candidate('a'), photo }),
        'a',
        look(face({ across: 0.045 })),
        null,
      );
    };
    const [large, small] = [selectedCandidate(sized(4000)), selectedCandidate(sized(2000))];
    expect([large?.verdict?.refusal, small?.verdict?.refusal]).toEqual([
      'photo_face_too_small',
      'photo_face_too_small',
    ]);
    const frame = large && cropForLargerFace(large);
    expect(selectedCandidate(updateCandidate(sized(4000), 'a', { crop: frame ?? null }))?.verdict?.refusal).toBeNull();
    expect(small && cropForLargerFace(small)).toBeNull();
    expect([
      large && isFixableByCrop('photo_face_too_small', large),
      small && isFixableByCrop('photo_face_too_small', small),
    ]).toEqual([true, false]);
  });
  test('§5 photo: measures a large photo at the size that is sent', () => {
    const photo = { file: new Blob(), url: 'blob:a', size: { width: 8000, height: 8000 } };
    const crop = { x: 0.4, y: 0.4, width: 0.1, height: 0.1 };
    // 200 px in the file, of which 100 remain after scaling.
    const judged = applyAnalysis(
      addCandidate(NO_CANDIDATES, { ...candidate('a'), photo, crop }),
      'a',
      look(face({ box: { x: 0.44, y: 0.44, width: 0.02, height: 0.02 }, across: 0.025 })),
      null,
    );
    expect(selectedCandidate(judged)?.verdict?.refusal).toBe('photo_face_too_small');
  });
  test('§5 photo: a crop never has less than the 400 px that the server requires', () => {
    const photo = { file: new Blob(), url: 'blob:a', size: { width: 900, height: 1200 } };
    expect(900 / maxCropZoom({ ...candidate('a'), photo })).toBeGreaterThanOrEqual(400);
    expect(maxCropZoom(candidate('a'))).toBeLessThanOrEqual(6);
  });
  test('uses the analysis of the crop until the crop changes', () => {
    const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
    const cropped = updateCandidate(applyAnalysis(of('a'), 'a', look(face()), null), 'a', { crop });
    const closer = updateCandidate(cropped, 'a', { cropAnalysis: look() });
    expect(selectedCandidate(closer)?.verdict?.refusal).toBe('photo_no_face');
    expect(selectedCandidate(updateCandidate(closer, 'a', { crop: null }))?.verdict?.refusal).toBeNull();
  });
  test('a look at the crop without the detector does not hide what the whole photo shows', () => {
    const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
    const small = applyAnalysis(of('a'), 'a', look(face({ across: 0.03 })), crop);
    const blind = { faces: null, light, detail: 0.05 };
    const judged = applyCropAnalysis(small, 'a', { crop, analysis: blind, proposed: true });
    expect(selectedCandidate(judged)?.verdict?.refusal).toBe('photo_face_too_small');
  });
  test('drops a crop of ours that the server would refuse, and keeps the parent’s own', () => {
    const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
    const judged = applyAnalysis(of('a'), 'a', look(face()), crop);
    const analyze = (proposed: boolean) =>
      selectedCandidate(applyCropAnalysis(judged, 'a', { crop, analysis: look(), proposed }));
    expect(analyze(true)).toMatchObject({ crop: null, cropAnalysis: null, verdict: { refusal: null } });
    expect(analyze(false)).toMatchObject({ crop, verdict: { refusal: 'photo_no_face' } });
    const moved = updateCandidate(judged, 'a', { crop: { ...crop, x: 0.3 } });
    expect(applyCropAnalysis(moved, 'a', { crop, analysis: look(), proposed: true })).toBe(moved);
  });
  test('maps faces of the crop to the whole photo', () => {
    const part = { x: 0.5, y: 0.5, width: 0.5, height: 0.25 };
    expect(mapToWholePhoto(look(face()), part, { width: 2000, height: 2000 }).faces?.[0]?.box).toEqual({
      x: 0.7,
      y: 0.6,
      width: 0.1,
      height: 0.05,
    });
  });
  test.each([
    [0.2, 0],
    [Math.PI / 2, 3],
    [-Math.PI / 2, 1],
    [Math.PI, 2],
  ])('a face leaning by %f needs %i quarter turns', (roll, turns) => {
    expect(quarterTurnsToUpright({ ...candidate('a'), analysis: look(face({ roll })) })).toBe(turns);
  });
});
