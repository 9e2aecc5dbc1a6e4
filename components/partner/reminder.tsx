import { getTranslations } from 'next-intl/server';
import { ReminderForm } from '@/components/subscribe/reminder-form';
import { Card } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import { currentMarket } from '@/lib/i18n/current-market';
import { type Partner, REMINDER_MONTHS } from '@/lib/partners';
import { offerRichTags } from './offer-rich-tags';

/** Outside the offer's dates: asks for an address to remind (rulings, "Flow": Roladin). */
export async function Reminder({ partner }: { readonly partner: Partner }) {
  const [market, t, errors] = await Promise.all([
    currentMarket(),
    getTranslations('roladin.reminder'),
    getTranslations('errors'),
  ]);
  const marks = offerRichTags(partner, market);
  return (
    <div data-when="before after" id="reminder">
      <Card className="grid gap-5 p-6 sm:p-9">
        <div className="grid gap-2">
          <h2 className="text-section" data-when="before">
            {t('title')}
          </h2>
          <h2 className="text-section" data-when="after">
            {t('titleAfter')}
          </h2>
          <p className="text-lead">{t('text')}</p>
          <p>{t.rich('keep', { months: REMINDER_MONTHS, num: (part) => <Num>{part}</Num> })}</p>
        </div>
        <ReminderForm
          target={{ path: '/api/partners/reminder', payload: { partner: partner.id } }}
          labels={{
            email: t('email'),
            consent: t('consent', { partner: partner.texts[market.language].name }),
            send: t('send'),
            sentTitle: t('sentTitle'),
            sentText: t('sentText'),
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
        <p className="text-ink-soft text-small">{t.rich('unsubscribe', marks)}</p>
      </Card>
    </div>
  );
}
