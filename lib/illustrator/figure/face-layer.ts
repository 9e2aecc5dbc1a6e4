import type { Canvas } from '@napi-rs/canvas';
import type { EXPRESSIONS } from '../scene';

/** A picture in head units: x -50..50 from ear to ear, y -52 (crown) to +52 (chin), origin between the two. */
export type HeadPicture = {
  /** Transparent around what it shows; anti-aliased border. */
  readonly canvas: Canvas;
  readonly pxPerUnit: number;
  /** Pixel of the canvas that is the head's origin. */
  readonly originPx: readonly [number, number];
};

/**
 * The contract of the advanced model: a real face, painted from the photo and warped to the illustrated head, takes
 * the place of the drawn face.
 */
export type FaceLayer = HeadPicture & {
  /** The child's own hair, behind the head and over the face: the drawn hair is left out (headwear is still drawn). */
  readonly hair: { readonly behind: HeadPicture; readonly over: HeadPicture } | null;
  /** The face wears the glasses of the photo: none are drawn. */
  readonly wearsGlasses: boolean;
};

/** How the head is held when its face is needed. */
export type FaceView = {
  /** Turn in the head's own frame, radians, positive to the right of the layer. */
  readonly yaw: number;
  readonly pitch: number;
  readonly expression: (typeof EXPRESSIONS)[number];
  /** The layer is drawn in a mirrored frame: it comes mirrored too, so that the child's face is never reversed. */
  readonly mirrored?: boolean;
  /** Something is worn over the hair, or the hair is drawn for another reason. */
  readonly withoutHair?: boolean;
  /** Drawn hair falls over the brows, and brows are drawn over it: those of the photo are left out. */
  readonly fringe?: boolean;
};

/** Gives the layer for a view, or null when the view cannot be warped (then the drawn face stays). */
export type FaceSource = (view: FaceView) => FaceLayer | null;
