import type { FaceReading } from '@/lib/photos';
import type { HeadPhoto } from '../photo/head-photo';
import type { Planes } from '../planes/lab';
import type { Plane } from '../planes/plane';

/** What hair is found in; all planes have the size of the photo. */
export type MatteInput = {
  readonly photo: HeadPhoto;
  readonly lab: Planes;
  readonly reading: FaceReading;
  /** The person, as the network sees it. */
  readonly coarse: Plane;
  /** 1 inside the contour of the face. */
  readonly inside: Plane;
};
