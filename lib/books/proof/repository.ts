import type { Prisma, Tx } from '@/lib/platform/db';

/** A revision of the hero with its edits, for one print house. */
export type ProofKey = {
  readonly bookId: string;
  readonly revision: number;
  readonly edits: number;
  readonly profileId: string;
};

const byKey = (key: ProofKey) => ({ bookId_revision_edits_profileId: key });

export const findProof = (tx: Tx, key: ProofKey) =>
  tx.proof.findUnique({ where: byKey(key), include: { pages: { orderBy: { number: 'asc' } } } });
export type ProofRow = NonNullable<Awaited<ReturnType<typeof findProof>>>;

/** Whether the parent can see the pages of this very book. */
export const isProofMade = async (tx: Tx, key: ProofKey): Promise<boolean> =>
  (await tx.proof.count({ where: { ...key, madeAt: { not: null } } })) > 0;

/** Inserts the row of a proof to be made, or clears an earlier failure; a proof that is made stays. */
export async function openProof(tx: Tx, key: ProofKey): Promise<void> {
  await tx.proof.createMany({ data: [key], skipDuplicates: true });
  await tx.proof.updateMany({ where: key, data: { errorCode: null, errorPage: null } });
}

/** Stores why a proof could not be made; does nothing once it is. */
export const failProof = (
  tx: Tx,
  key: ProofKey,
  failure: { readonly errorCode: string; readonly errorPage: string | null },
) => tx.proof.updateMany({ where: { ...key, madeAt: null }, data: failure });

type NewPages = readonly Omit<Prisma.ProofPageCreateManyInput, 'proofId'>[];
type Made = { readonly coverWrapMm: number; readonly spineMm: number; readonly madeAt: Date };

/** Stores the pages of a proof in place of those that an earlier attempt left. */
export async function storeProofPages(tx: Tx, proofId: string, pages: NewPages, made: Made): Promise<void> {
  await tx.proofPage.deleteMany({ where: { proofId } });
  await tx.proofPage.createMany({ data: pages.map((page) => ({ ...page, proofId })) });
  await tx.proof.update({ where: { id: proofId }, data: { ...made, errorCode: null, errorPage: null } });
}

type ProofFilter = Pick<ProofKey, 'bookId'> & Pick<Prisma.ProofWhereInput, 'NOT'>;

export const listProofObjects = (tx: Tx, proof: ProofFilter) =>
  tx.proofPage.findMany({ where: { proof }, select: { storageKey: true } });

export const deleteProofs = (tx: Tx, where: ProofFilter) => tx.proof.deleteMany({ where });

/** Print files of other states of the book that no print house was given. */
export const listOutdatedPrintFiles = (tx: Tx, { bookId, revision, edits }: Omit<ProofKey, 'profileId'>) =>
  tx.$queryRaw<{ readonly id: string; readonly storageKey: string }[]>`
    SELECT id, storage_key AS "storageKey" FROM print_files AS file
    WHERE book_id = ${bookId}::uuid AND NOT (revision = ${revision} AND edits = ${edits}) AND NOT EXISTS (
      SELECT FROM shipments WHERE file.storage_key IN (shipments.interior_key, shipments.cover_key)
    )`;

export const deletePrintFileRows = (tx: Tx, ids: readonly string[]) =>
  tx.printFile.deleteMany({ where: { id: { in: [...ids] } } });
