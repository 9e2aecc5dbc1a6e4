import type { Gender } from '@/lib/catalogue';
import {
  type Context,
  clauseSubject,
  hasOtherObject,
  inferGenders,
  isBoundByVerb,
  roleOf,
  startsSentence,
} from './coreference';
import { ONES_OWN, SPEECH_VERBS, SUBJECT_BOUND, VEHICLES } from './data/grammar';
import { getPronounGender } from './lexicon';
import { isVerb, type Mention } from './mentions';
import type { Token } from './text';

/** Whether a mention is a call (“Come, Maya!”), which no pronoun of the third person takes up. */
export const isVocative = (tokens: readonly Token[], { at, from }: Mention): boolean => {
  const [before, here, after] = [tokens[from - 1], tokens[at], tokens[at + 1]];
  if (!here || here.quotation < 0) return false;
  return before?.kind === 'mark' && after?.kind === 'mark';
};

/** How a pronoun of the wrong gender relates to the hero: certainly not the hero, open, or certainly the hero. */
type Reference = 'other' | 'open' | 'hero';

const phrase = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ lower }) => lower)
    .join(' ');

/** “made up her mind”: a possessive that means the clause's subject, where nobody else comes between the two. */
function isSubjectBound({ tokens, mentions }: Context, at: number): boolean {
  const [before, after] = [phrase(tokens, at - 3, at), phrase(tokens, at + 1, at + 5)];
  if (!SUBJECT_BOUND.some(([left, right]) => left.test(before) && right.test(after))) return false;
  // The means of an action is the doer's, whomever it is done to: “waved at the giraffe with her whole arm”.
  if (/with$/u.test(before) && /^(?:whole|own)\b/u.test(after)) return true;
  const last = mentions.findLast(
    (one) => one.at < at && tokens[one.at]?.sentence === tokens[at]?.sentence && one.gender !== 'thing',
  );
  return last === undefined || last.hero;
}

/** “looked Maya over, from her head to her toes”: the measure is the one's who stands before it. */
function isHeadToToe({ tokens, mentions }: Context, at: number): boolean {
  const path =
    tokens[at - 1]?.lower === 'from' && tokens[at + 2]?.lower === 'to' && tokens[at + 3]?.lower === tokens[at]?.lower;
  const last = mentions.findLast((one) => one.at < at && tokens[one.at]?.sentence === tokens[at]?.sentence);
  return path && last?.hero === true && last.at > at - 5;
}

/** What the grammar of the clause alone says (principles A and B of binding). */
function getReference(context: Context, at: number, right: Gender): Reference {
  const { tokens } = context;
  const role = roleOf(tokens, at);
  const subject = clauseSubject(context, at);
  const heroIsSubject = subject === right || (typeof subject === 'object' && subject.hero);
  if (role === 'reflexive' && subject !== undefined) return heroIsSubject ? 'hero' : 'open';
  if (role === 'object' && isBoundByVerb(tokens, at) && heroIsSubject) return 'other';
  if (role === 'subject' && hasOtherObject(tokens, at, right)) return 'other';
  if (role === 'possessive' && (heroIsSubject || isHeadToToe(context, at)) && isSubjectBound(context, at))
    return 'hero';
  // “as high as he could”: the standard of one's own effort.
  const asCan =
    role === 'subject' && tokens[at - 1]?.lower === 'as' && /^(?:could|can)$/u.test(tokens[at + 1]?.lower ?? '');
  return asCan && heroIsSubject ? 'hero' : 'open';
}

/** “The cat slept, and her own eyes were closing”: whose eyes they are, they are not the cat's. */
function contrastedSubject(context: Context, at: number): string | undefined {
  const { tokens } = context;
  if (tokens[at + 1]?.lower !== 'own' || !/^(?:and|but)$/u.test(tokens[at - 1]?.lower ?? '')) return undefined;
  const subject = clauseSubject(context, at);
  return typeof subject === 'object' && !subject.hero ? subject.head : undefined;
}

/** The other beings that a pronoun of the gender could mean as far as gender, order and binding go. */
function findAntecedents(
  context: Context,
  at: number,
  gender: Gender,
  learned: ReadonlyMap<string, Gender>,
): readonly Mention[] {
  const { tokens, mentions } = context;
  const here = tokens[at];
  const role = roleOf(tokens, at);
  const heroBefore = mentions.some((one) => one.hero && one.at < at);
  const subject = role === 'object' && isBoundByVerb(tokens, at) ? clauseSubject(context, at) : undefined;
  const excluded = typeof subject === 'object' && !subject.hero ? subject.head : contrastedSubject(context, at);
  return mentions.filter((one) => {
    // “It was Grandpa’s” brings no Grandpa in.
    const owned = /’s?$/u.test(tokens[one.at]?.text ?? '') && tokens[one.at + 1]?.kind === 'mark';
    if (one.hero || owned || one.head === excluded) return false;
    const sentence = tokens[one.at]?.sentence ?? 0;
    const hereIn = here?.sentence ?? 0;
    // “Maya put his crown back on the king’s head”.
    const awaited =
      role === 'possessive' && sentence === hereIn && one.gender === gender && /’s?$/u.test(tokens[one.at]?.text ?? '');
    if (one.at >= at && !awaited && (heroBefore || sentence !== hereIn)) return false;
    const known = learned.get(one.head) ?? one.gender;
    if (known !== 'thing') return known === 'either' || known === gender;
    const vehicle = gender === 'girl' && VEHICLES.has(one.head);
    return (
      one.subject && sentence >= hereIn - 1 && (vehicle || (sentence === hereIn - 1 && startsSentence(tokens, at)))
    );
  });
}

/** Prepositions that lead from the hero to somebody else's things: “said Maya into his shirt”. */
const TOWARDS_OTHERS = /^(?:into|onto|against|at|by|beside|from|behind|for|on|near|under)$/u;

/**
 * Whether the hero holds the stage before a pronoun, so that earlier beings are out of its reach: the hero stands in
 * the same paragraph before it and nobody else does there.
 */
function isHeroInFocus({ tokens, mentions }: Context, at: number, others: readonly Mention[]): boolean {
  const paragraph = tokens[at]?.paragraph;
  if (paragraph === 0) return false;
  const inParagraph = (one: Mention) => tokens[one.at]?.paragraph === paragraph && one.at < at;
  const hero = mentions.find((one) => one.hero && inParagraph(one) && tokens[one.at]?.quotation === -1);
  if (!hero) return false;
  // Taken up by a pronoun before the hero comes in, another being is still in view.
  const wrong = getPronounGender(tokens[at]?.lower ?? '');
  const inView = tokens.some(
    (token, i) => i < hero.at && token.paragraph === paragraph && getPronounGender(token.lower) === wrong,
  );
  if (inView || TOWARDS_OTHERS.test(tokens[at - 1]?.lower ?? '')) return false;
  // “The keeper was old. / Ben carried her bag”: the object of a verb may be the one's of the sentence before.
  const lastBefore = tokens.findLast((token) => token.paragraph < (paragraph ?? 0) && token.quotation < 0)?.sentence;
  const beside = others.some((one) => tokens[one.at]?.sentence === lastBefore && tokens[one.at]?.quotation === -1);
  // “His armour was too big. / Maya giggled, and he …”: a new clause may go back to whom the sentence before took up.
  const takenUp = tokens.some(
    ({ sentence, lower, quotation }) => sentence === lastBefore && quotation < 0 && getPronounGender(lower) === wrong,
  );
  const speaks = SPEECH_VERBS.has(tokens[hero.at - 1]?.lower ?? '');
  if (takenUp && !speaks && /^(?:and|but|so|while|when)$/u.test(tokens[at - 1]?.lower ?? '')) return false;
  if (beside && roleOf(tokens, at) === 'possessive' && isVerb(tokens[at - 1]?.lower)) return false;
  // “…,” said Maya. “Then take two.” He meant …: after words of somebody else.
  if (tokens[at - 1]?.text === '”' && !SPEECH_VERBS.has(tokens[at + 1]?.lower ?? '')) return false;
  return !others.some((one) => inParagraph(one) && !isVocative(tokens, one));
}

/**
 * Whether a paragraph that opens with “Then she” or the like goes on about the hero, who alone was the subject of the sentence
 * before (the centre continues), while the others have no known gender.
 */
function isHeroContinued({ tokens, mentions }: Context, at: number, others: readonly Mention[]): boolean {
  const here = tokens[at];
  const before = tokens[at - 2];
  if (!/^(?:then|so|and)$/u.test(tokens[at - 1]?.lower ?? '')) return false;
  if (!here || before?.paragraph !== here.paragraph - 1 || before.quotation >= 0 || before.text === '”') return false;
  const last = mentions.filter((one) => tokens[one.at]?.sentence === before.sentence && one.gender !== 'thing');
  const hero = last.length === 1 && last[0]?.hero === true && last[0].subject;
  return hero && others.every((one) => one.gender === 'either');
}

/** Whether what is the hero's own (“his boots”) in the hero's clause keeps out beings that stand two sentences back. */
function ownOfHero(context: Context, at: number, others: readonly Mention[]): boolean {
  const { tokens } = context;
  if (roleOf(tokens, at) !== 'possessive') return false;
  const subject = clauseSubject(context, at);
  if (typeof subject !== 'object' || !subject.hero) return false;
  const own = [1, 2].some((step) => ONES_OWN.has(tokens[at + step]?.lower ?? ''));
  const far = (one: Mention) => (tokens[one.at]?.sentence ?? 0) < (tokens[at]?.sentence ?? 0) - 1;
  return own && others.every((one) => far(one));
}

const FRONTED =
  /^(?:when|as|before|after|while|if|because|until|till|since|once|with|in|on|to|for|from|although|though)$/u;

/** Whether a pronoun in a fronted phrase waits for the name: “When he opened the door, Leo …”. */
function isCataphor(tokens: readonly Token[], at: number, name: number): boolean {
  const here = tokens[at];
  if (!here || here.quotation >= 0 || tokens[name]?.sentence !== here.sentence) return false;
  const words = tokens
    .filter(({ sentence, kind }) => sentence === here.sentence && kind === 'word')
    .map(({ lower }) => lower);
  const opening = /^(?:just|right|only|even|long|soon)$/u.test(words[0] ?? '') ? words[1] : words[0];
  const verbBefore = tokens.some((token, i) => i < at && token.sentence === here.sentence && isVerb(token.lower));
  return (FRONTED.test(opening ?? '') || !verbBefore) && tokens[name - 1]?.text === ',';
}

/** “He came in: the winter.” */
function namesLater(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findIndex(({ text }, i) => i > at && text === ':');
  const [here, next] = [tokens[at], tokens[colon + 1]];
  return colon >= 0 && next?.sentence === here?.sentence && roleOf(tokens, at) === 'subject' && next?.lower === 'the';
}

/** Whether the pronoun at a place, of the gender that is not the hero's, can only mean the hero. */
function refersToHero(
  context: Context,
  at: number,
  right: Gender,
  learned: ReadonlyMap<string, Gender>,
  proven: boolean,
): boolean {
  const { tokens, mentions } = context;
  const here = tokens[at];
  if (!here) return false;
  const tie = getReference(context, at, right);
  if (tie !== 'open') return tie === 'hero';
  const heroIn = (one: Mention) =>
    one.hero &&
    !isVocative(tokens, one) &&
    (one.at < at ? here.quotation < 0 || tokens[one.at]?.quotation === here.quotation : isCataphor(tokens, at, one.at));
  const named = here.quotation < 0 ? mentions.some((one) => one.hero && one.at < at) : false;
  if (!named && !mentions.some(heroIn)) return false;
  if (namesLater(tokens, at)) return false;
  // “he lifted his visor”: what the subject pronoun means, its possessive does too.
  const wrongOne = getPronounGender(here.lower);
  if (roleOf(tokens, at) === 'possessive' && clauseSubject(context, at) === wrongOne) {
    const subject = tokens.findLastIndex(
      ({ sentence, lower }, i) =>
        i < at && sentence === here.sentence && getPronounGender(lower) === wrongOne && roleOf(tokens, i) === 'subject',
    );
    return subject >= 0 && refersToHero(context, subject, right, learned, proven);
  }
  const others = findAntecedents(context, at, right === 'boy' ? 'girl' : 'boy', learned);
  if (others.length === 0) return true;
  if (proven || here.quotation >= 0) return false;
  return isHeroInFocus(context, at, others) || isHeroContinued(context, at, others) || ownOfHero(context, at, others);
}

/** Positions of the pronouns that refer to the hero and have the wrong gender. */
export function findWrongPronouns(context: Context, right: Gender): readonly number[] {
  const learned = inferGenders(context);
  const suspects = context.tokens.flatMap((token, at) => {
    const gender = token.kind === 'word' ? getPronounGender(token.lower) : undefined;
    return gender && gender !== right ? [at] : [];
  });
  // Where grammar shows that somebody of the other gender is on the page, that being may be meant everywhere.
  const proven = suspects.some((at) => getReference(context, at, right) === 'other');
  return suspects.filter((at) => refersToHero(context, at, right, learned, proven));
}
