import type { ChildTraits, ReadHero, ReadRelative } from '@/lib/illustrator';
import type { Crop, PhotoErrorCode, PhotoScan, Raster } from '@/lib/photos';

type PhotoToRead = {
  readonly id: number;
  readonly file: Blob;
  readonly crop: Crop | null;
  /** As in `scan`: what was found then is not searched again. */
  readonly key: string;
};

export type PhotoRequest =
  /** The first message. `reads`: this device may also read photos, so the models for that are loaded. */
  | { readonly kind: 'start'; readonly reads: boolean }
  /** Measures a small copy of a photo for advice. */
  | {
      readonly kind: 'scan';
      readonly id: number;
      readonly picture: Raster;
      /** Names the photo with its crop (`getPhotoKey`). */
      readonly key: string;
    }
  /** Reads a photo. Age and gender decide what an average child looks like. */
  | (PhotoToRead & { readonly kind: 'read'; readonly child: ChildTraits })
  /** Reads a photo of a grown-up. */
  | (PhotoToRead & { readonly kind: 'readRelative' });

/** A code when the photo cannot be used; `null` when this device cannot read it. */
type Outcome<Read> = Read | PhotoErrorCode | null;

/** `ms`: duration in milliseconds. */
export type PhotoResponse =
  /** Bytes of the reader's files that have arrived. */
  | { readonly kind: 'progress'; readonly loaded: number }
  /** Whether the models of a part are loaded: the detector for scans, everything for readings. */
  | { readonly kind: 'loaded'; readonly part: 'detector' | 'reader'; readonly ok: boolean }
  | { readonly kind: 'scan'; readonly id: number; readonly scan: PhotoScan; readonly ms: number }
  | { readonly kind: 'read'; readonly id: number; readonly outcome: Outcome<ReadHero>; readonly ms: number }
  | {
      readonly kind: 'readRelative';
      readonly id: number;
      readonly outcome: Outcome<ReadRelative>;
      readonly ms: number;
    };
