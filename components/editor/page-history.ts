import { cleanWords, type EditorPageView, type EditorWords } from '@/lib/books';
import { createHistory, type UndoHistory } from '@/lib/client/undo-history';
import type { Edit } from './saving/edit-queue';

/** What undo gives back: words as shown, and the chosen picture. */
export type PageValues = EditorWords & { readonly variation: number };

/** The words of a picture book's spread: the texts by id, and all of them one after the other. */
export const toSpreadWords = (texts: Readonly<Record<string, string>>): EditorWords => ({
  text: Object.values(texts).filter(Boolean).join('\n'),
  subtitle: null,
  texts,
});

export const getPageValues = ({ words, chosen }: EditorPageView): PageValues => ({ ...words, variation: chosen });

/** Words as the server will hold them: tidied, and an empty text is the story's own. */
const toStored = (text: string | null, original: string | null): string =>
  cleanWords(text ?? '') || cleanWords(original ?? '');

const hasSameTexts = (original: Readonly<Record<string, string>>, one: EditorWords, other: EditorWords): boolean =>
  Object.entries(original).every(
    ([id, own]) => toStored(one.texts?.[id] ?? null, own) === toStored(other.texts?.[id] ?? null, own),
  );

/** Whether two states of a page are the same to the server, which tidies what is typed (§4 "Editor saving"). */
export function isSamePage(one: PageValues, other: PageValues, { original }: EditorPageView): boolean {
  const isSame = (part: 'text' | 'subtitle') =>
    toStored(one[part], original[part]) === toStored(other[part], original[part]);
  const hasSameWords = original.texts ? hasSameTexts(original.texts, one, other) : isSame('text');
  return one.variation === other.variation && hasSameWords && isSame('subtitle');
}

/** The history of a page that is shown now: a change from elsewhere starts a new one. */
export function continueHistory(
  known: UndoHistory<PageValues> | undefined,
  page: EditorPageView,
): UndoHistory<PageValues> {
  const values = getPageValues(page);
  return known && isSamePage(known.present, values, page) ? known : createHistory(values);
}

/** The texts of a spread that are not the story's own. */
const listChangedTexts = (
  original: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([id, text]) => toStored(text, original[id] ?? null) !== toStored(null, original[id] ?? null),
    ),
  );

/** The edits that turn one state of a page into another; `null` words follow the story. */
export function listEdits({ key, original }: EditorPageView, from: PageValues, to: PageValues): readonly Edit[] {
  const isOriginal = (part: 'text' | 'subtitle') =>
    toStored(to[part], original[part]) === toStored(null, original[part]);
  const edits: Edit[] = [];
  if (from.text !== to.text || from.subtitle !== to.subtitle) {
    edits.push(
      original.texts
        ? { kind: 'words', key, text: null, subtitle: null, texts: listChangedTexts(original.texts, to.texts) }
        : {
            kind: 'words',
            key,
            text: isOriginal('text') ? null : to.text,
            subtitle: isOriginal('subtitle') ? null : to.subtitle,
          },
    );
  }
  if (from.variation !== to.variation) edits.push({ kind: 'picture', key, variation: to.variation });
  return edits;
}
