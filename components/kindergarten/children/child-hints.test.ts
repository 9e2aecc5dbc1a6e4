import { expect, test } from 'vitest';
import { createChild } from '../testing/sample-class';
import { findDuplicateNames, getChildHints, listDoubts } from './child-hints';

const NOTHING = { language: 'en', classBook: 1, books: [], duplicates: new Set<string>() } as const;

test('§5 class orders: what is missing, also before the server has the last change', () => {
  expect(getChildHints(createChild(1), NOTHING).missing).toEqual([]);
  const empty = createChild(1, { name: '', missing: ['photo'] });
  expect(getChildHints(empty, { ...NOTHING, classBook: null }).missing).toEqual(['name', 'photo', 'book']);
  const unknown = createChild(1, { gender: null, age: null });
  expect(getChildHints(unknown, NOTHING).missing).toEqual(['gender', 'age']);
  expect(getChildHints(createChild(1, { catalogueId: 3 }), { ...NOTHING, classBook: null }).missing).toEqual([]);
});

test('a photo that the teacher may not see is not missing', () => {
  const byLink = createChild(1, { addedByLink: true, missing: [] });
  expect(getChildHints(byLink, NOTHING).missing).toEqual([]);
});

test('§5 child name: letters of another script and names that stand twice are pointed out', () => {
  const namesakes = [
    createChild(1, { name: 'Noa', fullName: 'Noa Levi' }),
    createChild(2, { name: 'Noa', fullName: 'Noa Barak' }),
  ];
  expect([...findDuplicateNames(namesakes)]).toEqual([]);
  const children = [createChild(1, { name: 'Noa' }), createChild(2, { name: ' noa ' }), createChild(3, { name: '' })];
  const duplicates = findDuplicateNames(children);
  expect([...duplicates]).toEqual(['noa']);
  const hints = children.map((child) => getChildHints(child, { ...NOTHING, language: 'he', duplicates }));
  expect(hints.map(({ duplicate, foreignName }) => [duplicate, foreignName])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('§2 /kindergarten: a row names what the photo does not show well, each once', () => {
  const read = { readOnDevice: true, unsureTraits: ['hairStyle', 'headwear', 'hairColor'] };
  expect(listDoubts(createChild(1, read))).toEqual(['hair', 'headwear']);
  expect(listDoubts(createChild(1, { photoUrl: '/photo', unsureTraits: ['eyeColor'] }))).toEqual(['eyes']);
  expect(listDoubts(createChild(1, { unsureTraits: ['skin'] }))).toEqual([]);
});
