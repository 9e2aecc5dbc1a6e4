import type { Canvas } from '@napi-rs/canvas';
import type { EXPRESSIONS } from '../scene';

/**
 * The contract of the advanced model: a real face, painted from the photo and warped to head units, takes the place
 * of the drawn face. Head units: x -50..50 from ear to ear, y -52 (crown) to +52 (chin), origin between the two.
 */
export type FaceLayer = {
  /** Transparent outside the face; anti-aliased border. */
  readonly canvas: Canvas;
  readonly pxPerUnit: number;
  /** Pixel of the canvas that is the head's origin. */
  readonly originPx: readonly [number, number];
  /** The layer brings the child's own hair: the drawn hair is left out (headwear is still drawn). */
  readonly coversHair: boolean;
};

/** How the head is held when its face is needed. */
export type FaceView = {
  /** Turn in the head's own frame, radians, positive to the right of the layer. */
  readonly yaw: number;
  readonly pitch: number;
  readonly expression: (typeof EXPRESSIONS)[number];
};

/** Gives the layer for a view, or null when the view cannot be warped (then the drawn face stays). */
export type FaceSource = (view: FaceView) => FaceLayer | null;
