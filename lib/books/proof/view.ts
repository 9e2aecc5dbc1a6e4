import type { Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';

/** A page of a print file as a picture, with its bleed. */
export type ProofImage = { readonly url: string; readonly widthPx: number; readonly heightPx: number };

/** Lengths of a printed book in millimetres, as its print house cuts it. */
export type ProofMeasures = {
  readonly trimMm: number;
  readonly bleedMm: number;
  readonly safeMm: number;
  readonly coverWrapMm: number;
  readonly spineMm: number;
};

/** The finished proof of a book. */
export type ProofPages = {
  readonly measures: ProofMeasures;
  /** The outside of the cover as one sheet: back, spine and front, mirrored for right-to-left books. */
  readonly cover: ProofImage;
  /** The interior in reading order. */
  readonly pages: readonly ProofImage[];
};

type ProofFailure = {
  readonly code: ErrorCode;
  /** Key of the page that has to be shortened: `cover`, `s01` … `s12`, `closing`, `dedication`. */
  readonly page: string | null;
};

/** `GET /api/orders/{orderId}/proof`: the pages of the very files that are printed. */
export type ProofView = {
  /** `Book.edits` that are in it; the confirmation names them. */
  readonly edits: number;
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  /** `none`: nobody has asked for it since the last edit. */
  readonly state: 'none' | 'making' | 'ready' | 'failed';
  readonly failure: ProofFailure | null;
  readonly proof: ProofPages | null;
};
