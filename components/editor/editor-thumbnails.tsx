'use client';

import { memo, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { EditorPlace } from './editor-places';
import { usePlaceLabel } from './use-place-label';

type EditorThumbnailsProps = {
  readonly places: readonly EditorPlace[];
  readonly index: number;
  /** The same function for as long as the editor is open. */
  readonly onSelect: (key: string) => void;
};

/** Thumbnails of everything that can be edited, in the book's direction. */
export function EditorThumbnails({ places, index, onSelect }: EditorThumbnailsProps) {
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
        <ThumbnailItem current={at === index} key={place.key} onSelect={onSelect} place={place} />
      ))}
    </ol>
  );
}

type ThumbnailItemProps = Pick<EditorThumbnailsProps, 'onSelect'> & {
  readonly place: EditorPlace;
  readonly current: boolean;
};

/** Each key typed renders the editor, but only one place changes with it. */
const ThumbnailItem = memo(function ThumbnailItem({ place, current, onSelect }: ThumbnailItemProps) {
  const getLabel = usePlaceLabel();
  return (
    <li>
      <UnstyledButton
        aria-current={current ? 'page' : undefined}
        aria-label={getLabel(place)}
        className="thumbnail-item"
        data-locked={place.page?.locked || undefined}
        onClick={() => onSelect(place.key)}
        type="button"
      >
        <Thumbnail place={place} />
      </UnstyledButton>
    </li>
  );
});

function Thumbnail({ place: { key, page } }: { readonly place: EditorPlace }) {
  const picture = page?.pictures.find(({ variation }) => variation === page.chosen);
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture
  if (picture?.thumb) return <img alt="" decoding="async" height={54} src={picture.thumb} width={54} />;
  if (page?.locked) return <Icon name="lock" />;
  if (key === 'dedication') return <Icon name="pencil" />;
  return <Icon name={key === 'closing' ? 'star' : 'palette'} />;
}
