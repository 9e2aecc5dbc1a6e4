import { ALL_BASE_IDS, type Gender } from '@/lib/catalogue';
import { storyByBaseId } from '@/lib/stories/server';
import { COUNTERPARTS, CREATURES, FEMALE, LOOSE, MALE, PEOPLE, PERSONIFIED } from './data/beings';

/** The gender that a noun carries; `either` for a being of no one gender, `thing` for what tales personify. */
export type NounGender = Gender | 'either' | 'thing';

const PRONOUNS: Readonly<Record<string, Gender>> = {
  he: 'boy',
  him: 'boy',
  his: 'boy',
  himself: 'boy',
  'he’s': 'boy',
  'he’d': 'boy',
  'he’ll': 'boy',
  she: 'girl',
  her: 'girl',
  hers: 'girl',
  herself: 'girl',
  'she’s': 'girl',
  'she’d': 'girl',
  'she’ll': 'girl',
};

/** The gender of a third-person pronoun in the singular; `undefined` for any other word. */
export const pronounGender = (word: string): Gender | undefined => PRONOUNS[word];

/** The texts of our own stories, as one string each. */
const libraryMessages = (): readonly string[] =>
  ALL_BASE_IDS.flatMap((id) => {
    const texts = storyByBaseId(id)?.texts.en;
    return texts ? [...texts.spreads.flat(), ...texts.alts, texts.coverAlt, texts.closing, texts.blurb] : [];
  });

const BRANCHES = /\{gender, select, boy \{((?:[^{}]|\{name\})*)\} girl \{((?:[^{}]|\{name\})*)\}\}/gu;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];

/** Word pairs of the two branches of our stories' selections, where these run in parallel: king and queen. */
export function branchPairs(messages: readonly string[]): readonly (readonly [string, string])[] {
  return messages.flatMap((message) =>
    [...message.matchAll(BRANCHES)].flatMap(([, boy = '', girl = '']) => {
      const [hers, his] = [wordsOf(girl), wordsOf(boy)];
      if (hers.length !== his.length) return [];
      return his.flatMap((word, i) => {
        const other = hers[i] ?? word;
        return other === word || pronounGender(word) ? [] : [[word, other] as const];
      });
    }),
  );
}

/** Whether our own stories say these very words, as of a character of theirs: “a boy called Sam”. */
export const isOwnCharacter = (words: string): boolean => lexicon().told.includes(words.toLowerCase());

type Lexicon = {
  /** All messages of our stories, in small letters. */
  readonly told: string;
  readonly nouns: ReadonlyMap<string, NounGender>;
  /** Words that our stories write in small letters, so that a capital at a sentence's head makes no name of them. */
  readonly small: ReadonlySet<string>;
  /** Nouns that say the gender of a child or a grown-up, with their other form. */
  readonly gendered: ReadonlyMap<string, Gender>;
};

let ready: Lexicon | undefined;

/** The nouns of beings and their genders: the written lists, and what our own stories' branches teach. */
export function lexicon(): Lexicon {
  if (ready) return ready;
  const nouns = new Map<string, NounGender>();
  for (const noun of PERSONIFIED) nouns.set(noun, 'thing');
  for (const noun of [...CREATURES, ...PEOPLE]) nouns.set(noun, 'either');
  for (const noun of MALE) nouns.set(noun, 'boy');
  for (const noun of FEMALE) nouns.set(noun, 'girl');
  const messages = libraryMessages();
  const pairs = [...COUNTERPARTS, ...branchPairs(messages)];
  const gendered = new Map<string, Gender>();
  for (const [male, female] of pairs) {
    if (!LOOSE.has(male)) gendered.set(male, 'boy');
    if (!LOOSE.has(female)) gendered.set(female, 'girl');
  }
  const small = new Set(messages.join(' ').match(/(?<![\p{L}’{-])\p{Ll}+(?![\p{L}’}])/gu) ?? []);
  ready = { nouns, gendered, small, told: messages.join('\n').toLowerCase() };
  return ready;
}
