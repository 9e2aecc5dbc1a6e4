'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { takeLeftBehind } from '@/components/layout/left-behind';
import { Icon } from '@/components/ui/icon';

/** Why a visitor sees all books: the one they looked at is not told in this language, or the shelf does not exist. */
export function Arrival({ unknownShelf }: { readonly unknownShelf: boolean }) {
  const t = useTranslations('catalogue.arrival');
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    const left = takeLeftBehind();
    if (left) setTitle(left);
  }, []);
  if (!title && !unknownShelf) return null;
  return (
    <p className="catalogue-arrival" role="status">
      <Icon className="mt-1" name="info" />
      <span>{title ? t.rich('noEdition', { title, bdi: (part) => <bdi>{part}</bdi> }) : t('noShelf')}</span>
    </p>
  );
}
