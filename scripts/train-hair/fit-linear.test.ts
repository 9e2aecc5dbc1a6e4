import { expect, it } from 'vitest';
import { applyLinear } from '@/lib/photos/face/traits/linear';
import { fitLinear, type LinearSample } from './fit-linear';

const OPTIONS = { features: ['light', 'spread'], penalty: 0.002, tooHigh: 2 };
/** Faces whose photos are all too light by 0.1 and by a part of their spread; at most `most` is added. */
const listSamples = (by: number, most = 1): readonly LinearSample[] =>
  Array.from({ length: 30 }, (_, at) => {
    const features = { light: 0.5 + 0.01 * at, spread: 0.1 + 0.002 * (at % 5) };
    return { features, weight: 1, wanted: -by, least: -1, most };
  });

it('takes off what all photos add, and leaves what is right as it is', () => {
  const [sunny, even] = [fitLinear(listSamples(0.1), OPTIONS), fitLinear(listSamples(0), OPTIONS)];
  for (const { features } of listSamples(0)) {
    expect(applyLinear(sunny, features)).toBeCloseTo(-0.1, 2);
    expect(applyLinear(even, features)).toBeCloseTo(0, 2);
  }
});

it('stays below the middle of what cannot be told apart: too light is worse than too dark', () => {
  const mixed = [...listSamples(0.1), ...listSamples(-0.1)];
  const { features } = mixed[0] as LinearSample;
  expect(applyLinear(fitLinear(mixed, OPTIONS), features)).toBeLessThan(-0.02);
  expect(applyLinear(fitLinear(mixed, { ...OPTIONS, tooHigh: 1 }), features)).toBeCloseTo(0, 2);
});
