import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-versions';

const join = ({ start, changed, end }: ReturnType<typeof compareTexts>[number]) => start + changed + end;

describe('§4 "Editor saving": two versions of a page beside each other', () => {
  it.each([
    ['a word in the middle', 'Noa saw a light.', 'Noa saw a star.', 'light.', 'star.'],
    ['a word more', 'Noa saw a light.', 'Noa saw a small light.', '', 'small '],
    ['the same word twice', 'very very good', 'very good', 'very ', ''],
    ['everything', 'One', 'שניים', 'One', 'שניים'],
    ['a new paragraph', 'One', 'One\nTwo', '', '\nTwo'],
    ['nothing', 'One Two', 'One Two', '', ''],
    ['an empty text', '', 'One', '', 'One'],
  ])('%s', (_, one, other, mine, theirs) => {
    const [here, there] = compareTexts(one, other);
    expect([here.changed, there.changed]).toEqual([mine, theirs]);
    // Nothing of either text is hidden.
    expect([join(here), join(there)]).toEqual([one, other]);
  });
});
