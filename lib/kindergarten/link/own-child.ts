import type { Owner } from '@/lib/books/server';
import { getDownloadPath, listBookPartsWithFiles } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import { isClassPaid } from '../class/is-class-paid';
import { isLinkOpen, listMissing } from '../class-view';
import type { OwnChild } from '../model';
import type { ClassChildRow, ClassRow } from '../repository';
import { getParentApproval } from './parent-approval';

type Part = Awaited<ReturnType<typeof listBookPartsWithFiles>>[number];

const STATE_OF_PART: { readonly [State in Part['state']]?: OwnChild['state'] } = {
  ready: 'ready',
  confirmed: 'printing',
  printing: 'printing',
  shipped: 'printing',
  ready_for_pickup: 'printing',
  delivered: 'delivered',
  cancelled: 'ended',
  refunded: 'ended',
};

/** The children of a class that this parent added, on this device or signed in. */
export const listOwnChildren = ({ children }: ClassRow, { deviceId, accountId }: Owner): readonly ClassChildRow[] =>
  children.filter(
    ({ addedByLink, book }) =>
      addedByLink && (book.deviceId === deviceId || (accountId !== null && book.accountId === accountId)),
  );

/** Whether parents may still change what they sent (rulings, "Class and company links": until the deadline). */
export const isLinkEditable = async (tx: Tx, row: ClassRow, now: Date): Promise<boolean> =>
  isLinkOpen(row, now) && !(await isClassPaid(tx, row));

type ViewDeps = { readonly owner: Owner; readonly now: Date; readonly secret: string };

/** The same as the parent sees them. */
export async function listOwnViews(tx: Tx, row: ClassRow, { owner, now, secret }: ViewDeps) {
  const own = listOwnChildren(row, owner);
  if (own.length === 0) return [];
  const [paid, editable] = [await isClassPaid(tx, row), await isLinkEditable(tx, row, now)];
  const parts = await listBookPartsWithFiles(
    tx,
    own.map(({ book }) => book.id),
  );
  return own.map((child): OwnChild => {
    const { id, book, filesToTeacher } = child;
    const part = parts.find(({ bookId }) => bookId === book.id);
    const download = part?.downloads.find(({ expiresAt }) => expiresAt > now);
    return {
      id,
      bookId: book.id,
      name: book.childName ?? '',
      gender: book.gender,
      age: book.age,
      filesToTeacher,
      missing: listMissing(child),
      approval: getParentApproval(child),
      state: part ? (STATE_OF_PART[part.state] ?? 'making') : paid ? 'making' : 'collecting',
      editable,
      downloadPath: download ? getDownloadPath(secret, download.id) : null,
    };
  });
}
