import { describe, expect, test } from 'vitest';
import { STORY_VARIANTS } from '../../testing/tellings';
import { doughnutForEveryone } from '.';

const TELLINGS = STORY_VARIANTS.filter(({ story }) => story.baseId === doughnutForEveryone.baseId);
/** Of the eight doughnuts, those that are left after each visit, by spread. */
const LEFT = { s04: 7, s05: 5, s06: 3, s07: 2 } as const;

describe.each(TELLINGS)('§10 heroes together: eight doughnuts, told $told', ({ story: { picture } }) => {
  const pictureOf = (key: string) => {
    const scene = picture?.spreads.find((spread) => spread.key === key)?.scene.pictures[0]?.scene;
    if (!scene) throw new Error(`no picture of ${key}`);
    return scene;
  };

  test('are one for everybody at home, who all look out of the window', () => {
    const { heroes = [], companions = [] } = pictureOf('s09');
    expect(heroes.length + companions.length).toBe(8);
  });

  test.each(Object.entries(LEFT))('are as many in the box on %s as are left: %i', (key, left) => {
    const boxes = pictureOf(key).props?.filter(({ kind }) => kind === 'doughnutBox');
    expect(boxes?.map(({ count }) => count)).toEqual([left]);
  });
});
