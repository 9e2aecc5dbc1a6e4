import { type Clause, groupSentences, splitClauses } from './clauses';
import type { Grammatical } from './morphology';
import { nounForms } from './nouns';
import { findSubject } from './subjects';
import type { Segment, Token } from './text';

/** Who speaks a stretch of speech, and whether it is spoken to the hero. */
export type Utterance = {
  readonly speaker: 'hero' | 'other' | 'unknown';
  readonly toHero: boolean;
};

const isHero = (token: Token): boolean => token.name === 'nominative';

/** Who the clauses of a speech tag give the words to; a pronoun of the hero's gender is taken for the hero. */
function speakerIn(clauses: readonly Clause[], gender: Grammatical): Utterance['speaker'] {
  for (const clause of clauses) {
    const subject = findSubject(clause, isHero);
    if (subject.who === 'followed') return 'hero';
    if (subject.who === 'pronoun') return subject.gender === gender ? 'hero' : 'other';
    if (subject.who === 'other') return 'other';
  }
  return 'unknown';
}

/** Whether a word stands between marks, as who is spoken to does. */
const isCalled = ({ tokens, after }: Segment, whom: (token: Token) => boolean): boolean =>
  tokens.some((token, i) => {
    const previous = i === 0 || /[,.!?…—:]/u.test(token.before);
    return whom(token) && previous && /[,.!?…]/u.test(tokens[i + 1]?.before ?? after);
  });

const callsAnother = (segment: Segment): boolean =>
  isCalled(segment, ({ word, name }) => !name && nounForms(word).some(({ kind }) => kind === 'animate'));

/** People and animals that a page has named, besides the hero. */
const listPersons = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter((token) => !token.name && nounForms(token.word).some(({ kind }) => kind === 'animate'))
      .map(({ word }) => word.slice(0, 4)),
  );

/** Who speaks without a tag, when two speak by turns, each in a paragraph: the one before the last. */
function getAlternatingSpeaker(
  segments: readonly Segment[],
  found: ReadonlyMap<number, Utterance>,
  { paragraph }: Segment,
): Utterance['speaker'] {
  const [last, beforeLast] = [paragraph - 1, paragraph - 2].map((line) => {
    const opening = segments.find((one) => one.paragraph === line);
    return opening?.speech ? found.get(opening.utterance)?.speaker : undefined;
  });
  return last && beforeLast && last !== beforeLast && last !== 'unknown' ? beforeLast : 'unknown';
}

/** The speakers and the addressees of every utterance of a page. */
export function findUtterances(segments: readonly Segment[], gender: Grammatical): ReadonlyMap<number, Utterance> {
  const found = new Map<number, Utterance>();
  const narrated = segments.filter(({ speech }) => !speech).flatMap(({ tokens }) => tokens);
  for (const [index, segment] of segments.entries()) {
    const { utterance } = segment;
    if (!segment.speech || found.has(utterance)) continue;
    const parts = segments.filter((one) => one.speech && one.utterance === utterance);
    const tag = segments.find((one) => one.tagOf === utterance);
    const before = segments[index - 1];
    const introduced = before && !before.speech && /: *[«„“"]?$/u.test(before.after) ? before : undefined;
    const told = tag
      ? groupSentences(splitClauses(tag)).at(0)
      : introduced && groupSentences(splitClauses(introduced)).at(-1);
    const speaker = told ? speakerIn(told, gender) : getAlternatingSpeaker(segments, found, segment);
    const called = parts.some((part) => isCalled(part, isHero));
    const tagTokens = (told ?? []).flatMap(({ tokens }) => tokens);
    const alone = listPersons(narrated).size === 1 && listPersons(tagTokens).size === 1 && !parts.some(callsAnother);
    const spokenTo =
      speaker === 'other' &&
      (tagTokens.some(({ name }) => name === 'oblique') || (alone && narrated.some(({ name }) => name)));
    found.set(utterance, { speaker, toHero: speaker !== 'hero' && (called || spokenTo) });
  }
  return found;
}
