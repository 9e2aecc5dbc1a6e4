import { createStore } from 'zustand/vanilla';
import type { SupportTopic } from '@/lib/support';

/** Context from the page. E-mail and phone from here are read-only in the form (spec §5). */
export type SupportContext = {
  readonly orderId?: string;
  /** Public order number, shown in the form. */
  readonly orderNumber?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly topic?: SupportTopic;
};

type SupportState = { readonly open: boolean; readonly context: SupportContext };

const store = createStore<SupportState>(() => ({ open: false, context: {} }));

/** Opens the support dialog from anywhere in the browser. */
export const openSupport = (context: SupportContext = {}): void => store.setState({ open: true, context });

/** Closes the dialog. The context stays until the next opening, so that nothing changes during the exit animation. */
export const closeSupport = (): void => store.setState({ open: false });

export const getSupportState = (): SupportState => store.getState();

export const subscribeToSupport = (listener: () => void): (() => void) => store.subscribe(listener);
