import { getTranslations } from 'next-intl/server';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { ReminderForm } from '@/components/subscribe/reminder-form';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { supportEmailTag } from '@/components/ui/support-email-tag';
import { Num } from '@/components/ui/text';
import { ALERT_MONTHS } from '@/lib/book-alerts';
import type { CatalogueBook } from '@/lib/catalogue';
import comingSoonStyles from './coming-soon.pcss';

type ComingSoonProps = { readonly book: CatalogueBook; readonly booksHref: string };

/** Shown for a book that is still being written: no price, a form to be notified, and a link to the available books. */
export async function ComingSoon({ book, booksHref }: ComingSoonProps) {
  const [t, alert, errors] = await Promise.all([
    getTranslations('bookDetail.soon'),
    getTranslations('bookDetail.alert'),
    getTranslations('errors'),
  ]);
  return (
    <>
      <LinkedStylesheet href={comingSoonStyles} />
      <div className="coming-soon-note">
        <p className="display-text text-title">{t('title')}</p>
        <p>{t('text')}</p>
        <div className="coming-soon-form">
          <h2 className="text-title">{alert('title')}</h2>
          <p>{alert.rich('text', { months: ALERT_MONTHS, num: (part) => <Num>{part}</Num> })}</p>
          <ReminderForm
            target={{ path: '/api/alerts', payload: { catalogueId: book.id } }}
            labels={{
              email: alert('email'),
              consent: alert('consent', { title: book.title }),
              send: alert('send'),
              sentTitle: alert('sentTitle'),
              sentText: alert('sentText'),
              errorId: errors('errorId'),
              errors: {
                email_invalid: errors('emailInvalid'),
                terms_required: errors('termsRequired'),
                rate_limited: errors('rateLimited'),
                service_unavailable: errors('serviceUnavailable'),
                network_error: errors('networkError'),
                internal_error: errors('internalError'),
              },
            }}
          />
          <p className="text-ink-soft text-small">{alert.rich('unsubscribe', supportEmailTag)}</p>
        </div>
        <Link className="text-link" href={booksHref}>
          {t('others')}
          <Icon flip name="arrow-right" />
        </Link>
      </div>
    </>
  );
}
