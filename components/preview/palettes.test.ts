import { expect, test } from 'vitest';
import { HAIR_STYLES } from '@/lib/illustrator';
import { hairStylesFor, nearest, traitOrder } from './palettes';

test('every hair style is offered to everyone, the likelier first', () => {
  for (const gender of ['boy', 'girl'] as const)
    expect([...hairStylesFor(gender)].sort()).toEqual([...HAIR_STYLES].sort());
  expect(hairStylesFor('boy')[0]).not.toBe(hairStylesFor('girl')[0]);
});

test('a tone between two swatches marks the nearer one', () => {
  expect(nearest('skin', '#f2c8a6')).toBe('#f3c9a5');
  expect(nearest('hairColor', '#201a18')).toBe('#1f1917');
  expect(nearest('eyeColor', '#4c82bd')).toBe('#4c82bd');
});

test('what the photo did not tell is asked first, the rest keeps its order', () => {
  expect(traitOrder(['glasses', 'hairStyle'])).toEqual(['hairStyle', 'glasses', 'skin', 'hairColor', 'eyeColor']);
  expect(traitOrder([])[0]).toBe('skin');
});
