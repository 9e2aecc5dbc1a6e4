import type { DecodedPicture } from './face/node/heic';
import type { FaceReading, PhotoErrorCode } from './model';

/** A request to the face thread: `limit` is in pixels (all of a HEIC picture, or the width of a face). */
export type FaceRequest = { readonly kind: 'heic' | 'face'; readonly bytes: Uint8Array; readonly limit: number };
/** A string is a problem code. */
export type FaceResponse = DecodedPicture | FaceReading | PhotoErrorCode;
