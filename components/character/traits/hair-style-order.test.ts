import { expect, test } from 'vitest';
import { characterSchema, HAIR_STYLES } from '@/lib/illustrator';
import { hairStylesFor } from './hair-style-order';
import { BOOLEAN_TRAITS, groupsFor, isApplicable } from './trait-groups';

const traitsOf = (unsure: readonly string[] = []) => [...groupsFor(unsure)].flatMap(([, traits]) => traits);

test('offers every hair style to everyone, the likelier ones first', () => {
  for (const gender of ['boy', 'girl'] as const)
    expect([...hairStylesFor(gender)].sort()).toEqual([...HAIR_STYLES].sort());
  expect(hairStylesFor('boy')[0]).not.toBe(hairStylesFor('girl')[0]);
});

// Age and gender belong to the child; the shapes of face and hair come from the photo, and the traits replace them.
const NOT_OFFERED = ['age', 'gender', 'face', 'faceShape', 'hairShape', 'family', 'second', 'third'];

test('every other feature of the character can be corrected', () => {
  const offered = [...traitsOf().filter((trait) => trait !== 'marks'), ...BOOLEAN_TRAITS];
  const features = Object.keys(characterSchema.shape).filter((key) => !NOT_OFFERED.includes(key));
  expect([...offered].sort()).toEqual(features.sort());
});

test('features that the photo did not show clearly come first in a group of their own', () => {
  const groups = groupsFor(['glasses', 'hairStyle', 'somethingOld']);
  expect([...groups.keys()]).toEqual(['check', 'hair', 'skin', 'eyes', 'face', 'extras']);
  expect(groups.get('check')).toEqual(['hairStyle', 'glasses']);
  expect([...groupsFor([]).keys()][0]).toBe('hair');
});

test('asks for a colour only if there is something to colour', () => {
  const look = { age: 5, gender: 'girl', skin: '#e0a678', hairColor: '#3a2618', hairStyle: 'bob', eyeColor: '#6a4526' };
  const plain = characterSchema.parse(look);
  expect([
    isApplicable('glassesColor', plain),
    isApplicable('headwearColor', plain),
    isApplicable('skin', plain),
  ]).toEqual([false, false, true]);
  const dressed = characterSchema.parse({ ...look, glasses: 'round', headwear: 'hijab' });
  expect([isApplicable('glassesColor', dressed), isApplicable('headwearColor', dressed)]).toEqual([true, true]);
});
