import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type { SupportTopic } from './schema';

/** The name of a support request's topic; a request without a topic is about an order. */
export const getTopicName = (topic: SupportTopic | null, language: Language): string =>
  translator(language, 'support.topics')(topic ?? 'order');
