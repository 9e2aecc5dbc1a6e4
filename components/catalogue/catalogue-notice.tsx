'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { takeMissingEdition } from '@/lib/client/missing-edition';

/** Says why the visitor sees all books: the book does not exist in this language, or the category does not exist. */
export function CatalogueNotice({ unknownCategory }: { readonly unknownCategory: boolean }) {
  const t = useTranslations('catalogue.arrival');
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    const left = takeMissingEdition();
    if (left) setTitle(left);
  }, []);
  if (!title && !unknownCategory) return null;
  return (
    <p className="catalogue-notice" role="status">
      <Icon className="mt-1" name="info" />
      <span>{title ? t.rich('noEdition', { title, bdi: (part) => <bdi>{part}</bdi> }) : t('noShelf')}</span>
    </p>
  );
}
