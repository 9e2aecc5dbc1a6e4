import type { FaceDetails } from './face/face-shape/face-details';
import type { FrontFace } from './face/face-shape/front-face';
import type { HairShape } from './face/hair-shape/schema';
import type { BrowPixels } from './face/measures/brow-pixels';

/** Limits of a child's photo (§5 photo). */
export const PHOTO_LIMITS = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  minEdgePx: 400,
  minFacePx: 120,
  /** Longest edge that the browser sends, and that is kept. */
  sentEdgePx: 4000,
  keptEdgePx: 2000,
} as const;

/** Limits of a family's photo beside its dedication; format, bytes and pixels are those of a child's photo. */
export const DEDICATION_PHOTO_LIMITS = { minEdgePx: 600, keptWidthPx: 1200 } as const;

/** Limits of a picture in a post of the blog, which is shown up to 960 px wide. */
export const POST_PICTURE_LIMITS = { maxBytes: 10 * 1024 * 1024, minWidthPx: 960 } as const;

/** Part of a picture in fractions of its upright width and height, origin top left. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Why a photo cannot be used; each is an error code with a message in every language. */
export type PhotoErrorCode =
  | 'photo_not_an_image'
  | 'photo_unsupported_format'
  | 'photo_broken'
  | 'photo_heic_failed'
  | 'photo_too_large'
  | 'photo_too_small'
  | 'photo_no_face'
  | 'photo_several_faces'
  | 'photo_face_too_small';

/** A value read from the photo with how sure we are, 0 to 1; below 0.6 the parent is asked. */
export type Trait<Value> = { readonly value: Value; readonly confidence: number };

/** What one look at a face says. No descriptor or embedding is ever read, and none of its points is ever stored. */
export type FaceReading = {
  /** Face box in pixels of the normalised photo. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** 478 mesh points, pixels of the normalised photo. */
  readonly landmarks: ReadonlyArray<readonly [number, number]>;
  /** The face turned to the front. */
  readonly front?: FrontFace;
  /** Radians; 0 looks into the camera. */
  readonly yaw: number;
  readonly roll: number;
  readonly skin: Trait<string>;
  readonly hairColor: Trait<string>;
  readonly hairLength: Trait<'bald' | 'short' | 'medium' | 'long'>;
  readonly fringe: Trait<boolean>;
  /** The hair's own silhouette as coarse numbers of the drawing; null when cloth covers it. */
  readonly hairShape?: Trait<HairShape> | null;
  readonly curl: Trait<'straight' | 'wavy' | 'curly' | 'coily'>;
  /** Hair that stands out or is gathered: an afro or two puffs beside the head; wide, sleek hair is none of them. */
  readonly volume: Trait<'usual' | 'big' | 'puffs' | 'braids'>;
  /** Cloth over the hair: a scarf goes under the chin, a band (or small cap) leaves most hair to be seen. */
  readonly headwear: Trait<'none' | 'scarf' | 'hat' | 'band'>;
  readonly headwearColor: Trait<string>;
  readonly eyeColor: Trait<string>;
  /** Blue, green or grey; null where no iris, or no colour, is seen. */
  readonly lightEyes?: Trait<boolean> | null;
  readonly glasses: Trait<boolean>;
  readonly glassesColor: Trait<string>;
  /** 1 is average. */
  readonly browWeight: Trait<number>;
  /** Null under a fringe. */
  readonly brows?: BrowPixels | null;
  /** No fold is seen between the lashes and the brow. */
  readonly smoothLids?: boolean;
  readonly details?: FaceDetails;
  /** Face width over height relative to the average; feeds `cheeks`. */
  readonly roundness: Trait<number>;
};
