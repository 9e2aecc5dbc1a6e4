'use client';

import { useTranslations } from 'next-intl';
import type { ReaderView } from './reader-navigation';

/** Label of a view, for thumbnails and for screen readers after each turn. */
export function usePageLabel(): (opening: ReaderView | undefined) => string {
  const t = useTranslations('preview.book');
  return (opening) => {
    if (!opening || opening.kind === 'cover') return t('cover');
    if (opening.kind === 'end') return t('end');
    const [from, to] = opening.pages;
    return opening.spread.locked ? t('lockedPages', { from, to }) : t('pagesLabel', { from, to });
  };
}
