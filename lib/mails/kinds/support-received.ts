import type { Language } from '@/lib/markets';
import type { MailDocument } from '../document';
import { isolate } from '../inline';
import type { MailData } from '../model';
import { textsFor } from '../texts';

/** To whoever wrote. Their words are not repeated: a form that mails anybody's text to any address invites abuse. */
export function supportReceived(language: Language, data: MailData['supportReceived']): MailDocument {
  const { rich, plain } = textsFor(language, 'supportReceived');
  return {
    subject: plain('subject', { reference: data.reference }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { topic: isolate(data.topic) }) },
      { kind: 'paragraph', content: rich('add') },
      { kind: 'paragraph', soft: true, content: rich('reference', { reference: isolate(data.reference) }) },
    ],
  };
}
