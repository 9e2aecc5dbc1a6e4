import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';

/** The version of a page that a change was made on, and the change's own id. */
export type PageChange = { readonly version: number; readonly changeId: string };
type PageValues = { readonly text?: string | null; readonly subtitle?: string | null; readonly variation?: number };

const findPage = (tx: Tx, bookId: string, key: string) =>
  tx.page.findUnique({ where: { bookId_key: { bookId, key } } });
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/**
 * Applies one change to a page and counts it in the book. A change that is sent again is known by its id; one that was
 * made on an older version is refused, so that two tabs or devices never overwrite each other unseen. The caller holds
 * the book's lock.
 */
export async function changePage(
  tx: Tx,
  { bookId, key }: { readonly bookId: string; readonly key: string },
  { version, changeId }: PageChange,
  values: PageValues,
): Promise<Result<{ readonly page: PageRow; readonly repeated: boolean }, 'changed_elsewhere'>> {
  const known = await findPage(tx, bookId, key);
  if (known?.changeId === changeId) return ok({ page: known, repeated: true });
  if ((known?.version ?? 0) !== version) return fail('changed_elsewhere');
  const change = { ...values, version: version + 1, changeId };
  const page = await tx.page.upsert({
    where: { bookId_key: { bookId, key } },
    create: { bookId, key, ...change },
    update: change,
  });
  await countEdit(tx, bookId);
  return ok({ page, repeated: false });
}

/** Counts a change of the book, so that its files are made again. */
export const countEdit = (tx: Tx, id: string) =>
  tx.book.update({ where: { id }, data: { edits: { increment: 1 } }, select: { edits: true } });

/** Gives every page the story's own words and first picture again; versions rise, so that open tabs notice. */
export async function resetPages(tx: Tx, bookId: string): Promise<void> {
  await tx.page.updateMany({
    where: { bookId },
    data: { text: null, subtitle: null, variation: 0, version: { increment: 1 }, changeId: null },
  });
  await countEdit(tx, bookId);
}
