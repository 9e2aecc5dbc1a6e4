import { bookById } from '@/lib/catalogue';
import type { Db } from '@/lib/platform/db';
import type { EmailPort, MailContent } from '@/lib/providers/email/port';
import * as repo from './repo';

type Deps = {
  readonly db: Db;
  readonly email: EmailPort;
  readonly now: () => Date;
  /** Where answers go. */
  readonly shopEmail: string;
  /** Can this book be made now? The catalogue says so, unless a test does. */
  readonly isOut?: (catalogueId: number) => boolean;
  readonly render: (alert: repo.AlertRow) => MailContent;
};

/** Rows that one question to the database brings. */
const BATCH = 200;
/** After so many failures in a row it is the post that is down, not one letter box. */
const FAILURES_IN_A_ROW = 3;

/** In the catalogue, for sale, and not only announced. */
function isOutNow(catalogueId: number): boolean {
  const book = bookById(catalogueId);
  return book !== null && !book.comingSoon && !book.retired;
}

/** Sends one alert's mail at most once; `false` when it did not go and may be tried again. */
async function tellOne(id: string, { db, email, now, shopEmail, render }: Deps): Promise<boolean> {
  const alert = await repo.alertById(db, id);
  // Claimed before it is sent: a worker that dies in between leaves no second mail behind it.
  if (!alert || !(await repo.claimMail(db, alert, now()))) return true;
  const sent = await email.send({ to: alert.email, replyTo: shopEmail, ...render(alert), key: repo.mailKey(id) });
  if (sent.ok) await repo.settleMail(db, id, { providerId: sent.value.providerId, sentAt: now() });
  else if (sent.data?.permanent) await repo.settleMail(db, id, { failedCode: sent.code });
  else await repo.releaseMail(db, id);
  return sent.ok || sent.data?.permanent === true;
}

/**
 * Writes to whoever asked about a book that is out now, once, and deletes the address. Throws to be tried again when
 * mails did not go.
 */
export async function handleTellBooks(deps: Deps): Promise<void> {
  const books = (await repo.booksAskedFor(deps.db)).filter(deps.isOut ?? isOutNow);
  let failed = 0;
  let inARow = 0;
  let lastId: string | null = null;
  while (books.length > 0 && inARow < FAILURES_IN_A_ROW) {
    const batch: { id: string }[] = await repo.alertsAfter(deps.db, books, lastId, BATCH);
    for (const { id } of batch) {
      const settled = await tellOne(id, deps);
      inARow = settled ? 0 : inARow + 1;
      failed += settled ? 0 : 1;
      if (inARow === FAILURES_IN_A_ROW) break;
    }
    lastId = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) break;
  }
  if (failed > 0) throw new Error(`${failed} alerts were not delivered`);
}
