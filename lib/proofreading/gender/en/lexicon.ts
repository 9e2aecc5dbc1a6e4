import type { Gender } from '@/lib/catalogue';
import { listStoryMessages } from '../../story-messages';
import { findWordPairs } from '../library-pairs';
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
export const getPronounGender = (word: string): Gender | undefined => PRONOUNS[word];

const wordsOf = (branch: string): readonly string[] => branch.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];

type Lexicon = {
  readonly nouns: ReadonlyMap<string, NounGender>;
  /** Words that our stories write in small letters, so that a capital at a sentence's head makes no name of them. */
  readonly small: ReadonlySet<string>;
  /** Nouns that say the gender of a child or a grown-up, with their other form. */
  readonly gendered: ReadonlyMap<string, Gender>;
};

let cachedLexicon: Lexicon | undefined;

/** The nouns of beings and their genders: the written lists, and what our own stories' branches teach. */
export function getLexicon(): Lexicon {
  if (cachedLexicon) return cachedLexicon;
  const nouns = new Map<string, NounGender>();
  for (const noun of PERSONIFIED) nouns.set(noun, 'thing');
  for (const noun of [...CREATURES, ...PEOPLE]) nouns.set(noun, 'either');
  for (const noun of MALE) nouns.set(noun, 'boy');
  for (const noun of FEMALE) nouns.set(noun, 'girl');
  const messages = listStoryMessages('en');
  // King and queen, but not he and she: pronouns are read by themselves.
  const taught = findWordPairs(messages, wordsOf).filter(([male]) => !getPronounGender(male));
  const gendered = new Map<string, Gender>();
  for (const [male, female] of [...COUNTERPARTS, ...taught]) {
    if (!LOOSE.has(male)) gendered.set(male, 'boy');
    if (!LOOSE.has(female)) gendered.set(female, 'girl');
  }
  const small = new Set(messages.join(' ').match(/(?<![\p{L}’{-])\p{Ll}+(?![\p{L}’}])/gu) ?? []);
  cachedLexicon = { nouns, gendered, small };
  return cachedLexicon;
}
