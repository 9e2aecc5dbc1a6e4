import { BRAND } from '@/lib/brand';
import { type CapabilityTable, isAvailable, TODAY } from '@/lib/capabilities';
import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';

/** The one mail that a visitor asked for: what is open, until when; who writes, and how the address goes. */
export function offerOpen(
  language: Language,
  data: MailData['offerOpen'],
  table: CapabilityTable = TODAY,
): MailDocument {
  const { rich, plain } = textsFor(language, 'offerOpen');
  const { legalName, registrationNumber, address } = BRAND.company;
  const until = formatDate(data.lastDay, language, data.timeZone, false);
  return {
    subject: plain('subject', { partner: data.partner }),
    preheader: plain('preheader'),
    heading: rich('heading', { partner: isolate(data.partner) }),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { bookTitle: isolate(data.bookTitle) }) },
      {
        kind: 'paragraph',
        content: rich(isAvailable('print', table) ? 'offerFormats' : 'offer', {
          percent: isolate(`${data.percentOff}%`),
          date: isolate(until),
        }),
      },
      { kind: 'action', label: plain('button'), url: webAddress(data.offerUrl) },
      {
        kind: 'paragraph',
        soft: true,
        content: rich('only', { forget: { label: plain('forget'), href: webAddress(data.forgetUrl) } }),
      },
      {
        kind: 'paragraph',
        soft: true,
        content: rich('sender', {
          legalName: isolate(legalName),
          registrationNumber: isolate(registrationNumber),
          address: isolate(`${address.street}, ${address.city} ${address.postalCode}`),
        }),
      },
    ],
  };
}
