import { describe, expect, it } from 'vitest';
import { type FaceReading, HAIR_MEASURES, hairShapeSchema } from '@/lib/photos';
import { averageMesh } from '@/lib/photos/testing/average-mesh';
import { characterFromReading } from './character';
import { hiddenHairShape } from './hidden-hair';

const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const READING: FaceReading = {
  box: { x: 0, y: 0, width: 200, height: 240 },
  landmarks: averageMesh(),
  yaw: 0,
  roll: 0,
  skin: sure('#e8c4a0'),
  hairColor: sure('#5a3c22'),
  hairLength: sure('long'),
  fringe: sure(false),
  curl: sure('straight'),
  volume: sure('usual'),
  headwear: sure('hat'),
  headwearColor: sure('#3e8f8a'),
  eyeColor: sure('#4a2f1c'),
  glasses: sure(false),
  glassesColor: sure('#e2574c'),
  browWeight: sure(1),
  roundness: sure(1),
};
const shapeOf = (change: Partial<FaceReading>) => hiddenHairShape({ ...READING, ...change });
const browOf = (fringe: boolean) => shapeOf({ fringe: sure(fringe) })?.hairline[HAIR_MEASURES.columns.indexOf(4)] ?? 0;

describe('hiddenHairShape', () => {
  it('lets hair that a hat hides fall below it as long as it was read, alike on both sides', () => {
    const [medium, long] = [shapeOf({ hairLength: sure('medium') }), shapeOf({})];
    expect(medium?.left.tip).toBeGreaterThan(44);
    expect(long?.left.tip).toBeGreaterThan((medium?.left.tip ?? 0) + 30);
    expect(long?.right).toEqual(long?.left);
    expect(characterFromReading(READING, { age: 5, gender: 'girl' }).character.hairShape).toEqual(long);
  });

  it.each<[string, Partial<FaceReading>]>([
    ['short hair', { hairLength: sure('short') }],
    ['a bald head', { hairLength: sure('bald') }],
    ['coils', { curl: sure('coily') }],
    ['hair under a scarf', { headwear: sure('scarf') }],
    ['a bare head', { headwear: sure('none') }],
  ])('knows no shape of %s', (_, change) => expect(shapeOf(change)).toBeNull());

  it('hangs into the brow where a fringe was read, and leaves it open elsewhere', () => {
    expect(browOf(true)).toBeGreaterThan(browOf(false) + 6);
  });

  it('draws curls that were read surely as ringlets, others as locks', () => {
    const alignment = (confidence: number) => shapeOf({ curl: { value: 'curly', confidence } })?.alignment;
    expect([alignment(0.9), alignment(0.3)]).toEqual([undefined, 70]);
    expect(shapeOf({ curl: sure('wavy') })).toMatchObject({ texture: 'wavy' });
  });

  it.each(['medium', 'long'] as const)('is a shape that a character may have: %s', (length) => {
    const shape = shapeOf({ hairLength: sure(length) });
    expect(hairShapeSchema.parse(shape)).toEqual(shape);
  });
});
