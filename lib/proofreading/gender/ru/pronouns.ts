import { type Clause, groupSentences, splitClauses } from './clauses';
import { type Grammatical, isPredicate, mayBeAntecedent, mayBeForeignName } from './morphology';
import { isBodyPart, nounForms } from './nouns';
import { isGoverned } from './subjects';
import type { Segment, Token } from './text';

const PRONOUNS: Readonly<Record<Grammatical, ReadonlySet<string>>> = {
  m: new Set('он его него ему нему нём нем'.split(' ')),
  f: new Set('она её ее неё нее ей ней ею нею'.split(' ')),
};

/** The stem by which two forms of a noun are known for the same. */
const stem = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

/**
 * The subject of a pronoun's clause, or else of its sentence: the pronoun can only point back to it by “себя” and “свой”.
 */
function findSubjectNoun(sentence: readonly Clause[], pronoun: Token): string | undefined {
  const clause = sentence.find((one) => one.tokens.includes(pronoun));
  const own = clause?.tokens.find(
    (one, i) =>
      one !== pronoun && !isGoverned(clause.tokens, i) && nounForms(one.word).some(({ nominative }) => nominative),
  );
  if (own) return own.word;
  const tokens = sentence.flatMap((one) => one.tokens);
  const verb = tokens.findIndex(({ word }) => isPredicate(word));
  return tokens.slice(0, Math.max(verb, 0)).find(({ word }) => nounForms(word).some(({ nominative }) => nominative))
    ?.word;
}

/** Parts of the body in the sentence with no new subject between them and the pronoun: those of the one who acts. */
function bodyOfSubject(tokens: readonly Token[], pronoun: number): readonly Token[] {
  const isBody = ({ word }: Token) => isBodyPart(word);
  const last = tokens
    .slice(0, pronoun)
    .findLastIndex((one) => one.name || (!isBody(one) && nounForms(one.word).some(({ nominative }) => nominative)));
  return tokens.slice(last + 1, pronoun).filter(isBody);
}

/** “Его руку”, “в руках у него”, “у него на ладони”: only who has a body is meant. */
function isOfBody(tokens: readonly Token[], at: number): boolean {
  const owned = tokens[at - 1]?.word === 'у';
  const possessive = /^(?:его|её|ее)$/u.test(tokens[at]?.word ?? '');
  const near = owned ? [tokens[at - 2], tokens[at + 2]] : possessive ? [tokens[at + 1]] : [];
  return near.some((one) => one !== undefined && isBodyPart(one.word));
}

/** Whether a noun may stand behind the pronoun: things have no body, and neuter nouns share “его”. */
function possible(token: Token, gender: Grammatical, ofBody: boolean): boolean {
  const known = nounForms(token.word);
  if (token.name) return false;
  if (ofBody && known.length > 0) return known.some((form) => form.kind === 'animate' && form.gender === gender);
  if (token.capital && /[аяеиуыэю]$/u.test(token.word) && mayBeForeignName(token.word)) return true;
  const neuter = gender === 'm' && known.some((form) => form.gender === 'n');
  return neuter || mayBeAntecedent(token.word, gender);
}

/**
 * Pronouns of the other gender that can only mean the hero: nothing of that gender has been named on the page, besides
 * the subject of the pronoun's own sentence.
 */
export function findWrongPronouns(segments: readonly Segment[], wrong: Grammatical): readonly Token[] {
  const earlier: Token[] = [];
  const stray: Token[] = [];
  for (const segment of segments) {
    for (const sentence of groupSentences(splitClauses(segment))) {
      const tokens = sentence.flatMap((clause) => clause.tokens);
      for (const [at, token] of tokens.entries()) {
        const before = [...earlier, ...tokens.slice(0, at)];
        if (segment.speech || !PRONOUNS[wrong].has(token.word) || !before.some(({ name }) => name)) continue;
        const subject = findSubjectNoun(sentence, token);
        const nominative = token.word === 'он' || token.word === 'она';
        const ofBody = isOfBody(tokens, at);
        const later = tokens.slice(at + 1).filter(({ word }) => nounForms(word).some((form) => form.nominative));
        const own = bodyOfSubject(tokens, at);
        const candidates = [...before, ...(nominative ? [] : later)].filter(
          (one) => !own.includes(one) && (nominative || !subject || stem(one.word) !== stem(subject)),
        );
        if (!candidates.some((one) => possible(one, wrong, ofBody))) stray.push(token);
      }
      earlier.push(...tokens);
    }
  }
  return stray;
}
