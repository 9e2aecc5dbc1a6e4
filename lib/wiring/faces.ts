import type { PhotoReader } from '@/lib/books/server';

/** The real photo engine behind the use cases' small port; heavy, so loaded at its first use. */
export const photoReader: PhotoReader = {
  normalise: async (bytes, crop, signal) =>
    (await import('@/lib/photos/server')).normalisePhoto(bytes, { ...(crop && { crop }), ...(signal && { signal }) }),
  readFace: async (jpeg, signal) => (await import('@/lib/photos/server')).readFace(jpeg, signal),
};
