import { getTranslations } from 'next-intl/server';
import { ReminderForm } from '@/components/partner/reminder-form';
import { supportMail } from '@/components/problem/support-mail';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { ALERT_MONTHS } from '@/lib/book-alerts';
import type { CatalogueBook } from '@/lib/catalogue';

type SoonProps = { readonly book: CatalogueBook; readonly booksHref: string };

/** A book that is still being written: no price yet, an address to be told, and the way to those that can be made. */
export async function Soon({ book, booksHref }: SoonProps) {
  const [t, alert, errors] = await Promise.all([
    getTranslations('bookDetail.soon'),
    getTranslations('bookDetail.alert'),
    getTranslations('errors'),
  ]);
  return (
    <div className="soon-note">
      <p className="display-text text-title">{t('title')}</p>
      <p>{t('text')}</p>
      <div className="soon-form">
        <h2 className="text-title">{alert('title')}</h2>
        <p>{alert.rich('text', { months: ALERT_MONTHS, num: (part) => <Num>{part}</Num> })}</p>
        <ReminderForm
          to={{ path: '/api/alerts', facts: { catalogueId: book.id } }}
          words={{
            email: alert('email'),
            consent: alert('consent', { title: book.title }),
            send: alert('send'),
            sentTitle: alert('sentTitle'),
            sentText: alert('sentText'),
            problems: {
              email_invalid: errors('emailInvalid'),
              terms_required: errors('termsRequired'),
              rate_limited: errors('rateLimited'),
              service_unavailable: errors('serviceUnavailable'),
              network_error: errors('networkError'),
              internal_error: errors('internalError'),
            },
          }}
        />
        <p className="text-ink-soft text-small">{alert.rich('unsubscribe', supportMail)}</p>
      </div>
      <Link className="text-link" href={booksHref}>
        {t('others')}
        <Icon flip name="arrow-right" />
      </Link>
    </div>
  );
}
