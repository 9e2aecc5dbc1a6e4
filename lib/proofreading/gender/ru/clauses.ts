import { isPredicate } from './morphology';
import type { Segment, Token } from './text';

/** A stretch of words with at most one subject. */
export type Clause = {
  readonly tokens: readonly Token[];
  /** A new sentence begins here. */
  readonly opensSentence: boolean;
  /** The marks that part it from the clause before. */
  readonly opener: string;
  /** The mark that ends its sentence. */
  readonly final: string;
  /** A quotation stands right before it and may be its subject. */
  readonly afterQuote?: boolean;
};

const SENTENCE_END = /[.!?]|…/u;
const CLAUSE_END = /[,;:()]/u;

/** Whether a new sentence begins at a word. */
const opensSentence = (token: Token): boolean =>
  SENTENCE_END.test(token.before) && (token.capital || !token.before.includes('…'));

/** The clauses of a told or spoken stretch, by Russian punctuation: a comma parts them, “и” without one does not. */
export function splitClauses({ tokens, after, afterQuote }: Segment): readonly Clause[] {
  const groups: (Clause & { readonly tokens: Token[]; final: string })[] = [];
  for (const token of tokens) {
    const now = groups.at(-1);
    const sentence = !now || opensSentence(token);
    const dash = token.before.includes('—') && now?.tokens.some(({ word }) => isPredicate(word));
    if (!now || sentence || dash || CLAUSE_END.test(token.before) || token.before.includes('…'))
      groups.push({
        tokens: [token],
        opensSentence: now ? sentence : !afterQuote || SENTENCE_END.test(token.before),
        opener: now ? token.before : '',
        final: '',
        afterQuote: !now && afterQuote && !/[.,!?…;:]/u.test(token.before),
      });
    else now.tokens.push(token);
  }
  let final = after;
  for (const group of [...groups].reverse()) {
    group.final = final;
    if (group.opensSentence) final = group.opener;
  }
  return groups;
}

/** The clauses of one sentence together, sentence after sentence. */
export function groupSentences(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const sentences: Clause[][] = [];
  for (const clause of clauses) {
    if (clause.opensSentence || sentences.length === 0) sentences.push([clause]);
    else sentences.at(-1)?.push(clause);
  }
  return sentences;
}
