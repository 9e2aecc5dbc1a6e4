'use client';

import { useState } from 'react';
import { type CatalogueBook, coverCandidates, coverPath, coverSrcSet, type Gender, offeredTo } from '@/lib/catalogue';

type CoverArtProps = {
  readonly book: CatalogueBook;
  readonly gender?: Gender;
  /** Its width on screen, in CSS. */
  readonly sizes: string;
};

/** A catalogue cover for the child's gender; tries the next candidate whenever one does not load (spec §3). */
export function CoverArt({ book, gender, sizes }: CoverArtProps) {
  const [failed, setFailed] = useState(0);
  const wanted = gender && offeredTo(book, gender) ? [coverPath(book.baseId, gender)] : [];
  const candidates = [...new Set([...wanted, ...coverCandidates(book)])];
  const source = candidates[failed];
  if (!source) return null;
  const drawn = (['boy', 'girl'] as const).find((hero) => coverPath(book.baseId, hero) === source);
  return (
    // biome-ignore lint/performance/noImgElement: covers are made ahead in a few widths; the next one is tried on failure
    <img
      alt=""
      decoding="async"
      key={source}
      loading="lazy"
      onError={() => setFailed(failed + 1)}
      sizes={sizes}
      src={source}
      srcSet={drawn && coverSrcSet(book.baseId, drawn)}
    />
  );
}
