import type { Language } from '@/lib/markets';
import type { Block, MailDocument } from '../document';
import { isolate, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';

type Data = MailData['bookReady'];

export function bookReady(language: Language, data: Data): MailDocument {
  const { rich, plain } = textsFor(language, 'bookReady');
  return {
    subject: plain('subject'),
    preheader: plain(data.file ? 'preheader' : 'preheaderShelf'),
    heading: rich('heading', { childName: isolate(data.childName) }),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { bookTitle: isolate(data.bookTitle) }) },
      ...(data.file ? withFile(language, data, data.file) : toTheShelf(language, data)),
    ],
  };
}

function withFile(language: Language, { myBooksUrl }: Data, file: NonNullable<Data['file']>): readonly Block[] {
  const { rich, plain } = textsFor(language, 'bookReady');
  const until = formatDate(file.availableUntil, language, file.timeZone, false);
  const myBooks = { label: plain('myBooks'), href: webAddress(myBooksUrl) };
  return [
    { kind: 'action', label: plain('button'), url: webAddress(file.downloadUrl) },
    { kind: 'paragraph', content: rich('validity', { days: file.linkDays, date: isolate(until) }) },
    { kind: 'paragraph', soft: true, content: rich('keep', { myBooks }) },
  ];
}

/** An address that nobody has confirmed may be mistyped: whoever reads there needs the parent's phone as well. */
function toTheShelf(language: Language, { myBooksUrl }: Data): readonly Block[] {
  const { rich, plain } = textsFor(language, 'bookReady');
  return [
    { kind: 'action', label: plain('buttonShelf'), url: webAddress(myBooksUrl) },
    { kind: 'paragraph', content: rich('shelf') },
    { kind: 'paragraph', soft: true, content: rich('confirm') },
  ];
}
