import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';
import { linkNote } from './link-note';

export function previewReady(language: Language, data: MailData['previewReady']): MailDocument {
  const { rich, plain } = textsFor(language, 'previewReady');
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { childName: isolate(data.childName) }),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { bookTitle: isolate(data.bookTitle) }) },
      { kind: 'action', label: plain('button'), url: webAddress(data.previewUrl) },
      { kind: 'paragraph', soft: true, content: rich('after') },
      { kind: 'paragraph', soft: true, content: rich('kept', { date }) },
      linkNote(language, data),
    ],
  };
}
