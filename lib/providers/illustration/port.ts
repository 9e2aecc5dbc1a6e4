import type { Drawing, DrawRequest } from '@/lib/illustrator';
import type { Result } from '@/lib/platform/result';

/** The parent's declaration at the photo step (rulings, "Consent"). */
export type PhotoConsent = {
  readonly textVersion: string;
  readonly language: string;
  readonly acceptedAt: Date;
  /** The image services that the accepted text names, such as `openai`. */
  readonly namedServices: readonly string[];
};

/**
 * A book's private place for character sheets: pictures of the hero that a hosted model draws once and looks at for
 * every page. They show the child's likeness and are deleted with the photo and with the book.
 */
export type SheetStore = {
  /** Whose sheets these are; pages of one owner that are drawn side by side wait for one sheet. */
  readonly owner: string;
  get(key: string): Promise<Uint8Array | null>;
  /** Keeps a JPEG. Keys are lower-case hexadecimal. */
  put(key: string, sheet: Uint8Array): Promise<void>;
};

export type IllustrationRequest = DrawRequest & {
  /** Normalised JPEG of the child's photo; hosted adapters use it as reference. */
  readonly photo?: Uint8Array;
  readonly consent?: PhotoConsent;
  /** A parent's wish for this picture ("add a dog"), under 40 characters (spec §5, customisation prompt). */
  readonly request?: string;
  /** Without a store a hosted adapter draws a sheet for this one picture. */
  readonly sheets?: SheetStore;
};

export type IllustrationRefusal =
  | 'illustration_consent_missing'
  | 'request_too_long'
  | 'request_not_understood'
  | 'illustration_unsafe'
  | 'illustration_unavailable'
  | 'illustration_failed';

/** `costMicroUsd`: all that was paid for it, in millionths of a US dollar: sheet, tries and checks. */
export type Illustrated = Drawing & { readonly provider: string; readonly costMicroUsd: number };

export type IllustrationPort = {
  illustrate(request: IllustrationRequest): Promise<Result<Illustrated, IllustrationRefusal>>;
};
