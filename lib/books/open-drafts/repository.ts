import { Prisma, type Tx } from '@/lib/platform/db';
import { findDraft, type Owner } from '../repository';
import { type DraftSummaryRow, draftSummarySelect } from '../selects';

/** More than the list of books ever shows. */
const MAX_DRAFTS = 100;

type OpenDraft = {
  readonly id: string;
  /** Of its newest photo of the first hero. */
  readonly photoId: string | null;
  readonly deleteAfter: Date;
  readonly storageKey: string | null;
};

// Written in SQL, because Prisma makes one condition of all this, for which Postgres reads all books and all orders.
/** Ids of the books of a device and of those that it opened through an e-mailed link. */
const ofDevice = (deviceId: string) => Prisma.sql`
  SELECT id FROM books WHERE account_id IS NULL AND device_id = ${deviceId}::uuid
  UNION SELECT opened.id FROM book_devices JOIN books AS opened ON opened.id = book_devices.book_id
    WHERE book_devices.device_id = ${deviceId}::uuid AND opened.account_id IS NULL`;

const ofAccount = (accountId: string | null) => Prisma.sql`SELECT id FROM books WHERE account_id = ${accountId}::uuid`;

/** Of these books the unpaid drafts, newest first; trials and books of classes and companies are shown on pages of their own. */
const fromOpen = (accessible: Prisma.Sql, joins = Prisma.empty) => Prisma.sql`
  FROM books AS book ${joins}
  WHERE book.id IN (${accessible})
    AND book.deleted_at IS NULL AND trial_of_id IS NULL AND company_batch_id IS NULL
    AND NOT EXISTS (SELECT FROM kindergarten_children WHERE kindergarten_children.book_id = book.id)
    AND NOT EXISTS (SELECT FROM orders WHERE orders.book_id = book.id AND paid_at IS NOT NULL)
  ORDER BY book.updated_at DESC`;

const newestPhoto = Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT photos.id, delete_after, storage_key FROM photos
    WHERE book_id = book.id AND hero = 'first' AND photos.deleted_at IS NULL AND in_use
    ORDER BY photos.created_at DESC LIMIT 1
  ) AS photo ON true`;

const listUnpaid = (tx: Tx, { deviceId, accountId }: Owner) => tx.$queryRaw<OpenDraft[]>`
  SELECT book.id, photo.id AS "photoId", photo.delete_after AS "deleteAfter", photo.storage_key AS "storageKey"
  ${fromOpen(Prisma.sql`${ofDevice(deviceId)} UNION ${ofAccount(accountId)}`, newestPhoto)}
  LIMIT ${MAX_DRAFTS}::int`;

/** The photo comes with the ids. */
const { photos: _, ...columns } = draftSummarySelect;

/** All open drafts of a device and an account, newest first. */
export async function listOpenDrafts(tx: Tx, owner: Owner): Promise<readonly DraftSummaryRow[]> {
  const open = await listUnpaid(tx, owner);
  if (open.length === 0) return [];
  const books = await tx.book.findMany({ where: { id: { in: open.map(({ id }) => id) } }, select: columns });
  const byId = new Map(books.map((book) => [book.id, book]));
  return open.flatMap(({ id, photoId, deleteAfter, storageKey }) => {
    const book = byId.get(id);
    return book ? [{ ...book, photos: photoId ? [{ deleteAfter, storageKey }] : [] }] : [];
  });
}

/**
 * The visitor's most recent unpaid draft. A signed-in visitor continues with drafts of the account, because those on
 * the device may be somebody else's.
 */
export async function findLatestDraft(tx: Tx, { deviceId, accountId }: Owner) {
  const accessible = accountId ? ofAccount(accountId) : ofDevice(deviceId);
  const [latest] = await tx.$queryRaw<{ readonly id: string }[]>`SELECT book.id ${fromOpen(accessible)} LIMIT 1`;
  return latest ? findDraft(tx, latest.id) : null;
}
