'use client';

import { useTranslations } from 'next-intl';
import type { Opening } from './reader-moves';

/** What an opening is called: by the row of pages and by screen readers at each turn. */
export function usePlaceName(): (opening: Opening | undefined) => string {
  const t = useTranslations('preview.book');
  return (opening) => {
    if (!opening || opening.kind === 'cover') return t('cover');
    if (opening.kind === 'end') return t('end');
    const [from, to] = opening.pages;
    return opening.spread.locked ? t('lockedPages', { from, to }) : t('pagesLabel', { from, to });
  };
}
