'use client';

import { type AbstractIntlMessages, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { LoadedMessages } from '@/lib/client/loaded-messages';
import { useMarket } from '@/lib/client/market';
import type { ReturningTeacher } from '@/lib/kindergarten';
import { isolate } from '@/lib/platform/text/isolate';

type ReturningStartProps = { readonly returning: ReturningTeacher };

/** A teacher who comes back goes on with her own class, or to the books that she has ordered. */
export default function ReturningStart({
  messages,
  ...props
}: ReturningStartProps & { readonly messages: AbstractIntlMessages }) {
  const { language } = useMarket();
  return (
    <LoadedMessages language={language} messages={messages}>
      <ReturningLinks {...props} />
    </LoadedMessages>
  );
}

function ReturningLinks({ returning: { collecting, ordered } }: ReturningStartProps) {
  const t = useTranslations('kindergarten.start');
  const { to } = useMarket();
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
