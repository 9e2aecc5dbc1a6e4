import type { Gender } from '@/lib/catalogue';
import { BEFORE_VERB } from './data/function-words';
import { OF_SPEECH, OF_THINGS, PERSON_OBJECT, TWO_OBJECTS } from './data/verbs';
import { getVowel } from './letters';
import {
  canBeSubject,
  canHaveGender,
  findPossibleSubjects,
  isAddressedByNarrator,
  isFree,
  isThing,
  nounsBefore,
  oppositeGender,
  type Page,
  sentenceStart,
} from './page';
import type { VerbForm } from './verb-forms';
import { getWrittenCase, type Word } from './words';

/** The subject of a verb: the hero, somebody else, or unknown. */
export type Subject = 'hero' | 'other' | 'unknown';

/** The subject of each verb by word index, and the words in the wrong gender. */
export type SubjectMap = { readonly of: ReadonlyMap<number, Subject>; readonly wrong: readonly number[] };

const third = (word: Word | undefined): VerbForm | undefined => word?.verbs.find(({ person }) => person === 'third');

/** Particles of this data that may be a subject. */
const STATED = new Set([
  'أحد',
  'شيء',
  'واحد',
  'كلهم',
  'كلها',
  'كلنا',
  'هذا',
  'هذه',
  'ذلك',
  'تلك',
  'هو',
  'هي',
  'نفسه',
  'نفسها',
]);

/** With them another clause begins. */
const CLAUSES = new Set(['الذي', 'التي', 'أن', 'لأن', 'لكن', 'كأن', 'حين', 'عندما']);

const ANYBODY = new Set(['أحد', 'أحدا', 'شيء']);

/** A following word of the same clause. */
const follows = (words: readonly Word[], at: number): Word | undefined => {
  const next = words[at + 1];
  return next && next.before === 'none' && next.quote === words[at]?.quote ? next : undefined;
};

/**
 * Looks for a subject after a verb, up to the end of its clause: a noun that no preposition governs, that is not
 * marked as an object, and that can agree with the verb.
 */
function statedSubject(words: readonly Word[], at: number, { gender, verb }: VerbForm): 'stated' | 'possible' | 'none' {
  for (let i = at + 1, governed = false; i < words.length; i++) {
    const word = words[i];
    if (word?.before !== 'none' || word.quote !== words[at]?.quote) return 'none';
    if (word.kind === 'verb' || word.kind === 'hero') return 'none';
    if (word.joined && word.kind !== 'preposition' && i > at + 1) return 'none';
    if (word.stem === 'حتى') return 'none';
    if (word.kind === 'preposition') governed = word.suffix === null;
    else if (word.kind === 'particle') {
      if (CLAUSES.has(word.stem)) return 'none';
      if (STATED.has(word.stem)) return 'stated';
    } else if (word.kind === 'noun') {
      const written = getWrittenCase(word);
      if (word.joined) return 'none';
      if (written === 'nominative' && canHaveGender(word, gender)) return 'stated';
      const moved = isThing(word) && !word.definite && !OF_THINGS.has(verb) && written === null;
      const object = moved || governed || word.governed || written === 'accusative' || written === 'genitive';
      if (!object && canHaveGender(word, gender) && (word.suffix || !/ا$/u.test(word.plain) || !isThing(word)))
        return /^(?:أبو|أخو)/u.test(word.stem) ? 'stated' : 'possible';
      governed = false;
    }
  }
  return 'none';
}

const TIME = new Set('يوم صباح مساء ليل ليلة ساعة لحظة مرة سنة شهر أسبوع كل نهار'.split(' '));

/** A noun that tells when or where: governed, in the accusative or genitive, or the second part of such a phrase. */
function isAdverbial(words: readonly Word[], at: number): boolean {
  const [word, previous] = [words[at], words[at - 1]];
  if (!word) return false;
  const written = getWrittenCase(word);
  if (word.governed || TIME.has(word.stem) || written === 'accusative') return true;
  const phrase = word.before === 'none' && !word.joined && previous?.kind === 'noun';
  return phrase ? isAdverbial(words, at - 1) : written === 'genitive';
}

/** Whether a verb after another verb and its subject may be the main one: no circumstance, or the first is relative. */
function isAfterClause(words: readonly Word[], at: number, first: number): boolean {
  if (words[at]?.verbs.every(({ tense }) => tense === 'perfect')) return true;
  return words.slice(Math.max(0, first - 2), first).some(({ stem }) => ['الذي', 'التي', 'ما', 'من'].includes(stem));
}

/** A noun before the verb in its clause that can be its subject, no relative pronoun between. */
function topicBefore(words: readonly Word[], at: number, gender: Gender): Subject | null {
  for (let i = at; i > 0; i--) {
    const [word, previous] = [words[i], words[i - 1]];
    if (!word || !previous || word.before !== 'none' || previous.quote !== words[at]?.quote) return null;
    if (i === at && word.joined && (word.joined !== 'ف' || words[i - 2]?.stem !== 'أما')) return null;
    if (previous.kind === 'hero') {
      if (words[i - 2]?.kind === 'verb' && isFree(words, i - 1) && isAfterClause(words, at, i - 2)) return 'unknown';
      if (isFree(words, i - 1) || (words[i - 2]?.stem === 'على' && words[i]?.stem === 'أن')) return 'hero';
      return 'unknown';
    }
    if (['الذي', 'التي', 'من', 'ما', 'لمن', 'بمن', 'ممن', 'مما'].includes(previous.stem)) return 'unknown';
    if (previous.kind === 'particle' && ANYBODY.has(previous.stem)) return 'other';
    if (previous.kind === 'noun') {
      if (!isAdverbial(words, i - 1)) return 'other';
      if (!previous.definite && !TIME.has(previous.stem)) return 'unknown';
      if (canBeSubject(previous) && canHaveGender(previous, gender)) return 'unknown';
    }
    if (previous.kind === 'verb') return null;
  }
  return null;
}

/** A sentence that opens with the hero's name and tells where he or she is; after a comma, what he or she does there. */
function topicOfSentence(words: readonly Word[], at: number): boolean {
  const verb = words[at];
  if (verb?.before !== 'comma' || verb.joined || verb.verbs.some(({ tense }) => tense === 'perfect')) return false;
  const start = sentenceStart(words, at);
  const between = words.slice(start + 1, at).map((word, i) => [word, start + 1 + i] as const);
  return (
    isFree(words, start) &&
    words.slice(start, at).every(({ quote }) => quote === verb.quote) &&
    between.every(([{ kind, joined }, i]) => kind !== 'verb' && (kind !== 'noun' || (!joined && isAdverbial(words, i))))
  );
}

/** Whether a verb stands where a clause begins. */
function beginsClause(words: readonly Word[], at: number): boolean {
  const [word, previous] = [words[at], words[at - 1]];
  if (!word || !previous || word.before !== 'none' || previous.quote !== word.quote || word.joined) return true;
  return BEFORE_VERB.has(previous.stem) || previous.kind === 'verb' || previous.kind === 'hero';
}

/** The name after a verb can be its object: the verb takes persons, and somebody is there to be its subject. */
function isObject(page: Page, at: number, form: VerbForm): boolean {
  const { words, gender } = page;
  const [word, previous, after] = [words[at], words[at - 1], words[at + 2]];
  if (topicBefore(words, at, form.gender) === 'other') return true;
  const persons = word?.verbs.filter(({ person }) => person === 'third').every(({ verb }) => PERSON_OBJECT.has(verb));
  if (!persons || word?.suffix || form.gender === gender) return false;
  const closesReply =
    previous && previous.quote !== null && word?.quote === null && OF_SPEECH.has(form.verb) && !word.joined;
  const ownObject = after?.before === 'none' && after.kind === 'noun' && !after.joined && !after.governed;
  if (closesReply || (ownObject && !TWO_OBJECTS.has(form.verb))) return false;
  return findPossibleSubjects(page, at, form.gender).length > 0;
}

/** The subject of a verb that has none beside it, as far as it stands in the hero's gender or could not be another's. */
function impliedSubject(page: Page, at: number, form: VerbForm, last: Subject, since: number): Subject {
  const { words, gender } = page;
  const actors = findPossibleSubjects(page, at, form.gender);
  const shown = form.tense === 'perfect' && getVowel(words[at]?.raw ?? '', words[at]?.suffix ? 1 : 0) !== '';
  const you = form.gender === 'girl' && !shown && isAddressedByNarrator(words);
  if (you) return 'unknown';
  const heroBefore = words.slice(0, at).some(({ kind }) => kind === 'hero');
  if (!heroBefore) return 'unknown';
  if (form.gender === gender) return last === 'hero' || actors.length === 0 ? 'hero' : last;
  if (actors.length === 0 && (!OF_THINGS.has(form.verb) || nounsBefore(page, at, form.gender).length === 0))
    return 'hero';
  const start = sentenceStart(words, at);
  const coordinated = words[at]?.joined === 'و' || words[at - 1]?.stem === 'ثم';
  if (
    last === 'hero' &&
    coordinated &&
    since >= start &&
    findPossibleSubjects(page, at, form.gender, start).length === 0 &&
    (!OF_THINGS.has(form.verb) ||
      !words
        .slice(start, at)
        .some((word) => word.suffix === form.gender || (word.kind === 'noun' && canHaveGender(word, form.gender))))
  )
    return 'hero';
  return 'unknown';
}

/** The subject of a verb after the hero's name: the hero, unless the verb points back to the name from another subject. */
function afterName(verb: Word, next: Word | undefined, stated: 'stated' | 'possible' | 'none'): Subject {
  if (verb.suffix && stated !== 'none') return 'unknown';
  return next?.kind === 'noun' && getWrittenCase(next) === 'nominative' ? 'other' : 'hero';
}

/** Finds the subject of every verb of the third person, in the order of the page. */
export function findSubjects(page: Page): SubjectMap {
  const { words, gender } = page;
  const of = new Map<number, Subject>();
  const wrong: number[] = [];
  let last = 'unknown' as Subject;
  let lastGender = null as Gender | null;
  let since = -1;
  const settle = (at: number, subject: Subject, form: VerbForm) => {
    of.set(at, subject);
    if (subject === 'hero' && form.gender === oppositeGender(gender)) wrong.push(at);
  };
  for (const [at, word] of words.entries()) {
    const forms = word.verbs.filter(({ person }) => person === 'third');
    const form = forms.find((each) => each.gender === gender) ?? third(word);
    if (word.kind !== 'verb' || !form) continue;
    const next = follows(words, at);
    const inQuote = word.quote !== null;
    let subject: Subject;
    if (next?.kind === 'hero' && !next.governed && !next.joined) subject = isObject(page, at, form) ? 'other' : 'hero';
    else {
      const stated = statedSubject(words, at, form);
      const shared =
        word.before === 'none' && !word.joined && words[at - 1]?.kind === 'verb' ? of.get(at - 1) : undefined;
      const topic = topicOfSentence(words, at) ? 'hero' : topicBefore(words, at, form.gender);
      if (topic === 'hero') subject = afterName(word, next, stated);
      else if (topic) subject = topic;
      else if (stated === 'stated') subject = 'other';
      else if (stated === 'possible')
        subject = form.gender === gender && last === 'hero' && word.joined === 'و' ? 'hero' : 'unknown';
      else if (inQuote || !beginsClause(words, at)) subject = 'unknown';
      else if (shared && (shared !== 'hero' || form.gender === gender)) subject = shared;
      else if (last === 'other' && lastGender === form.gender && word.joined) subject = 'other';
      else subject = impliedSubject(page, at, form, last, since);
      if (inQuote && !topic) subject = 'unknown';
    }
    settle(at, subject, form);
    if (!inQuote) [last, lastGender, since] = [subject, form.gender, subject === 'hero' ? at : since];
  }
  return { of, wrong };
}
