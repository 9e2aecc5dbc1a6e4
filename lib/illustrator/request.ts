import type { Character } from './character/character';
import type { Scene } from './scene';
import type { SpreadScene } from './spread/schema';

/**
 * `regular` draws the character rounder and softer, `advanced` closer to the child's own proportions; a hero of the first
 * edition has a face painted from the photo there.
 */
export type ImageModel = 'regular' | 'advanced';

/** One picture to draw. The same request always gives the same pixels. */
export type DrawRequest = {
  readonly scene: Scene | SpreadScene;
  readonly character: Character;
  readonly model: ImageModel;
  /** Seed of all random choices; usually `${bookId}:${pageKey}`. */
  readonly seed: string;
  /** 0 is the first picture of a page; another number gives another composition (camera, pose, props). */
  readonly variation: number;
  /** Edge of a square picture in pixels; height of a spread, which is twice as wide. */
  readonly sizePx: number;
  /** Spreads only: what is painted beyond the trimmed edges, in stage units; it is part of `sizePx`. */
  readonly bleed?: number;
  /** Spreads only: draws the front of a cover alone, a square: the right half, or the left one of a mirrored book. */
  readonly front?: boolean;
  /** The prepared face for the advanced model (see `prepareFace`). */
  readonly face?: Uint8Array;
};

/** A picture of one page. */
export type SceneRequest = DrawRequest & { readonly scene: Scene };

export const isSpreadScene = (scene: Scene | SpreadScene): scene is SpreadScene => 'kind' in scene;

export type Drawing = {
  readonly image: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly widthPx: number;
  readonly heightPx: number;
};
