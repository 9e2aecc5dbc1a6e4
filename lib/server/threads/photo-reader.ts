import type { PostPictureReader } from '@/lib/blog/server';
import type { PhotoReader } from '@/lib/books/server';
import type { LogoReader } from '@/lib/company/server';
import type { DedicationPhotoReader } from '@/lib/orders/server';

/** The photo engine behind the use cases' port; large, so it is imported at its first use. */
export const photoReader: PhotoReader = {
  normalize: async (bytes, crop, signal) =>
    (await import('@/lib/photos/server')).normalizePhoto(bytes, { ...(crop && { crop }), ...(signal && { signal }) }),
  readFace: async (photo, signal) => (await import('@/lib/photos/server')).readFace(photo, signal),
};

/** The same engine for the photo of a dedication. */
export const readDedicationPhoto: DedicationPhotoReader = async (bytes, signal) =>
  (await import('@/lib/photos/server')).normalizeDedicationPhoto(bytes, signal);

/** The same engine for the logo of a company. */
export const readLogo: LogoReader = async (bytes, limits) =>
  (await import('@/lib/photos/server')).normalizeLogo(bytes, limits);

/** The same engine for a picture of the blog. */
export const readPostPicture: PostPictureReader = async (bytes) =>
  (await import('@/lib/photos/server')).normalizePostPicture(bytes);
