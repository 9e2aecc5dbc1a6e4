import { isPredicate, isSpeechVerb, isTransitive, isVerb, predicateGender } from './lexicon';
import { type Unit, wordAt } from './units';
import * as W from './words';

const SUBJECT_PREFIXES = new Set(['', 'ו', 'ש', 'כש', 'וש', 'וכש']);
export const COPULA = /^(?:ו|ש|כש)?(?:היה|הייתה|היתה)$/u;
export const PRONOUN = /^(?:ו|ש|כש|וש|וכש)?(הוא|היא)$/u;

/** Whether the name at a place stands where a subject can: no preposition in it, before it or owning it. */
export function isSubjectName(units: readonly Unit[], place: number): boolean {
  const unit = units[place];
  if (unit?.kind !== 'name' || !SUBJECT_PREFIXES.has(unit.prefix)) return false;
  const before = wordAt(units, place - 1);
  const joined =
    unit.prefix === 'ו' &&
    (wordAt(units, place - 2) === 'של' || (W.isBeing(before) && W.isPreposition(wordAt(units, place - 2))));
  if (joined) return false;
  return !(unit.prefix !== 'ו' && (W.isPreposition(before) || /^(?:בשם|ששמו|ששמה|ושמו|ושמה|קוראים)$/u.test(before)));
}

/** The place of the nearest word that is neither adverb nor pronoun with a preposition, going one way. */
export function skipModifiers(units: readonly Unit[], place: number, step: 1 | -1): number {
  let at = place + step;
  while (wordAt(units, at) && (W.isAdverb(wordAt(units, at)) || W.isClitic(wordAt(units, at))) && !isPronoun(units, at))
    at += step;
  return at;
}
const isPronoun = (units: readonly Unit[], place: number) => PRONOUN.test(wordAt(units, place));

/** A word for what somebody is like, and for no deed. */
export const isQuality = (word: string): boolean => isPredicate(word) && !isVerb(word);

/** Behind a relative clause or an apposition set off by commas: "Noa, who …, sighed", "Noa, tired, slept". */
export function skipRelativeClause(units: readonly Unit[], place: number): number {
  const comma = units[place];
  if (
    comma?.kind !== 'mark' ||
    comma.text !== ',' ||
    !(/^ש/u.test(wordAt(units, place + 1)) || isQuality(wordAt(units, place + 1)))
  )
    return place;
  for (let at = place + 2; at < units.length; at++) {
    const unit = units[at];
    if (unit?.kind === 'mark' && unit.text === ',') return skipModifiers(units, at, 1);
  }
  return place;
}

export const takesObject = (verb: string) => isTransitive(verb) && !isSpeechVerb(verb);

/** Whether a marked object follows in the clause, so that the bare noun before it must be the subject. */
function hasObject(units: readonly Unit[], place: number): boolean {
  for (let at = place + 1; wordAt(units, at) && !(wordAt(units, at).startsWith('ו') && isVerb(wordAt(units, at))); at++)
    if (/^(?:את|אותו|אותה|אותם|אותן)$/u.test(wordAt(units, at))) return true;
  return false;
}

/**
 * Whether the verb has a subject of its own behind it ("and a bird came"): a noun that agrees with it and is no object.
 */
export function hasOwnSubject(units: readonly Unit[], place: number, objects: boolean): boolean {
  const verb = wordAt(units, place);
  const gender = predicateGender(verb);
  for (let at = place + 1; at < units.length; at++) {
    const unit = units[at];
    if (unit?.kind === 'name') return isSubjectName(units, at);
    const word = wordAt(units, at);
    if (!word || (word.startsWith('ו') && at > place + 1) || (word.startsWith('ו') && isVerb(word) && !W.isBeing(word)))
      return false;
    if (W.isAdverb(word) || W.isClitic(word)) continue;
    if (PRONOUN.test(word)) return true;
    if (W.isPreposition(word) || /^(?:באמצע|בסוף|בקצה|בראש|בצד|ב?פינת|בכל|לכל|מכל)$/u.test(word)) at++;
    else if (/^(?:כש|ש)/u.test(word) && !W.isBeing(word)) return false;
    else if (W.kinOwner(word)) return true;
    else if (W.hasPreposition(word) || isPredicate(word.replace(/^ה(?=..)/u, ''))) continue;
    else if (objects && takesObject(verb) && !W.isDefinite(word) && !W.isKin(word)) return hasObject(units, at);
    else if (W.isBeing(word) ? gender && W.isBeing(word, gender) : W.nounGender(word) === gender) return true;
  }
  return false;
}

/** Behind "in a lion's costume" and the like, where a verb follows the name's attribute at once. */
export function skipAttribute(units: readonly Unit[], place: number): number {
  if (!/^ב../u.test(wordAt(units, place)) || !W.hasPreposition(wordAt(units, place))) return place;
  const at = [place + 1, place + 2].find((next) => isVerb(wordAt(units, next)));
  const between = at === place + 2 ? wordAt(units, place + 1) : '';
  return at && !W.isDefinite(between) && !W.isPreposition(between) ? at : place;
}
