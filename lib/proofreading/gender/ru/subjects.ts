import type { Clause } from './clauses';
import { ROLES } from './data/adjectives';
import { COMPARISONS, LINKS, PREPOSITIONS } from './data/function-words';
import {
  adjectiveGender,
  type Grammatical,
  isPredicate,
  mayBeForeignName,
  mayBeSubject,
  pastGender,
  presents,
} from './morphology';
import { nounForms } from './nouns';
import type { Token } from './text';

/** Matches the tracked subject: the hero's name, or “я” or “ты” in speech. */
export type SubjectMatcher = (token: Token, clause: Clause) => boolean;

export type Subject =
  | { readonly who: 'followed'; readonly at: number }
  | { readonly who: 'pronoun'; readonly at: number; readonly gender: Grammatical }
  | { readonly who: 'other' }
  | { readonly who: 'nobody' };

const NAMING = /^(?:зовут|звали|звать|имени|имя|кличке|прозвище|назвали|называли)$/u;
const OTHERS =
  /^(?:я|ты|мы|вы|они|оно|кто|кто-то|кто-нибудь|никто|некто|котор(?:ый|ая|ое|ые)|каждый|каждая|все|кое-кто)$/u;

/** Members of a group that open a clause: “одна спряталась, другая нашлась”. */
const COUNTED =
  /^(?:один|одна|другой|другая|перв(?:ый|ая)|втор(?:ой|ая)|трет(?:ий|ья)|четв[её]рт(?:ый|ая)|пят(?:ый|ая)|последн(?:ий|яя))$/u;

/** Whether a preposition governs the word, directly or through its attributes. */
export function isGoverned(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 3; i--) {
    const { word } = tokens[i] as Token;
    if (PREPOSITIONS.has(word)) return true;
    if (
      !adjectiveGender(word) &&
      !/(?:ый|ий|ой|ую|юю|ого|его|ей|ых|их|ех|ые|ие|ин|свой|свою|мой|мою|один|одну)$/u.test(word)
    )
      return false;
  }
  return false;
}

/** Whether the word stands in the clause as the nominative of a noun of that gender. */
export function standsAsSubject(clause: Clause, at: number, gender: Grammatical): boolean {
  const token = clause.tokens[at];
  if (!token || token.name || isGoverned(clause.tokens, at)) return false;
  return mayBeSubject(token.word, gender) || (token.capital && mayBeForeignName(token.word));
}

/** Names that do not show their case: foreign ones, and those in a vowel that Russian does not decline. */
export const hasVisibleCase = (token: Token): boolean =>
  /[а-яё]$/u.test(token.word) && !/[оеиуюэыё]$/u.test(token.word);

/** Whether the name is the subject of its clause, not a genitive, a comparison or what somebody is called. */
function nameIsSubject({ tokens }: Clause, at: number): boolean {
  const token = tokens[at] as Token;
  const previous = tokens[at - 1];
  if (!previous) return true;
  if (PREPOSITIONS.has(previous.word) || COMPARISONS.has(previous.word) || NAMING.test(previous.word)) return false;
  const noun = nounForms(previous.word).length > 0 && !ROLES.has(previous.word);
  return hasVisibleCase(token) || !noun;
}

/** A noun that, in the accusative, the verb before it acts upon. */
function isObject(clause: Clause, noun: number, verb: number): boolean {
  const token = clause.tokens[noun] as Token;
  const known = nounForms(token.word);
  const thing = known.length > 0 && known.every(({ kind, gender }) => kind !== 'animate' && gender !== 'f');
  return noun > verb && thing && !presents(clause.tokens[verb]?.word ?? '');
}

/** Whether another noun of the verb's gender in the clause may be its subject. */
export function hasOtherSubject(clause: Clause, verb: number, gender: Grammatical, strict = false): boolean {
  return clause.tokens.some(
    (_, at) => at !== verb && standsAsSubject(clause, at, gender) && (strict || !isObject(clause, at, verb)),
  );
}

/** A noun in the nominative right behind the verb, or behind the name behind it: “вышла луна”. */
export function followedBySubject(clause: Clause, verb: number, wrong: Grammatical): boolean {
  const rest = clause.tokens.slice(verb + 1);
  const at = rest.findIndex((_, i) => standsAsSubject(clause, verb + 1 + i, wrong));
  if (at < 0) return false;
  const found = clause.tokens[verb + 1 + at] as Token;
  const animate = nounForms(found.word).some(({ kind }) => kind === 'animate');
  return presents(clause.tokens[verb]?.word ?? '') || animate;
}

/** Finds the subject of a clause. */
export function findSubject(clause: Clause, followed: SubjectMatcher): Subject {
  const { tokens } = clause;
  const at = tokens.findIndex((token) => followed(token, clause));
  const pronoun = tokens.findIndex(({ word }) => word === 'он' || word === 'она');
  const token = tokens[at];
  if (token && (!token.name || nameIsSubject(clause, at))) {
    const others = tokens.slice(0, at).some(({ word }) => OTHERS.test(word) || word === 'он' || word === 'она');
    return others ? { who: 'other' } : { who: 'followed', at };
  }
  const first = tokens.find(({ word }) => !LINKS.has(word));
  if (clause.afterQuote || (first && tokens.length > 1 && COUNTED.test(first.word))) return { who: 'other' };
  if (tokens.some(({ word }) => OTHERS.test(word))) return { who: 'other' };
  if (pronoun >= 0) return { who: 'pronoun', at: pronoun, gender: tokens[pronoun]?.word === 'он' ? 'm' : 'f' };
  const verbs = tokens.flatMap(({ word }, i) => {
    const gender = pastGender(word);
    return gender ? [{ i, gender }] : [];
  });
  if (verbs.length > 0)
    return verbs.some(({ i, gender }, k) =>
      k === 0 ? hasOtherSubject(clause, i, gender) : followedBySubject(clause, i, gender),
    )
      ? { who: 'other' }
      : { who: 'nobody' };
  const animate = tokens.some(
    (one, i) =>
      nounForms(one.word).some((form) => form.kind === 'animate' && form.nominative) && !isGoverned(tokens, i),
  );
  const purpose = first !== undefined && /^чтобы?$/u.test(first.word);
  const plural = !purpose && tokens.some(({ word }) => /(?:ли|лись|ло|лось)$/u.test(word) && isPredicate(word));
  return animate || plural ? { who: 'other' } : { who: 'nobody' };
}
