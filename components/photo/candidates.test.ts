import { describe, expect, test } from 'vitest';
import type { Look, SeenFace } from '@/lib/photos';
import {
  added,
  type Candidate,
  type Candidates,
  changed,
  chosen,
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
  verdict: null,
  at: 0,
});
const of = (...ids: string[]): Candidates => ids.reduce((all, id) => added(all, candidate(id)), NO_CANDIDATES);

describe('issue "several candidates"', () => {
  test('one alone is chosen and nothing is proposed', () => {
    expect([chosen(of('a'))?.id, proposed(of('a'))]).toEqual(['a', null]);
  });
  test('the best is proposed, until the parent chooses', () => {
    const judged = seen(seen(of('a', 'b'), 'a', look()), 'b', look(face()));
    expect([proposed(judged)?.id, chosen(judged)?.id]).toEqual(['b', 'b']);
    const own = { ...judged, chosenId: 'a' };
    expect([proposed(own)?.id, chosen(own)?.id]).toEqual(['b', 'a']);
    expect(chosen(without(own, 'a'))?.id).toBe('b');
  });
  test('beyond six the oldest goes, never the chosen one', () => {
    const six = { ...of('a', 'b', 'c', 'd', 'e', 'f'), chosenId: 'a' };
    expect(added(six, candidate('g')).all.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });
});

describe('issue "crop": what a look proposes', () => {
  test('a frame around the only face, but not over the parent’s own', () => {
    const judged = seen(of('a'), 'a', look(face()));
    expect(chosen(judged)?.crop?.width).toBeCloseTo(0.62);
    const own = { x: 0, y: 0, width: 1, height: 1 };
    const again = seen(changed(of('a'), 'a', { crop: own }), 'a', look(face()));
    expect(chosen(again)?.crop).toEqual(own);
  });
  test('none for several faces: the parent says which; then the others are gone', () => {
    const other = face({ box: { x: 0.75, y: 0.4, width: 0.2, height: 0.2 } });
    const judged = seen(of('a'), 'a', look(face(), other));
    expect(chosen(judged)).toMatchObject({ crop: null, verdict: { findings: ['severalFaces'] } });
    const cropped = changed(judged, 'a', { crop: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 } });
    expect(chosen(cropped)?.verdict?.findings).toEqual([]);
  });
  test('a closer look’s faces are placed in the whole photo', () => {
    const part = { x: 0.5, y: 0.5, width: 0.5, height: 0.25 };
    expect(placed(look(face()), part).faces?.[0]?.box).toEqual({ x: 0.7, y: 0.6, width: 0.1, height: 0.05 });
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
