'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { EditorPlace } from './editor-places';
import { usePlaceLabel } from './use-place-label';

type EditorThumbnailsProps = {
  readonly places: readonly EditorPlace[];
  readonly index: number;
  readonly onSelect: (index: number) => void;
};

/** Thumbnails of everything that can be edited, in the book's direction. */
export function EditorThumbnails({ places, index, onSelect }: EditorThumbnailsProps) {
  const getLabel = usePlaceLabel();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !(current instanceof HTMLElement)) return;
    row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2, behavior: 'auto' });
  }, [index]);
  return (
    <ol className="thumbnail-strip" ref={list}>
      {places.map((place, at) => (
        <li key={place.key}>
          <button
            aria-current={at === index ? 'page' : undefined}
            aria-label={getLabel(place)}
            className="thumbnail-item"
            data-locked={place.page?.locked || undefined}
            onClick={() => onSelect(at)}
            type="button"
          >
            <Thumbnail place={place} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ place: { key, page } }: { readonly place: EditorPlace }) {
  const picture = page?.pictures.find(({ variation }) => variation === page.chosen);
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture
  if (picture?.thumb) return <img alt="" decoding="async" height={54} src={picture.thumb} width={54} />;
  if (page?.locked) return <Icon name="lock" />;
  if (key === 'dedication') return <Icon name="pencil" />;
  return <Icon name={key === 'closing' ? 'star' : 'palette'} />;
}
