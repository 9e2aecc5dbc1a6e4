import type { EditorPageView, EditorWords } from '@/lib/books';

/** A text in three parts: what two versions begin with alike, what differs, and what they end with alike. */
export type ComparedText = { readonly start: string; readonly changed: string; readonly end: string };

const splitWords = (text: string): readonly string[] => text.split(/(\s+)/u);

const countEqual = (one: readonly string[], other: readonly string[]): number => {
  const first = one.findIndex((word, at) => word !== other[at]);
  return first === -1 ? one.length : first;
};

const cutText = (words: readonly string[], before: number, after: number): ComparedText => ({
  start: words.slice(0, before).join(''),
  changed: words.slice(before, words.length - after).join(''),
  end: words.slice(words.length - after).join(''),
});

/** Finds from which word to which two texts differ. */
export function compareTexts(one: string, other: string): readonly [ComparedText, ComparedText] {
  const [words, others] = [splitWords(one), splitWords(other)];
  const before = countEqual(words, others);
  const after = countEqual(words.slice(before).reverse(), others.slice(before).reverse());
  return [cutText(words, before, after), cutText(others, before, after)];
}

/** The texts of a page: its words, or a cover's title and the line below it. */
export const listTexts = ({ text, subtitle }: EditorWords): readonly string[] =>
  subtitle === null ? [text] : [text, subtitle];

const hasSameWords = (one: EditorWords, other: EditorWords): boolean =>
  one.text === other.text && one.subtitle === other.subtitle;

/** In what two versions of a page differ. */
export const comparePages = (one: EditorPageView, other: EditorPageView) => ({
  words: !hasSameWords(one.words, other.words),
  picture: one.chosen !== other.chosen,
});
