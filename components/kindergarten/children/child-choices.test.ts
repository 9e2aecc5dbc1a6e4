import { expect, test } from 'vitest';
import { findChoice } from './child-choices';

const GENDERS = [
  { value: 'girl', label: 'בת' },
  { value: 'boy', label: 'בן' },
];

test('§5 class orders: a letter typed in a list cell chooses what begins with it, one after the other', () => {
  expect(findChoice(GENDERS, 'ב', '')).toBe('girl');
  expect(findChoice(GENDERS, 'ב', 'girl')).toBe('boy');
  expect(findChoice(GENDERS, 'ב', 'boy')).toBe('girl');
  expect(findChoice(GENDERS, 'x', 'boy')).toBeNull();
  expect(findChoice([{ value: '7', label: 'Moon Boat' }], 'm', '')).toBe('7');
});
