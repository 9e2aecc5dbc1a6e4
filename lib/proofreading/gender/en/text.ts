import { createNamePattern, normalizePunctuation } from '../../name-forms';

/** A word, a mark, or the hero's whole name, with its place on the page. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'mark' | 'hero';
  /** The hero's name with a possessive ending. */
  readonly owner: boolean;
  readonly paragraph: number;
  readonly sentence: number;
  /** The quotation that the token stands in; -1 for the narrator's words. */
  readonly quotation: number;
};

export type ParsedPage = { readonly text: string; readonly tokens: readonly Token[] };

const PIECE = /[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*[’]?|[^\s]|\n/gu;

/** Words after which a name at the head of a question is the verb that it is spelt like: “Will the kite fly?” */
const AFTER_VERB = /^ (?:the|a|an|it|he|she|you|we|they|I|this|that|there|my|your|his|her)\b/u;
const VERBS_LIKE_NAMES = /^(?:Will|May|Mark|Grant|Chase|Pat|Drew|Rob|Bill|Skip|Peg)$/u;

/** Places of the hero's name: not the word that a name is spelt like, nor one of a kind (“a Robin”). */
function namePlaces(text: string, name: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const match of text.matchAll(createNamePattern(name, 'en'))) {
    const after = text.slice(match.index + match[0].length);
    const before = text.slice(0, match.index);
    if (VERBS_LIKE_NAMES.test(match[0]) && AFTER_VERB.test(after)) continue;
    if (/\b(?:a|an|the) $/iu.test(before)) continue;
    places.set(match.index, match.index + match[0].length);
  }
  return places;
}

/** Titles whose full stop ends no sentence. */
const TITLE = /^(?:mr|mrs|ms|dr|st|prof)$/u;
const CLOSED = /^[.!?…]$/u;

/**
 * The page cut into words and marks. Sentences end at . ! ? … and at paragraphs; inside a quotation they do not end the
 * narrator's sentence unless a capital that is no tag follows the closing mark.
 */
export function parsePage(rawText: string, name: string): ParsedPage {
  const text = normalizePunctuation(rawText).replaceAll('\u00a0', ' ');
  const names = namePlaces(text, name);
  const tokens: Token[] = [];
  let paragraph = 0;
  let sentence = 0;
  let quotations = 0;
  let quotation = -1;
  let skipTo = 0;
  let ended = false;
  for (const match of text.matchAll(PIECE)) {
    const start = match.index;
    if (start < skipTo) continue;
    const nameEnd = names.get(start);
    const end = nameEnd ?? start + match[0].length;
    skipTo = end;
    const piece = text.slice(start, end);
    if (piece === '\n') {
      paragraph++;
      sentence++;
      ended = false;
      quotation = -1;
      continue;
    }
    const opens = piece === '“' || (piece === '"' && quotation < 0);
    const closes = piece === '”' || (piece === '"' && quotation >= 0);
    const mark = nameEnd === undefined && !/[\p{L}\p{N}]/u.test(piece);
    if (ended && (opens || (!mark && /^\p{Lu}/u.test(piece)) || (!mark && /^\p{N}|^[^\p{Ll}]/u.test(piece)))) {
      sentence++;
      ended = false;
    } else if (ended && !mark) ended = false;
    if (opens) quotation = quotations++;
    const kind = nameEnd !== undefined ? 'hero' : mark ? 'mark' : 'word';
    const owner = kind === 'hero' && /’s?$/u.test(piece);
    tokens.push({ text: piece, lower: piece.toLowerCase(), start, end, kind, owner, paragraph, sentence, quotation });
    if (closes) quotation = -1;
    const title = piece === '.' && TITLE.test(tokens.at(-2)?.lower ?? '');
    if (CLOSED.test(piece) && !title) ended = true;
  }
  return { text, tokens };
}
