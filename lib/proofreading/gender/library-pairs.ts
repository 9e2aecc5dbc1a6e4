import { ALL_BASE_IDS } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { storyByBaseId } from '@/lib/stories/server';

/** A word told of a boy and the word in its place told of a girl. */
export type WordPair = readonly [boy: string, girl: string];

/** Words told of a boy only, and those told of a girl only. */
export type OneSided = { readonly m: ReadonlySet<string>; readonly f: ReadonlySet<string> };

/** The ICU messages of our own stories in one language: pages, pictures' descriptions, last page and back cover. */
export const libraryMessages = (language: Language): readonly string[] =>
  ALL_BASE_IDS.flatMap((id) => {
    const text = storyByBaseId(id)?.texts[language];
    return text ? [...text.spreads.flat(), ...text.alts, text.coverAlt, text.closing, text.blurb] : [];
  });

/** Branches hold words and the names of the child and of secondary characters: `{name}`, `{friend}`. */
const BRANCHES = /\{gender, select, boy \{((?:[^{}]|\{\w+\})*)\} girl \{((?:[^{}]|\{\w+\})*)\}\}/gu;

/** What the two branches of selections say differently, word by word; branches of unequal length tell nothing. */
export function branchPairs(
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

/** The words that stand on one side of the pairs only: those that tell a gender by themselves. */
export function oneSided(pairs: readonly WordPair[]): OneSided {
  const [his, hers] = [new Set(pairs.map(([boy]) => boy)), new Set(pairs.map(([, girl]) => girl))];
  return {
    m: new Set([...his].filter((word) => !hers.has(word))),
    f: new Set([...hers].filter((word) => !his.has(word))),
  };
}
