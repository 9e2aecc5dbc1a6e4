import { describe, expect, test } from 'vitest';
import type { Look, SeenFace } from '@/lib/photos';
import {
  added,
  type Candidate,
  type Candidates,
  changed,
  chosen,
  firstFrame,
  frameForSize,
  mendedByCrop,
  mostZoom,
  NO_CANDIDATES,
  placed,
  proposed,
  seen,
  turnsToUpright,
  without,
} from './candidates';

const light = { middle: 150, lights: 200, burnt: 0 };
const face = (change: Partial<SeenFace> = {}): SeenFace => ({
  box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
  across: 0.2,
  score: 0.9,
  turn: 0,
  roll: 0,
  shade: 0,
  light,
  detail: 0.05,
  ...change,
});
const look = (...faces: SeenFace[]): Look => ({ faces, light, detail: 0.05 });
const candidate = (id: string): Candidate => ({
  id,
  photo: { file: new Blob(), url: `blob:${id}`, size: { width: 2000, height: 2000 } },
  look: null,
  crop: null,
  closer: null,
  verdict: null,
  at: 0,
});
const of = (...ids: string[]): Candidates => ids.reduce((all, id) => added(all, candidate(id)), NO_CANDIDATES);

describe('issue "several candidates"', () => {
  test('one alone is chosen and nothing is proposed', () => {
    expect([chosen(of('a'))?.id, proposed(of('a'))]).toEqual(['a', null]);
  });
  test('the best is proposed, until the parent chooses', () => {
    const judged = seen(seen(of('a', 'b'), 'a', look(), null), 'b', look(face()), null);
    expect([proposed(judged)?.id, chosen(judged)?.id]).toEqual(['b', 'b']);
    const own = { ...judged, chosenId: 'a' };
    expect([proposed(own)?.id, chosen(own)?.id]).toEqual(['b', 'a']);
    expect(chosen(without(own, 'a'))?.id).toBe('b');
  });
  test('A2 "our pick": nothing is recommended that is blurred or would be refused', () => {
    const blurred = { ...face(), detail: 0.001 };
    const far = face({ across: 0.03 });
    const judged = seen(seen(of('a', 'b'), 'a', look(far), null), 'b', look(blurred), null);
    expect([proposed(judged), chosen(judged)?.id]).toEqual([null, 'b']);
    const sharp = seen(added(judged, candidate('c')), 'c', look(face({ turn: 0.9 })), null);
    expect(proposed(sharp)?.id).toBe('c');
  });
  test('beyond six the oldest goes, never the chosen one', () => {
    const six = { ...of('a', 'b', 'c', 'd', 'e', 'f'), chosenId: 'a' };
    expect(added(six, candidate('g')).all.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });
});

describe('issue "crop": what a look proposes', () => {
  test('a frame around the only face, but not over the parent’s own', () => {
    const judged = seen(of('a'), 'a', look(face()), firstFrame(look(face()), candidate('a').photo));
    expect(chosen(judged)?.crop?.width).toBeCloseTo(0.62);
    const own = { x: 0, y: 0, width: 1, height: 1 };
    const whole = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };
    const again = seen(changed(of('a'), 'a', { crop: own }), 'a', look(face()), whole);
    expect(chosen(again)?.crop).toEqual(own);
  });
  test('none for several faces: the parent says which; then the others are gone', () => {
    const other = face({ box: { x: 0.75, y: 0.4, width: 0.2, height: 0.2 } });
    const judged = seen(of('a'), 'a', look(face(), other), firstFrame(look(face(), other), candidate('a').photo));
    expect(chosen(judged)).toMatchObject({ crop: null, verdict: { findings: ['severalFaces'] } });
    const cropped = changed(judged, 'a', { crop: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 } });
    expect(chosen(cropped)?.verdict?.findings).toEqual([]);
  });
  test('A2 photo trap: cropping is offered only where it gives the server more pixels of the face', () => {
    const sized = (width: number) => {
      const photo = { file: new Blob(), url: 'blob:a', size: { width, height: width } };
      return seen(added(NO_CANDIDATES, { ...candidate('a'), photo }), 'a', look(face({ across: 0.045 })), null);
    };
    const [large, small] = [chosen(sized(4000)), chosen(sized(2000))];
    expect([large?.verdict?.refusal, small?.verdict?.refusal]).toEqual([
      'photo_face_too_small',
      'photo_face_too_small',
    ]);
    const frame = large && frameForSize(large);
    expect(chosen(changed(sized(4000), 'a', { crop: frame ?? null }))?.verdict?.refusal).toBeNull();
    expect(small && frameForSize(small)).toBeNull();
    expect([
      large && mendedByCrop('photo_face_too_small', large),
      small && mendedByCrop('photo_face_too_small', small),
    ]).toEqual([true, false]);
  });
  test('A2 photo trap: a photo larger than what is sent is measured as it is sent', () => {
    const photo = { file: new Blob(), url: 'blob:a', size: { width: 8000, height: 8000 } };
    const crop = { x: 0.4, y: 0.4, width: 0.1, height: 0.1 };
    // 200 px of the file, of which 100 are sent.
    const judged = seen(
      added(NO_CANDIDATES, { ...candidate('a'), photo, crop }),
      'a',
      look(face({ box: { x: 0.44, y: 0.44, width: 0.02, height: 0.02 }, across: 0.025 })),
      null,
    );
    expect(chosen(judged)?.verdict?.refusal).toBe('photo_face_too_small');
  });
  test('A2 photo trap: the cropper never leaves less than the 400 px that the server asks for', () => {
    const photo = { file: new Blob(), url: 'blob:a', size: { width: 900, height: 1200 } };
    expect(900 / mostZoom({ ...candidate('a'), photo })).toBeGreaterThanOrEqual(400);
    expect(mostZoom(candidate('a'))).toBeLessThanOrEqual(6);
  });
  test('a look at the cropped part counts, until another part is chosen', () => {
    const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
    const cropped = changed(seen(of('a'), 'a', look(face()), null), 'a', { crop });
    const closer = changed(cropped, 'a', { closer: look() });
    expect(chosen(closer)?.verdict?.refusal).toBe('photo_no_face');
    expect(chosen(changed(closer, 'a', { crop: null }))?.verdict?.refusal).toBeNull();
  });
  test('a closer look’s faces are placed in the whole photo', () => {
    const part = { x: 0.5, y: 0.5, width: 0.5, height: 0.25 };
    expect(placed(look(face()), part, { width: 2000, height: 2000 }).faces?.[0]?.box).toEqual({
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
    expect(turnsToUpright({ ...candidate('a'), look: look(face({ roll })) })).toBe(turns);
  });
});
