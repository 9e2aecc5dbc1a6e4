import { sameMarks } from '../../name-forms';
import { branchPairs, libraryMessages, type OneSided, oneSided } from '../library-pairs';

const wordsOf = (branch: string): readonly string[] =>
  sameMarks(branch)
    .toLowerCase()
    .match(/[а-яё-]+/gu) ?? [];

/** Two forms of one word begin alike. */
const sameLexeme = (his: string, her: string): boolean =>
  his.slice(0, 1) === her.slice(0, 1) && Math.abs(his.length - her.length) <= 3;

let ready: OneSided | undefined;

/** Words that our stories tell of a boy only, and those of a girl only; read once. */
export function libraryWords(): OneSided {
  ready ??= oneSided(branchPairs(libraryMessages('ru'), wordsOf).filter(([his, her]) => sameLexeme(his, her)));
  return ready;
}
