import { findLastExpiry, getLinkExpiry, type SignUrl } from '@/lib/books/server';
import { findOwnedOrder, findOwnedOrderWithPayments } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { countStates } from '../dashboard/count-states';
import {
  type BatchSummary,
  type BatchView,
  COMPANY_ACTION_KINDS,
  type CompanyActionView,
  type SubmissionCounts,
} from '../model';
import { quoteBatch } from '../ordering/quote-batch';
import { type BatchRow, countAllowedFiles, listActions, listBatches } from '../repository';
import { type BatchAccessError, findOwnedBatch } from './lock-owned-batch';

type Deps = { readonly db: Db; readonly accountId: string; readonly sign: SignUrl; readonly now: Date };

const SHOWN_ACTIONS = 20;

const toSummary = (batch: BatchRow, counts: SubmissionCounts): BatchSummary => {
  const { id, linkToken: token, companyName, state, catalogueId, closesAt, estimatedBooks } = batch;
  return { id, token, companyName, state, catalogueId, closesAt: closesAt.toISOString(), estimatedBooks, counts };
};

/** All batches of an HR person, newest first. */
export async function listOwnBatches({
  db,
  accountId,
}: Pick<Deps, 'db' | 'accountId'>): Promise<readonly BatchSummary[]> {
  const batches = await listBatches(db, accountId);
  const counts = await countStates(
    db,
    batches.map(({ id }) => id),
  );
  return batches.map((batch) => toSummary(batch, counts.get(batch.id) as SubmissionCounts));
}

/** A batch on its dashboard. */
export async function getBatch(batchId: string, deps: Deps): Promise<Result<BatchView, BatchAccessError>> {
  const { db, accountId } = deps;
  const found = await findOwnedBatch(db, batchId, accountId);
  return found.ok ? ok(await toBatchView(found.value, deps)) : found;
}

export async function toBatchView(batch: BatchRow, { db, accountId, sign, now }: Deps): Promise<BatchView> {
  const counts = (await countStates(db, [batch.id])).get(batch.id) as SubmissionCounts;
  const actions = await listActions(db, batch.id, SHOWN_ACTIONS);
  const { country, language, contactName, contactEmail, contactPhone, imageModel, bookType, delivery, dedication } =
    batch;
  const {
    officeStreet: street,
    officeCity: city,
    officePostal: postal,
    officeState: region,
    logoKey,
    approvedAt,
    transferAt,
  } = batch;
  return {
    ...toSummary(batch, counts),
    country,
    language,
    contactName,
    contactEmail,
    contactPhone,
    imageModel,
    bookType,
    delivery,
    dedication,
    office: { street, city, postal, state: region },
    logoUrl: logoKey && (await sign(logoKey, { expiresAt: getLinkExpiry(now) })),
    approvedAt: approvedAt?.toISOString() ?? null,
    transferAt: transferAt?.toISOString() ?? null,
    quote: await quoteBatch(db, batch),
    order: await findOrderView(db, batch),
    papers: await findPapers(db, batch, now),
    actions: actions.flatMap((action) => toActionView(action, accountId)),
  };
}

/** The order that pays for the books; its state tells whether it is still to be paid. */
async function findOrderView(db: Db, { orderId, accountId }: BatchRow): Promise<BatchView['order']> {
  const order = orderId ? await findOwnedOrder(db, orderId, accountId) : null;
  if (!order) return null;
  const { id, number, state, totalMinor, dispatchBy } = order;
  return { id, number, state, totalMinor: totalMinor ?? 0, dispatchBy: dispatchBy?.toISOString() ?? null };
}

/** Printed books are known by the order's lines. */
async function findPapers(
  db: Db,
  { id: batchId, orderId, accountId }: BatchRow,
  now: Date,
): Promise<BatchView['papers']> {
  const order = orderId ? await findOwnedOrderWithPayments(db, orderId, accountId) : null;
  if (!order?.paidAt) return { pdfsUntil: null, receipt: false, packingList: false };
  const allowed = await countAllowedFiles(db, batchId);
  const until = allowed > 0 ? await findLastExpiry(db, order.id, now) : null;
  const isPrinted = order.lines.some(({ priceId }) => priceId.startsWith('kindergarten_printed'));
  return { pdfsUntil: until?.toISOString() ?? null, receipt: true, packingList: isPrinted };
}

type ActionRow = Awaited<ReturnType<typeof listActions>>[number];

function toActionView(
  { id, kind: stored, detail, createdAt, accountId }: ActionRow,
  ownId: string,
): CompanyActionView[] {
  const kind = COMPANY_ACTION_KINDS.find((one) => one === stored);
  const shown = (detail ?? null) as CompanyActionView['detail'];
  return kind ? [{ id, kind, detail: shown, at: createdAt.toISOString(), own: accountId === ownId }] : [];
}
