'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PreviewView } from '@/lib/books';
import type { Opening } from './reader-moves';

type RailProps = {
  readonly openings: readonly Opening[];
  readonly cover: PreviewView['cover'];
  readonly index: number;
  readonly onChoose: (index: number) => void;
};

/** Every opening as a small picture; locked ones show their lock. Runs in the book's direction. */
export function Rail({ openings, cover, index, onChoose }: RailProps) {
  const t = useTranslations('preview.book');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current;
    const here = row?.children[index];
    if (!row || !(here instanceof HTMLElement)) return;
    const offset = here.offsetLeft - (row.clientWidth - here.clientWidth) / 2;
    row.scrollTo({ left: offset, behavior: 'auto' });
  }, [index]);
  const nameOf = (opening: Opening): string => {
    if (opening.kind === 'cover') return t('cover');
    if (opening.kind === 'end') return t('end');
    const [from, to] = opening.pages;
    return opening.spread.locked ? t('lockedPages', { from, to }) : t('pagesLabel', { from, to });
  };
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

function RailPicture({ opening, cover }: { readonly opening: Opening; readonly cover: PreviewView['cover'] }) {
  const source = opening.kind === 'cover' ? cover.picture : opening.kind === 'spread' ? opening.spread.picture : null;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture
  if (source) return <img alt="" src={source} />;
  if (opening.kind === 'spread' && opening.spread.locked) return <Icon name="lock" />;
  return <Icon name={opening.kind === 'end' ? 'star' : 'palette'} />;
}
