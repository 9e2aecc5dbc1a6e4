export type ToastTone = 'done' | 'problem' | 'note';
type Words = {
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
};
export type ToastMessage = Words & {
  readonly id: number;
  /** Changes with every update, which starts its 5 s anew. */
  readonly version: number;
  /** A dismissed toast leaves the screen, and the store a little later. */
  readonly open: boolean;
};
type ToastHandle = {
  /** Changes what the toast says while it is shown. */
  readonly update: (words: Partial<Words>) => void;
  readonly dismiss: () => void;
};

/** Spec §4 "Toasts": removal 3 seconds after dismissal. */
const REMOVED_AFTER_MS = 3000;

let current: ToastMessage | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null) {
  clearTimeout(removal);
  current = next;
  if (next && !next.open) removal = setTimeout(() => set(null), REMOVED_AFTER_MS);
  for (const listener of listeners) listener();
}

/** Dismisses the toast of this id; one that has made way to another is gone already. */
export function dismissToast(id: number): void {
  if (current?.id === id && current.open) set({ ...current, open: false });
}

function updateToast(id: number, words: Partial<Words>): void {
  if (current?.id === id && current.open) set({ ...current, ...words, version: current.version + 1 });
}

/** Shows a short message; one at a time, a new one takes the place of the old. Call it in the browser. */
export function toast(text: string, tone: ToastTone = 'done', action?: Words['action']): ToastHandle {
  count += 1;
  const id = count;
  set({ id, version: 0, open: true, text, tone, ...(action && { action }) });
  return { update: (words) => updateToast(id, words), dismiss: () => dismissToast(id) };
}

export const currentToast = (): ToastMessage | null => current;
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
