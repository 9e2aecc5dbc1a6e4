import type { Canvas } from '@napi-rs/canvas';
import type { Vec } from '../paint';
import type { EXPRESSIONS } from '../scene';

/** A picture in head units: x -50..50 from ear to ear, y -52 (crown) to +52 (chin), origin between the two. */
export type HeadPicture = {
  /** Transparent around what it shows; anti-aliased border. */
  readonly canvas: Canvas;
  readonly pxPerUnit: number;
  /** Pixel of the canvas that is the head's origin. */
  readonly originPx: readonly [number, number];
};

/** Interface of the advanced model of the first edition: the child's own head, painted from the photo, replaces the drawn one. */
export type FaceLayer = {
  /** Face, ears and hair. */
  readonly front: HeadPicture;
  /** Hair that hangs behind the body. */
  readonly behind: HeadPicture;
  /** The photo's glasses are part of the head, so we draw none; and so are its band or scarf. */
  readonly wearsGlasses: boolean;
  readonly wearsHeadwear: boolean;
  /** Middle of both eyes, and height of the crown, head units. */
  readonly eyes: readonly [Vec, Vec];
  readonly crownY: number;
};

/** How the head is held when its picture is needed. */
export type FaceView = {
  /** Turn in the head's own frame, radians, positive to the right of the picture. */
  readonly yaw: number;
  /** Nod in radians, positive downwards. */
  readonly pitch: number;
  readonly expression: (typeof EXPRESSIONS)[number];
  /** Direction towards the light in the head's frame. */
  readonly light: Vec;
  /** Pixels of the page for a head unit: the picture need not be finer. */
  readonly pxPerUnit: number;
  /** The picture is drawn in a mirrored frame, so it comes mirrored too, and the child's face is never reversed. */
  readonly mirrored?: boolean;
  /** The hair is covered: only the face is wanted. */
  readonly withoutHair?: boolean;
};

/** Returns the head for a view, or null if it cannot be seen so; then the drawn head stays. */
export type FaceSource = (view: FaceView) => FaceLayer | null;
