'use client';

import { useTranslations } from 'next-intl';

type TypeButtonProps = { readonly large: boolean; readonly onToggle: () => void };

/** Makes the letters of the story larger, or as they are in the book. */
export function TypeButton({ large, onToggle }: TypeButtonProps) {
  const t = useTranslations('preview.book');
  return (
    <button
      aria-label={t('largeType')}
      aria-pressed={large}
      className="icon-button type-button"
      onClick={onToggle}
      type="button"
    >
      <span aria-hidden="true">{t('typeMark')}</span>
    </button>
  );
}
