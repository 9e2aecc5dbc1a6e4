import type { Language } from '@/lib/markets';
import type { Block, MailDocument } from '../document';
import { isolate, singleLine } from '../inline';
import type { MailData } from '../model';
import { textsFor } from '../texts';

/** To the shop: who writes, about what, and the message as it was typed, line by line. */
export function supportRequest(language: Language, data: MailData['supportRequest']): MailDocument {
  const { rich, plain } = textsFor(language, 'supportRequest');
  const fact = (key: 'phone' | 'order' | 'answerIn', value: string): Block => ({
    kind: 'paragraph',
    soft: true,
    content: rich(key, { value: isolate(value) }),
  });
  const email = singleLine(data.email);
  const lines = data.description.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    subject: plain(data.suspicious ? 'subjectSuspicious' : 'subject', {
      topic: data.topic,
      reference: data.reference,
    }),
    preheader: plain('preheader'),
    heading: rich('heading', { topic: isolate(data.topic) }),
    blocks: [
      ...(data.suspicious ? [{ kind: 'paragraph', content: rich('suspicious') } as const] : []),
      ...lines.map((line) => ({ kind: 'paragraph', content: [isolate(line)] }) as const),
      { kind: 'heading', content: rich('from') },
      { kind: 'paragraph', soft: true, content: rich('email', { value: { label: email, href: `mailto:${email}` } }) },
      ...(data.phone ? [fact('phone', data.phone)] : []),
      ...(data.orderNumber ? [fact('order', data.orderNumber)] : []),
      fact('answerIn', data.answerIn),
    ],
  };
}
