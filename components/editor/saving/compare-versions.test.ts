import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-versions';

const listMarked = (text: string, other: string) =>
  compareTexts(text, other)
    .filter(({ changed }) => changed)
    .map((part) => part.text.trim());

describe('§4 "Editor saving": two versions of a page beside each other', () => {
  it.each([
    ['a word in the middle', 'Noa saw a light.', 'Noa saw a star.', ['light.'], ['star.']],
    ['a word more', 'Noa saw a light.', 'Noa saw a small light.', [], ['small']],
    ['two places', 'הלילה נועה ישנה. והירח?', 'אמש נועה ישנה. והכוכב?', ['הלילה', 'והירח?'], ['אמש', 'והכוכב?']],
    ['everything', 'One', 'שניים', ['One'], ['שניים']],
    ['a new paragraph', 'One', 'One\nTwo', [], ['Two']],
    ['nothing', 'One Two', 'One Two', [], []],
    ['an empty text', '', 'One', [], ['One']],
  ])('%s', (_, one, other, mine, theirs) => {
    expect(listMarked(one, other)).toEqual(mine);
    expect(listMarked(other, one)).toEqual(theirs);
    // Nothing of either text is hidden.
    const join = (parts: ReturnType<typeof compareTexts>) => parts.map(({ text }) => text).join('');
    expect([join(compareTexts(one, other)), join(compareTexts(other, one))]).toEqual([one, other]);
  });
});
