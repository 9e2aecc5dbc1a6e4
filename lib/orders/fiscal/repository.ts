import type { Prisma, Tx } from '@/lib/platform/db';
import type { FiscalKind } from '@/lib/providers/fiscal/port';

/** Paid orders without an invoice, in order of payment. Nothing is invoiced where nothing was paid. */
export const listUninvoicedOrders = (tx: Tx, take: number) =>
  tx.order.findMany({
    where: { paidAt: { not: null }, totalMinor: { gt: 0 }, fiscal: { none: { kind: 'invoice' } } },
    select: { id: true, country: true, currency: true, totalMinor: true },
    orderBy: { paidAt: 'asc' },
    take,
  });

/** The documents of an order, and its invoice's tax. */
export const listOrderDocuments = (tx: Tx, orderId: string) => tx.fiscalDocument.findMany({ where: { orderId } });

type NewDocument = Omit<Prisma.FiscalDocumentUncheckedCreateInput, 'number'> & { readonly kind: FiscalKind };

/** Locks the numbers of a kind until the end of the transaction. */
export const lockSeries = (tx: Tx, kind: FiscalKind) =>
  tx.$queryRaw`SELECT kind FROM fiscal_series WHERE kind = ${kind}::"FiscalKind" FOR UPDATE`;

/**
 * Stores a document under the next number of its kind, whose series the caller has locked: a transaction that fails
 * takes its number back, so that none is missing. `false` when its key already has a document.
 */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<boolean> {
  if (await tx.fiscalDocument.findUnique({ where: { key: document.key } })) return false;
  const { kind } = document;
  const { last: number } = await tx.fiscalSeries.update({ where: { kind }, data: { last: { increment: 1 } } });
  await tx.fiscalDocument.create({ data: { ...document, number } });
  return true;
}

/** Documents that no provider has accepted yet, in the order of their numbers; invoices before credit notes. */
export const listUnsubmitted = (tx: Tx, take: number) =>
  tx.fiscalDocument.findMany({
    where: { submittedAt: null },
    include: { order: { select: { number: true } } },
    orderBy: [{ kind: 'asc' }, { number: 'asc' }],
    take,
  });

type Submission = {
  readonly provider: string;
  readonly providerReference: string;
  readonly authorityNumber: string | null;
  readonly submittedAt: Date;
};

export const markSubmitted = (tx: Tx, id: string, submission: Submission) =>
  tx.fiscalDocument.updateMany({ where: { id, submittedAt: null }, data: submission });
