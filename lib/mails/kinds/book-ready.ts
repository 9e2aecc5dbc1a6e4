import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';

export function bookReady(language: Language, data: MailData['bookReady']): MailDocument {
  const { rich, plain } = textsFor(language, 'bookReady');
  const until = formatDate(data.availableUntil, language, data.timeZone, false);
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { childName: isolate(data.childName) }),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { bookTitle: isolate(data.bookTitle) }) },
      { kind: 'action', label: plain('button'), url: webAddress(data.downloadUrl) },
      { kind: 'paragraph', content: rich('validity', { days: data.linkDays, date: isolate(until) }) },
      {
        kind: 'paragraph',
        soft: true,
        content: rich('keep', { myBooks: { label: plain('myBooks'), href: webAddress(data.myBooksUrl) } }),
      },
    ],
  };
}
