import type { EditorPages, EditorSpread, HeroPage, Overflow } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import type { ImageModel } from '@/lib/illustrator';
import type { Currency, Language } from '@/lib/markets';
import type { Fault, FaultKind } from '@/lib/proofreading';
import type { PageLayout } from '@/lib/typesetting';
import type { OrderState } from '../states';

/** `locked`: before the purchase; `closed`: approved for print. */
export type EditingState = 'locked' | 'open' | 'closed';

/** `GET /api/orders/{orderId}/editor`. */
export type EditorView = EditorPages & {
  readonly orderId: string;
  readonly orderState: OrderState;
  readonly editing: EditingState;
  /** The bought orders include a dedication, so that it may be changed. */
  readonly dedicationIncluded: boolean;
  /** A printed copy of this digital book can be ordered, on the order's page. */
  readonly upgradable: boolean;
};

/** `GET /api/orders/{orderId}/hero`. Links live 15 minutes. */
export type HeroChangeView = {
  readonly orderId: string;
  readonly heroName: string;
  readonly gender: Gender;
  /** Of the book. */
  readonly language: Language;
  readonly editing: EditingState;
  readonly imageModel: ImageModel;
  /** The advanced model was paid for, so that a new hero may have it too. */
  readonly advancedBought: boolean;
  /** What it costs where it was not, in minor units. */
  readonly advancedMinor: number;
  readonly currency: Currency;
  /** Of the present hero. */
  readonly portrait: string | null;
  /** The cover and the first three pictures as they are now. */
  readonly pages: readonly HeroPage[];
  /** The draft in which another hero is tried; `null` before it is opened. */
  readonly trialId: string | null;
  readonly changes: { readonly left: number; readonly limit: number };
  /** Heroes to go back to, the newest first. */
  readonly earlier: readonly {
    readonly revision: number;
    readonly imageModel: ImageModel;
    readonly portrait: string | null;
  }[];
};

/** The printed lines of a text page, and the version of the words that they are made of. */
export type PrintedPage = { readonly version: number; readonly layout: PageLayout };

/** What a proofreader would note about words that fit their page. */
export type WordHint = Omit<Fault, 'kind'> & { readonly kind: Exclude<FaultKind, 'overflow'> };

/** A saved page: what the next change is made on, how it is printed, and what a proofreader would note. */
export type SavedWords = {
  readonly version: number;
  readonly text: string | null;
  readonly subtitle: string | null;
  readonly faults: readonly WordHint[];
  /** Where the words stop fitting the printed page, and by how much; `null` if they fit. */
  readonly overflow: Overflow | null;
  /** Every text page as it is printed: all share one size, so that a change of one page can change the lines of all. */
  readonly layouts: readonly PrintedPage[];
  /** The saved spread of a picture book as it is printed: its places do not depend on other pages. */
  readonly spread?: EditorSpread;
};
