import type { Character } from '@/lib/illustrator';
import type { Crop, PhotoErrorCode } from '@/lib/photos';

/** What was read from a photo, and all that is sent of it. */
export type ReadHero = {
  readonly character: Character;
  readonly unsure: readonly (keyof Character)[];
  /** Heroes to choose from while hair or skin are in doubt. */
  readonly candidates: readonly Character[];
};

/** Reads one photo. Age and gender decide what an average child looks like. */
export type ReadRequest = {
  readonly id: number;
  readonly file: Blob;
  readonly crop: Crop | null;
  readonly child: Pick<Character, 'age' | 'gender'>;
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
