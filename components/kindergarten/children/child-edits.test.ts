import { expect, test } from 'vitest';
import { createChild } from '../testing/sample-class';
import { dropSaved, NO_EDITS, pickValues, setFault, setValues, withEdits } from './child-edits';

test('§7 what is typed stays until the server has it, and newer typing is not lost', () => {
  const first = setValues(NO_EDITS, 'a', { name: 'Noa', age: 4 }, ['name', 'age']);
  const second = setValues(first, 'a', { name: 'Noam' }, ['name']);
  expect(dropSaved(second, 'a', { name: 'Noa', age: 4 }).values).toEqual({ a: { name: 'Noam' } });
  expect(dropSaved(second, 'a', { name: 'Noam', age: 4 }).values).toEqual({});
});

test('a fault stays with its text until its own cell is right', () => {
  const faulty = setFault(NO_EDITS, 'a', 'age', { text: '40', code: 'age_out_of_range' });
  expect(setValues(faulty, 'a', { name: 'Noa' }, ['name']).faults.a?.age?.text).toBe('40');
  expect(setValues(faulty, 'a', { age: 4 }, ['age']).faults).toEqual({});
});

test('only a child with changes is another object', () => {
  const child = createChild(1);
  expect(withEdits(child, undefined)).toBe(child);
  expect(withEdits(child, { age: 9 })).toEqual({ ...child, age: 9 });
  expect(pickValues(child, { age: 9, name: 'X' })).toEqual({ age: child.age, name: child.name });
});
