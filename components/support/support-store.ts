import type { SupportTopic } from '@/lib/support';

/** What the page already knows; e-mail and phone given here cannot be changed in the form (spec §5). */
export type SupportContext = {
  readonly orderId?: string;
  /** The number that people see, to say which order it is about. */
  readonly orderNumber?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly topic?: SupportTopic;
};

type SupportState = { readonly open: boolean; readonly context: SupportContext };

let current: SupportState = { open: false, context: {} };
const listeners = new Set<() => void>();

function set(next: SupportState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the support dialog, from anywhere in the browser. */
export const openSupport = (context: SupportContext = {}): void => set({ open: true, context });

/** Closes it; what it was about stays until it is opened anew, so that nothing changes while it leaves. */
export const closeSupport = (): void => set({ ...current, open: false });

export const currentSupport = (): SupportState => current;

export function onSupport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
