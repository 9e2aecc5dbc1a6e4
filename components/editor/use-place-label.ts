'use client';

import { useTranslations } from 'next-intl';
import type { EditorPlace } from './editor-places';

/** Label of a place, for the header, thumbnails and screen readers after each turn. */
export function usePlaceLabel(): (place: EditorPlace) => string {
  const t = useTranslations('editor.places');
  return ({ key, numbers, page }) => {
    if (key === 'cover' || key === 'dedication' || key === 'closing') return t(key);
    const [from, to] = numbers ?? [0, 0];
    return t(page?.locked ? 'lockedPages' : 'pages', { from, to });
  };
}
