import type { DecodedPicture } from './face/node/heic';
import type { Picture } from './face/picture';
import type { FaceReading, PhotoErrorCode } from './model';

/** A request to the face thread: `limit` is in pixels (all of a HEIC picture, or the width of a face). */
export type FaceRequest =
  | { readonly kind: 'heic' | 'jpeg'; readonly bytes: Uint8Array; readonly limit: number }
  | { readonly kind: 'picture'; readonly picture: Picture; readonly limit: number };
/** A string is a problem code. */
export type FaceResponse = DecodedPicture | FaceReading | PhotoErrorCode;
