import type { Language } from '@/lib/markets';
import type { SupportTopic } from '@/lib/support';
import ar from '@/messages/ar/support.json';
import en from '@/messages/en/support.json';
import he from '@/messages/he/support.json';
import ru from '@/messages/ru/support.json';

const WORDS = { he, en, ar, ru };

/** What a support request is about, in words; a request about an order needs no topic of its own. */
export const topicName = (topic: SupportTopic | null, language: Language): string =>
  WORDS[language].topics[topic ?? 'order'];
