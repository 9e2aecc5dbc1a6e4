import {
  COPULA,
  hasOwnSubject,
  isQuality,
  isSubjectName,
  PRONOUN,
  skipAttribute,
  skipModifiers,
  skipRelativeClause,
  takesObject,
} from './clause';
import { NAMES_THAT_ARE_WORDS } from './data/function-words';
import { getReadings, isNounToo, isPredicate, isVerb, predicateGender, toWordSet } from './lexicon';
import type { HebrewGender } from './morphology';
import { type Unit, wordAt } from './units';
import * as W from './words';

const WORDS_TOO = toWordSet(NAMES_THAT_ARE_WORDS);
const NUMBER = /^(?:שנה|שנתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|\d+)$/u;
const REFLEXIVE = /^(?:ל|ב|מ|על|ש)?(?:עצמו|עצמה|לבדו|לבדה)$/u;
/** Verbs of being and appearing, whose subject often comes late: they do not go on about the one before. */
const EXISTENTIAL = /^(?:ו|ש|כש)?(?:היה|הייתה|היתה|נשמעה?|נראה|נראתה|נשארה?|הופיעה?|קרה|קרתה|נעלם|נעלמה|נעשה|נעשתה)$/u;

/** Who the running clause is about: the hero, or a pronoun that may stand for somebody else. */
type Subject = { readonly gender: HebrewGender; readonly hero: boolean; readonly tense?: 'past' | 'present' } | null;
export type FaultPosition = { readonly index: number; readonly length: number };

export const toPosition = (unit: { readonly index: number }, word: string): FaultPosition => ({
  index: unit.index,
  length: word.length,
});

/** A form that is a noun too counts as a verb only before what verbs take. */
const countsAsVerb = (units: readonly Unit[], place: number): boolean => {
  const next = wordAt(units, place + 1);
  return (
    !isNounToo(wordAt(units, place)) ||
    W.isClitic(next) ||
    W.isPreposition(next) ||
    W.isAdverb(next) ||
    next.startsWith('ש')
  );
};

/** "She ran" and "wanted" are one word; a way or a goal behind it tells that somebody runs. */
const RUNS_BEFORE = /^(?:אחרי[וה]?|אחריהם|אחריהן|אל|אליו|אליה|על|בין|מסביב|לאורך|הביתה|החוצה|מהר|קדימה|ב.+)$/u;
const genderAt = (units: readonly Unit[], place: number): HebrewGender | undefined => {
  const word = wordAt(units, place);
  if (/^[וש]?רצה$/u.test(word)) return RUNS_BEFORE.test(wordAt(units, place + 1)) ? 'f' : undefined;
  if (/^[וש]?שמה?$/u.test(word) && /^(?:את|אותו|אותה|לו|לה|לב)$/u.test(wordAt(units, place + 1)))
    return word.endsWith('ה') ? 'f' : 'm';
  return predicateGender(word);
};

const nameOf = (units: readonly Unit[], place: number): string => {
  const unit = units[place];
  return unit?.kind === 'name' ? unit.text.slice(unit.prefix.length) : '';
};

/** Whether a name that is a word too stands for the thing: behind a noun or "was", or before "one" or a quality. */
function isNounHere(units: readonly Unit[], place: number): boolean {
  const [before, behind] = [wordAt(units, place - 1), wordAt(units, place + 1)];
  if (units[place]?.kind === 'name' && /^(?:לי|שני|אלה)$/u.test(nameOf(units, place)) && /(?:ים|ות)$/u.test(behind))
    return true;
  const quality = isPredicate(behind) && !isVerb(behind) && !COPULA.test(before);
  return (
    /^(?:אחד|אחת)$/u.test(behind) ||
    quality ||
    (COPULA.test(before) && !isPredicate(behind)) ||
    W.nounGender(before) !== undefined
  );
}

const hasTense = (word: string, tense: 'past' | 'present') =>
  getReadings(word).forms.some(({ kind }) => kind === tense);

/** The tense of the predicate between two places, if it can be of one only. */
function tenseWithin(units: readonly Unit[], from: number, to: number): 'past' | 'present' | undefined {
  const tenses = (['past', 'present'] as const).filter((tense) =>
    units.slice(Math.max(0, from), to).some((unit) => unit.kind === 'word' && hasTense(unit.text, tense)),
  );
  return tenses.length === 1 ? tenses[0] : undefined;
}

/** Whether a participle behind "and" may go on describing the noun before it: "a cat, wet and frightened". */
function isAttribute(units: readonly Unit[], place: number): boolean {
  const gender = genderAt(units, place);
  const participle = getReadings(wordAt(units, place)).forms.some(
    ({ kind }) => kind === 'present' || kind === 'adjective',
  );
  const before = wordAt(units, place - 1);
  if (!gender || !participle || W.isDefinite(before) || !wordAt(units, place).startsWith('ו')) return false;
  return W.isBeing(before, gender) || (!isVerb(before) && predicateGender(before) === gender);
}

/** Whether a noun of the gender stands between the reflexive and the start of its clause. */
function nounBefore(units: readonly Unit[], place: number, gender: HebrewGender): boolean {
  for (let at = place - 1; units[at]?.kind === 'word'; at--) if (W.mayBeNoun(wordAt(units, at), gender)) return true;
  return false;
}

/** Whether a sentence tells of a being of the gender, by another word than the name. */
const names = (sentence: readonly Unit[], gender: HebrewGender | undefined): boolean =>
  sentence.some((unit) => unit.kind === 'word' && gender !== undefined && W.mayBeBeing(unit.text, gender));

/** Reads the narration of a page and collects the words that disagree with their subject. */
export function findNarrationFaults(
  sentences: readonly (readonly Unit[])[],
  hero: HebrewGender,
): readonly FaultPosition[] {
  const faults: FaultPosition[] = [];
  let carried: Subject = null;
  let earlier: readonly Unit[] = [];
  for (const sentence of sentences) {
    const first = sentence.find((unit) => unit.kind !== 'mark');
    if (!(first?.kind === 'word' && isVerb(first.text)) || names(earlier, predicateGender(first.text))) carried = null;
    earlier = sentence;
    const read = readSentence(sentence, hero, carried);
    faults.push(...read.faults);
    const last = sentence.at(-1);
    carried = last?.kind === 'mark' && last.text === '\n' ? null : read.subject;
  }
  return faults;
}

function readSentence(units: readonly Unit[], hero: HebrewGender, carried: Subject) {
  const faults: FaultPosition[] = [];
  let subject: Subject = carried;
  let opensClause = true;
  const check = (place: number, expected: HebrewGender, gender = genderAt(units, place)) => {
    const unit = units[place];
    if (unit?.kind === 'word' && gender && gender !== expected) faults.push(toPosition(unit, unit.text));
  };

  /** The predicate behind a subject; gives the place from which to read on. */
  const predicate = (place: number, of: NonNullable<Subject>, attributes: boolean): number => {
    let at = skipAttribute(units, skipRelativeClause(units, skipModifiers(units, place, 1)));
    const word = wordAt(units, at);
    if (W.definitePerson(/^(?:הוא|היא)$/u.test(word) ? wordAt(units, at + 1) : word) && of.hero) {
      const noun = /^(?:הוא|היא)$/u.test(word) ? at + 1 : at;
      check(noun, of.gender, W.definitePerson(wordAt(units, noun)));
      return noun + 1;
    }
    if (/^[בו]?(?:בן|בת)$/u.test(word) && NUMBER.test(wordAt(units, at + 1)))
      check(at, of.gender, word.endsWith('ן') ? 'm' : 'f');
    if (COPULA.test(word)) {
      check(at, of.gender);
      at = skipModifiers(units, at, 1);
      if (isPredicate(wordAt(units, at)) || getReadings(wordAt(units, at)).forms.length > 0) check(at, of.gender);
      return at + 1;
    }
    if (!isPredicate(word) || /^(?:וש|כש|ש)/u.test(word.slice(0, getReadings(word).prefix.length))) return place + 1;
    const onlyQuality = !isVerb(word);
    if (onlyQuality && !attributes) return place + 1;
    if (of.hero || !isNounToo(word)) check(at, of.gender);
    return of.hero && !takesObject(word) ? states(at, of.gender) : at + 1;
  };

  /** Qualities right behind the verb, "stood sad and tired"; gives the place from which to read on. */
  const states = (place: number, expected: HebrewGender): number => {
    let at = skipModifiers(units, place, 1);
    if (!isQuality(wordAt(units, at))) return place + 1;
    for (; isQuality(wordAt(units, at)); at++) check(at, expected);
    return at;
  };

  for (let place = 0; place < units.length; place++) {
    const unit = units[place];
    if (!unit) break;
    if (unit.kind === 'mark') {
      opensClause = true;
      continue;
    }
    if (unit.kind === 'quote') {
      subject = null;
      opensClause = true;
      continue;
    }
    if (unit.kind === 'name') {
      if (!isSubjectName(units, place)) {
        if (opensClause) subject = null;
        opensClause = false;
        continue;
      }
      const verb = skipModifiers(units, place, -1);
      const before = isVerb(wordAt(units, verb)) && !/^[וש]?(?:שמה?)$/u.test(wordAt(units, verb)) && unit.prefix === '';
      const owner = W.nounGender(wordAt(units, verb - 1)) !== undefined && !W.isPreposition(wordAt(units, verb - 2));
      const behind = genderAt(units, skipModifiers(units, place, 1));
      const wordToo = WORDS_TOO.has(nameOf(units, place)) && !before;
      const noun = WORDS_TOO.has(nameOf(units, place)) && isNounHere(units, place);
      const named = { gender: hero, hero: true } as const;
      if (noun) continue;
      if (before && !(owner && behind === hero)) check(verb, hero);
      const next = predicate(place, named, !wordToo);
      const tense = tenseWithin(units, before ? verb : place, next);
      subject = /^(?:ש|כש)/u.test(unit.prefix) ? null : { ...named, ...(tense && { tense }) };
      place = next - 1;
      opensClause = false;
      continue;
    }
    const word = unit.text;
    const pronoun = PRONOUN.exec(word)?.[1];
    if (pronoun) {
      const someone = { gender: pronoun === 'הוא' ? 'm' : 'f', hero: false } as const;
      const next = predicate(place, someone, false);
      const tense = tenseWithin(units, place, next);
      subject = { ...someone, ...(tense && { tense }) };
      place = next - 1;
      opensClause = false;
    } else if (W.isConjunction(word)) {
      if (!/^(?:ו?אבל|או|אך)$/u.test(word)) subject = null;
      opensClause = true;
    } else if (REFLEXIVE.test(word)) {
      const gender = word.endsWith('ה') ? 'f' : 'm';
      if (subject && gender !== subject.gender && !nounBefore(units, place, gender))
        faults.push(toPosition(unit, word));
    } else if (W.isAdverb(word) || W.isClitic(word)) {
      // Closes no clause; with "and" it opens one.
      if (word.startsWith('ו')) opensClause = true;
      if (word.startsWith('ו') && !W.isAdverb(word)) subject = null;
    } else if (isVerb(word)) {
      const { prefix } = getReadings(word);
      if (/ש$/u.test(prefix)) subject = null;
      else if (opensClause || prefix === 'ו') {
        // "The hero sat and sings": another tense is another's.
        if (subject?.tense && !hasTense(word, subject.tense)) subject = null;
        if (EXISTENTIAL.test(word) || hasOwnSubject(units, place, subject !== carried)) subject = null;
        else if (subject && countsAsVerb(units, place) && !isAttribute(units, place)) check(place, subject.gender);
      } else subject = null;
      opensClause = false;
    } else {
      const opens = opensClause || (word.startsWith('ו') && (W.isDefinite(word) || isVerb(wordAt(units, place + 1))));
      if (opens || /^ש(?:ה|כל|אף)/u.test(word)) subject = null;
      opensClause = false;
    }
  }
  return { faults, subject };
}
