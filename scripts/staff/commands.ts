import type { PgBoss } from 'pg-boss';
import { reprintOrder } from '@/lib/fulfilment/server';
import type { Db } from '@/lib/platform/db';
import { createEnqueue } from '@/lib/platform/jobs';
import { listDeadLetters, requeueDeadLetter } from '@/lib/server/dead-letters';
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
  const troubles = await listOpenIssues(db);
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

export const STAFF_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  failed: {
    usage: 'failed              lists work, orders, refunds, mails and payments that need a look',
    run: listFailed,
  },
  reprint: { usage: 'reprint <number>    prints a confirmed order once more', run: reprint },
  requeue: { usage: 'requeue <id|all>    queues failed work again', run: requeueFailed },
};
