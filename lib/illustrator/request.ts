import type { Character } from './character/character';
import type { Scene } from './scene';

/** `regular` is painted from the character; `advanced` has the real face, painted from the photo. */
export type ImageModel = 'regular' | 'advanced';

/** One picture to draw. The same request always gives the same pixels. */
export type DrawRequest = {
  readonly scene: Scene;
  readonly character: Character;
  readonly model: ImageModel;
  /** Seed of all random choices; usually `${bookId}:${pageKey}`. */
  readonly seed: string;
  /** 0 is the first picture of a page; another number gives another composition (camera, pose, props). */
  readonly variation: number;
  /** Edge of the square picture in pixels. */
  readonly sizePx: number;
  /** The prepared face for the advanced model (see `prepareFace`). */
  readonly face?: Uint8Array;
};

export type Drawing = {
  readonly image: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly widthPx: number;
  readonly heightPx: number;
};
