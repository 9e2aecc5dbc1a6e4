import { expect, test } from 'vitest';
import { cropFractions, cropStyle, toPercentArea } from './crop-fractions';

test('converts percentages to fractions within the picture', () => {
  expect(cropFractions({ x: 25, y: 10, width: 50, height: 80 })).toEqual({ x: 0.25, y: 0.1, width: 0.5, height: 0.8 });
  const over = cropFractions({ x: 60, y: -1, width: 45, height: 100 });
  expect(over.x + over.width).toBeLessThanOrEqual(1);
  expect(over.y).toBe(0);
});

test('half of the picture fills the window at twice the size', () => {
  expect(cropStyle({ x: 0.25, y: 0, width: 0.5, height: 0.5 })).toMatchObject({
    inlineSize: '200%',
    transform: 'translate(-25%, 0%)',
  });
});

test('a proposed crop comes back from the cropper unchanged', () => {
  const crop = { x: 0.25, y: 0.125, width: 0.5, height: 0.75 };
  expect(cropFractions(toPercentArea(crop))).toEqual(crop);
});
