import type { Drawing, DrawRequest } from '@/lib/illustrator';
import type { Result } from '@/lib/platform/result';

/** The parent's consent at the photo step (rulings, "Photos and names"). */
export type PhotoConsent = {
  readonly textVersion: string;
  readonly language: string;
  readonly acceptedAt: Date;
  /** The image services that the accepted text names, such as `openai`. */
  readonly namedServices: readonly string[];
};

/**
 * A book's private store of character sheets: pictures of the hero that a hosted model draws once and uses as reference
 * for every page. They show the child's likeness and are deleted with the photo and with the book.
 */
export type SheetStore = {
  /** Owner of the sheets; parallel pages of one owner wait for one sheet. */
  readonly owner: string;
  get(key: string): Promise<Uint8Array | null>;
  /** Stores a JPEG. Keys are lower-case hexadecimal. */
  put(key: string, sheet: Uint8Array): Promise<void>;
};

export type IllustrationRequest = DrawRequest & {
  /** Normalized JPEG of the child's photo; hosted adapters use it as reference. */
  readonly photo?: Uint8Array;
  readonly consent?: PhotoConsent;
  /** A parent's custom request for this picture ("add a dog"), under 40 characters (spec §5, customisation prompt). */
  readonly request?: string;
  /** Without a store a hosted adapter draws a sheet for this one picture. */
  readonly sheets?: SheetStore;
};

export type IllustrationErrorCode =
  | 'illustration_consent_missing'
  | 'request_too_long'
  | 'request_not_understood'
  | 'request_no_room'
  | 'request_beside_words'
  | 'request_not_here'
  | 'request_already_shown'
  | 'illustration_unsafe'
  | 'illustration_unavailable'
  | 'illustration_failed';

/** `costMicroUsd`: the total cost in millionths of a US dollar: sheet, attempts and checks. */
export type Illustration = Drawing & { readonly provider: string; readonly costMicroUsd: number };

export type IllustrationPort = {
  illustrate(request: IllustrationRequest): Promise<Result<Illustration, IllustrationErrorCode>>;
};
