import type { PageEnd } from '@/lib/platform/db/newest-first';

/** Parts of a search for classes or companies; `null` and empty lists look for nothing. */
export type GroupSearch = {
  /** A part of the name of the kindergarten or the company. */
  readonly name: string | null;
  /** A part of the name of its contact. */
  readonly person: string | null;
  /** Orders whose number begins so. */
  readonly orderIds: readonly string[];
  /** The beginning of an address of e-mail. */
  readonly email: string | null;
  /** Beginnings of phones, E.164. */
  readonly phones: readonly string[];
};

/** One page of classes or of companies. */
export type GroupListing<List> = {
  readonly list: List;
  readonly search: GroupSearch | null;
  /** The last row of the page before. */
  readonly after: PageEnd | undefined;
  readonly take: number;
  readonly now: Date;
  /** Until when a deadline is near. */
  readonly until: Date;
};
