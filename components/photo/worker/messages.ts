import type { ChildTraits, ReadHero } from '@/lib/illustrator';
import type { Crop, PhotoErrorCode, PhotoScan, Raster } from '@/lib/photos';

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
  | {
      readonly kind: 'read';
      readonly id: number;
      readonly file: Blob;
      readonly crop: Crop | null;
      readonly child: ChildTraits;
      /** As in `scan`: what was found then is not searched again. */
      readonly key: string;
    };

/** `ms`: duration in milliseconds. */
export type PhotoResponse =
  /** Bytes of the reader's files that have arrived. */
  | { readonly kind: 'progress'; readonly loaded: number }
  /** Whether the models of a part are loaded: the detector for scans, everything for readings. */
  | { readonly kind: 'loaded'; readonly part: 'detector' | 'reader'; readonly ok: boolean }
  | { readonly kind: 'scan'; readonly id: number; readonly scan: PhotoScan; readonly ms: number }
  | {
      readonly kind: 'read';
      readonly id: number;
      /** A code when the photo cannot be used; `null` when this device cannot read it. */
      readonly outcome: ReadHero | PhotoErrorCode | null;
      readonly ms: number;
    };
