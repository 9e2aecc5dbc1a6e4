import { diffArrays } from 'diff';
import type { EditorPageView, EditorWords } from '@/lib/books';

/** A part of a text; `changed`: the other text does not have it. */
export type TextPart = { readonly text: string; readonly changed: boolean };

/** Words and the spaces between them: the same in every script. */
const splitWords = (text: string): string[] => text.split(/(\s+)/u).filter((part) => part !== '');

/** The parts of a text, with what another text lacks marked. */
export const compareTexts = (text: string, other: string): readonly TextPart[] =>
  diffArrays(splitWords(other), splitWords(text))
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(''), changed: added }));

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
