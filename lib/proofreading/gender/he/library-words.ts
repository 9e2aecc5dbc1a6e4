import { removeMarks } from '../../name-forms';
import { listStoryMessages } from '../../story-messages';
import { findWordPairs, getOneSidedWords, type OneSidedWords } from '../library-pairs';

const wordsOf = (branch: string): readonly string[] => removeMarks(branch).match(/[א-ת'׳]+/gu) ?? [];

/** Two forms of one word share their first two letters, or the first after a prefix. */
const sameLexeme = (boy: string, girl: string): boolean =>
  boy.slice(0, 2) === girl.slice(0, 2) && Math.abs(boy.length - girl.length) <= 2;

/** A word without the "and" before it; no Hebrew verb or adjective of our books starts with ו itself. */
const bare = (word: string): string => word.replace(/^ו(?=..)/u, '');

/** Words that our stories tell of a boy only, and those of a girl only. */
export const getStoryWords = (): OneSidedWords =>
  getOneSidedWords(
    findWordPairs(listStoryMessages('he'), wordsOf)
      .filter(([boy, girl]) => boy.length > 2 && sameLexeme(boy, girl))
      .map(([boy, girl]) => [bare(boy), bare(girl)] as const),
  );
