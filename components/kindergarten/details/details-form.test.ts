import { expect, test } from 'vitest';
import { createClass } from '../testing/sample-class';
import { getSavableChanges, toDetails } from './details-form';

const saved = toDetails(createClass({ kindergartenName: 'Sunflower', email: 'old@example.org' }));

test('only what has changed is saved', () => {
  expect(getSavableChanges(saved, saved)).toEqual({});
  expect(getSavableChanges({ ...saved, contactName: ' Anat ', defaultAge: 4 }, saved)).toEqual({
    contactName: 'Anat',
    defaultAge: 4,
  });
  expect(getSavableChanges({ ...saved, delivery: null }, saved)).toEqual({ delivery: null });
});

test('§5 a half-typed e-mail address waits, and the other fields are saved', () => {
  const typed = { ...saved, email: 'anat@', kindergartenName: 'Gan Rimon' };
  expect(getSavableChanges(typed, saved)).toEqual({ kindergartenName: 'Gan Rimon' });
  expect(getSavableChanges({ ...typed, email: '' }, saved)).toEqual({ email: '', kindergartenName: 'Gan Rimon' });
});
