import type { DecodedPicture } from './face/heic';
import type { FaceReading, PhotoProblem } from './model';

/** One question to the face thread: `limit` is in pixels (all of a HEIC picture, or the width of a face). */
export type Question = { readonly kind: 'heic' | 'face'; readonly bytes: Uint8Array; readonly limit: number };
/** A problem is a string. */
export type Answer = DecodedPicture | FaceReading | PhotoProblem;
