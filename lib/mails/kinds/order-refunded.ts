import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate } from '../inline';
import type { MailData } from '../model';
import { textsFor } from '../texts';

export function orderRefunded(language: Language, data: MailData['orderRefunded']): MailDocument {
  const { rich, plain } = textsFor(language, 'orderRefunded');
  const about = { childName: isolate(data.childName), bookTitle: isolate(data.bookTitle) };
  return {
    subject: plain('subject', { orderNumber: data.orderNumber }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    blocks: [
      { kind: 'paragraph', content: rich('intro', about) },
      { kind: 'paragraph', content: rich('refund', { total: isolate(data.total) }) },
      { kind: 'paragraph', soft: true, content: rich('after') },
    ],
  };
}
