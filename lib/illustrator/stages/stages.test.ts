import { describe, expect, test } from 'vitest';
import { isIndoors, STAGE_NAMES, stageOf } from '.';

const SETTINGS = STAGE_NAMES.filter((name) => name !== 'portrait');
/** Painted for pages of one story, before places had names in common. */
const OF_ONE_STORY = new Set([
  'bedroom',
  'windowSeat',
  'garden',
  'woodEdge',
  'foxWood',
  'stream',
  'owlHill',
  'windyWood',
  'mushroomWood',
  'clearing',
  'meadow',
  'glade',
]);

test('there are at least thirty settings, indoors and outdoors', () => {
  expect(SETTINGS.length).toBeGreaterThanOrEqual(30);
  expect(SETTINGS.filter(isIndoors).length).toBeGreaterThanOrEqual(10);
});

describe.each(SETTINGS.filter((name) => !OF_ONE_STORY.has(name)))('%s', (name) => {
  const stage = stageOf(name);

  test('can be told by day and by night', () =>
    expect(stage?.palettes).toEqual(expect.arrayContaining(['day', 'night'])));

  test('has places for everybody', () =>
    expect(Object.keys(stage?.slots ?? {})).toEqual(expect.arrayContaining(['left', 'middle', 'right', 'far', 'air'])));
});
