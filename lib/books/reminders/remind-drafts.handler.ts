import { findEditionForSale } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import { deliverEach, iterateBatches, recordEmail, type SendOutcome, sendOnce } from '@/lib/email/server';
import { type CountryCode, isDaytime, type Language } from '@/lib/markets';
import { renderReminder } from '../email-subscriptions/draft-emails';
import { type DraftMailDeps, getDraftMailProps } from '../email-subscriptions/draft-mail-props';
import { DRAFT_DAYS } from '../email-subscriptions/model';
import { deleteSubscription } from '../email-subscriptions/repository';
import { findDraftToMail } from '../repository';
import { addDays, RETENTION_DAYS } from '../retention/retention';
import { getReminderKey, listDueAccounts, listDueSubscriptions } from './repository';
import type { ReminderTarget } from './stop-token';

type Deps = DraftMailDeps;

type ReminderRecipient = {
  readonly bookId: string;
  readonly email: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly target: ReminderTarget;
};

/** Maximum number of accounts in one run. */
const BATCH = 200;

/** Whether the market sells the draft's story, or none is chosen yet: nobody is called back to a book that is off sale. */
async function isWorthComingBack({ bookId, country }: ReminderRecipient, { db }: Deps): Promise<boolean> {
  const book = await findDraftToMail(db, bookId);
  if (!book?.catalogueId) return true;
  return findEditionForSale(book.catalogueId, await listMarketOverrides(db, country)) !== null;
}

/** Sends at most one reminder per draft. */
async function remindOne(
  { bookId, email: to, target: stop, ...locale }: ReminderRecipient,
  deps: Deps,
): Promise<SendOutcome> {
  const { db, now, shopEmail } = deps;
  const key = getReminderKey(bookId);
  const accountId = stop.kind === 'account' ? stop.id : null;
  await recordEmail(db, { key, kind: 'draftReminder', language: locale.language, accountId }, now());
  const render = async () => {
    const book = await findDraftToMail(db, bookId);
    const props = book && (await getDraftMailProps(book, locale, deps));
    return props && renderReminder(props, stop, deps);
  };
  return sendOnce(key, { to, replyTo: shopEmail }, render, {
    ...deps,
    atMostOnce: true,
    // The only reminder is sent, so the address is no longer needed.
    onSettled: async (tx) => stop.kind === 'letter' && deleteSubscription(tx, stop.id),
  });
}

async function* dueRecipients({ db, now }: Deps): AsyncGenerator<ReminderRecipient> {
  const window = {
    // A draft close to its expiry gets no reminder, because the mail states the expiry date and would pressure the
    // parent.
    from: addDays(now(), 1 - RETENTION_DAYS.draft),
    until: addDays(now(), -DRAFT_DAYS.reminder),
  };
  const subscriptions = iterateBatches((afterId, take) => listDueSubscriptions(db, window, afterId, take));
  for await (const { id, ...subscription } of subscriptions) yield { ...subscription, target: { kind: 'letter', id } };
  for (const { id: bookId, account } of await listDueAccounts(
    db,
    window,
    addDays(now(), -RETENTION_DAYS.draft),
    BATCH,
  )) {
    if (account?.email) yield { ...account, bookId, email: account.email, target: { kind: 'account', id: account.id } };
  }
}

/** Sends one reminder for each idle draft whose parent agreed to it. Throws to retry when mails failed. */
export async function handleRemindDrafts(deps: Deps): Promise<void> {
  const remind = async (recipient: ReminderRecipient) =>
    isDaytime(recipient.country, deps.now()) && (await isWorthComingBack(recipient, deps))
      ? remindOne(recipient, deps)
      : 'skipped';
  await deliverEach(dueRecipients(deps), remind, 'reminders');
}
