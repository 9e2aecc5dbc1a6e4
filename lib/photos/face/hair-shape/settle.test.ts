import { describe, expect, it } from 'vitest';
import type { FaceReading } from '../../model.ts';
import type { Fall } from './fall.ts';
import { HAIR_MEASURES } from './schema.ts';
import { settleFalls } from './settle.ts';

const fall = (tip: number, outer = 70): Fall => ({
  tip,
  outer: Array.from({ length: HAIR_MEASURES.fallRows }, () => outer),
  inner: Array.from({ length: HAIR_MEASURES.fallRows }, () => 44),
});
type Length = FaceReading['hairLength'];
const tips = (left: Fall, right: Fall, value: Length['value'], confidence = 0.9): readonly number[] =>
  settleFalls([left, right], { value, confidence }).map(({ tip }) => tip);

describe('settleFalls', () => {
  it('believes hair that hangs low and wide beside the face, whatever length was read', () => {
    expect(Math.min(...tips(fall(50, 80), fall(20, 66), 'short'))).toBeGreaterThanOrEqual(44);
  });

  it.each([
    ['hangs on one side only, of a turned head', fall(50, 80), fall(4, 52)],
    ['lies close to the neck: its shadow', fall(50, 64), fall(50, 64)],
    ['stands off the head but ends above the ears', fall(12, 80), fall(12, 80)],
  ])('believes a length that was read as short where the hair %s', (_, left, right) => {
    expect(Math.max(...tips(left, right, 'short'))).toBeLessThanOrEqual(12);
  });

  it('draws tips to the length that was read surely, and leaves them where it was not', () => {
    expect(tips(fall(56), fall(60), 'long')).toEqual([92, 92]);
    expect(tips(fall(100), fall(100), 'medium')).toEqual([74, 74]);
    expect(tips(fall(100), fall(100), 'medium', 0.3)).toEqual([100, 100]);
  });

  it('gives a side in shadow the fall of the other', () => {
    expect(tips(fall(50), fall(0), 'medium')).toEqual([50, 50]);
    expect(tips(fall(56), fall(0), 'short', 0.3)).toEqual([12, 12]);
  });
});
