import { toast } from './toast-store';

export type LostWords = { readonly lost: string; readonly reload: string };

let words: LostWords | null = null;

/** Told by the page, whose words are there when nothing more can be loaded. */
export function setLostWords(told: LostWords): void {
  words = told;
}

/**
 * For parts that load late and did not come (a bad line, or a page older than the shop's newest build): says so and
 * offers to load the page anew. What was pressed may be pressed again.
 */
export function sayLost(): void {
  if (words) toast(words.lost, 'problem', { label: words.reload, run: () => window.location.reload() });
}
