import { findEdition } from '@/lib/catalogue';
import { deliverEach, iterateBatches, type NoticeDeps, renderEmail, sendNotice } from '@/lib/email/server';
import { COUNTRIES, type CountryCode, localePath } from '@/lib/markets';
import { getOfferDays } from './days/offer-days';
import { PARTNER_IDS, type Partner } from './model';
import { getOfferState } from './offer-state';
import { getPartner } from './partners';
import * as repo from './repository';
import { getUnsubscribeFragment } from './unsubscribe-fragment';

type Deps = NoticeDeps & { readonly shopUrl: string };

/** Renders the mail about a partner's open offer in the subscriber's language and market. */
export function renderOfferEmail(partner: Partner, { id, country, language }: repo.ReminderRow, shopUrl: string) {
  const page = `${shopUrl}${localePath(country, language, `/${partner.id}`)}`;
  return renderEmail('offerOpen', language, {
    partner: partner.texts[language].name,
    percentOff: partner.percentOff,
    bookTitle: findEdition(partner.books[language])?.title ?? '',
    // Noon, so that it is the same day in every time zone of the shop.
    lastDay: new Date(`${partner.lastDay}T12:00:00Z`),
    timeZone: COUNTRIES[country].timeZone,
    offerUrl: page,
    unsubscribeUrl: `${page}${getUnsubscribeFragment(id)}`,
  });
}

/** Reminders for offers that are open in the subscriber's market now. */
async function* listOpenReminders({ db, now }: Deps) {
  const days = await getOfferDays(db);
  for (const partner of PARTNER_IDS.map((id) => getPartner(id, days))) {
    const isOpen = (code: CountryCode) => getOfferState(partner, now(), COUNTRIES[code].timeZone) === 'during';
    const markets = { partner: partner.id, countries: partner.countries.filter(isOpen) };
    if (markets.countries.length === 0) continue;
    const reminders = iterateBatches((afterId, take) => repo.listRemindersAfter(db, markets, afterId, take));
    for await (const { id } of reminders) yield { partner, id };
  }
}

/**
 * Sends each subscriber of an offer in their market one mail (rulings, "Flow": Roladin) and deletes the address. Throws
 * to retry when mails failed.
 */
export async function handleSendReminders(deps: Deps): Promise<void> {
  const sendOne = async ({ partner, id }: { readonly partner: Partner; readonly id: string }) => {
    const reminder = await repo.findReminder(deps.db, id);
    if (!reminder) return 'skipped';
    const render = () => renderOfferEmail(partner, reminder, deps.shopUrl);
    return sendNotice({ kind: repo.OFFER_EMAIL, ...reminder }, render, deps, repo.deleteReminder);
  };
  await deliverEach(listOpenReminders(deps), sendOne, 'reminders');
}
