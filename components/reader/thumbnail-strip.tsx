'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { CoverView } from '@/lib/books';
import type { ReaderView } from './navigation/reader-navigation';
import { usePageLabel } from './navigation/use-page-label';

type ThumbnailStripProps = {
  readonly views: readonly ReaderView[];
  readonly cover: CoverView;
  readonly index: number;
  readonly onSelect: (index: number) => void;
};

/** Thumbnails of all pages in the book's direction; locked ones show a lock. */
export function ThumbnailStrip({ views, cover, index, onSelect }: ThumbnailStripProps) {
  const getPageLabel = usePageLabel();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !(current instanceof HTMLElement)) return;
    const offset = current.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
    row.scrollTo({ left: offset, behavior: 'auto' });
  }, [index]);
  return (
    <ol className="thumbnail-strip" ref={list}>
      {views.map((view, viewIndex) => (
        <li key={view.kind === 'spread' ? view.spread.key : view.kind}>
          <UnstyledButton
            aria-current={viewIndex === index ? 'page' : undefined}
            aria-label={getPageLabel(view)}
            className="thumbnail-item"
            data-locked={(view.kind === 'spread' && view.spread.locked) || undefined}
            onClick={() => onSelect(viewIndex)}
            type="button"
          >
            <SpreadThumbnail cover={cover} view={view} />
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}

function SpreadThumbnail({ view, cover }: { readonly view: ReaderView; readonly cover: CoverView }) {
  const page = view.kind === 'cover' ? cover : view.kind === 'spread' ? view.spread : null;
  const source = page?.thumb ?? page?.picture;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture
  if (source) return <img alt="" decoding="async" height={54} src={source} width={54} />;
  if (view.kind === 'spread' && view.spread.locked) {
    const { veil } = view.spread;
    return (
      <>
        {/* biome-ignore lint/performance/noImgElement: a private, short-lived blur of a few pixels */}
        {veil && <img alt="" decoding="async" height={54} src={veil} width={54} />}
        <Icon name="lock" />
      </>
    );
  }
  return <Icon name={view.kind === 'end' ? 'star' : 'palette'} />;
}
