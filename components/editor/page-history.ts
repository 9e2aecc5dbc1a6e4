import { cleanWords, type EditorPageView } from '@/lib/books';
import { createHistory, type UndoHistory } from '@/lib/client/undo-history';
import type { Edit } from './saving/edit-queue';

/** What undo gives back: words as shown, and the chosen picture. */
export type PageValues = { readonly text: string; readonly subtitle: string | null; readonly variation: number };

export const getPageValues = ({ words, chosen }: EditorPageView): PageValues => ({ ...words, variation: chosen });

/** Words as the server will hold them: tidied, and an empty text is the story's own. */
const toStored = (text: string | null, original: string | null): string =>
  cleanWords(text ?? '') || cleanWords(original ?? '');

/** Whether two states of a page are the same to the server, which tidies what is typed (§4 "Editor saving"). */
export function isSamePage(one: PageValues, other: PageValues, { original }: EditorPageView): boolean {
  const isSame = (part: 'text' | 'subtitle') =>
    toStored(one[part], original[part]) === toStored(other[part], original[part]);
  return one.variation === other.variation && isSame('text') && isSame('subtitle');
}

/** The history of a page that is shown now: a change from elsewhere starts a new one. */
export function continueHistory(
  known: UndoHistory<PageValues> | undefined,
  page: EditorPageView,
): UndoHistory<PageValues> {
  const values = getPageValues(page);
  return known && isSamePage(known.present, values, page) ? known : createHistory(values);
}

/** The edits that turn one state of a page into another; `null` words follow the story. */
export function listEdits({ key, original }: EditorPageView, from: PageValues, to: PageValues): readonly Edit[] {
  const isOriginal = (part: 'text' | 'subtitle') =>
    toStored(to[part], original[part]) === toStored(null, original[part]);
  const edits: Edit[] = [];
  if (from.text !== to.text || from.subtitle !== to.subtitle) {
    const text = isOriginal('text') ? null : to.text;
    edits.push({ kind: 'words', key, text, subtitle: isOriginal('subtitle') ? null : to.subtitle });
  }
  if (from.variation !== to.variation) edits.push({ kind: 'picture', key, variation: to.variation });
  return edits;
}
