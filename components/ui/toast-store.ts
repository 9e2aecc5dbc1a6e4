export type ToastTone = 'done' | 'problem' | 'note';
export type ToastMessage = {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
};

let current: ToastMessage | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a short message; one at a time, a new one takes the place of the old. Call it in the browser. */
export function toast(text: string, tone: ToastTone = 'done', action?: ToastMessage['action']): void {
  count += 1;
  set({ id: count, text, tone, action });
}

export const dismissToast = (): void => set(null);
export const currentToast = (): ToastMessage | null => current;
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
