import { endsSentence, type Token } from './text';

/** A word, name or mark of the narration, or a whole quotation in its place. */
export type Unit =
  | (Token & { readonly unit: 'token' })
  | {
      readonly unit: 'quote';
      readonly kind: 'quote';
      readonly id: number;
      readonly last: string;
      readonly index: number;
    };

/** The narration with each quotation folded into one unit. */
export function foldQuotes(tokens: readonly Token[]): readonly Unit[] {
  const units: Unit[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.quote < 0) units.push({ ...token, unit: 'token' });
    else if (token.text === '”' && token.kind === 'mark') {
      const last = tokens[place - 1]?.text ?? '';
      units.push({ unit: 'quote', kind: 'quote', id: token.quote, last, index: token.index });
    }
  }
  return units;
}

export const wordAt = (units: readonly Unit[], place: number): string => {
  const unit = units[place];
  return unit?.kind === 'word' ? unit.text : '';
};

/** Sentences of the narration; a quotation that ends with a full stop ends the sentence, one with ! or ? does not. */
export function splitSentences(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const sentences: Unit[][] = [[]];
  for (const unit of units) {
    sentences.at(-1)?.push(unit);
    if (unit.unit === 'quote' ? unit.last === '.' : endsSentence(unit)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}
