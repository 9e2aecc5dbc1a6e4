import type { SupportTopic } from '@/lib/support';

const KEY = 'support_draft';

/** What was typed, kept in this tab until it is sent. */
export type SupportDraft = {
  readonly topic: SupportTopic | '';
  readonly description: string;
  readonly email: string;
  readonly phone: string;
};

const EMPTY: SupportDraft = { topic: '', description: '', email: '', phone: '' };

/** Empty where nothing was kept or the browser keeps nothing. */
export function readDraft(): SupportDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SupportDraft>) };
  } catch {
    return EMPTY;
  }
}

export function keepDraft({ topic, description, email, phone }: SupportDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ topic, description, email, phone }));
  } catch {
    // A browser that keeps nothing: the form works all the same.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
