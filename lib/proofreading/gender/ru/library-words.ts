import { normalizePunctuation } from '../../name-forms';
import { listStoryMessages } from '../../story-messages';
import { findWordPairs, getOneSidedWords, type OneSidedWords } from '../library-pairs';

const wordsOf = (branch: string): readonly string[] =>
  normalizePunctuation(branch)
    .toLowerCase()
    .match(/[а-яё-]+/gu) ?? [];

/** Two forms of one word begin alike. */
const sameLexeme = (his: string, her: string): boolean =>
  his.slice(0, 1) === her.slice(0, 1) && Math.abs(his.length - her.length) <= 3;

let cachedWords: OneSidedWords | undefined;

/** Words that our stories tell of a boy only, and those of a girl only; read once. */
export function getStoryWords(): OneSidedWords {
  cachedWords ??= getOneSidedWords(
    findWordPairs(listStoryMessages('ru'), wordsOf).filter(([his, her]) => sameLexeme(his, her)),
  );
  return cachedWords;
}
