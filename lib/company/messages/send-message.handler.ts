import { spendGroupSms } from '@/lib/accounts/server';
import { type CompanyMailKind, EMPLOYEE_MAIL_KINDS } from '@/lib/email';
import { type LedgerDeps, renderEmail, renderSms, sendOnce, sendSmsOnce } from '@/lib/email/server';
import { translator } from '@/lib/i18n/server';
import { COUNTRIES, localePath } from '@/lib/markets';
import {
  countGroupBooks,
  findOrder,
  findOrderWithPayments,
  getGroupDelivery,
  isEnded,
  listParts,
} from '@/lib/orders/server';
import { alarm } from '@/lib/platform/logging/alarm';
import type { Result } from '@/lib/platform/result';
import { getPickupPlace, type PickupPoints } from '@/lib/prices';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { COMPANY_LIMITS } from '../limits';
import { makeQuote } from '../papers/quote';
import { type BatchRow, countSubmitted, findBatch, findSubmission, type SubmissionWithBatch } from '../repository';
import { createOwnToken } from '../submission/own-token';

type QuotedBatch = BatchRow & { readonly order: { readonly number: string } | null };

type Payload = {
  readonly kind: CompanyMailKind;
  /** Of the batch, or of the employee's order. */
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly key: string;
};
type Deps = LedgerDeps & {
  readonly sms: SmsPort;
  readonly shopUrl: string;
  readonly secret: string;
  /** Messages that the shop pays for in any 24 hours (`SMS_DAILY_BUDGET`). */
  readonly smsBudget: number;
  /** Makes the quote that goes with its mail. */
  readonly typesetReceipt: (quote: ReceiptInput) => Promise<Result<Uint8Array>>;
  readonly pickupPoints?: PickupPoints;
};

const findEmployeeKind = (kind: CompanyMailKind) => EMPLOYEE_MAIL_KINDS.find((one) => one === kind);

/** Mails that say how many of the books that were paid for are made. */
const COUNTING_KINDS: readonly CompanyMailKind[] = ['companyBookLeft', 'companyPrintedCancelled'];

const getLinkUrl = ({ country, language, linkToken }: BatchRow, shopUrl: string, rest = ''): string =>
  `${shopUrl}${localePath(country, language, `/company/${linkToken}${rest}`)}`;

/** The employee's own link, made again: only its hash is stored. */
const getOwnUrl = (submission: SubmissionWithBatch, { shopUrl, secret }: Deps): string => {
  const { batch, language } = submission;
  return `${shopUrl}${localePath(batch.country, language, `/company/order/${createOwnToken(secret, submission)}`)}`;
};

/** Orders that came in; of a paid batch that employees left, the books that were paid for and those that are made. */
async function countBooks(kind: CompanyMailKind, { id, orderId }: BatchRow, { db }: Deps) {
  const order = COUNTING_KINDS.includes(kind) && orderId ? await findOrderWithPayments(db, orderId) : null;
  if (!order) {
    const count = await countSubmitted(db, id);
    return { count, ordered: count };
  }
  const made = (await listParts(db, order.id)).filter((part) => !isEnded(part));
  return { count: made.length, ordered: countGroupBooks(order) };
}

/** The quote as a file of its mail. Throws to retry. */
async function attachQuote({ id, accountId, language, order }: QuotedBatch, deps: Deps) {
  const { db, now, typesetReceipt: typeset, pickupPoints } = deps;
  const quote = await makeQuote(id, { db, accountId, now: now(), typeset, pickupPoints });
  if (!quote.ok) throw new Error(`The quote of ${id} was not made: ${quote.code}`);
  const name = translator(language, 'mails.companyQuote')('fileName', { orderNumber: order?.number ?? '' }).trim();
  return [{ name: `${name}.pdf`, pdf: quote.value }];
}

async function renderMail(kind: CompanyMailKind, batch: BatchRow, submission: SubmissionWithBatch | null, deps: Deps) {
  const { companyName, closesAt, country } = batch;
  const language = submission?.language ?? batch.language;
  const order = batch.orderId ? await findOrder(deps.db, batch.orderId) : null;
  const delivery = order && getGroupDelivery(order);
  const mail = await renderEmail(kind, language, {
    companyName,
    closesAt,
    planned: batch.estimatedBooks,
    dispatchBy: kind === 'companyApproved' ? (order?.dispatchBy ?? null) : null,
    pickedUp: delivery === 'self_pickup',
    pickup: getPickupPlace({ country, language, delivery }, deps.pickupPoints),
    timeZone: COUNTRIES[country].timeZone,
    pdfDays: COMPANY_LIMITS.pdfDays,
    ...(await countBooks(kind, batch, deps)),
    linkUrl: getLinkUrl(batch, deps.shopUrl),
    url: submission ? getOwnUrl(submission, deps) : getLinkUrl(batch, deps.shopUrl, '/dashboard'),
  });
  return kind === 'companyQuote' ? { ...mail, attachments: await attachQuote({ ...batch, order }, deps) } : mail;
}

/** Sends one message about a company's order once. Throws to retry. */
export async function handleSendCompanyMessage({ kind, id, channel, key }: Payload, deps: Deps): Promise<void> {
  const toEmployee = findEmployeeKind(kind);
  const submission = toEmployee ? await findSubmission(deps.db, id) : null;
  // An order that ended is only told of its end.
  const hasEnded = submission?.state === 'withdrawn' && kind !== 'employeeCancelled';
  if (toEmployee && (!submission || hasEnded)) return;
  const batch = submission?.batch ?? (await findBatch(deps.db, id));
  if (!batch) return;
  const outcome =
    channel === 'sms' && submission && toEmployee
      ? await sendSmsOnce(
          key,
          submission.employeePhone,
          renderSms(toEmployee, submission.language, { url: getOwnUrl(submission, deps) }),
          { ...deps, spend: () => spendGroupSms(deps.db, deps.smsBudget, deps.now()) },
        )
      : await sendOnce(
          key,
          { to: submission ? (submission.employeeEmail ?? '') : batch.contactEmail },
          () => renderMail(kind, batch, submission, deps),
          deps,
        );
  if (outcome === 'failed') throw new Error(`Message ${kind} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { mail: kind });
}
