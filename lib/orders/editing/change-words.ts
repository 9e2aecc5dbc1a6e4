import type { WordsChange } from '@/lib/books';
import {
  changePage,
  findOverflow,
  layoutBook,
  readTexts,
  renderBookStory,
  renderOriginalStory,
  selectTexts,
  toEditorSpread,
} from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type EditingErrorCode, lockForEditing } from './access';
import { checkWords } from './check-words';
import type { SavedWords } from './model';
import { enqueueRenewal } from './renew-book';

export type EditingDeps = {
  readonly db: Db;
  readonly accountId: string;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

/**
 * Saves the parent's words of one page; `null` gives back the story's own. Faults are hints: none stops the saving.
 * `changed_elsewhere`: another tab or device changed the page since.
 */
export async function changeWords(
  orderId: string,
  change: WordsChange,
  { db, accountId, enqueue, now }: EditingDeps,
): Promise<Result<SavedWords, EditingErrorCode | 'changed_elsewhere'>> {
  const saved = await db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, accountId);
    if (!locked.ok) return locked;
    const { book } = locked.value;
    const story = renderOriginalStory(book);
    if (!story) return fail('not_found');
    const { key } = change;
    const subtitle = 'subtitle' in change ? change.subtitle : null;
    const changed = await changePage(tx, { bookId: book.id, key }, change, { ...selectTexts(story, change), subtitle });
    if (!changed.ok) return changed;
    if (!changed.value.repeated) await enqueueRenewal(tx, { bookId: book.id, edits: book.edits + 1 }, { enqueue, now });
    return ok({ page: changed.value.page, book });
  });
  if (!saved.ok) return saved;
  const { page, book } = saved.value;
  const { key, version, subtitle } = page;
  const texts = Object.values(readTexts(page.texts));
  const text = page.text ?? (texts.length > 0 ? texts.join('\n') : null);
  const edited = { ...book, pages: [...book.pages.filter((other) => other.key !== key), page] };
  const layouts = layoutBook(edited);
  const told = renderBookStory(edited)?.text.spreads.find((spread) => spread.key === key);
  const spread = told && toEditorSpread(told, book.language);
  const getVersion = (of: string) => edited.pages.find((one) => one.key === of)?.version ?? 0;
  return ok({
    version,
    text,
    subtitle,
    faults: checkWords(book, text),
    overflow: findOverflow(edited, key),
    ...(spread && { spread }),
    layouts: layouts.map((layout) => ({ version: getVersion(layout.key), layout })),
  });
}
