import { describe, expect, test } from 'vitest';
import { getStage, STAGES } from '.';

const SETTINGS = Object.keys(STAGES).filter((name) => name !== 'portrait');
/** Stages made for a single story, before slots had common names. */
const SINGLE_STORY_STAGES = new Set([
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

describe.each(SETTINGS.filter((name) => !SINGLE_STORY_STAGES.has(name)))('%s', (name) => {
  const stage = getStage(name);

  test('has a day and a night palette', () =>
    expect(stage?.palettes).toEqual(expect.arrayContaining(['day', 'night'])));

  test('has the common slots', () =>
    expect(Object.keys(stage?.slots ?? {})).toEqual(expect.arrayContaining(['left', 'middle', 'right', 'far', 'air'])));
});
