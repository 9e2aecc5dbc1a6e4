import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';
import { linkNote } from './link-note';

/** The way back to a draft from any device, for whoever asked for it. */
export function draftSaved(language: Language, data: MailData['draftSaved']): MailDocument {
  const { rich, plain } = textsFor(language, 'draftSaved');
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { childName: isolate(data.childName) }),
    blocks: [
      {
        kind: 'paragraph',
        content: rich('intro', { bookTitle: isolate(data.bookTitle), gender: data.gender }),
      },
      { kind: 'action', label: plain('button'), url: webAddress(data.resumeUrl) },
      { kind: 'paragraph', content: rich('devices') },
      { kind: 'paragraph', soft: true, content: rich('kept', { date, days: data.reminderDays }) },
      linkNote(language, data),
    ],
  };
}
