import { expect, test } from 'vitest';
import { fitAverages, type MeasuredChild } from './fit';

const children = [1, 2, 3, 4, 5, 6, 7].map(
  (age): MeasuredChild => ({
    age,
    measures: {
      noseWidth: 0.2 + 0.01 * age,
      smile: 0.1 * age,
      jaw: age % 2 ? 0.7 : 0.6,
      ...(age > 3 && { browThickness: 0.04 }),
    },
  }),
);
const { middleAge, measures } = fitAverages(children);

test('finds the mean at the middle age and what a year changes', () => {
  expect(middleAge).toBe(4);
  expect(measures.noseWidth).toEqual({ mean: 0.24, perYear: 0.01, spread: 0 });
});

test('takes neither chance nor a smile for growth', () => {
  expect(measures.jaw?.perYear).toBe(0);
  expect(measures.jaw?.spread).toBeGreaterThan(0.04);
  expect(measures.smile?.perYear).toBe(0);
});

test('leaves out what is not seen', () => {
  expect(measures.browThickness).toEqual({ mean: 0.04, perYear: 0, spread: 0 });
});
