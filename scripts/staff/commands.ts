import type { PgBoss } from 'pg-boss';
import { receiveTransfer } from '@/lib/company/server';
import { reprintOrder } from '@/lib/fulfilment/server';
import { correctWord, refundOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { createEnqueue } from '@/lib/platform/jobs';
import { listDeadLetters, requeueDeadLetter } from '@/lib/server/jobs/dead-letters';
import { STAFF_ROLES, type StaffRole } from '@/lib/staff';
import { addMember } from '@/lib/staff/server';
import { CliError, printLine } from '../cli';
import { listOpenIssues } from './open-issues';

type Deps = { readonly boss: PgBoss; readonly db: Db };
type StaffCommand = {
  readonly usage: string;
  readonly run: (args: readonly string[], deps: Deps) => Promise<void>;
};

const formatDate = (at: Date) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Ids and codes only: terminals keep their output. */
async function listFailed(_: readonly string[], { boss, db }: Deps): Promise<void> {
  const letters = await listDeadLetters(boss);
  for (const { id, job, at, data } of letters) printLine(`${id}  ${formatDate(at)}  ${job}  ${JSON.stringify(data)}`);
  const troubles = await listOpenIssues(db, new Date());
  for (const { description, id, at } of troubles) printLine(`${description}  ${id}  since ${formatDate(at)}`);
  if (letters.length + troubles.length === 0) printLine('Nothing has failed.');
}

async function requeueFailed([wanted]: readonly string[], { boss }: Deps): Promise<void> {
  if (!wanted) throw new CliError('Missing id. Usage: npm run staff -- requeue <id|all>');
  const letters = (await listDeadLetters(boss)).filter(({ id }) => wanted === 'all' || id === wanted);
  if (wanted !== 'all' && letters.length === 0) throw new CliError(`No failed job has the id ${wanted}.`);
  for (const letter of letters) await requeueDeadLetter(boss, letter);
  printLine(`Enqueued ${letters.length} again.`);
}

async function reprint([orderNumber]: readonly string[], { boss, db }: Deps): Promise<void> {
  if (!orderNumber) throw new CliError('Missing order number. Usage: npm run staff -- reprint <order number>');
  const printed = await reprintOrder(orderNumber.toUpperCase(), { db, enqueue: createEnqueue(boss), now: new Date() });
  if (!printed.ok) throw new CliError(`The order ${orderNumber} cannot be printed: ${printed.code}.`);
  printLine('The book is printed once more.');
}

const CORRECT_USAGE = 'correct <order number> <page> <wrong> <right>';

async function correct([orderNumber, key, from, to]: readonly string[], { boss, db }: Deps): Promise<void> {
  if (!orderNumber || !key || !from || to === undefined) {
    throw new CliError(`Something is missing. Usage: npm run staff -- ${CORRECT_USAGE}`);
  }
  const input = { orderNumber: orderNumber.toUpperCase(), key, from, to };
  const corrected = await correctWord(input, { db, enqueue: createEnqueue(boss), now: new Date() });
  if (!corrected.ok) throw new CliError(CORRECT_REFUSALS[corrected.data?.word ? 'word' : corrected.code]);
  printLine('Corrected. `npm run staff -- reprint` prints it.');
}

const CORRECT_REFUSALS = {
  not_found: 'No order with a book has this number.',
  word: "The parent's words of this page do not have it, or have it more than once.",
  pages_overflow: 'The page would have too many words.',
  changed_elsewhere: 'The book was just changed. Try again.',
} as const;

async function refund([orderNumber, amount, ...words]: readonly string[], { boss, db }: Deps): Promise<void> {
  if (!orderNumber) throw new CliError(`Missing order number. Usage: npm run staff -- ${REFUND_USAGE}`);
  const amountMinor = !amount || amount === 'all' ? undefined : parseAmount(amount);
  const note = words.join(' ') || undefined;
  const deps = { db, enqueue: createEnqueue(boss), now: new Date() };
  const input = { orderNumber: orderNumber.toUpperCase(), amountMinor, note, key: `staff:${newId()}` };
  const requested = await refundOrder(input, deps);
  if (!requested.ok) throw new CliError(describeRefusal(requested.code, requested.data?.availableMinor));
  const { amountMinor: refunded, remainingMinor, currency } = requested.value;
  printLine(
    `Refunding ${formatAmount(refunded)} ${currency}; ${formatAmount(remainingMinor)} ${currency} remain paid.`,
  );
}

const PAID_USAGE = 'paid <order number> <amount>';

/** A company's bank transfer has arrived. */
async function receive([orderNumber, amount]: readonly string[], { boss, db }: Deps): Promise<void> {
  if (!orderNumber || !amount) throw new CliError(`Something is missing. Usage: npm run staff -- ${PAID_USAGE}`);
  const input = { orderNumber: orderNumber.toUpperCase(), amountMinor: parseAmount(amount) };
  const received = await receiveTransfer(input, { db, enqueue: createEnqueue(boss), now: new Date() });
  if (!received.ok && received.code === 'price_changed') {
    throw new CliError(`The order costs ${formatAmount(Number(received.data?.expectedMinor))}: nothing was booked.`);
  }
  if (!received.ok) throw new CliError('No order with this number waits for a bank transfer.');
  if (received.value === 'repeated') throw new CliError('This transfer was booked before.');
  printLine('Booked. The books are being made.');
}

const OWNER_USAGE = 'add-owner <phone>';
const MEMBER_USAGE = 'add-member <phone> <role>';

/** Lets a phone into the desk; the phone's next sign-in sets up the authenticator app. */
async function letIn(phone: string, role: StaffRole, { db }: Deps): Promise<void> {
  const added = await addMember(phone, role, { db });
  if (!added.ok) throw new CliError(`Not a phone that receives codes: ${phone}. Write it as +972501234567.`);
  printLine(`${added.value.phone} may enter the desk at /staff (${role}).`);
}

async function addOwner([phone]: readonly string[], deps: Deps): Promise<void> {
  if (!phone) throw new CliError(`Missing phone. Usage: npm run staff -- ${OWNER_USAGE}`);
  await letIn(phone, 'owner', deps);
}

async function addColleague([phone, wanted]: readonly string[], deps: Deps): Promise<void> {
  const role = STAFF_ROLES.find((one) => one === wanted);
  if (!phone || !role) {
    throw new CliError(`Usage: npm run staff -- ${MEMBER_USAGE}, with one of ${STAFF_ROLES.join(', ')}`);
  }
  await letIn(phone, role, deps);
}

const REFUND_USAGE = 'refund <order number> [amount|all] [reason]';
const formatAmount = (minor: number): string => (minor / 100).toFixed(2);

/** Minor units of an amount such as `12` or `12.50`. */
export function parseAmount(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new CliError(`Not an amount: ${text}. Write 12, 12.50 or all.`);
  return Math.round(Number(text) * 100);
}

function describeRefusal(code: string, availableMinor: unknown): string {
  if (code === 'not_found') return 'No order has this number.';
  if (code === 'nothing_to_refund') return 'Nothing is left to refund.';
  return `At most ${formatAmount(Number(availableMinor))} can be refunded.`;
}

export const STAFF_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  failed: {
    usage: 'failed              lists work, orders, refunds, mails and payments that need a look',
    run: listFailed,
  },
  reprint: { usage: 'reprint <number>    prints a confirmed order once more', run: reprint },
  refund: { usage: `${REFUND_USAGE}  gives back all or a part of what was paid, with a mail`, run: refund },
  paid: { usage: `${PAID_USAGE}  books a company's bank transfer`, run: receive },
  correct: { usage: `${CORRECT_USAGE}  mends a parent's mistyped word before a reprint`, run: correct },
  'add-owner': { usage: `${OWNER_USAGE}   lets a phone into the desk (/staff) as its owner`, run: addOwner },
  'add-member': { usage: `${MEMBER_USAGE}  the same for ${STAFF_ROLES.join(', ')}`, run: addColleague },
  requeue: { usage: 'requeue <id|all>    queues failed work again', run: requeueFailed },
};
