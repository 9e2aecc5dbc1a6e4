import { faultAt } from '../../checks/excerpt';
import type { Check, PageToProof } from '../../model';
import { sameMarks } from '../../name-forms';
import { disagreements } from './agreement';
import { wrongAttributes } from './attributes';
import { clausesOf } from './clauses';
import type { Grammatical } from './morphology';
import { strayPronouns } from './pronouns';
import type { Followed } from './subjects';
import { type Segment, segmentsOf, type Token } from './text';
import { type Utterance, utterancesOf } from './utterances';

const isHero = (token: Token): boolean => token.name === 'nominative';
const isI = (token: Token): boolean => /^я(?:-то)?$/u.test(token.word);
/** “Ты”, or the name that calls the hero in a question or an exclamation: “Миша, набегался?” */
const isYou: Followed = (token, { tokens, final }) =>
  /^ты(?:-то)?$/u.test(token.word) || (isHero(token) && tokens.length === 1 && /[?!]/u.test(final));

/** The told text of each paragraph, what is spoken left out. */
function narrations(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const byParagraph = new Map<number, Segment[]>();
  for (const segment of segments)
    if (!segment.speech) byParagraph.set(segment.paragraph, [...(byParagraph.get(segment.paragraph) ?? []), segment]);
  return [...byParagraph.values()];
}

const clauses = (segments: readonly Segment[]) => segments.flatMap(clausesOf);

/** What somebody says, about themselves, to the hero or about the hero. */
function inSpeech(segment: Segment, utterance: Utterance | undefined, gender: Grammatical): readonly Token[] {
  const spoken = clausesOf(segment);
  const about = disagreements(spoken, isHero, { gender, goesOn: false, bareAdjectives: false, pronouns: false });
  const followed = utterance?.speaker === 'hero' ? isI : utterance?.toHero ? isYou : undefined;
  if (!followed) return about;
  return [
    ...about,
    ...disagreements(spoken, followed, { gender, goesOn: true, bareAdjectives: true, pronouns: false }),
  ];
}

/** The words of a page that stand in the other gender than its hero. */
export function wrongWords({ text, name, gender: declared }: PageToProof): readonly Token[] {
  const segments = segmentsOf(sameMarks(text), name);
  const [gender, wrong]: readonly [Grammatical, Grammatical] = declared === 'boy' ? ['m', 'f'] : ['f', 'm'];
  const utterances = utterancesOf(segments, gender);
  const told = narrations(segments).flatMap((paragraph) =>
    disagreements(clauses(paragraph), isHero, { gender, goesOn: true, bareAdjectives: false, pronouns: true }),
  );
  const spoken = segments
    .filter(({ speech }) => speech)
    .flatMap((segment) => inSpeech(segment, utterances.get(segment.utterance), gender));
  const attributes = segments.flatMap(({ tokens }) => wrongAttributes(tokens, wrong));
  const all = [...told, ...spoken, ...attributes, ...strayPronouns(segments, wrong)];
  return [...new Map(all.map((token) => [token.at, token])).values()].sort((a, b) => a.at - b.at);
}

/** Russian words about the hero, by the hero or to the hero in the other gender. */
export const checkRussian: Check = (page) => {
  const text = sameMarks(page.text);
  return wrongWords(page).map(({ at, length }) => faultAt('gender_disagreement', text, at, length));
};
