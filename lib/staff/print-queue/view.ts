import type { CountryCode } from '@/lib/markets';
import type { Page } from '../paging/cursor';

/** Until when a book was promised, as the desk filters its queue. */
export const PROMISES = ['all', 'risk', 'week'] as const;
export type Promised = (typeof PROMISES)[number];

/** By its name in an address; an unknown one is everything. */
export const parsePromised = (text: string): Promised => PROMISES.find((name) => name === text) ?? 'all';

export type PrintQueueItem = {
  readonly id: string;
  /** Name of the print house's adapter. */
  readonly house: string;
  readonly state: 'submitted' | 'accepted' | 'printing';
  readonly order: { readonly id: string; readonly number: string };
  /** The order of a class or a company that it is a part of. */
  readonly group: { readonly id: string; readonly number: string } | null;
  readonly country: CountryCode;
  /** Its title in the catalogue; `null` for a deleted book. */
  readonly title: string | null;
  readonly dispatchBy: Date | null;
  /** Its promised day has passed, or is tomorrow at the latest. */
  readonly risk: 'late' | 'soon' | null;
};

export type PrintQueueView = Page<PrintQueueItem> & {
  readonly houses: readonly { readonly house: string; readonly books: number }[];
};

/** What became of a line of a list of order numbers. */
export type MarkedResult = {
  readonly number: string;
  readonly outcome: 'marked' | 'unchanged' | 'not_printed' | 'unknown';
};
