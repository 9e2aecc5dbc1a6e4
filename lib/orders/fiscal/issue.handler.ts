import { listUncreditedRefunds } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import { alarm } from '@/lib/platform/logging/alarm';
import type { FiscalPort } from '@/lib/providers/fiscal/port';
import * as documents from './repository';
import { getCreditedVat, getIncludedVat, VAT_BASIS_POINTS } from './vat';

type Deps = { readonly db: Db; readonly fiscal: FiscalPort; readonly now: Date };

/** Documents per run; the next run follows in minutes. */
const BATCH = 500;

/**
 * Issues an invoice for each paid order and a credit note for each refund, once, from the rows alone, and submits what
 * is not submitted yet (rulings, "Money").
 */
export async function handleFiscalDocuments(deps: Deps): Promise<void> {
  await issueInvoices(deps);
  await issueCreditNotes(deps);
  await submitDocuments(deps);
}

async function issueInvoices({ db, now }: Deps): Promise<void> {
  for (const { id: orderId, country, currency, totalMinor } of await documents.listUninvoicedOrders(db, BATCH)) {
    const grossMinor = totalMinor ?? 0;
    const vatBasisPoints = VAT_BASIS_POINTS[country];
    const vatMinor = getIncludedVat(grossMinor, vatBasisPoints);
    const taxed = { country, currency, grossMinor, vatMinor, vatBasisPoints };
    await db.$transaction(async (tx) => {
      await documents.lockSeries(tx, 'invoice');
      await documents.insertDocument(tx, {
        kind: 'invoice',
        key: `order:${orderId}`,
        orderId,
        issuedAt: now,
        ...taxed,
      });
    });
  }
}

async function issueCreditNotes({ db, now }: Deps): Promise<void> {
  for (const { id: refundId, amountMinor: grossMinor, payment } of await listUncreditedRefunds(db, BATCH)) {
    const { orderId } = payment;
    await db.$transaction(async (tx) => {
      // Locked before the earlier notes are read, because they determine the tax.
      await documents.lockSeries(tx, 'credit_note');
      const issued = await documents.listOrderDocuments(tx, orderId);
      const invoice = issued.find(({ kind }) => kind === 'invoice');
      if (!invoice) return;
      const { country, currency, vatBasisPoints } = invoice;
      const before = issued.reduce((sum, { kind, grossMinor: gross }) => sum + (kind === 'credit_note' ? gross : 0), 0);
      const vatMinor = getCreditedVat(before, grossMinor, vatBasisPoints);
      const taxed = { country, currency, grossMinor, vatMinor, vatBasisPoints };
      const cause = { key: `refund:${refundId}`, orderId, refundId, issuedAt: now };
      await documents.insertDocument(tx, { kind: 'credit_note', ...cause, ...taxed });
    });
  }
}

/** Submits in the order of the numbers, and stops at the first one that is not accepted. */
async function submitDocuments({ db, fiscal, now }: Deps): Promise<void> {
  for (const { id, order, ...document } of await documents.listUnsubmitted(db, BATCH)) {
    const issued = document.kind === 'credit_note' ? await documents.listOrderDocuments(db, document.orderId) : [];
    const creditedNumber = issued.find(({ kind }) => kind === 'invoice')?.number ?? null;
    const submitted = await fiscal.submit({ ...document, creditedNumber, orderNumber: order.number });
    if (!submitted.ok) {
      alarm('fiscal_documents_waiting', { kind: document.kind, number: document.number });
      return;
    }
    await documents.markSubmitted(db, id, { provider: fiscal.name, ...submitted.value, submittedAt: now });
  }
}
