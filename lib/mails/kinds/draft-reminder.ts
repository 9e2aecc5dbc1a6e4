import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';
import { linkNote } from './link-note';

/** The one reminder of a draft: how to go on, when it is deleted, how to hear no more. */
export function draftReminder(language: Language, data: MailData['draftReminder']): MailDocument {
  const { rich, plain } = textsFor(language, 'draftReminder');
  const { legalName, registrationNumber, address } = BRAND.company;
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  const hero = { childName: isolate(data.childName), gender: data.gender };
  return {
    subject: plain(data.isMarketing ? 'subjectMarked' : 'subject'),
    preheader: plain('preheader'),
    heading: rich('heading', hero),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { bookTitle: isolate(data.bookTitle) }) },
      { kind: 'action', label: plain('button'), url: webAddress(data.resumeUrl) },
      { kind: 'paragraph', content: rich('deleted', { date }) },
      linkNote(language, data),
      {
        kind: 'paragraph',
        soft: true,
        content: rich('only', { stop: { label: plain('stop'), href: webAddress(data.stopUrl) } }),
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
