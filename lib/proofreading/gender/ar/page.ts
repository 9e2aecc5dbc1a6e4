import type { Gender } from '@/lib/catalogue';
import { BEFORE_SUBJECT, PARTICLES, PREPOSITIONS } from './data/function-words';
import { FEMALE, FEMALE_ANIMALS, FEMININE_THINGS, MALE, MASCULINE, OWN } from './data/nouns';
import { getLexicon } from './lexicon';
import { getWrittenCase, NAMES, type Word } from './words';

/** A tokenized page and the child it is about. */
export type Page = { readonly words: readonly Word[]; readonly gender: Gender };

export const oppositeGender = (gender: Gender): Gender => (gender === 'boy' ? 'girl' : 'boy');

/** Whether a noun may have a gender; an unmarked noun may have either. */
export const canHaveGender = (word: Word, gender: Gender): boolean => word.gender === null || word.gender === gender;

/** A person or an animal by its name or its kind. */
const isAnimate = ({ stem }: Word): boolean =>
  [stem, stem.replace(/ة$/u, '')].some((form) => MALE.has(form) || FEMALE.has(form) || FEMALE_ANIMALS.has(form)) ||
  NAMES.has(stem) ||
  getLexicon().persons.has(stem);

/** Whether a noun may be somebody who acts: unknown words may, unless an article and a preposition make them places. */
export const canBeSubject = (word: Word): boolean =>
  isAnimate(word) || (!isThing(word) && !(word.governed && /^[وفبكل]{0,2}(?:ال|لل)/u.test(word.plain)));

export const isThing = (word: Word): boolean =>
  !isAnimate(word) && (MASCULINE.has(word.stem) || FEMININE_THINGS.has(word.stem) || OWN.has(word.stem));

/** Nouns before a position that a word of the given gender may refer to. */
export function nounsBefore({ words }: Page, at: number, gender: Gender): readonly Word[] {
  return words.slice(0, at).filter((word) => word.kind === 'noun' && canHaveGender(word, gender));
}

/** A noun that has acted: its verb stands right before it, or it carries the nominative. */
function hasActed(words: readonly Word[], at: number): boolean {
  const [word, previous, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word || word.governed) return false;
  const topic = next?.before === 'none' && next.kind === 'verb' && !next.joined && !next.suffix;
  if (topic && next.verbs.some(({ gender, person }) => person === 'third' && canHaveGender(word, gender))) return true;
  const written = getWrittenCase(word);
  if (written) return written === 'nominative';
  return (
    previous?.kind === 'verb' &&
    word.before === 'none' &&
    previous.suffix === null &&
    previous.verbs.some(({ gender }) => canHaveGender(word, gender))
  );
}

/** An attribute: it follows a noun and agrees with it in article or nunation. */
function isAttribute(words: readonly Word[], at: number): boolean {
  const [word, previous] = [words[at], words[at - 1]];
  if (!word || previous?.kind !== 'noun' || word.before !== 'none' || word.joined || isAnimate(word)) return false;
  const article = (of: Word) => /^[وفبك]?(?:ال|لل)/u.test(of.plain);
  const nunated = (of: Word) => /[\u064b-\u064d]/u.test(of.raw) || (!of.suffix && /ا$/u.test(of.plain));
  return (article(word) && article(previous)) || (nunated(word) && nunated(previous));
}

/** Those before a place that could do, say or feel something: persons, animals, unknown words, and things that acted. */
export function findPossibleSubjects({ words }: Page, at: number, gender: Gender, from = 0): readonly Word[] {
  return words.filter(
    (word, i) =>
      i >= from &&
      i < at &&
      word.kind === 'noun' &&
      !isAttribute(words, i) &&
      canHaveGender(word, gender) &&
      (canBeSubject(word) || hasActed(words, i)),
  );
}

/** Whether the hero's name at a place may be a subject or a topic: no genitive, and after no preposition. */
export function isFree(words: readonly Word[], at: number): boolean {
  const [hero, previous] = [words[at], words[at - 1]];
  if (hero?.kind !== 'hero' || hero.governed) return false;
  if (!previous || hero.before !== 'none' || hero.joined || previous.quote !== hero.quote) return true;
  if (previous.kind === 'verb') return true;
  if (BEFORE_SUBJECT.has(previous.stem)) return true;
  return (
    previous.kind === 'particle' &&
    PARTICLES.has(previous.stem) &&
    !PREPOSITIONS.has(previous.stem) &&
    previous.stem !== 'يا'
  );
}

/** Where the sentence of a word begins. */
export function sentenceStart(words: readonly Word[], at: number): number {
  let i = at;
  while (i > 0 && words[i]?.before !== 'sentence' && words[i]?.quote === words[at]?.quote) i--;
  return i;
}

/** Whether the narrator addresses the hero, and nobody else, by name. */
export function isAddressedByNarrator(words: readonly Word[]): boolean {
  const called = words.flatMap((word, i) => (word.quote === null && word.stem === 'يا' ? [words[i + 1]] : []));
  return called.length > 0 && called.every((word) => word?.kind === 'hero');
}
