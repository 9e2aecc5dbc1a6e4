import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { textsFor } from '../texts';

/** The one mail that a visitor asked for: a book that was being written is out; who writes, how the address goes. */
export function bookOut(language: Language, data: MailData['bookOut']): MailDocument {
  const { rich, plain } = textsFor(language, 'bookOut');
  const { legalName, registrationNumber, address } = BRAND.company;
  return {
    subject: plain('subject', { bookTitle: data.bookTitle }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { bookTitle: isolate(data.bookTitle) }) },
      { kind: 'action', label: plain('button'), url: webAddress(data.bookUrl) },
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
