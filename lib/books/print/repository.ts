import type { Tx } from '@/lib/platform/db';
import { getSelectedVariation } from '../editing/page-edits';
import { PICTURE_KEYS, PICTURE_SIZES } from '../pages';

/** Ends editing: the parent approved texts and pictures for print (spec §4 "Final confirmation is irreversible"). */
export const approveBook = (tx: Tx, id: string, approvedAt: Date) =>
  tx.book.update({ where: { id }, data: { approvedAt }, select: { id: true } });

/**
 * Those of the books whose every chosen picture is drawn, in the current revision and model, with an edge of `minPx` or
 * more; by default large enough to be read.
 */
export async function listDrawnBooks(
  tx: Tx,
  ids: readonly string[],
  minPx: number = PICTURE_SIZES.preview,
): Promise<ReadonlySet<string>> {
  const books = await tx.book.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      revision: true,
      imageModel: true,
      pages: { select: { key: true, text: true, subtitle: true, variation: true } },
      illustrations: {
        where: { sizePx: { gte: minPx } },
        select: { pageKey: true, variation: true, revision: true, model: true },
      },
    },
  });
  const drawn = books.filter(({ revision, imageModel, pages, illustrations }) => {
    const current = illustrations.filter((one) => one.revision === revision && one.model === imageModel);
    return PICTURE_KEYS.every((key) => {
      const chosen = getSelectedVariation(pages, key);
      return current.some(({ pageKey, variation }) => pageKey === key && variation === chosen);
    });
  });
  return new Set(drawn.map(({ id }) => id));
}

/** Whether all of one book is drawn (`listDrawnBooks`). */
export const isWholeBookDrawn = async (tx: Tx, id: string, minPx: number = PICTURE_SIZES.preview): Promise<boolean> =>
  (await listDrawnBooks(tx, [id], minPx)).has(id);

type PrintFileKey = {
  readonly bookId: string;
  readonly revision: number;
  readonly edits: number;
  readonly profileId: string;
};

/** The print files of one revision and its edits for one print house: both, or none. */
export const listPrintFiles = (tx: Tx, key: PrintFileKey) => tx.printFile.findMany({ where: key });
export type PrintFileRow = Awaited<ReturnType<typeof listPrintFiles>>[number];

type NewPrintFile = PrintFileKey & Pick<PrintFileRow, 'kind' | 'storageKey' | 'sha256' | 'bytes' | 'pages'>;

export const savePrintFile = (tx: Tx, { bookId, revision, edits, profileId, kind, ...data }: NewPrintFile) => {
  const key = { bookId, revision, edits, profileId, kind };
  return tx.printFile.upsert({
    where: { bookId_revision_edits_profileId_kind: key },
    create: { ...key, ...data },
    update: data,
  });
};

export const listBookPrintFiles = (tx: Tx, bookId: string) =>
  tx.printFile.findMany({ where: { bookId }, select: { storageKey: true } });

export const deletePrintFiles = (tx: Tx, bookId: string) => tx.printFile.deleteMany({ where: { bookId } });
