import { toast } from './stores/toast-store';

export type ChunkErrorLabels = { readonly text: string; readonly reload: string };

let labels: ChunkErrorLabels | null = null;

/** Set by the page in advance, because messages cannot be loaded after a failure. */
export function setChunkErrorLabels(told: ChunkErrorLabels): void {
  labels = told;
}

/**
 * Shown when a lazy chunk fails to load (a bad connection, or a page older than the latest deployment): a toast that
 * offers to reload the page.
 */
export function showChunkError(): void {
  if (labels) toast(labels.text, 'problem', { label: labels.reload, run: () => window.location.reload() });
}
