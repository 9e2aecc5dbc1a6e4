import { COUNTRIES, type CountryCode, type Language } from '@/lib/markets';
import { type DraftMailFacts, factsOf, type MailingDeps, type Rendered } from '../letters/mailing';
import { DRAFT_DAYS } from '../letters/model';
import { deleteLetter, noteMail, releaseMail, settleMail } from '../letters/repo';
import { bookById } from '../repo';
import { daysAfter, RETENTION_DAYS } from '../retention';
import { accountsDue, lettersDue, reminderKey } from './repo';
import type { Stopped } from './stop-token';

type Deps = MailingDeps & { readonly render: (facts: DraftMailFacts, stop: Stopped) => Rendered };

type Addressee = {
  readonly bookId: string;
  readonly email: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly stop: Stopped;
};

/** Rows that one question to the database brings. */
const BATCH = 200;
/** After so many failures in a row it is the post that is down, not one letter box. */
const FAILURES_IN_A_ROW = 3;
/** Hours of the reader's day in which a reminder may come. */
const DAYTIME = { from: 9, until: 20 } as const;

const isDaytime = (country: CountryCode, now: Date): boolean => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: COUNTRIES[country].timeZone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const hour = Number(format.format(now));
  return hour >= DAYTIME.from && hour < DAYTIME.until;
};

/** Reminds of one draft at most once; `false` when the mail did not go and may be tried again. */
async function remindOne({ bookId, email: to, stop, ...reader }: Addressee, deps: Deps): Promise<boolean> {
  const { db, email, now, shopEmail, render } = deps;
  const key = reminderKey(bookId);
  const accountId = stop.what === 'account' ? { accountId: stop.id } : {};
  const note = { key, kind: 'draftReminder', language: reader.language, createdAt: now(), ...accountId };
  // Noted before it is sent: a worker that dies in between leaves no second mail behind it.
  if (!(await noteMail(db, note))) return true;
  const book = await bookById(db, bookId);
  const facts = book && (await factsOf(book, reader, deps));
  if (!facts) return true;
  const sent = await email.send({ to, replyTo: shopEmail, ...render(facts, stop), key });
  if (!sent.ok && !sent.data?.permanent) {
    await releaseMail(db, key);
    return false;
  }
  await settleMail(db, key, sent.ok ? { providerId: sent.value.providerId, sentAt: now() } : { failedCode: sent.code });
  // The one reminder went: the address has done what it was left for.
  if (stop.what === 'letter') await deleteLetter(db, stop.id);
  return true;
}

async function* addressees({ db, now }: Deps): AsyncGenerator<Addressee> {
  const window = {
    // Whose last day is near is not told to hurry: the mail says when the draft goes.
    from: daysAfter(now(), 1 - RETENTION_DAYS.draft),
    until: daysAfter(now(), -DRAFT_DAYS.reminder),
  };
  for (let lastId: string | null = null; ; ) {
    const letters: Awaited<ReturnType<typeof lettersDue>> = await lettersDue(db, window, lastId, BATCH);
    for (const { id, ...letter } of letters) yield { ...letter, stop: { what: 'letter', id } };
    lastId = letters.at(-1)?.id ?? null;
    if (letters.length < BATCH) break;
  }
  for (const { id: bookId, account } of await accountsDue(db, window, daysAfter(now(), -RETENTION_DAYS.draft), BATCH)) {
    if (account?.email) yield { ...account, bookId, email: account.email, stop: { what: 'account', id: account.id } };
  }
}

/**
 * Reminds of drafts that nobody touched for some days, once, where the parent agreed to it (issue 6, "Abandoned
 * drafts"). Throws to be tried again when mails did not go.
 */
export async function handleRemindDrafts(deps: Deps): Promise<void> {
  let failed = 0;
  let inARow = 0;
  for await (const addressee of addressees(deps)) {
    if (!isDaytime(addressee.country, deps.now())) continue;
    const settled = await remindOne(addressee, deps);
    inARow = settled ? 0 : inARow + 1;
    failed += settled ? 0 : 1;
    if (inARow === FAILURES_IN_A_ROW) break;
  }
  if (failed > 0) throw new Error(`${failed} reminders were not delivered`);
}
