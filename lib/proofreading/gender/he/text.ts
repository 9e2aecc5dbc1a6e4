import { createNamePattern, normalizePunctuation } from '../../name-forms';
import { getReadings } from './lexicon';
import { isAdverb, isClitic } from './words';

export type Token = {
  readonly kind: 'word' | 'name' | 'mark';
  readonly text: string;
  /** What stands before a name in the same word. */
  readonly prefix: string;
  readonly index: number;
  /** Number of the quotation that the token stands in; -1 in the narration. */
  readonly quote: number;
};

const PIECE = /\p{L}+(?:['’׳"״]\p{L}+|['’׳](?!\p{L}))*(?:-\p{L}+)*|\.{2,}|\n|[^\s\p{L}]/gu;
const OPENS = '“„«';
const CLOSES = '”»';
const EITHER = '״"';

/** Normalizes a text for comparison: no vowel points, one kind of hyphen and apostrophe. */
export const normalizeText = (text: string): string => normalizePunctuation(text);

/** Whether what looks like a prefix and the name is a word of its own: שאלה for Ella. */
const isWord = (word: string): boolean =>
  isAdverb(word) || isClitic(word) || (getReadings(word).prefix === '' && getReadings(word).forms.length > 0);

/** Where the name stands, with what is glued before it. */
function namesIn(
  text: string,
  name: string,
): ReadonlyMap<number, { readonly length: number; readonly prefix: string }> {
  const length = normalizeText(name).trim().length;
  return new Map(
    [...text.matchAll(createNamePattern(name, 'he'))].flatMap((match) => {
      const prefix = match[0].slice(0, Math.max(0, match[0].length - length)).replace(/-$/u, '');
      const word = prefix !== '' && isWord(match[0]);
      return prefix.includes('ה') || word ? [] : [[match.index, { length: match[0].length, prefix }] as const];
    }),
  );
}

/** Words, names and marks in order; quotation marks open and close the quotations, over paragraphs too. */
export function tokenize(text: string, name: string): readonly Token[] {
  const names = namesIn(text, name);
  const tokens: Token[] = [];
  let count = 0;
  let quote = -1;
  let until = 0;
  for (const match of text.matchAll(PIECE)) {
    const { index } = match;
    if (index < until) continue;
    const at = names.get(index);
    if (at) {
      tokens.push({ kind: 'name', text: text.slice(index, index + at.length), prefix: at.prefix, index, quote });
      until = index + at.length;
      continue;
    }
    const [piece] = match;
    const opens = OPENS.includes(piece) || (EITHER.includes(piece) && quote < 0);
    const closes = CLOSES.includes(piece) || (EITHER.includes(piece) && quote >= 0);
    if (opens) quote = count++;
    if (opens || closes) tokens.push({ kind: 'mark', text: opens ? '“' : '”', prefix: '', index, quote });
    else tokens.push({ kind: /\p{L}/u.test(piece) ? 'word' : 'mark', text: piece, prefix: '', index, quote });
    if (closes) quote = -1;
  }
  return tokens;
}

/** Marks that end a sentence. */
export const endsSentence = (token: Token | undefined): boolean =>
  !token || (token.kind === 'mark' && /^(?:[.!?…\n]|\.{2,})$/u.test(token.text));
