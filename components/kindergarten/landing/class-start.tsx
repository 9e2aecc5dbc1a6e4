'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';
import { isolate } from '@/lib/platform/text/isolate';
import { useReturning } from './use-returning';

/** The way to the form; a teacher who comes back goes on with her own class, or to the books that she has ordered. */
export function ClassStart() {
  const t = useTranslations('kindergarten.start');
  const { to } = useMarket();
  const { collecting, ordered } = useReturning() ?? {};
  const name = collecting?.kindergartenName || t('unnamed');
  return (
    <div className="grid justify-items-start gap-3">
      <a className="ui-button max-w-full text-center" data-look="action" data-size="large" href="#order">
        {collecting ? t('continue', { kindergarten: isolate(name), count: collecting.children }) : t('new')}
      </a>
      {ordered && (
        <Link className="text-link" href={to(`/kindergarten/${ordered.classId}`)}>
          {t('books', { kindergarten: isolate(ordered.kindergartenName) })}
        </Link>
      )}
    </div>
  );
}
