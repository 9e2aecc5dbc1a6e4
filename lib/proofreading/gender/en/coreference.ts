import type { Gender } from '@/lib/catalogue';
import { ONES_OWN, PLACE_PREPOSITIONS, SPEECH_VERBS } from './data/grammar';
import { getPronounGender } from './lexicon';
import { isVerb, type Mention } from './mentions';
import type { Token } from './text';

/** The page's words and the persons that they mention. */
export type Context = { readonly tokens: readonly Token[]; readonly mentions: readonly Mention[] };

/** Syntactic role of a pronoun. */
export type Role = 'subject' | 'object' | 'possessive' | 'independent' | 'reflexive';

const ADVERBS_AFTER_OBJECT =
  /^(?:a|an|the|to|and|or|but|in|on|at|up|down|by|back|away|off|out|over|with|from|for|into|onto|until|till|as|so|very|too|again|there|here|go|come|all|right|that|this|how|what|why|where|when|if|about|while|because|before|after|through|across|along|around|past|then|not|just|only|even|his|her|my|your|its|some|home|inside|outside|until|once|everything|something|nothing|safely|gently|softly|quietly|slowly|twice|better|than|who|which|under|behind)$/u;

/** The role of a pronoun; “her” is an object where no noun can follow. */
export function roleOf(tokens: readonly Token[], at: number): Role {
  const { lower = '' } = tokens[at] ?? {};
  if (/self$/u.test(lower)) return 'reflexive';
  if (lower === 'hers') return 'independent';
  if (lower === 'him') return 'object';
  if (/^s?he/u.test(lower) && lower !== 'her') return 'subject';
  const next = tokens[at + 1];
  if (!next) return lower === 'his' ? 'independent' : 'object';
  const noNoun = next.kind === 'mark' || next.sentence !== tokens[at]?.sentence || next.kind === 'hero';
  if (lower === 'his') return noNoun ? 'independent' : 'possessive';
  // “gave her two apples”, but “looked at her two hands”.
  if (/^(?:one|two|three|four|five)$/u.test(next.lower))
    return /^(?:at|in|on|of|with|from|over|under|between|behind|by|using|both)$/u.test(tokens[at - 1]?.lower ?? '')
      ? 'possessive'
      : 'object';
  if (
    next.lower === 'back' &&
    /^(?:down|up|behind|on|along|across|over|in|with|to|at)$/u.test(tokens[at - 1]?.lower ?? '')
  )
    return 'possessive';
  return noNoun || ADVERBS_AFTER_OBJECT.test(next.lower) ? 'object' : 'possessive';
}

const OTHER_SUBJECTS = /^(?:everybody|everyone|nobody|they|we|it|you|i|who|which)$/u;
const SUBORDINATORS = /^(?:till|until|when|because|if|while|where|although|though|since|how|that)$/u;

/** Who a subject before a place in the same sentence is: the nearest subject phrase or subject pronoun. */
export function clauseSubject({ tokens, mentions }: Context, at: number): Mention | Gender | undefined {
  const here = tokens[at];
  for (let i = at - 1; i >= 0; i--) {
    const token = tokens[i];
    if (!token || token.sentence !== here?.sentence) return undefined;
    if (token.quotation !== here.quotation) continue;
    const gender = getPronounGender(token.lower);
    if (token.kind === 'word' && gender && roleOf(tokens, i) === 'subject') return gender;
    const mention = mentions.find((one) => one.at === i && one.subject);
    if (mention) return mention;
    if (OTHER_SUBJECTS.test(token.lower)) return undefined;
    // A subordinate clause has a subject of its own, though it be none of these.
    if (i < at - 1 && SUBORDINATORS.test(token.lower)) return undefined;
  }
  return undefined;
}

/** What pronouns tell of the other beings: a body part of one's own, or a subject taken up where nobody else stands. */
export function inferGenders({ tokens, mentions }: Context): ReadonlyMap<string, Gender> {
  const learned = new Map<string, Gender>();
  for (const [i, mention] of mentions.entries()) {
    if (mention.hero || mention.gender !== 'either') continue;
    const token = tokens[mention.at];
    const nextAt = mentions[i + 1]?.at ?? tokens.length;
    for (let j = mention.at + 1; j < nextAt; j++) {
      const word = tokens[j];
      if (!word || word.sentence > (token?.sentence ?? 0) + 1) break;
      const gender = word.kind === 'word' ? getPronounGender(word.lower) : undefined;
      if (!gender) continue;
      const role = roleOf(tokens, j);
      const near = word.sentence === token?.sentence;
      const own = near && role === 'possessive' && ONES_OWN.has(tokens[j + 1]?.lower ?? '');
      const opened =
        startsSentence(tokens, j) ||
        (startsSentence(tokens, j - 1) && /^(?:and|but|so|then)$/u.test(tokens[j - 1]?.lower ?? ''));
      const first = role === 'subject' && mention.subject && opened && !heroBefore(mentions, tokens, mention);
      const tag = role === 'subject' && near && isTagPair(tokens, mention, j);
      if ((own && mention.subject) || first || tag) learned.set(mention.head, learned.get(mention.head) ?? gender);
      break;
    }
  }
  // “Leo hugged him”: not Leo, so the being named last before it.
  for (const [at, token] of tokens.entries()) {
    const gender = token.kind === 'word' ? getPronounGender(token.lower) : undefined;
    if (!gender || token.quotation >= 0 || roleOf(tokens, at) !== 'object' || !isBoundByVerb(tokens, at)) continue;
    const subject = clauseSubject({ tokens, mentions }, at);
    if (typeof subject !== 'object' || !subject.hero) continue;
    const last = mentions.findLast((one) => !one.hero && one.at < at && one.gender !== 'thing');
    if (last?.gender === 'either' && !learned.has(last.head)) learned.set(last.head, gender);
  }
  return learned;
}

/** Whether a sentence begins at the place. */
export const startsSentence = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1] === undefined || tokens[at - 1]?.sentence !== tokens[at]?.sentence;

/** Whether the hero stands in the same sentence too, so that a pronoun after it might be the hero. */
const heroBefore = (mentions: readonly Mention[], tokens: readonly Token[], { at }: Mention): boolean =>
  mentions.some(
    (one) =>
      one.hero &&
      tokens[one.at]?.sentence === tokens[at]?.sentence &&
      tokens[one.at]?.quotation === tokens[at]?.quotation,
  );

/** “said the conductor, and she wept”. */
const isTagPair = (tokens: readonly Token[], mention: Mention, at: number): boolean =>
  SPEECH_VERBS.has(tokens[mention.from - 1]?.lower ?? '') && tokens[at - 1]?.lower === 'and' && at === mention.at + 3;

/** Whether an object pronoun is its verb's own, so that it cannot be the clause's subject (binding principle B). */
export const isBoundByVerb = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (before?.lower === 'of')
    return !/^(?:front|ahead|out|top|side|middle|instead|kind)$/u.test(tokens[at - 2]?.lower ?? '');
  return before?.kind === 'word' && !PLACE_PREPOSITIONS.has(before.lower);
};

/** Whether the clause that a subject pronoun opens has the hero's right pronoun for its object: two different beings. */
export function hasOtherObject(tokens: readonly Token[], at: number, right: Gender): boolean {
  const here = tokens[at];
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.sentence !== here?.sentence || token.quotation !== here.quotation) return false;
    if (token.kind === 'mark' || /^(?:and|but|so|then|when|while|until|because)$/u.test(token.lower)) return false;
    const gender = getPronounGender(token.lower);
    if (
      token.kind === 'word' &&
      gender === right &&
      roleOf(tokens, i) === 'object' &&
      (isBoundByVerb(tokens, i) || isVerb(tokens[i - 2]?.lower))
    )
      return true;
    if (token.kind === 'hero' && !token.owner) return true;
  }
  return false;
}
