import { expect, test } from 'vitest';
import { countGenders } from './count-genders';

test('§5 class orders: a child of whom nobody has said it counts as neither girl nor boy', () => {
  const children = [{ gender: 'girl' }, { gender: null }, { gender: 'boy' }, { gender: null }] as const;
  expect(countGenders(children)).toEqual({ girls: 1, boys: 1 });
});
