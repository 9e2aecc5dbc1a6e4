import type { PhotoReader } from '@/lib/books/server';

/** The real photo engine behind the use cases' small port; heavy, so loaded at its first use. */
export const photoReader: PhotoReader = {
  normalise: async (bytes, crop) => (await import('@/lib/photos/server')).normalisePhoto(bytes, crop ? { crop } : {}),
  readFace: async (jpeg) => (await import('@/lib/photos/server')).readFace(jpeg),
};
