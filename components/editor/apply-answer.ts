import type { EditorPageView } from '@/lib/books';
import type { EditorView, SavedWords } from '@/lib/orders';
import { toSpreadWords } from './page-history';
import type { Edit } from './saving/edit-queue';

/** What the server answers to any edit; only words have hints, layouts and a measure. */
export type EditAnswer = { readonly version: number } & Partial<
  Pick<SavedWords, 'faults' | 'layouts' | 'overflow' | 'spread'>
>;

/** Only the server measures: until it has answered, the lines are not known, and the words keep their size. */
const withoutLines = ({ layout }: EditorPageView): EditorPageView['layout'] =>
  layout && { ...layout, paragraphs: null };

/** The page as the server holds it after an edit. */
export function applyEdit(page: EditorPageView, edit: Edit, version: number): EditorPageView {
  if (edit.kind === 'picture') return { ...page, version, chosen: edit.variation };
  const { original } = page;
  const words = original.texts
    ? toSpreadWords({ ...original.texts, ...edit.texts })
    : { text: edit.text ?? original.text, subtitle: edit.subtitle ?? original.subtitle };
  return { ...page, version, words, layout: withoutLines(page) };
}

const findLayout = ({ layouts = [] }: EditAnswer, key: string) => layouts.find(({ layout }) => layout.key === key);

function applySaved(page: EditorPageView, edit: Edit, answer: EditAnswer): EditorPageView {
  const { version, overflow, spread } = answer;
  const edited = applyEdit(page, edit, version);
  return { ...edited, ...(overflow !== undefined && { overflow }), ...(spread && { spread }) };
}

/**
 * The book as the server holds it after an edit: the edited page, and the lines of every page whose words are those that
 * the server measured.
 */
export function applyAnswer(view: EditorView, edit: Edit, answer: EditAnswer): EditorView {
  const pages = view.pages.map((page) => {
    const edited = page.key === edit.key ? applySaved(page, edit, answer) : page;
    const printed = findLayout(answer, page.key);
    return printed?.version === edited.version ? { ...edited, layout: printed.layout } : edited;
  });
  return { ...view, pages };
}

/** Whether the server measured newer words than the screen shows: another tab or device changed a page. */
export const isBehind = ({ pages }: EditorView, answer: EditAnswer): boolean =>
  pages.some(({ key, version }) => (findLayout(answer, key)?.version ?? version) > version);
