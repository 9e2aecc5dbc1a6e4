import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { clearPages, countEdit, findPage, type PageRow, upsertPage } from './repository';

/** The version of a page that a change was made on, and the change's own id. */
export type PageChange = { readonly version: number; readonly changeId: string };
type PageValues = {
  readonly text?: string | null;
  readonly texts?: Readonly<Record<string, string>> | null;
  readonly subtitle?: string | null;
  readonly variation?: number;
};

/**
 * Applies one change to a page and counts it in the book. A change that is sent again is known by its id; one that was
 * made on an older version is refused, so that two tabs or devices never overwrite each other unseen. The caller holds
 * the book's lock.
 */
export async function changePage(
  tx: Tx,
  id: { readonly bookId: string; readonly key: string },
  { version, changeId }: PageChange,
  values: PageValues,
): Promise<Result<{ readonly page: PageRow; readonly repeated: boolean }, 'changed_elsewhere'>> {
  const known = await findPage(tx, id);
  if (known?.changeId === changeId) return ok({ page: known, repeated: true });
  if ((known?.version ?? 0) !== version) return fail('changed_elsewhere');
  const page = await upsertPage(tx, id, { ...values, version: version + 1, changeId });
  await countEdit(tx, id.bookId);
  return ok({ page, repeated: false });
}

/** Gives every page the story's own words and first picture again; versions rise, so that open tabs notice. */
export async function resetPages(tx: Tx, bookId: string): Promise<void> {
  await clearPages(tx, bookId);
  await countEdit(tx, bookId);
}
