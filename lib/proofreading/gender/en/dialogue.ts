import type { Gender } from '@/lib/catalogue';
import type { Context } from './coreference';
import { SPEECH_VERBS } from './data/grammar';
import { getPronounGender } from './lexicon';
import { isVocative } from './pronouns';
import type { Token } from './text';

/** One quotation: its token range, its speaker, and whether it is addressed to the hero. */
export type Quotation = {
  readonly from: number;
  readonly to: number;
  readonly speaker: 'hero' | 'other' | undefined;
  readonly toHero: boolean;
};

/** The words beside a quotation up to the next mark: “said the whale”, “Maya asked”. */
function getTagAfter(tokens: readonly Token[], to: number): readonly Token[] {
  const tag: Token[] = [];
  for (let i = to + 1; i < tokens.length && tag.length < 9; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'mark' || token.paragraph !== tokens[to]?.paragraph) break;
    tag.push(token);
  }
  return tag;
}

const isSpeech = (token: Token | undefined): boolean => token?.kind === 'word' && SPEECH_VERBS.has(token.lower);

/** Who a tag says is speaking; pronouns count as the hero where they are of the hero's gender. */
function speakerOf(tag: readonly Token[], right: Gender): Quotation['speaker'] {
  const verb = tag.findIndex(isSpeech);
  if (verb < 0 || verb > 4) return undefined;
  const subject = verb === 0 ? tag.slice(1, 5) : tag.slice(0, verb);
  if (verb === 0 && subject[0]?.kind === 'hero' && !subject[0].owner) return 'hero';
  if (verb > 0 && subject.at(-1)?.kind === 'hero' && !subject.at(-1)?.owner) return 'hero';
  const pronoun = subject.map(({ lower }) => lower).find((word) => /^s?he$/u.test(word));
  if (pronoun) return getPronounGender(pronoun) === right ? 'hero' : 'other';
  return subject.length > 0 ? 'other' : undefined;
}

const introducesHero = (words: readonly Token[]): boolean =>
  words.some(
    (token, i) =>
      token.kind === 'hero' &&
      /^(?:i’m|am|is)$/u.test(words[i - 1]?.lower ?? '') &&
      /^(?:i’m|i|name)$/u.test((words[i - 1]?.lower === 'i’m' ? 'i’m' : words[i - 2]?.lower) ?? ''),
  );

/** “said the mole to Chloe”, “told Chloe”. */
const tagTo = (tag: readonly Token[]): boolean =>
  tag.some(
    ({ kind, owner }, i) =>
      i > 1 && kind === 'hero' && !owner && /^(?:to|told|tells|asked|asks)$/u.test(tag[i - 1]?.lower ?? ''),
  );

/** The page's quotations in order, each with what its tag, its words and its neighbours tell. */
export function findQuotations({ tokens, mentions }: Context, right: Gender): readonly Quotation[] {
  const count = Math.max(-1, ...tokens.map(({ quotation }) => quotation)) + 1;
  const heads = new Set(
    mentions
      .filter((one) => !one.hero && one.gender !== 'thing' && tokens[one.at]?.quotation === -1)
      .map(({ head }) => head),
  );
  const found: Quotation[] = [];
  for (let q = 0; q < count; q++) {
    const from = tokens.findIndex(({ quotation }) => quotation === q);
    const to = tokens.findLastIndex(({ quotation }) => quotation === q);
    const words = tokens.slice(from, to + 1);
    const tag = getTagAfter(tokens, to);
    const previous = found.at(-1);
    const start = previous ? previous.to + 1 : 0;
    const between = tokens.slice(start, from);
    const sameParagraph = previous !== undefined && tokens[previous.to]?.paragraph === tokens[from]?.paragraph;
    const lead = /^[,:]$/u.test(tokens[from - 1]?.text ?? '')
      ? between.filter(({ sentence }) => sentence === between.at(-1)?.sentence)
      : [];
    // A tag and nothing else between two quotations of one paragraph: the same speaker goes on.
    const goesOn = sameParagraph && between.length > 0 && between.length < 14 && previous.speaker !== undefined;
    const speaker = introducesHero(words)
      ? 'hero'
      : (speakerOf(tag, right) ??
        speakerOf(
          lead.filter(({ kind }) => kind !== 'mark'),
          right,
        ) ??
        (goesOn ? previous.speaker : undefined));
    const called = mentions.some((one) => one.hero && one.at >= from && one.at <= to && isVocative(tokens, one));
    const answers = previous?.speaker === 'hero' && speaker === 'other' && heads.size < 3;
    const onward = goesOn && previous.toHero && speaker === previous.speaker;
    const alone = speaker === 'other' && heads.size === 1;
    const toHero = speaker !== 'hero' && (called || tagTo(tag) || onward || answers || alone);
    found.push({ from, to, speaker, toHero });
  }
  return found;
}
