import { createStore } from 'zustand/vanilla';

/** Number of requests to open the dialog. */
const openRequests = createStore(() => 0);

/** Opens the country dialog from anywhere on a page with the site header. */
export const openCountryDialog = (): void => openRequests.setState((count) => count + 1);

export const subscribeToCountryDialog = (listener: () => void): (() => void) => openRequests.subscribe(listener);
