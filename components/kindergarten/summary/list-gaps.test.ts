import { expect, test } from 'vitest';
import { createChild, createClass } from '../testing/sample-class';
import { listGaps } from './list-gaps';

const COMPLETE = { missing: [], otherHero: false, foreignName: false, duplicate: false };
const filled = { kindergartenName: 'Gan Rimon', contactName: 'Anat', email: 'anat@example.org' };

test('a complete class has no gaps', () => {
  const [child] = [createChild(1)];
  const hints = new Map([[child.id, COMPLETE]]);
  expect(listGaps(createClass(filled), [child], { hints, faults: {} })).toEqual({
    details: [],
    missingChildren: 9,
    children: [],
  });
});

test('§5 class orders: a class below the minimum is not complete', () => {
  const children = Array.from({ length: 12 }, (_, at) => createChild(at + 1));
  const count = (size: number) =>
    listGaps(createClass(filled), children.slice(0, size), { hints: new Map(), faults: {} }).missingChildren;
  expect([0, 8, 10, 12].map(count)).toEqual([10, 2, 0, 0]);
});

test('§5 class orders: what is missing, field by field and child by child', () => {
  const children = [createChild(1), createChild(2), createChild(3)];
  const hints = new Map([
    ['child-1', { ...COMPLETE, missing: ['photo'] as const }],
    ['child-2', { ...COMPLETE, otherHero: true, duplicate: true }],
    ['child-3', { ...COMPLETE, foreignName: true }],
  ]);
  const faults = { 'child-1': { age: { text: '40', code: 'age_out_of_range' } } } as const;
  const gaps = listGaps(createClass({ email: ' ', delivery: null }), children, { hints, faults });
  expect(gaps.details).toEqual(['kindergartenName', 'contactName', 'email', 'delivery']);
  expect(gaps.children.map(({ row, parts }) => [row, parts])).toEqual([
    [0, ['photo', 'fault']],
    [1, ['otherHero']],
  ]);
});

test('digital books need no delivery', () => {
  expect(
    listGaps(createClass({ ...filled, bookType: 'digital', delivery: null }), [], { hints: new Map(), faults: {} })
      .details,
  ).toEqual([]);
});

test('§9 input limits: one letter names neither a class nor a person', () => {
  const view = createClass({ ...filled, kindergartenName: ' א ', contactName: 'D' });
  expect(listGaps(view, [], { hints: new Map(), faults: {} }).details).toEqual(['kindergartenName', 'contactName']);
});
