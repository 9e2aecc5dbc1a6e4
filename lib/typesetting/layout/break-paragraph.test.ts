import { describe, expect, it } from 'vitest';
import { breakParts, countLines, splitParts } from './break-paragraph';

/** Every letter is one em wide; isolates and word joiners have no width. */
const measure = (part: string): number => [...part.replace(/[\u2060\u2068\u2069]/gu, '')].length;
const split = (text: string) => splitParts(text, measure);
const listParts = (text: string) => split(text).map(({ text: part }) => part);
const breakText = (text: string, width: number, balanced = false) => breakParts(split(text), width, balanced);

describe('a line may break', () => {
  it('at spaces, not at no-break spaces', () => {
    expect(listParts('one two\u00a0— three')).toEqual(['one', 'two\u00a0—', 'three']);
  });

  it('after a hyphen or maqaf between words, not after one letter, before a particle or before a number', () => {
    expect(listParts('well-known בית־ספר T-shirt ל־אמא малыш-то A-7')).toEqual([
      'well-',
      'known',
      'בית־',
      'ספר',
      'T-shirt',
      'ל־אמא',
      'малыш-то',
      'A-7',
    ]);
  });

  it('never inside the name, whether of two words or with a hyphen', () => {
    expect(listParts('ל\u2068בת אל\u2069 יש \u2068Anne-Marie\u2069!')).toEqual([
      'ל\u2068בת אל\u2069',
      'יש',
      '\u2068Anne-Marie\u2069!',
    ]);
  });
});

describe('lines', () => {
  it('are as few as possible and none is wider than the page', () => {
    const text = 'aaa bb cc ddddd';
    expect(breakText(text, 6)).toEqual(['aaa', 'bb cc', 'ddddd']);
    expect(countLines(split(text), 6)).toBe(3);
    expect(countLines([], 6)).toBe(0);
  });

  it('are little ragged: no short line between two long ones', () => {
    // Filled one after the other, the second line would have two letters.
    expect(breakText('aaa bb cc dddddd e', 8)).toEqual(['aaa', 'bb cc', 'dddddd e']);
    expect(breakText('aa bb cc ddddd ee', 8)).toEqual(['aa bb cc', 'ddddd ee']);
  });

  it('do not end with one short word', () => {
    expect(breakText('aaaa bbbb cccc dddd e', 20)).toEqual(['aaaa bbbb cccc', 'dddd e']);
    expect(breakText('aaaa bbbb cccc ddd eeeeeeee', 18)).toEqual(['aaaa bbbb cccc ddd', 'eeeeeeee']);
  });

  it('of an opening are of similar length', () => {
    expect(breakText('aaa bbb ccc ddd eee', 15, true)).toEqual(['aaa bbb ccc', 'ddd eee']);
    expect(breakText('aaa bbb ccc ddd', 12, true)).toEqual(['aaa bbb', 'ccc ddd']);
  });

  it('keep every letter', () => {
    const text = 'a well-known duck asked how do you fit them all in one bed';
    for (let width = 6; width < 60; width += 1)
      expect(breakText(text, width).join(' ').replaceAll('- ', '-')).toBe(text);
  });

  it('a part wider than the page stands alone', () => {
    expect(breakText('aa bbbbbbbbbb cc', 5)).toEqual(['aa', 'bbbbbbbbbb', 'cc']);
  });
});
