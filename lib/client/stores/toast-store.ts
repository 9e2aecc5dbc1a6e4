import { createStore } from 'zustand/vanilla';

export type ToastTone = 'done' | 'problem' | 'note';
type ToastContent = {
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
};
export type ToastMessage = ToastContent & {
  readonly id: number;
  /** Changes with every update, which restarts the 5 s. */
  readonly version: number;
  /** `false` after dismissal; the toast is removed a little later. */
  readonly open: boolean;
};
type ToastHandle = {
  /** Updates the toast while it is shown. */
  readonly update: (change: Partial<ToastContent>) => void;
  readonly dismiss: () => void;
};

/** Spec §4 "Toasts": removal 3 seconds after dismissal. */
const REMOVED_AFTER_MS = 3000;

const store = createStore<ToastMessage | null>(() => null);
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function setCurrent(next: ToastMessage | null) {
  clearTimeout(removal);
  if (next && !next.open) removal = setTimeout(() => setCurrent(null), REMOVED_AFTER_MS);
  store.setState(next, true);
}

/** Dismisses the toast with this id, if it is still the current one. */
export function dismissToast(id: number): void {
  const current = getToast();
  if (current?.id === id && current.open) setCurrent({ ...current, open: false });
}

function updateToast(id: number, change: Partial<ToastContent>): void {
  const current = getToast();
  if (current?.id === id && current.open) setCurrent({ ...current, ...change, version: current.version + 1 });
}

/** Shows a toast; a new one replaces the old one. Call it only in the browser. */
export function toast(text: string, tone: ToastTone = 'done', action?: ToastContent['action']): ToastHandle {
  count += 1;
  const id = count;
  setCurrent({ id, version: 0, open: true, text, tone, ...(action && { action }) });
  return { update: (change) => updateToast(id, change), dismiss: () => dismissToast(id) };
}

export const getToast = (): ToastMessage | null => store.getState();
export const subscribeToToast = (listener: () => void): (() => void) => store.subscribe(listener);
