'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CoverView } from '@/lib/books';
import type { Opening } from './reader-moves';
import { usePlaceName } from './use-place-name';

type RailProps = {
  readonly openings: readonly Opening[];
  readonly cover: CoverView;
  readonly index: number;
  readonly onChoose: (index: number) => void;
};

/** Every opening as a small picture; locked ones show their lock. Runs in the book's direction. */
export function Rail({ openings, cover, index, onChoose }: RailProps) {
  const nameOf = usePlaceName();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current;
    const here = row?.children[index];
    if (!row || !(here instanceof HTMLElement)) return;
    const offset = here.offsetLeft - (row.clientWidth - here.clientWidth) / 2;
    row.scrollTo({ left: offset, behavior: 'auto' });
  }, [index]);
  return (
    <ol className="rail" ref={list}>
      {openings.map((opening, at) => (
        <li key={opening.kind === 'spread' ? opening.spread.key : opening.kind}>
          <button
            aria-current={at === index ? 'page' : undefined}
            aria-label={nameOf(opening)}
            className="rail-item"
            data-locked={(opening.kind === 'spread' && opening.spread.locked) || undefined}
            onClick={() => onChoose(at)}
            type="button"
          >
            <RailPicture cover={cover} opening={opening} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function RailPicture({ opening, cover }: { readonly opening: Opening; readonly cover: CoverView }) {
  const drawn = opening.kind === 'cover' ? cover : opening.kind === 'spread' ? opening.spread : null;
  const source = drawn?.thumb ?? drawn?.picture;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture
  if (source) return <img alt="" decoding="async" height={54} src={source} width={54} />;
  if (opening.kind === 'spread' && opening.spread.locked) {
    const { veil } = opening.spread;
    return (
      <>
        {/* biome-ignore lint/performance/noImgElement: a private, short-lived blur of a few pixels */}
        {veil && <img alt="" decoding="async" height={54} src={veil} width={54} />}
        <Icon name="lock" />
      </>
    );
  }
  return <Icon name={opening.kind === 'end' ? 'star' : 'palette'} />;
}
