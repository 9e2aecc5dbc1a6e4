import { createStore } from 'zustand/vanilla';

const store = createStore(() => ({ open: false }));

/** Shows the visitor's choices again, from anywhere in the browser. */
export const openConsent = (): void => store.setState({ open: true });

export const closeConsent = (): void => store.setState({ open: false });

export const isConsentOpen = (): boolean => store.getState().open;

export const subscribeToConsentDialog = (listener: () => void): (() => void) => store.subscribe(listener);
