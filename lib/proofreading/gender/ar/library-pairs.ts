import { ALL_BASE_IDS } from '@/lib/catalogue';
import { storyByBaseId } from '@/lib/stories/server';
import { plain } from '../../name-forms';

/** A word told of a boy and the word in its place told of a girl, without vowel signs. */
export type WordPair = readonly [boy: string, girl: string];

const BRANCHES = /\{gender, select, boy \{((?:[^{}]|\{name\})*)\} girl \{((?:[^{}]|\{name\})*)\}\}/gu;

const wordsOf = (text: string): readonly string[] => plain(text.replaceAll('{name}', '')).match(/\p{L}+/gu) ?? [];

/** What the two branches of a message say differently, word by word; branches of unequal length tell nothing. */
export function pairsIn(message: string): readonly WordPair[] {
  return [...message.matchAll(BRANCHES)].flatMap(([, boy = '', girl = '']) => {
    const [ours, theirs] = [wordsOf(boy), wordsOf(girl)];
    if (ours.length !== theirs.length) return [];
    return ours.flatMap((word, i): WordPair[] => {
      const other = theirs[i] ?? word;
      return other === word ? [] : [[word, other]];
    });
  });
}

/** Every pair that our own stories use. */
export function libraryPairs(): readonly WordPair[] {
  const texts = ALL_BASE_IDS.map((id) => storyByBaseId(id)?.texts.ar).filter((text) => text !== undefined);
  return texts.flatMap(({ spreads, alts, coverAlt, closing, blurb }) =>
    [...spreads.flat(), ...alts, coverAlt, closing, blurb].flatMap(pairsIn),
  );
}
