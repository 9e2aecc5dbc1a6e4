'use client';

import { useState } from 'react';
import {
  type CatalogueBook,
  coverCandidates,
  coverPath,
  coverSrcSet,
  GENDERS,
  type Gender,
  supportsGender,
} from '@/lib/catalogue';

type FallbackCoverImageProps = {
  readonly book: Pick<CatalogueBook, 'id' | 'baseId' | 'genders' | 'image'>;
  /** Preferred gender of the child on the cover; the catalogue's default if the book does not offer it. */
  readonly gender?: Gender;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Alt text; empty where the title beside it says enough. */
  readonly alt?: string | undefined;
  /** Above the fold: loads eagerly. */
  readonly priority?: boolean | undefined;
};

/** A catalogue cover. If an image fails to load, it tries the next candidate (spec §3). */
export function FallbackCoverImage({ book, gender, sizes, alt = '', priority }: FallbackCoverImageProps) {
  const [failed, setFailed] = useState(0);
  const wanted = gender && supportsGender(book, gender) ? [coverPath(book.baseId, gender)] : [];
  const candidates = [...new Set([...wanted, ...coverCandidates(book)])];
  const source = candidates[failed];
  if (!source) return null;
  const next = () => setFailed(failed + 1);
  const drawn = GENDERS.find((hero) => coverPath(book.baseId, hero) === source);
  return (
    // biome-ignore lint/performance/noImgElement: covers are made ahead in a few widths; the next one is tried on failure
    <img
      alt={alt}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      height={640}
      key={source}
      loading={priority ? 'eager' : 'lazy'}
      onError={next}
      // An image that failed before hydration fired no error event, so check it here.
      ref={(image) => {
        if (priority && image?.complete && image.naturalWidth === 0) next();
      }}
      sizes={sizes}
      src={source}
      srcSet={drawn && coverSrcSet(book.baseId, drawn)}
      width={640}
    />
  );
}
