import type { Gender } from '@/lib/catalogue';
import { removeMarks } from '../../name-forms';
import { listStoryMessages } from '../../story-messages';
import { findWordPairs } from '../library-pairs';
import { ADJECTIVES, IRREGULAR } from './data/adjectives';
import { PERSON_PAIRS } from './data/nouns';
import { VERBS } from './data/verbs';
import { conjugate, type VerbForm, type VerbTable } from './verb-forms';

/** The lexicon: verbs with their forms, adjectives, and nouns for persons with their gender. */
export type Lexicon = VerbTable & {
  readonly adjectives: ReadonlyMap<string, Gender>;
  readonly persons: ReadonlyMap<string, Gender>;
};

/** Both genders of an adjective, and the masculine in the accusative. */
const adjectiveForms = (boy: string, girl: string): readonly (readonly [string, Gender])[] => [
  [boy, 'boy'],
  [`${boy}ا`, 'boy'],
  [girl, 'girl'],
];

/** Words without vowel signs. */
const wordsOf = (branch: string): readonly string[] => removeMarks(branch).match(/\p{L}+/gu) ?? [];

/** Adds unlisted perfects, imperfects and adjectives found in the two branches of our stories. */
function addStoryWords(table: VerbTable, adjectives: Map<string, Gender>): void {
  const bare = (word: string) => word.replace(/^[وف](?=\p{L}{3})/u, '');
  const known = (word: string) => table.bare.has(word) || table.bare.has(bare(word));
  const enter = (word: string, gender: Gender, tense: VerbForm['tense']) =>
    table.bare.set(word, [{ verb: word, person: 'third', gender, tense }]);
  for (const [boy, girl] of findWordPairs(listStoryMessages('ar'), wordsOf)) {
    const masculine = bare(boy).replace(/ا$/u, '');
    if (girl === `${boy}ة` || girl === `${boy.replace(/ا$/u, '')}ة`) {
      if (!adjectives.has(masculine))
        for (const [form, gender] of adjectiveForms(masculine, `${masculine}ة`)) adjectives.set(form, gender);
    } else if (girl === `${boy.replace(/[ىا]$/u, '')}ت` && !known(boy)) {
      enter(bare(boy), 'boy', 'perfect');
      enter(bare(girl), 'girl', 'perfect');
    } else if (/^ي/u.test(bare(boy)) && bare(girl) === bare(boy).replace(/^ي/u, 'ت') && !known(boy)) {
      enter(bare(boy), 'boy', 'imperfect');
      enter(bare(girl), 'girl', 'imperfect');
    }
  }
}

/** Participles of verbs with a weak last letter: it falls in the indefinite masculine, and stands everywhere else. */
const DEFECTIVE = new Set('ماش منحن مستلق باك ناس مرتد مناد مغن جاث'.split(' '));

function buildLexicon(): Lexicon {
  const table: VerbTable = { bare: new Map(), suffixed: new Map() };
  for (const pair of VERBS) conjugate(table, pair);
  const adjectives = new Map<string, Gender>();
  for (const word of ADJECTIVES.map(removeMarks)) {
    for (const [form, gender] of adjectiveForms(word, `${word}ة`)) adjectives.set(form, gender);
    if (DEFECTIVE.has(word))
      for (const [form, gender] of adjectiveForms(`${word}ي`, `${word}ية`)) adjectives.set(form, gender);
  }
  for (const [boy, girl] of IRREGULAR)
    for (const [form, gender] of adjectiveForms(boy, girl)) adjectives.set(form, gender);
  addStoryWords(table, adjectives);
  const persons = new Map<string, Gender>();
  for (const [boy, girl] of PERSON_PAIRS)
    for (const [form, gender] of adjectiveForms(boy, girl)) persons.set(form, gender);
  return { ...table, adjectives, persons };
}

let cachedLexicon: Lexicon | null = null;

/** The lexicon, built on first use. */
export function getLexicon(): Lexicon {
  cachedLexicon ??= buildLexicon();
  return cachedLexicon;
}
