import { expect, test } from 'vitest';
import { characterSchema, HAIR_STYLES } from '@/lib/illustrator';
import { hairStylesFor } from './palettes';
import { groupsFor, isAsked, MARKS } from './trait-groups';

const traitsOf = (unsure: readonly string[] = []) => [...groupsFor(unsure)].flatMap(([, traits]) => traits);

test('every hair style is offered to everyone, the likelier first', () => {
  for (const gender of ['boy', 'girl'] as const)
    expect([...hairStylesFor(gender)].sort()).toEqual([...HAIR_STYLES].sort());
  expect(hairStylesFor('boy')[0]).not.toBe(hairStylesFor('girl')[0]);
});

test('every feature of the hero can be corrected, age and gender being the child’s own', () => {
  const offered = [...traitsOf().filter((trait) => trait !== 'marks'), ...MARKS];
  const features = Object.keys(characterSchema.shape).filter((key) => key !== 'age' && key !== 'gender');
  expect([...offered].sort()).toEqual(features.sort());
});

test('what the photo did not tell comes first, under a heading of its own', () => {
  const groups = groupsFor(['glasses', 'hairStyle', 'somethingOld']);
  expect([...groups.keys()]).toEqual(['check', 'hair', 'skin', 'eyes', 'face', 'extras']);
  expect(groups.get('check')).toEqual(['hairStyle', 'glasses']);
  expect([...groupsFor([]).keys()][0]).toBe('hair');
});

test('colours are asked for where there is something to colour', () => {
  const look = { age: 5, gender: 'girl', skin: '#e0a678', hairColor: '#3a2618', hairStyle: 'bob', eyeColor: '#6a4526' };
  const plain = characterSchema.parse(look);
  expect([isAsked('glassesColor', plain), isAsked('headwearColor', plain), isAsked('skin', plain)]).toEqual([
    false,
    false,
    true,
  ]);
  const dressed = characterSchema.parse({ ...look, glasses: 'round', headwear: 'hijab' });
  expect([isAsked('glassesColor', dressed), isAsked('headwearColor', dressed)]).toEqual([true, true]);
});
