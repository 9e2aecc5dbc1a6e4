'use client';

import { useState } from 'react';
import { type CatalogueBook, coverCandidates, coverPath, coverSrcSet, GENDERS } from '@/lib/catalogue';

type CardArtProps = {
  readonly book: Pick<CatalogueBook, 'id' | 'baseId' | 'genders' | 'image'>;
  readonly first?: boolean | undefined;
};

/** How wide a cover is shown on the shelves. */
const SIZES = '(min-width: 80rem) 216px, (min-width: 62.5rem) 21vw, (min-width: 48rem) 26vw, 38vw';

/** A cover for the shelf; whenever a picture does not load, the next candidate is tried (spec §3). */
export function CardArt({ book, first }: CardArtProps) {
  const [failed, setFailed] = useState(0);
  const candidates = coverCandidates(book);
  const source = candidates[failed];
  if (!source) return null;
  const next = () => setFailed(failed + 1);
  const drawn = GENDERS.find((hero) => coverPath(book.baseId, hero) === source);
  return (
    // biome-ignore lint/performance/noImgElement: covers are made ahead in a few widths; the next one is tried on failure
    <img
      alt=""
      decoding="async"
      height={640}
      key={source}
      loading={first ? 'eager' : 'lazy'}
      onError={next}
      // A picture of the first screen that failed before the page came alive has told nobody.
      ref={(image) => {
        if (first && image?.complete && image.naturalWidth === 0) next();
      }}
      sizes={SIZES}
      src={source}
      srcSet={drawn && coverSrcSet(book.baseId, drawn)}
      width={640}
    />
  );
}
