'use client';

import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';

/** The id of an error, for a parent who writes to us; nothing for an error without one. */
export function ErrorId({ id }: { readonly id: string | null | undefined }) {
  const t = useTranslations('errors');
  return id ? (
    <p className="text-ink-soft text-small">
      {t('errorId')} <Num>{id}</Num>
    </p>
  ) : null;
}
