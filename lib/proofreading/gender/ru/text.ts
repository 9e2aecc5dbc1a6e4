import { createNamePattern, normalizePunctuation } from '../../name-forms';

/** A word, in small letters, and the marks between it and the word before. */
export type Token = {
  readonly word: string;
  readonly at: number;
  readonly length: number;
  readonly before: string;
  readonly capital: boolean;
  /** The hero's name: as a subject or a vocative, or in another case. */
  readonly name?: 'nominative' | 'oblique';
};

/** A stretch of the page that is either told or spoken; what is spoken in one breath shares an utterance. */
export type Segment = {
  readonly speech: boolean;
  readonly paragraph: number;
  readonly utterance: number;
  readonly tokens: readonly Token[];
  /** The marks after the last word. */
  readonly after: string;
  /** A narration that says who spoke the utterance. */
  readonly tagOf?: number;
  /** A quoted word or title opens it and may be the subject: «А» выкатилась. */
  readonly afterQuote?: boolean;
};

type Range = {
  readonly from: number;
  readonly speech: boolean;
  readonly utterance: number;
  readonly tagOf?: number;
  readonly afterQuote?: boolean;
};

const MARKS = /[«„“”»"]|(?<=[.,!?…:]) ?— /gu;
const TAG_AFTER_QUOTE = /^,? ?— /u;

/** Where narration and speech begin within one paragraph. */
function rangesOf(paragraph: string, nextUtterance: () => number): readonly Range[] {
  const dialogue = /^ ?— ?/u.test(paragraph);
  const ranges: Range[] = [{ from: 0, speech: dialogue, utterance: dialogue ? nextUtterance() : 0 }];
  const base = ranges[0]?.utterance ?? 0;
  let spoken = base;
  const outer: Range[] = [];
  for (const match of paragraph.matchAll(MARKS)) {
    const [mark] = match;
    const end = match.index + mark.length;
    const now = ranges.at(-1) as Range;
    const opens = mark === '«' || mark === '„' || (/["“]/u.test(mark) && outer.length === 0);
    if (opens) {
      outer.push(now);
      ranges.push({ from: end, speech: true, utterance: nextUtterance() });
    } else if (/[»”"“]/u.test(mark)) {
      const back = outer.pop();
      const tagged = back && !back.speech && TAG_AFTER_QUOTE.test(paragraph.slice(end));
      const said = now.speech ? now.utterance : now.tagOf;
      if (back)
        ranges.push({ ...back, from: end, tagOf: tagged ? said : undefined, afterQuote: !back.speech && !tagged });
    } else if (match.index > 0) {
      const lower = /^\p{Ll}/u.test(paragraph.slice(end));
      const quoted = outer.length > 0;
      if (now.speech && (quoted ? lower : true))
        ranges.push({ from: end, speech: false, utterance: 0, tagOf: now.utterance });
      else if (!now.speech && quoted && now.tagOf) ranges.push({ from: end, speech: true, utterance: now.tagOf });
      else if (!now.speech && !quoted && dialogue) ranges.push({ from: end, speech: true, utterance: base });
      else if (!now.speech && !quoted && mark.length > 0 && paragraph[match.index - 1] === ':') {
        spoken = nextUtterance();
        ranges.push({ from: end, speech: true, utterance: spoken });
      }
    }
  }
  return ranges;
}

/** “Ка-а-ак” is “как”. */
const removeStretching = (word: string): string => word.replace(/(\p{L})(?:-\1)+(?!\p{L}*-)/gu, '$1');

/** The words of a text; those that are the name in one of its cases are one word. */
function tokensOf(text: string, name: string, offset: number): readonly Token[] {
  const own = normalizePunctuation(name);
  const forms = createNamePattern(own, 'ru').source;
  const word = new RegExp(`${forms}|[\\p{L}\\p{N}]+(?:[-’][\\p{L}\\p{N}]+)*`, 'gu');
  let last = 0;
  return [...text.matchAll(word)].map((match) => {
    const [found] = match;
    const before = text.slice(last, match.index);
    last = match.index + found.length;
    const form = new RegExp(`^(?:${forms})$`, 'u').test(found) && own.length > 3 ? 'oblique' : undefined;
    return {
      word: removeStretching(found.toLowerCase()),
      at: offset + match.index,
      length: found.length,
      before,
      capital: /^\p{Lu}/u.test(found),
      name: found === own ? 'nominative' : form,
    } satisfies Token;
  });
}

/** A page normalized by `normalizePunctuation` as narration and speech, in order. */
export function splitSegments(page: string, name: string): readonly Segment[] {
  let utterances = 0;
  let offset = 0;
  return page.split('\n').flatMap((line, paragraph) => {
    const text = line.replaceAll('\u00a0', ' ');
    const ranges = rangesOf(text, () => ++utterances);
    const start = offset;
    offset += line.length + 1;
    return ranges.flatMap(({ from, ...range }, i) => {
      const piece = text.slice(from, ranges[i + 1]?.from ?? text.length);
      const tokens = tokensOf(piece, name, start + from);
      const last = tokens.at(-1);
      const after = last ? piece.slice(last.at + last.length - start - from) : piece;
      return tokens.length > 0 ? [{ ...range, paragraph, tokens, after }] : [];
    });
  });
}
