import type { ChildTraits, ReadHero } from '@/lib/illustrator';
import type { Crop, PhotoErrorCode } from '@/lib/photos';

/** Reads one photo. Age and gender decide what an average child looks like. */
export type ReadRequest = {
  readonly id: number;
  readonly file: Blob;
  readonly crop: Crop | null;
  readonly child: ChildTraits;
};

export type ReadResponse =
  /** Whether the models are loaded. */
  | { readonly kind: 'ready' | 'failed' }
  | {
      readonly kind: 'read';
      readonly id: number;
      /** A code when the photo cannot be used; `null` when this device cannot read it. */
      readonly outcome: ReadHero | PhotoErrorCode | null;
      /** Duration in milliseconds. */
      readonly ms: number;
    };
