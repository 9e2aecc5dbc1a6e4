import { describe, expect, it } from 'vitest';
import { isSameName, sortBySameName } from './same-name';

describe('heroes are compared by first name', () => {
  it.each([
    ['Noa', 'noa ', true],
    ['Zoé', 'Zoe\u0301', true],
    ['נועה', 'נועה', true],
    ['נועה', 'Noa', false],
    ['דָּנָה', 'דנה', true],
    ['Noa', null, false],
  ])('%s and %s: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same));

  it("each name once, the draft's own first", () => {
    const heroes = ['Adam', 'Noa', 'noa', 'נועה'].map((childName, at) => ({ childName, at }));
    expect(sortBySameName(heroes, 'Noa').map(({ at }) => at)).toEqual([1, 0, 3]);
  });
});
