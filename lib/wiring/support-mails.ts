import { renderMail } from '@/lib/mails';
import type { Language } from '@/lib/markets';
import type { SupportMailFacts, SupportMailKind } from '@/lib/support/server';
import { topicName } from './topic-names';

/** A support request's mail to the shop or to its writer, in the reader's language. */
export function renderSupportMail(kind: SupportMailKind, language: Language, facts: SupportMailFacts) {
  const { reference, orderNumber } = facts;
  const topic = topicName(facts.topic, language);
  if (kind === 'supportReceived') return renderMail(kind, language, { reference, topic });
  const answerIn = new Intl.DisplayNames([language], { type: 'language' }).of(facts.language) ?? facts.language;
  return renderMail(kind, language, {
    ...facts,
    topic,
    answerIn,
    orderNumber: orderNumber,
  });
}
