import * as F from './data/function-words';
import * as N from './data/nouns';
import { addressGender, getReadings, isInfinitive, isPerson, isPredicate, isVerb, toWordSet } from './lexicon';
import type { HebrewGender } from './morphology';

const ADVERBS = toWordSet(F.ADVERBS);
const CLITICS = toWordSet(F.CLITICS);
const PREPOSITIONS = toWordSet(F.PREPOSITIONS);
const CONJUNCTIONS = toWordSet(F.CONJUNCTIONS);
const NEITHER = toWordSet(F.NEITHER);
const PRONOUNS = new Set([...toWordSet(F.THIRD_M), ...toWordSet(F.THIRD_F), ...CLITICS]);
const BEINGS = { m: toWordSet(N.BEINGS_M), f: toWordSet(N.BEINGS_F) } as const;
const THINGS_M = toWordSet(N.THINGS_M);
const FEMININE = toWordSet(N.FEMININE_WITHOUT_ENDING);
const MASCULINE = toWordSet(N.MASCULINE_IN_HE_OR_TAV);
const BELONGINGS = toWordSet(N.BELONGINGS);
const KIN = { m: toWordSet(F.KIN_OF_HIM), f: toWordSet(F.KIN_OF_HER) } as const;

const orAnd = (set: ReadonlySet<string>) => (word: string) =>
  set.has(word) || (word.startsWith('ו') && set.has(word.slice(1)));

export const isAdverb = orAnd(ADVERBS);
export const isClitic = orAnd(CLITICS);
export const isPreposition = (word: string): boolean =>
  PREPOSITIONS.has(word) || (/^[ושמל]/u.test(word) && !isVerb(word) && PREPOSITIONS.has(word.slice(1)));
export const isConjunction = orAnd(CONJUNCTIONS);

/** The word as it stands and without one to three prefixes, longest first. */
const strippings = (word: string): readonly string[] => {
  const forms = [word];
  for (let rest = word; /^[ושהכלבמ]..?/u.test(rest) && forms.length < 4; rest = rest.slice(1))
    forms.push(rest.slice(1));
  return forms;
};

export const isBeing = (word: string, gender?: HebrewGender): boolean =>
  strippings(word).some((form) => (gender ? BEINGS[gender].has(form) : BEINGS.m.has(form) || BEINGS.f.has(form)));

/** Whether the noun starts with "the", alone or after "and". */
export const isDefinite = (word: string): boolean => /^[וש]?ה../u.test(word);

const isPlural = (word: string): boolean => /..(?:ים|ות|יים)$/u.test(word);

/** Words of which no list but their look tells anything, and which name neither deed nor quality. */
function isClosed(word: string): boolean {
  const bare = (form: string) =>
    ADVERBS.has(form) || PREPOSITIONS.has(form) || CONJUNCTIONS.has(form) || NEITHER.has(form) || PRONOUNS.has(form);
  return (
    strippings(word).some(bare) ||
    isPredicate(word) ||
    isInfinitive(word) ||
    addressGender(word) !== undefined ||
    (/^ו?ה../u.test(word) && isPredicate(word.replace(/^ו?ה/u, '')))
  );
}

const isThing = (form: string): boolean => THINGS_M.has(form) || FEMININE.has(form) || MASCULINE.has(form);

/** The gender of a singular noun by list or by its ending; `undefined` for plurals and words that are no nouns. */
export function nounGender(word: string): HebrewGender | undefined {
  if (!word) return undefined;
  const forms = strippings(word);
  if (forms.some((form) => BEINGS.m.has(form) && BEINGS.f.has(form))) return undefined;
  if (forms.some((form) => BEINGS.f.has(form) || FEMININE.has(form))) return 'f';
  if (forms.some((form) => BEINGS.m.has(form) || THINGS_M.has(form) || MASCULINE.has(form))) return 'm';
  if (isPlural(word) || isClosed(word)) return undefined;
  return /[הת]$/u.test(word) ? 'f' : 'm';
}

/** Whether a word may stand for a being of a gender: known beings, and every unknown noun that looks like one. */
export function mayBeBeing(word: string, gender: HebrewGender): boolean {
  if (isBeing(word, gender)) return true;
  const forms = strippings(word);
  if (forms.some(isThing) || isBeing(word) || isOwnerKin(word)) return false;
  return nounGender(word) === gender;
}

/** Whether a word may be what a pronoun of a gender stands for, thing or being. */
export const mayBeNoun = (word: string, gender: HebrewGender): boolean =>
  isBeing(word, gender) || nounGender(word) === gender;

const isOwnerKin = (word: string): boolean => kinOwner(word) !== undefined;

/** Whose kin a word tells of: אחיו is his brother, אחיה hers. */
export function kinOwner(word: string): HebrewGender | undefined {
  const forms = [word, word.replace(/^[ושלבמ]/u, '')];
  if (forms.some((form) => KIN.m.has(form))) return 'm';
  return forms.some((form) => KIN.f.has(form)) ? 'f' : undefined;
}

const KIN_BEINGS = { m: toWordSet(F.KIN_MEN), f: toWordSet(F.KIN_WOMEN) } as const;
/** Whether a word is somebody's kin of a gender: אחותו and אחותה are women. */
export const isKinBeing = (word: string, gender: HebrewGender): boolean =>
  [word, word.replace(/^[ושלבמ]/u, '')].some((form) => KIN_BEINGS[gender].has(form));

export const isBelonging = (word: string): boolean => strippings(word).some((form) => BELONGINGS.has(form));

const NOUNS = toWordSet(N.NOUNS_LIKE_PREPOSITIONS);

/** Whether a word starts with a preposition glued on: במיטה, לסבתא, מהחלון; nouns known as such do not. */
export function hasPreposition(word: string): boolean {
  const bare = word.replace(/^ו(?=..)/u, '');
  return /^[בלמכ]../u.test(bare) && !knownWhole(bare) && !NOUNS.has(bare) && !isThing(bare);
}

const knownWhole = (word: string): boolean => BEINGS.m.has(word) || BEINGS.f.has(word);

/** The gender of a person noun with "the": הגיבור, הילדה. */
export function definitePerson(word: string): HebrewGender | undefined {
  if (!/^ה../u.test(word)) return undefined;
  const bare = word.slice(1);
  const genders = new Set(getReadings(bare).forms.flatMap(({ kind, gender }) => (kind === 'person' ? [gender] : [])));
  return isPerson(bare) && genders.size === 1 ? [...genders][0] : undefined;
}

/** Words that are nothing but a pronoun of the third person, by gender. */
export const THIRD = { m: toWordSet(F.THIRD_M), f: toWordSet(F.THIRD_F) } as const;

const KIN_WORDS = toWordSet('אבא אמא אימא סבא סבתא אליהו');
/** Kin that need no "the" to be known: Mother, Grandfather. */
export const isKin = (word: string): boolean => KIN_WORDS.has(word) || KIN_WORDS.has(word.replace(/^ו/u, ''));
