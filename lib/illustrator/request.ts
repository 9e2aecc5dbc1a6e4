import type { Character } from './character/character';
import type { Scene } from './scene';

/**
 * `regular` draws the character rounder and softer, `advanced` closer to the child's own proportions; a hero of the first
 * edition has a face painted from the photo there.
 */
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
