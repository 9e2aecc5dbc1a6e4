import type { Clause } from './clauses';
import { COPULA, ROLES } from './data/adjectives';
import { INVARIABLE, LINKS, PREPOSITIONS, SUBORDINATORS } from './data/function-words';
import { adjectiveGender, emphaticGender, type Grammatical, isPredicate, pastGender, shortGender } from './morphology';
import {
  findSubject,
  followedBySubject,
  hasOtherSubject,
  hasVisibleCase,
  isGoverned,
  type SubjectMatcher,
  standsAsSubject,
} from './subjects';
import type { Token } from './text';

type Options = {
  /** What the subject's predicates have to be. */
  readonly gender: Grammatical;
  /** Clauses without a subject go on about the last one. */
  readonly goesOn: boolean;
  /** “Ты смелый”: an adjective is a predicate without a verb. */
  readonly bareAdjectives: boolean;
  /** Whether one of them may be taken for the pronoun that contradicts its verb. */
  readonly pronouns: boolean;
};

/** Whom clauses without a subject go on about. */
type Topic = 'followed' | 'pronoun' | 'other';

const oppositeGender = (gender: Grammatical): Grammatical => (gender === 'm' ? 'f' : 'm');

/** Nothing follows that an adjective, or “один”, could belong to. */
function standsAlone({ tokens }: Clause, at: number): boolean {
  const next = tokens[at + 1];
  return (
    !next || next.before.includes('—') || LINKS.has(next.word) || PREPOSITIONS.has(next.word) || next.word === 'как'
  );
}

/** Words between a verb and the name behind it leave room for another subject. */
const parted = (clause: Clause, verb: number, name: number, wrong: Grammatical): boolean =>
  name - verb > 5 ||
  clause.tokens.slice(verb + 1, name).some(({ word }, i) => {
    const role = ROLES.has(word) && verb + 2 + i === name;
    return (LINKS.has(word) && word !== 'и') || (!role && standsAsSubject(clause, verb + 1 + i, wrong));
  });

/** Words between somebody and what they are: “Миша — просто мальчик”. */
const links = (word: string): boolean =>
  !LINKS.has(word) && !PREPOSITIONS.has(word) && (INVARIABLE.has(word) || adjectiveGender(word) !== undefined);

/** The subject stands in its clause before its first verb, and shows that it is the nominative. */
const sureSubject = ({ tokens }: Clause, subject: number, verb: number): boolean =>
  hasVisibleCase(tokens[subject] as Token) && !tokens.slice(subject + 1, verb).some(({ word }) => isPredicate(word));

/** A verb that “и” links, without a comma, to one of the right gender before it shares that one's subject. */
function coordinated({ tokens }: Clause, verb: number, gender: Grammatical): boolean {
  const link = tokens.slice(0, verb).findLastIndex(({ word }) => word === 'и');
  return link >= 0 && verb - link <= 3 && tokens.slice(0, link).some(({ word }) => pastGender(word) === gender);
}

/** Which words of a clause about somebody are in the other gender. */
function findDisagreeingWords(
  clause: Clause,
  subject: number,
  { gender, bareAdjectives }: Options,
  strict = false,
): readonly Token[] {
  const wrong = oppositeGender(gender);
  const { tokens } = clause;
  const copula = tokens.findIndex(({ word }) => pastGender(word) && COPULA.test(word));
  const verbs = tokens.some(({ word }) => pastGender(word));
  return tokens.filter(({ word, name }, at) => {
    if (name || (pastGender(word) && isGoverned(tokens, at))) return false;
    if (pastGender(word) === wrong || shortGender(word) === wrong) {
      if (coordinated(clause, at, gender)) return !followedBySubject(clause, at, wrong);
      if (subject < 0) return !hasOtherSubject(clause, at, wrong, strict);
      if (at < subject) return !parted(clause, at, subject, wrong) && !followedBySubject(clause, subject, wrong);
      return sureSubject(clause, subject, at) || !followedBySubject(clause, at, wrong);
    }
    if (ROLES.get(word) === wrong && subject >= 0 && at > subject)
      return standsAlone(clause, at) && tokens.slice(subject + 1, at).every((one) => links(one.word));
    if (emphaticGender(word) === wrong) {
      const next = tokens[at + 1];
      if (isGoverned(tokens, at)) return false;
      if (word.startsWith('сам')) return !next || !standsAsSubject(clause, at + 1, wrong);
      return standsAlone(clause, at) && (copula >= 0 || (bareAdjectives && !verbs));
    }
    if (adjectiveGender(word) === wrong && standsAlone(clause, at) && !isGoverned(tokens, at))
      return (copula >= 0 && copula < at) || (bareAdjectives && !verbs && subject >= 0 && at > subject);
    return false;
  });
}

/**
 * An adjective that commas part from the hero: “Миша сидит в кровати, закутанная в одеяло”, “Усталая, Миша уснул”.
 * It is in the nominative and so cannot belong to any other noun there that is not.
 */
function detachedAttribute(
  clauses: readonly Clause[],
  index: number,
  followed: SubjectMatcher,
  gender: Grammatical,
): readonly Token[] | undefined {
  const clause = clauses[index] as Clause;
  const wrong = oppositeGender(gender);
  const first = clause.tokens.findIndex(({ word }) => !INVARIABLE.has(word));
  const token = clause.tokens[first];
  if (!token || adjectiveGender(token.word) !== wrong || !standsAlone(clause, first)) return undefined;
  if (clause.tokens.some(({ word }, at) => pastGender(word) || standsAsSubject(clause, at, wrong))) return undefined;
  const [before, after] = [clauses[index - 1], clauses[index + 1]];
  const host = clause.opensSentence ? after : before;
  const parted = (clause.opensSentence ? after?.opener : clause.opener)?.trim() === ',';
  if (!host || !parted || (clause.opensSentence && host.opensSentence)) return undefined;
  const subject = findSubject(host, followed);
  const free = host.tokens.every((_, at) => !standsAsSubject(host, at, wrong));
  const near = !clause.opensSentence || (subject.who === 'followed' && subject.at <= 1);
  return subject.who === 'followed' && free && near ? [token] : undefined;
}

/** “…, что Петя не закрыл калитку”: what follows after “и” may go on about the main clause's subject. */
const isSubordinate = ({ tokens, opensSentence }: Clause): boolean =>
  !opensSentence && SUBORDINATORS.has(tokens[0]?.word ?? '');

/** Whether the first words of a clause let it go on about the subject of the one before. */
function maySkipSubject(clause: Clause): boolean {
  const [first] = clause.tokens;
  return first !== undefined && !(SUBORDINATORS.has(first.word) && !/^(?:что|чтобы|как|когда|пока)$/u.test(first.word));
}

/**
 * Every word that contradicts the gender of the one whose deeds are followed: predicates of clauses where they are the
 * subject, and of clauses without a subject that go on about them. Where another noun may be the subject: nothing.
 */
export function findDisagreements(
  clauses: readonly Clause[],
  followed: SubjectMatcher,
  options: Options,
): readonly Token[] {
  let topic: Topic = 'other';
  let pronoun: Grammatical = options.gender;
  let sameSentence = false;
  let mainTopic: Topic = 'other';
  return clauses.flatMap((clause, index) => {
    const detached = detachedAttribute(clauses, index, followed, options.gender);
    if (detached) return detached;
    const subject = findSubject(clause, followed);
    if (clause.opensSentence) sameSentence = false;
    if (subject.who === 'followed') {
      mainTopic = isSubordinate(clause) ? topic : 'followed';
      topic = 'followed';
      sameSentence = true;
      return findDisagreeingWords(clause, subject.at, options);
    }
    if (subject.who === 'pronoun') {
      topic = 'pronoun';
      pronoun = subject.gender;
      return options.pronouns ? findDisagreeingWords(clause, subject.at, { ...options, gender: pronoun }) : [];
    }
    if (subject.who === 'other') {
      topic = 'other';
      return [];
    }
    if (!clause.opensSentence && topic === 'followed' && LINKS.has(clause.tokens[0]?.word ?? '')) topic = mainTopic;
    if (!options.goesOn || topic === 'other' || !maySkipSubject(clause)) return [];
    if (topic === 'pronoun' && (clause.opensSentence || pronoun !== options.gender || !options.pronouns)) return [];
    return findDisagreeingWords(clause, -1, options, topic === 'followed' && !sameSentence && !clause.opensSentence);
  });
}
