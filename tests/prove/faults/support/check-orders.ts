import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@/lib/platform/db';
import type { BoughtTier, PaidOrder } from './parent';

const DRAIN_MS = 15 * 60_000;
/** How an order ends here, and the mails that tell of it. */
const ENDS: Readonly<Record<BoughtTier, { readonly state: 'ready' | 'printing'; readonly mails: readonly string[] }>> =
  {
    digital: { state: 'ready', mails: ['bookReady', 'orderPaid'] },
    // The print house has it.
    printed: { state: 'printing', mails: ['orderPaid', 'printingStarted'] },
  };

export type OrderCounts = {
  readonly orders: number;
  readonly chargedOnce: number;
  readonly madeOnce: number;
  /** Each of its mails is recorded, sent and in the mailbox, and there is no other. */
  readonly toldOnce: number;
  readonly stuckJobs: number;
  readonly deadLetters: number;
};

/** Jobs that are due and not done, without those that run by the clock. */
const countOpenJobs = async (db: Db): Promise<number> => {
  const [row] = await db.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM pgboss.job WHERE state < 'completed' AND start_after < now()
    AND name NOT IN (SELECT name FROM pgboss.schedule) AND name NOT LIKE '\_\_pgboss%' AND name <> 'dead-letters'`;
  return row?.open ?? 0;
};

/** What failed for good, without the pictures of drafts: the wizard offers to draw these again. */
const countDeadLetters = async (db: Db): Promise<number> => {
  const [row] = await db.$queryRaw<{ dead: number }[]>`
    SELECT count(*)::int AS dead FROM pgboss.job WHERE name = 'dead-letters'
    AND source_name NOT IN ('draw-character', 'draw-preview')`;
  return row?.dead ?? 0;
};

/** Waits until nothing is left to do, or for a quarter of an hour: what is open then is stuck. */
async function waitForQuiet(db: Db, ids: string[]): Promise<number> {
  const end = Date.now() + DRAIN_MS;
  for (;;) {
    const [jobs, orders, mails] = await Promise.all([
      countOpenJobs(db),
      db.order.count({ where: { id: { in: ids }, state: { notIn: ['ready', 'printing'] } } }),
      db.messageSent.count({ where: { orderId: { in: ids }, sentAt: null } }),
    ]);
    const open = jobs + orders + mails;
    if (open === 0 || Date.now() > end) return open;
    await sleep(500);
  }
}

/** What lies in a mailbox: one entry per mail, equal ones for the same mail. */
export type ListMails = (address: string) => Promise<readonly string[]> | readonly string[];

/** Shipments that the print house took, once for each job. */
export type ListPrinted = () => readonly string[];

type Listed = { readonly listMails: ListMails; readonly listPrinted: ListPrinted };

/** The mailboxes of the sandbox. */
const listOutbox =
  (db: Db): ListMails =>
  async (to) =>
    (await db.outboxMessage.findMany({ where: { to }, select: { subject: true } })).map(({ subject }) => subject ?? '');

/** Whether a digital book has its one file, and of a printed one the print house has one job. */
async function isMadeOnce(db: Db, { id, tier }: PaidOrder, listPrinted: ListPrinted): Promise<boolean> {
  if (tier === 'digital') return (await db.download.count({ where: { orderId: id } })) === 1;
  const [shipment, another] = await db.shipment.findMany({ where: { orderId: id } });
  return another === undefined && listPrinted().filter((printed) => printed === shipment?.id).length === 1;
}

async function inspectOrder(db: Db, paid: PaidOrder, { listMails, listPrinted }: Listed) {
  const { id, email, tier } = paid;
  const { state, mails } = ENDS[tier];
  const order = await db.order.findUnique({ where: { id }, select: { state: true } });
  const payments = await db.payment.findMany({ where: { orderId: id, state: 'paid' } });
  const made = await db.orderChange.count({ where: { orderId: id, to: state } });
  const sent = await db.messageSent.findMany({ where: { orderId: id, channel: 'email', sentAt: { not: null } } });
  const mailbox = await listMails(email);
  const kinds = sent.map(({ kind }) => kind).sort();
  const repeated = mailbox.length - new Set(mailbox).size;
  return {
    isThere: order !== null,
    isCharged: payments.length === 1 && payments[0]?.refundedMinor === 0,
    isMade: order?.state === state && made === 1 && (await isMadeOnce(db, paid, listPrinted)),
    isTold: JSON.stringify(kinds) === JSON.stringify(mails) && new Set(mailbox).size === mails.length,
    repeated,
  };
}

/**
 * What became of the orders whose payment the shop acknowledged. A mail whose sender died before it noted so is sent again
 * under the same id, which a mail program shows once (docs/decisions/0008-email-ledger.md): `repeatedMails`.
 */
export async function countOrders(
  db: Db,
  paid: readonly PaidOrder[],
  listMails: ListMails = listOutbox(db),
  listPrinted: ListPrinted = () => [],
): Promise<{ readonly counts: OrderCounts; readonly repeatedMails: number }> {
  const stuckJobs = await waitForQuiet(
    db,
    paid.map(({ id }) => id),
  );
  const found = [];
  for (const order of paid) found.push(await inspectOrder(db, order, { listMails, listPrinted }));
  const counts = {
    orders: found.filter(({ isThere }) => isThere).length,
    chargedOnce: found.filter(({ isCharged }) => isCharged).length,
    madeOnce: found.filter(({ isMade }) => isMade).length,
    toldOnce: found.filter(({ isTold }) => isTold).length,
    stuckJobs,
    deadLetters: await countDeadLetters(db),
  };
  return { counts, repeatedMails: found.reduce((sum, { repeated }) => sum + repeated, 0) };
}

/** The counts as they should be. */
export const expectAll = (orders: number): OrderCounts => ({
  orders,
  chargedOnce: orders,
  madeOnce: orders,
  toldOnce: orders,
  stuckJobs: 0,
  deadLetters: 0,
});

export const formatCounts = (counts: OrderCounts): string =>
  `${counts.orders} orders there, ${counts.chargedOnce} charged once, ${counts.madeOnce} made once, ` +
  `${counts.toldOnce} told once; ${counts.stuckJobs} stuck, ${counts.deadLetters} failed for good`;

export const formatRepeated = (mails: number): string => `${mails} mails arrived again under the same id`;
