import { expect, it } from 'vitest';
import { correctLightness } from '@/lib/photos/face/traits/skin-lightness';
import { fitLightness, type LightnessSample } from './fit-lightness';

/** Faces whose photos are all too light by `by`, with a tolerance of 0.01. */
const listSamples = (by: number): readonly LightnessSample[] =>
  Array.from({ length: 30 }, (_, at) => {
    const truth = 0.5 + 0.01 * at;
    const evidence = { light: truth + by, spread: 0.1 + 0.002 * (at % 5), saturation: 0.1, white: 0.7 };
    return { group: `${at}`, original: true, evidence, low: truth - 0.01, high: truth + 0.01 };
  });

it('takes off what all photos add, and leaves what is right as it is', () => {
  const [sunny, even] = [fitLightness(listSamples(0.08)), fitLightness(listSamples(0))];
  for (const { evidence, high } of listSamples(0.08))
    expect(correctLightness(evidence, sunny)).toBeLessThan(Math.min(evidence.light - 0.03, high + 0.02));
  for (const { evidence } of listSamples(0))
    expect(Math.abs(correctLightness(evidence, even) - evidence.light)).toBeLessThan(0.01);
});
