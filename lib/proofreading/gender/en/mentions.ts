import { COMMON_NAMES } from '../../common-names';
import {
  AGENT_ENDINGS,
  BEING_VERBS,
  CLAUSE_OPENERS,
  COMMON_VERBS,
  DETERMINERS,
  FUNCTION_WORDS,
  ONES_OWN,
  SPEECH_VERBS,
} from './data/grammar';
import { getLexicon, type NounGender } from './lexicon';
import type { Token } from './text';

/** A mention of the hero or of another being, known by its head noun or name. */
export type Mention = {
  /** The head's index among the tokens, and that of the phrase's first word. */
  readonly at: number;
  readonly from: number;
  readonly hero: boolean;
  readonly head: string;
  readonly gender: NounGender;
  readonly subject: boolean;
};

const FIXED_NAMES = new Set(COMMON_NAMES.en);
const NOT_NAMES = /^(?:I|I’m|I’ll|I’d|I’ve|O|Oh|Ah|The|A|An)$/u;

/** Whether a word may be a finite verb: listed, or with the ending of a past. */
export const isVerb = (word: string | undefined): boolean =>
  word !== undefined &&
  (COMMON_VERBS.has(word) || SPEECH_VERBS.has(word) || BEING_VERBS.has(word) || /\p{L}{2}ed$/u.test(word));

const actsAsBeing = (word: string | undefined): boolean =>
  word !== undefined && (BEING_VERBS.has(word) || SPEECH_VERBS.has(word)) && word !== 'went' && word !== 'goes';

/** A verb of speech that shows a being; “went” tells of drums and doors as well. */
const actsAsSpeaker = (word: string | undefined): boolean =>
  word !== undefined && SPEECH_VERBS.has(word) && word !== 'went' && word !== 'goes';

/** The first word of the noun phrase that ends in the head: back over adjectives to a determiner. */
function phraseStart(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i >= 0 && i >= at - 5; i--) {
    const token = tokens[i];
    if (token?.kind === 'hero' && token.owner) return i;
    if (token?.kind !== 'word') break;
    if (DETERMINERS.has(token.lower) || /’s$/u.test(token.lower)) return i;
    if (isVerb(token.lower) && !/ed$/u.test(token.lower)) break;
    if (CLAUSE_OPENERS.has(token.lower)) break;
  }
  return at;
}

/** A phrase stands as subject where a clause begins before it, or a verb follows it. */
function isSubject(tokens: readonly Token[], from: number, at: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[at + 1]];
  const speechBefore = before?.kind === 'word' && SPEECH_VERBS.has(before.lower) && tokens[from - 2]?.kind === 'mark';
  if (speechBefore) return true;
  const opens =
    !before ||
    before.kind === 'mark' ||
    before.sentence !== tokens[at]?.sentence ||
    CLAUSE_OPENERS.has(before.lower) ||
    /ly$/u.test(before.lower);
  return (
    opens &&
    (after === undefined || after.kind === 'word') &&
    (isVerb(after?.lower) || !/^(?:and|or|’s)$/u.test(after?.lower ?? ''))
  );
}

const singularOwner = (lower: string): string => lower.replace(/’s?$/u, '');

/** A capital in mid-sentence, or a name that many children have, or an unknown capital that a verb follows. */
function isOtherName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !/^\p{Lu}\p{Ll}/u.test(token.text) || NOT_NAMES.test(token.text)) return false;
  const bare = token.text.replace(/’s?$/u, '');
  if (FIXED_NAMES.has(bare)) return true;
  if (FUNCTION_WORDS.has(bare.toLowerCase())) return false;
  const before = tokens[at - 1];
  const first = !before || before.sentence !== token.sentence || before.kind === 'mark';
  if (!first) return true;
  const { small, nouns } = getLexicon();
  const common =
    small.has(bare.toLowerCase()) || nouns.get(bare.toLowerCase()) === 'thing' || isVerb(bare.toLowerCase());
  return !common && isVerb(tokens[at + 1]?.lower);
}

const PERCEPTION =
  /^(?:saw|sees|see|watched|watches|watch|heard|hears|hear|felt|feels|let|lets|made|makes|helped|helps)$/u;

const isPlural = (word: string): boolean => /[^su]s$/u.test(word);

/** The gender of a compound such as “clockmaker” or “washerwoman”, if it is one. */
const agentGender = (word: string): NounGender | undefined => AGENT_ENDINGS.find(([ending]) => ending.test(word))?.[1];

/** What a title before a name tells: “Mr. Idris”. */
function titleGender(tokens: readonly Token[], at: number): NounGender {
  const title = tokens[at - 1]?.text === '.' ? tokens[at - 2]?.lower : tokens[at - 1]?.lower;
  return getLexicon().nouns.get(title ?? '') ?? 'either';
}

/** A phrase that brings nobody in: a likeness (“as fast as a sparrow”), an absence (“no kitten”), the hero's own title. */
function isNobody(tokens: readonly Token[], from: number, at: number): boolean {
  const [before, first, after] = [tokens[from - 1]?.lower ?? '', tokens[from]?.lower ?? '', tokens[at + 1]];
  if (first === 'no' || (first === 'a' || first === 'an' ? /^(?:like|as)$/u.test(before) : false)) return true;
  return after?.kind === 'hero' && /^\p{Lu}/u.test(tokens[at]?.text ?? '') && after.sentence === tokens[at]?.sentence;
}

const ONE_OF = /^(?:one|each|neither|either|first|second|last|eldest|oldest|youngest|smallest|biggest|tallest)$/u;

/** Every mention of the hero and of other single beings, in page order. */
export function findMentions(tokens: readonly Token[]): readonly Mention[] {
  const { nouns } = getLexicon();
  const plainNoun = (i: number): boolean => {
    const token = tokens[i];
    return token?.kind === 'word' && !FUNCTION_WORDS.has(token.lower) && !isVerb(token.lower);
  };
  // “Two brothers … One of them”: of several beings one may be taken up.
  const picksOne = tokens.some(({ lower }, i) => lower === 'of' && ONE_OF.test(tokens[i - 1]?.lower ?? ''));
  return tokens.flatMap((token, at): readonly Mention[] => {
    if (token.kind === 'mark') return [];
    if (token.kind === 'hero') {
      const subject = !token.owner && isSubject(tokens, at, at);
      return [{ at, from: at, hero: true, head: '', gender: 'either', subject }];
    }
    const head = singularOwner(token.lower);
    const from = phraseStart(tokens, at);
    if (isNobody(tokens, from, at)) return [];
    const noun = nouns.get(head) ?? agentGender(head);
    const speaks = actsAsSpeaker(tokens[from - 1]?.lower) && tokens[from - 2]?.kind === 'mark';
    const determined = from < at;
    const acts = (determined || /^\p{Lu}/u.test(token.text)) && actsAsBeing(tokens[at + 1]?.lower);
    const compound = nouns.has(tokens[at + 1]?.lower ?? '') && !/’s?$/u.test(token.lower) && noun !== undefined;
    const subject = !/’s$/u.test(token.lower) && isSubject(tokens, from, at);
    if (noun !== undefined && !(noun === 'thing' && !(acts || speaks)) && !compound)
      return [{ at, from, hero: false, head, gender: noun === 'thing' ? 'either' : noun, subject }];
    const one = picksOne ? nouns.get(head.replace(/(?<=ch|sh|x)es$|s$/u, '').replace(/men$/u, 'man')) : undefined;
    if (one !== undefined && one !== 'thing' && noun === undefined)
      return [{ at, from, hero: false, head, gender: one, subject }];
    if (isOtherName(tokens, at)) return [{ at, from: at, hero: false, head, gender: titleGender(tokens, at), subject }];
    if (
      determined &&
      plainNoun(at) &&
      !ONES_OWN.has(token.lower) &&
      !isPlural(head) &&
      (acts || (speaks && !plainNoun(at + 1)))
    )
      return [{ at, from, hero: false, head, gender: 'either', subject: true }];
    if (noun === 'thing' && determined && !compound) {
      // “saw the night fold his blanket”, “the wind, who was late”: made into a being by its clause.
      const seen = PERCEPTION.test(tokens[from - 1]?.lower ?? '') && tokens[at + 1]?.kind === 'word';
      const who = tokens[at + 1]?.lower === 'who' || (tokens[at + 1]?.text === ',' && tokens[at + 2]?.lower === 'who');
      return [{ at, from, hero: false, head, gender: seen || who ? 'either' : 'thing', subject }];
    }
    return [];
  });
}
