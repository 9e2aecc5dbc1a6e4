import { bookById } from '@/lib/catalogue';
import { renderMail } from '@/lib/mails';
import { COUNTRIES, localePath } from '@/lib/markets';
import { forgetFragment, type Partner } from '@/lib/partners';
import type { ReminderRow } from '@/lib/partners/server';

/** The mail that says that a partner's offer is open, in the language and market of whoever asked. */
export function renderOfferMail(partner: Partner, { id, country, language }: ReminderRow, shopUrl: string) {
  const page = `${shopUrl}${localePath(country, language, `/${partner.id}`)}`;
  return renderMail('offerOpen', language, {
    partner: partner.texts[language].name,
    percentOff: partner.percentOff,
    bookTitle: bookById(partner.books[language])?.title ?? '',
    // Noon, so that no zone makes another day of it.
    lastDay: new Date(`${partner.lastDay}T12:00:00Z`),
    timeZone: COUNTRIES[country].timeZone,
    offerUrl: page,
    forgetUrl: `${page}${forgetFragment(id)}`,
  });
}
