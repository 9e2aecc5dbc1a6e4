/** A word used for a boy and its counterpart used for a girl. */
export type WordPair = readonly [boy: string, girl: string];

/** Words used for boys only, and words used for girls only. */
export type OneSidedWords = { readonly m: ReadonlySet<string>; readonly f: ReadonlySet<string> };

/** Branches contain words and the names of the child and of secondary characters: `{name}`, `{friend}`. */
const BRANCHES = /\{gender, select, boy \{((?:[^{}]|\{\w+\})*)\} girl \{((?:[^{}]|\{\w+\})*)\}\}/gu;

/** The differing words of the two branches of each select, pairwise; branches of unequal length are skipped. */
export function findWordPairs(
  messages: readonly string[],
  wordsOf: (branch: string) => readonly string[],
): readonly WordPair[] {
  const wordsIn = (branch: string) => wordsOf(branch.replaceAll(/\{\w+\}/gu, ''));
  return messages.flatMap((message) =>
    [...message.matchAll(BRANCHES)].flatMap(([, boy = '', girl = '']) => {
      const [his, hers] = [wordsIn(boy), wordsIn(girl)];
      if (his.length !== hers.length) return [];
      return his.flatMap((word, i): readonly WordPair[] => {
        const other = hers[i] ?? word;
        return other === word ? [] : [[word, other]];
      });
    }),
  );
}

/** The words on only one side of the pairs: these determine a gender by themselves. */
export function getOneSidedWords(pairs: readonly WordPair[]): OneSidedWords {
  const [his, hers] = [new Set(pairs.map(([boy]) => boy)), new Set(pairs.map(([, girl]) => girl))];
  return {
    m: new Set([...his].filter((word) => !hers.has(word))),
    f: new Set([...hers].filter((word) => !his.has(word))),
  };
}
