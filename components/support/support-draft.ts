import type { SupportTopic } from '@/lib/support';

const KEY = 'support_draft';

/** Unsent form values in sessionStorage. */
export type SupportDraft = {
  readonly topic: SupportTopic | '';
  readonly description: string;
  readonly email: string;
  readonly phone: string;
};

const EMPTY: SupportDraft = { topic: '', description: '', email: '', phone: '' };

/** Empty if nothing is stored or storage is unavailable. */
export function loadSupportDraft(): SupportDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SupportDraft>) };
  } catch {
    return EMPTY;
  }
}

export function saveSupportDraft({ topic, description, email, phone }: SupportDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ topic, description, email, phone }));
  } catch {
    // The form works without storage.
  }
}

export function clearSupportDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
