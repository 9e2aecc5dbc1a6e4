import { getFirstName } from '@/lib/books';
import { listStoryLanguages } from '@/lib/catalogue';
import { getDownloadPath } from '@/lib/orders/server';
import type { SubmissionView } from '../model';
import type { SubmissionWithBatch } from '../repository';

/** Whether an employee may still change or withdraw the order: until its batch closes. */
export const isEditable = ({ state, batch }: Pick<SubmissionWithBatch, 'state' | 'batch'>, now: Date): boolean =>
  state === 'submitted' && batch.state === 'open' && batch.closesAt > now;

/** Whoever withdraws loses the own link, or the book; an order that the shop ended keeps both. */
const isCancelled = ({ state, tokenHash, book }: Pick<SubmissionWithBatch, 'state' | 'tokenHash' | 'book'>): boolean =>
  state === 'withdrawn' && tokenHash !== null && book !== null && !book.deletedAt;

type ViewDeps = { readonly now: Date; readonly secret: string };

/** An order as its employee sees it. */
export function toSubmissionView(row: SubmissionWithBatch, { now, secret }: ViewDeps): SubmissionView {
  const { id, state, batch, employeeName, employeeEmail, employeePhone, bookType, book, submittedAt } = row;
  const download = book?.downloads[0];
  return {
    id,
    state,
    companyName: batch.companyName,
    employeeName,
    email: employeeEmail,
    phone: employeePhone,
    phoneConfirmed: row.phoneConfirmedAt !== null,
    filesToCompany: row.filesToCompany,
    bookType: bookType === 'printed' ? 'printed' : 'digital',
    choosesType: batch.bookType === 'mix',
    bookId: book && !book.deletedAt ? book.id : null,
    childName: getFirstName(book?.childName ?? ''),
    catalogueId: book?.catalogueId ?? batch.catalogueId,
    languages: listStoryLanguages(batch.catalogueId),
    submittedAt: submittedAt.toISOString(),
    closesAt: batch.closesAt.toISOString(),
    cancelled: isCancelled(row),
    editable: isEditable(row, now),
    needsApproval: row.approvedRevision !== null && book !== null && book.revision !== row.approvedRevision,
    downloadPath: download && download.expiresAt > now ? getDownloadPath(secret, download.id) : null,
  };
}
