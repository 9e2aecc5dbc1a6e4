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
 * Interface of the advanced model: a real face, painted from the photo and warped to the illustrated head, replaces the
 * drawn face.
 */
export type FaceLayer = HeadPicture & {
  /** The child's own hair, behind the head and over the face, replaces the drawn hair; headwear is still drawn. */
  readonly hair: { readonly behind: HeadPicture; readonly over: HeadPicture } | null;
  /** The photo's glasses are part of the face, so we draw none. */
  readonly wearsGlasses: boolean;
};

/** How the head is held when its face is needed. */
export type FaceView = {
  /** Turn in the head's own frame, radians, positive to the right of the layer. */
  readonly yaw: number;
  readonly pitch: number;
  readonly expression: (typeof EXPRESSIONS)[number];
  /** The layer is drawn in a mirrored frame, so it comes mirrored too, and the child's face is never reversed. */
  readonly mirrored?: boolean;
  /** The hair is covered, or drawn for another reason. */
  readonly withoutHair?: boolean;
  /** Drawn hair falls over the brows, so the photo's brows are left out and drawn ones go on top. */
  readonly fringe?: boolean;
};

/** Returns the layer for a view, or null if the view cannot be warped; then the drawn face stays. */
export type FaceSource = (view: FaceView) => FaceLayer | null;
