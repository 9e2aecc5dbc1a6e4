'use client';

import { useState } from 'react';
import { type CatalogueBook, coverCandidates, coverPath, type Gender } from '@/lib/catalogue';
import { directionOf } from '@/lib/markets';

type CoverArtProps = { readonly book: CatalogueBook; readonly gender?: Gender };

/** A catalogue cover for the child's gender; tries the next candidate whenever one does not load (spec §3). */
export function CoverArt({ book, gender }: CoverArtProps) {
  // The art is composed anew where the book opens from the other side.
  const mirrored = directionOf(book.language) === 'rtl' ? '-rtl' : '';
  const [failed, setFailed] = useState(0);
  const supported = gender && (book.genders.length === 0 || book.genders.includes(gender));
  const wanted = supported ? [coverPath(book.baseId, gender)] : [];
  const candidates = [
    ...new Set([...wanted, ...coverCandidates(book), `/pictures/cover-${book.baseId}${mirrored}-640.webp`]),
  ];
  const source = candidates[failed];
  if (!source) return null;
  // biome-ignore lint/performance/noImgElement: covers are made ahead in one size; the next one is tried on failure
  return <img alt="" decoding="async" key={source} onError={() => setFailed(failed + 1)} src={source} />;
}
