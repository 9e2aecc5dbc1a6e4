'use client';

import { useState } from 'react';
import {
  type CatalogueBook,
  coverCandidates,
  coverPath,
  coverSrcSet,
  GENDERS,
  type Gender,
  offeredTo,
} from '@/lib/catalogue';

type CoverArtProps = {
  readonly book: Pick<CatalogueBook, 'id' | 'baseId' | 'genders' | 'image'>;
  /** Who shall be on it, if the book allows; by custom the catalogue chooses. */
  readonly gender?: Gender;
  /** Its width on screen, in CSS. */
  readonly sizes: string;
  /** What it shows; empty where the title beside it says enough. */
  readonly alt?: string | undefined;
  /** Stands on the first screen: loads at once. */
  readonly first?: boolean | undefined;
};

/** A catalogue cover; whenever a picture does not load, the next candidate is tried (spec §3). */
export function CoverArt({ book, gender, sizes, alt = '', first }: CoverArtProps) {
  const [failed, setFailed] = useState(0);
  const wanted = gender && offeredTo(book, gender) ? [coverPath(book.baseId, gender)] : [];
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
      fetchPriority={first ? 'high' : undefined}
      height={640}
      key={source}
      loading={first ? 'eager' : 'lazy'}
      onError={next}
      // A picture of the first screen that failed before the page came alive has told nobody.
      ref={(image) => {
        if (first && image?.complete && image.naturalWidth === 0) next();
      }}
      sizes={sizes}
      src={source}
      srcSet={drawn && coverSrcSet(book.baseId, drawn)}
      width={640}
    />
  );
}
