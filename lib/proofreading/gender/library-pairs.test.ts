import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { listStoryMessages } from '../story-messages';
import { findWordPairs, getOneSidedWords } from './library-pairs';

const wordsOf = (branch: string) => branch.match(/\p{L}+/gu) ?? [];
const pairsIn = (message: string) => findWordPairs([message], wordsOf);

describe('what the branches of our own stories teach', () => {
  test('the words that differ, side by side', () => {
    expect(pairsIn('{gender, select, boy {He sat like a king.} girl {She sat like a queen.}}')).toEqual([
      ['He', 'She'],
      ['king', 'queen'],
    ]);
  });

  test('the child’s name is no word of a branch', () => {
    expect(pairsIn('{gender, select, boy {King {name} sat.} girl {Queen {name} sat.}}')).toEqual([['King', 'Queen']]);
  });

  test('nor is a secondary character’s', () => {
    const message = '{gender, select, boy {He asked {friend}.} girl {She asked {friend}.}}';
    expect(pairsIn(message)).toEqual([['He', 'She']]);
  });

  test('branches of unequal length teach nothing', () => {
    expect(pairsIn('{gender, select, boy {He sat down.} girl {She sat.}}')).toEqual([]);
  });

  test('a word on both sides tells no gender', () => {
    const { m, f } = getOneSidedWords([
      ['his', 'her'],
      ['him', 'her'],
      ['her', 'hers'],
    ]);
    expect([...m]).toEqual(['his', 'him']);
    expect([...f]).toEqual(['hers']);
  });

  test.each(LANGUAGES)('every selection of the library in %s is read', (language) => {
    const told = listStoryMessages(language).join('\n');
    const selections = told.split('{gender, select,').length - 1;
    const branches: string[] = [];
    findWordPairs([told], (branch) => {
      branches.push(branch);
      return [];
    });
    expect(selections).toBeGreaterThan(50);
    expect(branches).toHaveLength(2 * selections);
  });
});
