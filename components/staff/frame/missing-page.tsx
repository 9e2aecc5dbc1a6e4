'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';

/** Says that a page of the desk does not exist, without saying for whom it might. */
export function MissingPage() {
  const t = useTranslations('staff.missing');
  return (
    <main className="staff-login" id="content">
      <h1 className="text-title">{t('title')}</h1>
      <p>{t('text')}</p>
      <Link className="text-link" href="/staff">
        {t('home')}
      </Link>
    </main>
  );
}
