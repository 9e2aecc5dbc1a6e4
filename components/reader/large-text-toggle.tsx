'use client';

import { useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';

type LargeTextToggleProps = { readonly pressed: boolean; readonly onToggle: () => void };

/** Switches between large and normal story text. */
export function LargeTextToggle({ pressed, onToggle }: LargeTextToggleProps) {
  const t = useTranslations('preview.book');
  return (
    <UnstyledButton
      aria-label={t('largeType')}
      aria-pressed={pressed}
      className="icon-button large-text-button"
      onClick={onToggle}
      type="button"
    >
      <span aria-hidden="true">{t('typeMark')}</span>
    </UnstyledButton>
  );
}
