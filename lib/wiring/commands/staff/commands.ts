import type { PgBoss } from 'pg-boss';
import type { Db } from '@/lib/platform/db';
import { failedWork, requeue } from '../../failed-work';
import { Stop, say } from '../say';
import { openTroubles } from './troubles';

type Deps = { readonly boss: PgBoss; readonly db: Db };
type StaffCommand = {
  readonly usage: string;
  readonly run: (args: readonly string[], deps: Deps) => Promise<void>;
};

const when = (at: Date) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Ids and codes only: what is printed here ends in terminals' histories. */
async function listFailed(_: readonly string[], { boss, db }: Deps): Promise<void> {
  const letters = await failedWork(boss);
  for (const { id, job, at, data } of letters) say(`${id}  ${when(at)}  ${job}  ${JSON.stringify(data)}`);
  const troubles = await openTroubles(db);
  for (const { what, id, at } of troubles) say(`${what}  ${id}  since ${when(at)}`);
  if (letters.length + troubles.length === 0) say('Nothing has failed.');
}

async function requeueFailed([wanted]: readonly string[], { boss }: Deps): Promise<void> {
  if (!wanted) throw new Stop('Which one? npm run staff -- requeue <id of the list, or all>');
  const letters = (await failedWork(boss)).filter(({ id }) => wanted === 'all' || id === wanted);
  if (wanted !== 'all' && letters.length === 0) throw new Stop(`The list holds no ${wanted}.`);
  for (const letter of letters) await requeue(boss, letter);
  say(`${letters.length} queued again.`);
}

export const STAFF_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  failed: {
    usage: 'failed              lists work, orders, refunds, mails and payments that need a look',
    run: listFailed,
  },
  requeue: { usage: 'requeue <id|all>    queues failed work again', run: requeueFailed },
};
