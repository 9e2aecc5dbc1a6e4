import { findToNotify, type InactiveAccount, markNotified, setEmailRefused } from '@/lib/accounts/server';
import { listBookIds } from '@/lib/books/server';
import {
  isGivenUp,
  type LedgerDeps,
  recordEmail,
  recordSms,
  renderEmail,
  renderSms,
  sendOnce,
  sendSmsOnce,
} from '@/lib/email/server';
import { COUNTRIES, isDaytime, localePath } from '@/lib/markets';
import { listEveryOrder } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import { log } from '@/lib/platform/logging/log';
import type { SmsPort } from '@/lib/providers/sms/port';
import { getCreditBalance, hasValidCoupon } from '@/lib/rewards/server';
import { ACCOUNT_MONTHS, RECORD_YEARS } from '../limits';
import { hasUsableEmail } from '../repository';
import { summarizeStored } from '../summarize-stored';
import { isInUse } from './is-in-use';
import { getNoticeKey } from './notice-key';
import { getDeletionDate, getLastVisit } from './periods';

type Deps = LedgerDeps & { readonly sms: SmsPort; readonly shopUrl: string };

const KIND = 'accountInactive';

/** When it is deleted, and where one sign-in keeps it. */
const getFacts = ({ country, language }: InactiveAccount, at: Date, shopUrl: string) => ({
  months: ACCOUNT_MONTHS,
  deletesOn: getDeletionDate(at),
  timeZone: COUNTRIES[country].timeZone,
  myBooksUrl: `${shopUrl}${localePath(country, language, '/my-books')}`,
});

async function renderMail(account: InactiveAccount, at: Date, { db, shopUrl }: Deps) {
  const { id, language } = account;
  const [orders, bookIds] = [await listEveryOrder(db, id), await listBookIds(db, id)];
  const stored = { ...(await summarizeStored(db, orders, bookIds)), years: RECORD_YEARS };
  const rewards = (await getCreditBalance(db, id)) > 0 || (await hasValidCoupon(db, id, at));
  return renderEmail(KIND, language, { ...stored, rewards, ...getFacts(account, at, shopUrl) });
}

/** `false`: there is no address that is confirmed and takes mail. Throws to retry. */
async function tellByMail(account: InactiveAccount, at: Date, deps: Deps): Promise<boolean> {
  const key = getNoticeKey(account);
  if (!hasUsableEmail(account) || (await isGivenUp(deps.db, key))) return false;
  const { id: accountId, email: to, language } = account;
  await recordEmail(deps.db, { key, kind: KIND, language, accountId }, at);
  const onSettled = (tx: Tx, outcome: 'sent' | 'gave_up') =>
    outcome === 'sent' ? markNotified(tx, account, at) : setEmailRefused(tx, accountId, to, at);
  const outcome = await sendOnce(key, { to }, () => renderMail(account, at, deps), { ...deps, onSettled });
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  return outcome !== 'gave_up';
}

/** To the account's phone, if it takes messages. A phone that refuses it cannot be told otherwise. Throws to retry. */
async function tellBySms(account: InactiveAccount, at: Date, deps: Deps): Promise<void> {
  const { id: accountId, phone, language } = account;
  const key = `sms:${getNoticeKey(account)}`;
  await recordSms(deps.db, { key, kind: KIND, language, accountId }, at);
  const text = renderSms(KIND, language, getFacts(account, at, deps.shopUrl));
  const outcome = await sendSmsOnce(key, phone, text, { ...deps, atLeastOnce: true });
  if (outcome === 'failed') throw new Error(`SMS ${key} was not delivered`);
}

/**
 * Tells the owner of an inactive account once that it will be deleted: by mail to a confirmed address, else by SMS by
 * day. From then on the days to its deletion count. They also count where nobody can be notified, because data that no one
 * uses is not kept forever. Does nothing after a visit.
 */
export async function handleInactiveNotice({ accountId }: { readonly accountId: string }, deps: Deps): Promise<void> {
  const { db } = deps;
  const at = deps.now();
  const account = await findToNotify(db, accountId, getLastVisit(at));
  if (!account || (await isInUse(db, account, at))) return;
  if (await tellByMail(account, at, deps)) return;
  // The hourly job enqueues it again, by day.
  if (account.smsConsentAt && !isDaytime(account.country, at)) return;
  if (account.smsConsentAt) await tellBySms(account, at, deps);
  else log.warn({ event: 'inactive_owner_unreachable', accountId }, 'no way to tell the owner of an account');
  await markNotified(db, account, at);
}
