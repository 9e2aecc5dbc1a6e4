import type { Language } from '@/lib/markets';
import type { SupportTopic } from './schema';

export type SupportMailKind = 'supportRequest' | 'supportReceived';

/** One mail of each kind per request, however often its job runs. */
export const mailKey = (kind: SupportMailKind, requestId: string): string => `${kind}:${requestId}`;

/** What the two mails say; `topic` is absent where the order says it all. */
export type SupportMailFacts = {
  readonly reference: string;
  readonly topic: SupportTopic | null;
  readonly description: string;
  readonly email: string;
  readonly phone: string | null;
  readonly orderNumber: string | null;
  readonly language: Language;
  readonly suspicious: boolean;
};
