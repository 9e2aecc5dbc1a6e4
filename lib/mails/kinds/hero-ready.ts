import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';
import { linkNote } from './link-note';

/** The hero is drawn and waits for its parent's word. */
export function heroReady(language: Language, data: MailData['heroReady']): MailDocument {
  const { rich, plain } = textsFor(language, 'heroReady');
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  const hero = { childName: isolate(data.childName), gender: data.gender };
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', hero),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { bookTitle: isolate(data.bookTitle), gender: data.gender }) },
      { kind: 'action', label: plain('button', { gender: data.gender }), url: webAddress(data.heroUrl) },
      { kind: 'paragraph', soft: true, content: rich('kept', { date }) },
      linkNote(language, data),
    ],
  };
}
