import { createFault } from '../../checks/excerpt';
import type { PageCheck, PageInput } from '../../model';
import { normalizePunctuation } from '../../name-forms';
import { findDisagreements } from './agreement';
import { findWrongAttributes } from './attributes';
import { splitClauses } from './clauses';
import type { Grammatical } from './morphology';
import { findWrongPronouns } from './pronouns';
import type { SubjectMatcher } from './subjects';
import { type Segment, splitSegments, type Token } from './text';
import { findUtterances, type Utterance } from './utterances';

const isHero = (token: Token): boolean => token.name === 'nominative';
const isI = (token: Token): boolean => /^я(?:-то)?$/u.test(token.word);
/** “Ты”, or the name that calls the hero in a question or an exclamation: “Миша, набегался?” */
const isYou: SubjectMatcher = (token, { tokens, final }) =>
  /^ты(?:-то)?$/u.test(token.word) || (isHero(token) && tokens.length === 1 && /[?!]/u.test(final));

/** The told text of each paragraph, what is spoken left out. */
function narrations(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const byParagraph = new Map<number, Segment[]>();
  for (const segment of segments)
    if (!segment.speech) byParagraph.set(segment.paragraph, [...(byParagraph.get(segment.paragraph) ?? []), segment]);
  return [...byParagraph.values()];
}

const clauses = (segments: readonly Segment[]) => segments.flatMap(splitClauses);

/** What somebody says, about themselves, to the hero or about the hero. */
function inSpeech(segment: Segment, utterance: Utterance | undefined, gender: Grammatical): readonly Token[] {
  const spoken = splitClauses(segment);
  const about = findDisagreements(spoken, isHero, { gender, goesOn: false, bareAdjectives: false, pronouns: false });
  const followed = utterance?.speaker === 'hero' ? isI : utterance?.toHero ? isYou : undefined;
  if (!followed) return about;
  return [
    ...about,
    ...findDisagreements(spoken, followed, { gender, goesOn: true, bareAdjectives: true, pronouns: false }),
  ];
}

/** The words of a page that stand in the other gender than its hero. */
export function findWrongWords({ text, name, gender: declared }: PageInput): readonly Token[] {
  const segments = splitSegments(normalizePunctuation(text), name);
  const [gender, wrong]: readonly [Grammatical, Grammatical] = declared === 'boy' ? ['m', 'f'] : ['f', 'm'];
  const utterances = findUtterances(segments, gender);
  const told = narrations(segments).flatMap((paragraph) =>
    findDisagreements(clauses(paragraph), isHero, { gender, goesOn: true, bareAdjectives: false, pronouns: true }),
  );
  const spoken = segments
    .filter(({ speech }) => speech)
    .flatMap((segment) => inSpeech(segment, utterances.get(segment.utterance), gender));
  const attributes = segments.flatMap(({ tokens }) => findWrongAttributes(tokens, wrong));
  const all = [...told, ...spoken, ...attributes, ...findWrongPronouns(segments, wrong)];
  return [...new Map(all.map((token) => [token.at, token])).values()].sort((a, b) => a.at - b.at);
}

/** Russian words about, by or to the hero in the wrong gender. */
export const checkRussian: PageCheck = (page) => {
  const text = normalizePunctuation(page.text);
  return findWrongWords(page).map(({ at, length }) => createFault('gender_disagreement', text, at, length));
};
